alter table proposals add column erase_asked_at text;

alter table proposals add column erased_at text;

create index proposals_to_erase on proposals (erase_asked_at, erased_at);

create index proposals_by_change on proposals (state, updated_at);

create index quotes_by_time on quotes (created_at);

create index quotes_by_crn on quotes (crn);

create index gateway_events_by_time on gateway_events (taken_at);

create index resume_links_by_end on resume_links (ends_at);

alter table outbox add column proposal_id text;

create index outbox_by_proposal on outbox (proposal_id);

create table audit (
  position integer not null primary key,
  at text not null,
  who text not null,
  via text not null,
  act text not null,
  reference text not null,
  reason text not null,
  hash text not null
);

create index audit_by_time on audit (at);

create table audit_head (
  id text not null primary key,
  turn integer not null,
  sealed_head text not null
);
