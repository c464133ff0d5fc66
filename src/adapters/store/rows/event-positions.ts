import { type Kysely, sql } from 'kysely';
import { locksRows } from '../engine/locks.ts';
import type { Tables } from '../tables.ts';

/** How many numbers a part of an advisory lock has. */
const span = 2 ** 31;
const sequence = sql`(('events_position_seq'::regclass::oid::bigint % ${sql.lit(span)})::int)`;
const last = sql`case when is_called then last_value else 0 end`;

/**
 * PostgreSQL gives an event its position before the transaction ends that writes it, so a later position may be there to
 * read first; a sink that went past would never see the earlier one. Whoever writes events therefore says first, by a shared
 * lock that ends with the transaction, behind which position its own will be; whoever reads stops there. It is a lock of the
 * sequence and of that position: it keeps nobody from anything, and is only looked at.
 *
 * Called before the first event of a transaction, or any.
 */
export async function announceEvents(db: Kysely<Tables>): Promise<void> {
  if (!locksRows(db)) return;
  await sql`
    select pg_advisory_xact_lock_shared(${sequence}, (${last} % ${sql.lit(span)})::int)
    from events_position_seq`.execute(db);
}

/** Up to this position everything is written that ever will be; undefined: up to the end. */
export async function writtenUpTo(db: Kysely<Tables>): Promise<number | undefined> {
  if (!locksRows(db)) return undefined;
  // In this order: whoever announces itself after the second look gets positions behind the first one.
  const result = await sql<{ last: number }>`select ${last} as last from events_position_seq`.execute(db);
  const announced = await sql<{ mark: number }>`
    select objid::bigint as mark from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = ${sequence}
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  const end = result.rows[0]?.last ?? 0;
  return Math.min(end, ...announced.rows.map(({ mark }) => end + distance(mark - (end % span))));
}

/** Only the rests of two positions are known, which is enough for their distance. */
function distance(rest: number): number {
  const half = span / 2;
  return ((((rest + half) % span) + span) % span) - half;
}
