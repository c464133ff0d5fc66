import type { ExpressionBuilder, Kysely } from 'kysely';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import type { Tables } from '../tables.ts';
import { type Batch, isBehind, letGoOfOld, type Step, stepBehind, stepOfGoing } from './steps.ts';

type Db = Kysely<Tables>;
type OfVisits =
  | 'consent'
  | 'call-back'
  | 'usage-event'
  | 'service-event'
  | 'flag'
  | 'sent-to'
  | 'ended-visit'
  | 'contact-proof'
  | 'opening-code';

/** How goes what stands by its visitor and by no purchase. */
export const letGoOfVisits = {
  consent: letGoOfConsents,
  'call-back': async (db, batch) => {
    const old = lockSkippingLocked(
      db,
      db
        .selectFrom('call_backs')
        .select('id')
        .where(({ fn }) => fn.coalesce('settledAt', 'askedAt'), '<', batch.before)
        .limit(batch.limit),
    );
    const deleted = await db.deleteFrom('call_backs').where('id', 'in', old).executeTakeFirst();
    return stepOfGoing(countDeleted(deleted), batch);
  },
  'usage-event': async (db, batch) => {
    const beyond = await letGoOfUsageBeyond(db, batch);
    // What is left of the step looks at what is old.
    const old = { ...batch, limit: batch.limit - beyond };
    if (old.limit === 0) return { gone: beyond, beyond, next: batch.after ?? '' };
    const { gone, next } = await letGoOfEvents(db, 'usage', old);
    return { gone: gone + beyond, beyond, next };
  },
  'service-event': (db, batch) => letGoOfEvents(db, 'service', batch),
  flag: (db, batch) => letGoOfOld(db, 'flags', batch),
  'sent-to': (db, batch) => letGoOfOld(db, 'sent_to', batch),
  'ended-visit': (db, batch) => letGoOfOld(db, 'ended_visits', batch),
  'contact-proof': (db, batch) => letGoOfOld(db, 'contact_proofs', batch),
  'opening-code': (db, batch) => letGoOfOld(db, 'opening_codes', batch),
} as const satisfies Partial<Record<RetentionKind, (db: Db, batch: Batch) => Promise<Step>>> &
  Record<OfVisits, unknown>;

export function countDeleted({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
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
  const rows = await lockSkippingLocked(db, old).execute();
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
  return stepBehind(countDeleted(deleted), rows, batch);
}

function laterAnswers(row: ExpressionBuilder<Tables, 'consents'>, { before }: Batch) {
  return row
    .selectFrom('consents as later')
    .select('later.id')
    .whereRef('later.owner', '=', 'consents.owner')
    .whereRef('later.purpose', '=', 'consents.purpose')
    .where('later.at', '>=', before);
}

/**
 * Positions are given in order, so that those more than `most` behind the newest are of more events than that: no table is
 * counted. Events of purchases and positions that were given and not used take places too; what is kept is then less.
 */
async function letGoOfUsageBeyond(db: Db, { most, limit }: Batch): Promise<number> {
  if (most === undefined) return 0;
  const newest = await db
    .selectFrom('events')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const old = db
    .selectFrom('events')
    .select('position')
    .where('kind', '=', 'usage')
    .where('position', '<=', Number(newest?.position ?? 0) - most)
    .orderBy('position')
    .limit(limit);
  const rows = await lockSkippingLocked(db, old).execute();
  if (rows.length === 0) return 0;
  const positions = rows.map(({ position }) => position);
  return countDeleted(await db.deleteFrom('events').where('position', 'in', positions).executeTakeFirst());
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
  const rows = await lockSkippingLocked(db, old).execute();
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
  return stepBehind(countDeleted(deleted), rows, batch);
}

function proposalsOf(row: ExpressionBuilder<Tables, 'events'>) {
  return row
    .selectFrom('proposals')
    .select('proposals.id')
    .whereRef('proposals.number', '=', 'events.reference');
}
