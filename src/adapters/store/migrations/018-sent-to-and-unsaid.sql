create table sent_to (
  recipient text not null primary key,
  sent_at text not null,
  last_sent_at text not null
);

create index sent_to_by_last on sent_to (last_sent_at);

alter table proposals add column unsaid_since text;
