create table passkeys (
  id text not null primary key,
  contact_id text not null,
  credential_id text not null,
  public_key text not null,
  counter integer not null,
  added_at text not null,
  used_at text
);

create index passkeys_by_contact on passkeys (contact_id);

alter table contact_proofs add column passkey_id text;

create index contact_proofs_by_passkey on contact_proofs (passkey_id) where passkey_id is not null;
