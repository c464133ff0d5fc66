import { type Kysely, sql } from 'kysely';
import type { Tables } from '#adapters/store/tables.ts';

/** Each table that grows has so many rows. */
export const grownTo = 100_000;

/** Tables that hold a row a server, a sink, a key or a migration. */
export const tablesOfFixedSize: readonly string[] = [
  'audit_head',
  'event_sinks',
  'heartbeat',
  'key_probe',
  'migrations',
  'operators',
];

const past = "(2010 + n % 16) || '-06-01T00:00:00.000Z'";
const state = `case n % 10000 when 0 then 'paid' when 1 then 'submitted' when 2 then 'awaiting-payment'
  when 3 then 'awaiting-decision' else case n % 10 when 4 then 'drafting' when 7 then 'drafting' when 5 then 'refunded'
  when 6 then 'declined' when 8 then 'expired' else 'issued' end end`;
/** What was closed was erased, years ago; a few wait for it. */
const erasedAt = `case when n % 10000 <> 8 and n % 10 in (5, 6, 8) then ${past} end`;
const erasureTime = `case when n % 10 in (5, 6, 8) then ${past} end`;

/**
 * Column by column, of the row `n`. All of it is of past years and most of it is kept for good: what a rule of retention
 * looks for is no older than what stays, so that a look at all of the past is a look at the whole table.
 */
const grown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quotes: {
    ...{ id: "'q' || n", owner: "'v' || (n / 2)", crn: "'c' || n", channel: "'website'" },
    ...{ catalogue_version: "'1'", created_at: past, sealed_request: "'s'" },
  },
  proposals: {
    ...{ id: "'p' || n", owner: "'v' || (n / 2)", quote_id: "'q' || n", number: "'n' || n", state },
    ...{ version: '1', created_at: past, updated_at: past, turn: 'n', sealed_proposal: "'s'" },
    ...{ erase_asked_at: erasureTime, erased_at: erasedAt },
  },
  transactions: {
    ...{ id: "'t' || n", proposal_id: "'p' || n", quote_id: "'q' || n", owner: "'v' || (n / 2)" },
    ...{ slab_id: "'s'", cpt_id: "'c'", created_at: past },
  },
  payments: {
    ...{ receipt: "'r' || n", proposal_id: "'p' || n", gateway_order_id: "'o' || n", amount: 'n' },
    ...{ purpose: "'debit'", tries: '1', created_at: past, updated_at: past },
    state:
      "case n % 10000 when 2 then 'pending' else case n % 10 when 5 then 'refunded' else 'captured' end end",
  },
  gateway_events: { event_id: "'e' || n", taken_at: past },
  unknown_orders: { gateway_order_id: "'u' || n", heard_at: past },
  policies: {
    ...{ proposal_id: "'p' || n", policy_number: "'P' || n", owner: "'v' || (n / 2)", cover_from: past },
    ...{ cover_until: "(2011 + n % 16) || '-05-31'", issued_at: past },
  },
  reminders: { proposal_id: "'p' || n", reminder: "'early'", settled_at: past },
  service_requests: {
    ...{ id: "'z' || n", reference: "'CH ' || n", proposal_id: "'p' || n", kind: "'return'", version: '1' },
    ...{ state: "case when n % 10000 > 0 then 'done' else 'with-insurer' end", place: "'z' || n" },
    ...{ created_at: past, updated_at: past, sealed_request: "'s'" },
    look_at: `case when n % 10000 = 0 then ${past} end`,
    due_on: "case when n % 10000 = 0 then '2026-11-20' end",
  },
  draft_notices: { proposal_id: "'p' || n", notice: "'waits'", settled_at: past },
  shares: {
    ...{ id: "'h' || n", owner: "'v' || (n / 2)", content_key: "'k' || n", created_at: past },
    ...{ expires_at: "'2027-01-01'", reference: "'R' || n", sealed_decision: "'s'" },
  },
  resume_links: {
    ...{ proposal_id: "'p' || n", secret_hash: "'h' || n", ends_at: past, spent: '0', codes: "'{}'" },
  },
  call_backs: {
    ...{ id: "'b' || n", owner: "'v' || (n / 2)", asked_at: past, sealed_call_back: "'s'" },
    settled_at: `case when n % 10000 > 0 then ${past} end`,
  },
  sent_to: { recipient: "'w' || n", sent_at: "'[]'", last_sent_at: past },
  contacts: { id: "'k' || n", mark: "'m' || n", kind: "'mobile'", sealed_address: "'s'" },
  policy_contacts: {
    ...{ id: "'pk' || n", proposal_id: "'p' || n", contact_id: "'k' || n", role: "'holder'" },
    ...{ added_at: past, holds_from: past, sealed_name: "'s'" },
  },
  contact_proofs: {
    ...{ visitor: "'v' || n", contact_id: "'k' || n", proposal_id: "''", proven_at: past, ends_at: past },
  },
  passkeys: {
    ...{ id: "'w' || n", contact_id: "'k' || n", credential_id: "'c' || n", public_key: "'p'" },
    ...{ counter: '0', added_at: past },
  },
  opening_codes: { visitor: "'v' || n", number: "'w' || n", hashes: "'[]'", sent_at: past, tries: '0' },
  ended_visits: { visitor: "'v' || n", ended_at: past },
  outbox: {
    ...{ key: "'m' || n", turn: 'n', proposal_id: "'p' || n", sealed_message: "'s'" },
    sent_at: `case when n % 10000 > 0 then ${past} end`,
  },
  deliveries: {
    ...{ message_key: "'m' || n", channel: "'mail'", tries: '1', unsure_tries: '0', recipient: "'r'" },
    ...{ answer: "'a'", first_tried_at: past, last_tried_at: past },
    state: "case when n % 10000 > 0 then 'sent' else 'gave-up' end",
  },
  asked: {
    ...{ reference: "'n' || n", outside: "'insurer'", company: "'sahyadri'", question: "'issue'" },
    ...{ ending: "case when n % 10000 > 0 then 'issued' else 'timed-out' end", times: '1', last_ms: '1' },
    ...{ longest_ms: '1', first_asked_at: past, last_asked_at: past },
  },
  consents: {
    ...{ id: "'y' || n", owner: "'v' || (n / 2)", purpose: "'usage'", text_version: "'1'", given: 'n % 2' },
    at: `case n % 2 when 0 then ${past} else '2026-11-25' end`,
  },
  events: {
    ...{ owner: "'v' || (n / 2)", id: "'e' || n", name: "'quote-saved'", fields: "'{}'", at: past },
    ...{ kind: "case n % 2 when 0 then 'service' else 'usage' end", day: "(2010 + n % 16) || '-06-01'" },
    ...{ channel: "'website'", platform: "'desktop'", step: "'quote'", position: 'n' },
    reference: "case n % 2 when 0 then 'n' || n end",
  },
  flags: { owner: "'v' || n", flag: "'mobile-field'", version: "'v1.0'", assigned_at: past },
  audit: {
    ...{ position: 'n', at: past, who: "'meera'", via: "'command'", act: "'looked-at'" },
    ...{ reference: "''", reason: "''", hash: "'h'" },
  },
};

export const grownTables: readonly string[] = Object.keys(grown);

/** On PostgreSQL every table that grows holds `grownTo` rows afterwards, and the database has counted them. */
export async function grow(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute((within) => withoutIndexes(within, () => fill(within)));
  await sql`analyze`.execute(db);
}

async function fill(db: Kysely<Tables>): Promise<void> {
  // Each row of another table is there, and was looked for a hundred thousand times for nothing.
  await sql`set local session_replication_role = replica`.execute(db);
  for (const [table, columns] of Object.entries(grown)) {
    const names = Object.keys(columns).join(', ');
    const values = Object.values(columns).join(', ');
    await sql
      .raw(`insert into ${table} (${names}) select ${values} from generate_series(1, ${grownTo}) as n`)
      .execute(db);
  }
}

/** An index over rows that are there is made in a fraction of the time that its growing with them takes. */
async function withoutIndexes(db: Kysely<Tables>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes
    where schemaname = current_schema() and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  for (const { text } of rows) await sql.raw(text).execute(db);
}
