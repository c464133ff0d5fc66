create table ended_visits (
  visitor text not null primary key,
  ended_at text not null
);

create index ended_visits_by_end on ended_visits (ended_at);
