import { type Kysely, sql } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { locksRows } from '../engine/locks.ts';
import type { Tables } from '../tables.ts';

/** Rows that go by their own time alone: the columns that name one, and the one that says how old it is. */
const agedTables = {
  shares: { keys: ['id'], time: 'createdAt' },
  resume_links: { keys: ['proposalId'], time: 'endsAt' },
  gateway_events: { keys: ['eventId'], time: 'takenAt' },
  asked: { keys: ['reference', 'company', 'question', 'ending'], time: 'lastAskedAt' },
  flags: { keys: ['owner', 'flag'], time: 'assignedAt' },
  sent_to: { keys: ['recipient'], time: 'lastSentAt' },
  contact_proofs: { keys: ['visitor', 'contactId', 'proposalId'], time: 'endsAt' },
  opening_codes: { keys: ['visitor', 'number'], time: 'sentAt' },
  ended_visits: { keys: ['visitor'], time: 'endedAt' },
} as const satisfies {
  readonly [Table in keyof Tables]?: {
    readonly keys: readonly (keyof Tables[Table])[];
    readonly time: keyof Tables[Table];
  };
};

/** Removes so many of the rows from before some moment, but for those that somebody is at; answers how many are gone. */
export async function removeOldRows(
  db: Kysely<Tables>,
  table: keyof typeof agedTables,
  { before, limit }: { readonly before: Instant; readonly limit: number },
): Promise<number> {
  const { keys, time } = agedTables[table];
  const key = sql.join(keys.map((column) => sql.ref(column)));
  const locked = locksRows(db) ? sql`for update skip locked` : sql``;
  const old = sql`select ${key} from ${sql.table(table)} where ${sql.ref(time)} < ${before} limit ${limit} ${locked}`;
  const removed = await sql`delete from ${sql.table(table)} where (${key}) in (${old})`.execute(db);
  return Number(removed.numAffectedRows);
}
