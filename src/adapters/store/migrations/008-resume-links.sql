create table resume_links (
  proposal_id text not null primary key references proposals (id),
  secret_hash text not null unique,
  ends_at text not null,
  spent integer not null,
  codes text not null
);
