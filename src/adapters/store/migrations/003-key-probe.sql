create table key_probe (
  id text not null primary key,
  owner text not null,
  sealed_probe text not null
);
