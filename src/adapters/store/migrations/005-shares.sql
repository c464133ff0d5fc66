create table shares (
  id text not null primary key,
  owner text not null,
  content_key text not null unique,
  created_at text not null,
  expires_at text not null,
  sealed_decision text not null
);

create index shares_by_owner on shares (owner);

create index shares_by_end on shares (expires_at);
