create table flags (
  owner text not null,
  flag text not null,
  version text not null,
  assigned_at text not null,
  primary key (owner, flag)
);
