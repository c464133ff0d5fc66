create table service_requests (
  id text not null primary key,
  reference text not null unique,
  proposal_id text not null references proposals (id),
  kind text not null,
  state text not null,
  version integer not null,
  place text unique,
  due_on text,
  look_at text,
  created_at text not null,
  updated_at text not null,
  sealed_request text not null
);

create index service_requests_by_proposal on service_requests (proposal_id);

create index service_requests_to_look_at on service_requests (look_at) where look_at is not null;

create index service_requests_by_due_day on service_requests (due_on) where due_on is not null;

alter table policies add column ended_on text;

alter table payments add column due_back integer not null default 0;
