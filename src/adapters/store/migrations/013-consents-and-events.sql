create table consents (
  id text not null primary key,
  owner text not null,
  purpose text not null,
  text_version text not null,
  language text,
  given integer not null,
  at text not null
);

create index consents_by_owner on consents (owner, at);

create table event_count (
  id integer not null primary key,
  last integer not null
);

insert into event_count (id, last) values (1, 0);

create table events (
  position integer not null primary key,
  owner text not null,
  id text not null,
  name text not null,
  kind text not null,
  fields text not null,
  at text not null,
  day text not null,
  channel text not null,
  platform text not null,
  step text,
  reference text,
  unique (owner, id)
);

create index events_by_step on events (day, step);

create index events_by_name on events (name, fields);

create table event_sinks (
  sink text not null primary key,
  position integer not null,
  claim integer not null,
  claimed_until text not null
);
