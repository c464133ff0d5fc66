create table events_anew (
  position integer not null primary key autoincrement,
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

insert into events_anew (position, owner, id, name, kind, fields, at, day, channel, platform, step, reference)
  select position, owner, id, name, kind, fields, at, day, channel, platform, step, reference from events;

delete from sqlite_sequence where name = 'events_anew';

insert into sqlite_sequence (name, seq) select 'events_anew', last from event_count;

drop table events;

alter table events_anew rename to events;

create index events_by_step on events (day, step);

create index events_by_name on events (name, fields);

create index events_by_time on events (kind, at);

create index events_by_reference on events (reference);

create index events_by_kind on events (kind, position);

drop table event_count;
