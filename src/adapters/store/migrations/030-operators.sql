create table operators (
  name text not null primary key,
  sealed_operator text not null,
  last_step integer not null,
  signed_in_at text,
  passes_ended_at integer not null
);
