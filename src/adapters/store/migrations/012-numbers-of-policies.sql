create table policies_anew (
  proposal_id text not null primary key references proposals (id),
  policy_number text not null,
  owner text not null,
  cover_from text not null,
  cover_until text not null,
  issued_at text not null
);

insert into policies_anew (proposal_id, policy_number, owner, cover_from, cover_until, issued_at)
  select proposal_id, policy_number, owner, cover_from, cover_until, issued_at from policies;

create table reminders_anew (
  proposal_id text not null references policies_anew (proposal_id),
  reminder text not null,
  settled_at text not null,
  primary key (proposal_id, reminder)
);

insert into reminders_anew (proposal_id, reminder, settled_at)
  select proposal_id, reminder, settled_at from reminders;

drop table reminders;

drop table policies;

alter table policies_anew rename to policies;

alter table reminders_anew rename to reminders;

create index policies_by_end on policies (cover_until);

create index policies_by_number on policies (policy_number);
