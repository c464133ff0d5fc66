import type { Kysely } from 'kysely';
import type { EventKind } from '#domain/event/catalogue.ts';
import type { Perishable } from '#domain/retention/rules.ts';
import type { Keeping } from '#usecases/ports/keeping.ts';
import type { Tables } from '../tables.ts';

type Db = Kysely<Tables>;
export type Batch = Parameters<Keeping['letGo']>[1];
type OfVisits = 'consent' | 'call-back' | 'usage-event' | 'service-event' | 'flag' | 'sent-to';

/** How goes what stands by its visitor and by no purchase. */
export const letGoOfVisits = {
  consent: letGoOfConsents,
  'call-back': async (db, { before, limit }) => {
    const old = db
      .selectFrom('call_backs')
      .select('id')
      .where(({ fn }) => fn.coalesce('settled_at', 'asked_at'), '<', before)
      .limit(limit);
    return gone(await db.deleteFrom('call_backs').where('id', 'in', old).executeTakeFirst());
  },
  'usage-event': (db, batch) => letGoOfEvents(db, 'usage', batch),
  'service-event': (db, batch) => letGoOfEvents(db, 'service', batch),
  // As many as there are of these two: rows of a few letters, and seldom many of one moment.
  flag: async (db, { before }) =>
    gone(await db.deleteFrom('flags').where('assigned_at', '<', before).executeTakeFirst()),
  'sent-to': async (db, { before }) =>
    gone(await db.deleteFrom('sent_to').where('last_sent_at', '<', before).executeTakeFirst()),
} as const satisfies Partial<Record<Perishable, (db: Db, batch: Batch) => Promise<number>>> &
  Record<OfVisits, unknown>;

export function gone({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}

/** All answers of a visitor to a purpose go together, with the last of them. */
async function letGoOfConsents(db: Db, { before, limit }: Batch): Promise<number> {
  const old = db
    .selectFrom('consents')
    .select('id')
    .where('at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('consents as later')
            .select('later.id')
            .whereRef('later.owner', '=', 'consents.owner')
            .whereRef('later.purpose', '=', 'consents.purpose')
            .where('later.at', '>=', before),
        ),
      ),
    )
    .limit(limit);
  return gone(await db.deleteFrom('consents').where('id', 'in', old).executeTakeFirst());
}

/** What is about an application stays with its record. */
async function letGoOfEvents(db: Db, kind: EventKind, { before, limit }: Batch): Promise<number> {
  const old = db
    .selectFrom('events')
    .select('position')
    .where('kind', '=', kind)
    .where('at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('proposals')
            .select('proposals.id')
            .whereRef('proposals.number', '=', 'events.reference'),
        ),
      ),
    )
    .limit(limit);
  return gone(await db.deleteFrom('events').where('position', 'in', old).executeTakeFirst());
}
