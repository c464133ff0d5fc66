create table reminders (
  proposal_id text not null references policies (proposal_id),
  reminder text not null,
  settled_at text not null,
  primary key (proposal_id, reminder)
);

create index policies_by_end on policies (cover_until);
