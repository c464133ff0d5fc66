create table draft_notices (
  proposal_id text not null references proposals (id),
  notice text not null,
  settled_at text not null,
  primary key (proposal_id, notice)
);
