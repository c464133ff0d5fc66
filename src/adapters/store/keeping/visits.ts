import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { EventKind } from '#domain/event/catalogue.ts';
import type { Perishable } from '#domain/retention/rules.ts';
import { unheld } from '../engine/locks.ts';
import { removeSentBefore } from '../rows/sent-to.ts';
import type { Tables } from '../tables.ts';
import { type Batch, isBehind, type Step, stepBehind, stepOfGoing } from './steps.ts';

type Db = Kysely<Tables>;
type OfVisits = 'consent' | 'call-back' | 'usage-event' | 'service-event' | 'flag' | 'sent-to';

/** How goes what stands by its visitor and by no purchase. */
export const letGoOfVisits = {
  consent: letGoOfConsents,
  'call-back': async (db, batch) => {
    const old = unheld(
      db,
      db
        .selectFrom('call_backs')
        .select('id')
        .where(({ fn }) => fn.coalesce('settled_at', 'asked_at'), '<', batch.before)
        .limit(batch.limit),
    );
    const deleted = await db.deleteFrom('call_backs').where('id', 'in', old).executeTakeFirst();
    return stepOfGoing(gone(deleted), batch);
  },
  'usage-event': (db, batch) => letGoOfEvents(db, 'usage', batch),
  'service-event': (db, batch) => letGoOfEvents(db, 'service', batch),
  flag: async (db, batch) => {
    const old = unheld(
      db,
      db
        .selectFrom('flags')
        .select(['owner', 'flag'])
        .where('assigned_at', '<', batch.before)
        .limit(batch.limit),
    );
    const deleted = await db
      .deleteFrom('flags')
      .where(sql<boolean>`(owner, flag) in (${old})`)
      .executeTakeFirst();
    return stepOfGoing(gone(deleted), batch);
  },
  'sent-to': async (db, batch) => stepOfGoing(await removeSentBefore(db, batch), batch),
} as const satisfies Partial<Record<Perishable, (db: Db, batch: Batch) => Promise<Step>>> &
  Record<OfVisits, unknown>;

export function gone({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}

/** All answers of a visitor to a purpose go together, with the last of them. */
async function letGoOfConsents(db: Db, batch: Batch): Promise<Step> {
  const old = db
    .selectFrom('consents')
    .select(['id as key', 'at'])
    .where('at', '<', batch.before)
    .where(isBehind(['at', 'id'], batch))
    .orderBy('at')
    .orderBy('id')
    .limit(batch.limit);
  const rows = await unheld(db, old).execute();
  if (rows.length === 0) return stepBehind(0, rows, batch);
  const deleted = await db
    .deleteFrom('consents')
    .where(
      'id',
      'in',
      rows.map(({ key }) => key),
    )
    .where((row) => row.not(row.exists(laterAnswers(row, batch))))
    .executeTakeFirst();
  return stepBehind(gone(deleted), rows, batch);
}

function laterAnswers(row: ExpressionBuilder<Tables, 'consents'>, { before }: Batch) {
  return row
    .selectFrom('consents as later')
    .select('later.id')
    .whereRef('later.owner', '=', 'consents.owner')
    .whereRef('later.purpose', '=', 'consents.purpose')
    .where('later.at', '>=', before);
}

/** What is about an application stays with its record. */
async function letGoOfEvents(db: Db, kind: EventKind, batch: Batch): Promise<Step> {
  const old = db
    .selectFrom('events')
    .select(['position as key', 'at'])
    .where('kind', '=', kind)
    .where('at', '<', batch.before)
    .where(isBehind(['at', 'position'], batch))
    .orderBy('at')
    .orderBy('position')
    .limit(batch.limit);
  const rows = await unheld(db, old).execute();
  if (rows.length === 0) return stepBehind(0, rows, batch);
  const deleted = await db
    .deleteFrom('events')
    .where(
      'position',
      'in',
      rows.map(({ key }) => key),
    )
    .where((row) => row.not(row.exists(proposalsOf(row))))
    .executeTakeFirst();
  return stepBehind(gone(deleted), rows, batch);
}

function proposalsOf(row: ExpressionBuilder<Tables, 'events'>) {
  return row
    .selectFrom('proposals')
    .select('proposals.id')
    .whereRef('proposals.number', '=', 'events.reference');
}
