create table asked (
  reference text not null,
  outside text not null,
  company text not null,
  question text not null,
  ending text not null,
  times integer not null,
  last_ms integer not null,
  longest_ms integer not null,
  first_asked_at text not null,
  last_asked_at text not null,
  primary key (reference, company, question, ending)
);

create index asked_by_time on asked (last_asked_at);
