create table contacts (
  id text not null primary key,
  mark text not null unique,
  kind text not null,
  sealed_address text not null
);

create table policy_contacts (
  id text not null primary key,
  proposal_id text not null references proposals (id),
  contact_id text not null references contacts (id),
  role text not null,
  added_at text not null,
  holds_from text not null,
  ends_at text,
  opened_at text,
  sealed_name text not null,
  unique (proposal_id, contact_id)
);

create index policy_contacts_by_contact on policy_contacts (contact_id);

create table contact_proofs (
  visitor text not null,
  contact_id text not null,
  proposal_id text not null,
  proven_at text not null,
  ends_at text not null,
  primary key (visitor, contact_id, proposal_id)
);

create index contact_proofs_by_end on contact_proofs (ends_at);

create index contact_proofs_by_contact on contact_proofs (contact_id);

create table opening_codes (
  visitor text not null,
  number text not null,
  hashes text not null,
  sent_at text not null,
  tries integer not null,
  primary key (visitor, number)
);

create index opening_codes_by_time on opening_codes (sent_at);

alter table proposals add column contacts_due text;

update proposals set contacts_due = updated_at where state = 'issued' and erase_asked_at is null and erased_at is null;

create index proposals_contacts_due on proposals (contacts_due) where contacts_due is not null;
