create table call_backs (
  id text not null primary key,
  owner text not null,
  asked_at text not null,
  settled_at text,
  sealed_call_back text not null
);

create index call_backs_waiting on call_backs (settled_at, asked_at);

create index call_backs_by_owner on call_backs (owner);
