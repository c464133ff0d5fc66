create table quotes (
  id text not null primary key,
  owner text not null,
  crn text not null,
  channel text not null,
  catalogue_version text not null,
  created_at text not null,
  sealed_request text not null
);

create index quotes_by_owner on quotes (owner);

create table proposals (
  id text not null primary key,
  owner text not null,
  quote_id text not null references quotes (id),
  number text not null unique,
  state text not null,
  version integer not null,
  open_key text unique,
  created_at text not null,
  updated_at text not null,
  turn integer not null,
  sealed_proposal text not null
);

create index proposals_by_quote on proposals (owner, quote_id);

create index proposals_by_state on proposals (state, turn);

create index proposals_by_turn on proposals (turn);

create table transactions (
  id text not null primary key,
  proposal_id text not null unique references proposals (id),
  quote_id text not null references quotes (id),
  owner text not null,
  slab_id text not null,
  cpt_id text not null,
  created_at text not null
);

create table payments (
  receipt text not null primary key,
  proposal_id text not null references proposals (id),
  gateway_order_id text not null unique,
  amount integer not null check (amount > 0),
  purpose text not null,
  state text not null,
  failure_text text,
  method text,
  tries integer not null,
  live_key text unique,
  created_at text not null,
  updated_at text not null
);

create index payments_by_proposal on payments (proposal_id);

create table gateway_events (
  event_id text not null primary key,
  taken_at text not null
);

create table policies (
  proposal_id text not null primary key references proposals (id),
  policy_number text not null unique,
  owner text not null,
  cover_from text not null,
  cover_until text not null,
  issued_at text not null
);

create table outbox (
  key text not null primary key,
  turn integer not null,
  sent_at text,
  sealed_message text not null
);

create index outbox_unsent on outbox (sent_at, turn);

create index outbox_by_turn on outbox (turn);

create table heartbeat (
  id integer not null primary key,
  beat_at text not null
);
