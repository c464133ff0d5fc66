import { type Kysely, sql } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { type CallLedgerLine, failedEndings } from '#domain/outside/call-ledger.ts';
import type { Store } from '#usecases/ports/store.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A write deletes so many of the old rows along with it; the rest go by their rule. */
const goneAtOnce = 20;

export function callLedgerIn({
  run,
  atomically,
}: UnitOfWork): Pick<Store, 'recordOutsideCall' | 'lastOutsideCalls'> {
  return {
    recordOutsideCall: (lines, since) =>
      atomically(async (db) => {
        await removeCallsBefore(db, { before: since, limit: goneAtOnce });
        // In one order, whoever writes them: two that write the same lines wait for each other once.
        for (const line of lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
          await add(db, line);
      }),

    lastOutsideCalls: async ({ limit, reference, failedOnly }) => {
      const rows = await run((db) => {
        let query = db.selectFrom('asked').selectAll();
        if (reference !== undefined) query = query.where('reference', '=', reference);
        if (failedOnly) query = query.where('ending', 'in', failedEndings);
        return query
          .orderBy('last_asked_at', 'desc')
          .orderBy('first_asked_at', 'desc')
          .limit(limit)
          .execute();
      });
      return rows.map(lineOf);
    },
  };
}

/** So many of the lines that were asked last before some moment. */
export async function removeCallsBefore(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Instant; readonly limit: number },
): Promise<number> {
  const keys = ['reference', 'company', 'question', 'ending'] as const;
  const old = lockSkippingLocked(
    db,
    db.selectFrom('asked').select(keys).where('last_asked_at', '<', before).limit(limit),
  );
  const isOld = sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key)))}) in (${old})`;
  return Number((await db.deleteFrom('asked').where(isOld).executeTakeFirst()).numDeletedRows);
}

async function add(db: Kysely<Tables>, line: CallLedgerLine): Promise<void> {
  await db
    .insertInto('asked')
    .values(rowOf(line))
    .onConflict((conflict) =>
      conflict.columns(['reference', 'company', 'question', 'ending']).doUpdateSet((row) => ({
        times: row('asked.times', '+', row.ref('excluded.times')),
        last_ms: row.ref('excluded.last_ms'),
        longest_ms: row
          .case()
          .when('excluded.longest_ms', '>', row.ref('asked.longest_ms'))
          .then(row.ref('excluded.longest_ms'))
          .else(row.ref('asked.longest_ms'))
          .end(),
        last_asked_at: row.ref('excluded.last_asked_at'),
      })),
    )
    .execute();
}

function keyOf({ reference, company, question, ending }: CallLedgerLine): string {
  return JSON.stringify([reference, company, question, ending]);
}

function rowOf({ times, lastMs, longestMs, firstAt, lastAt, ...call }: CallLedgerLine): Tables['asked'] {
  return {
    ...call,
    times,
    last_ms: lastMs,
    longest_ms: longestMs,
    first_asked_at: firstAt,
    last_asked_at: lastAt,
  };
}

function lineOf(row: Tables['asked']): CallLedgerLine {
  const { reference, outside, company, question, ending, times } = row;
  return {
    reference,
    outside,
    company,
    question,
    ending,
    times,
    firstAt: row.first_asked_at,
    lastAt: row.last_asked_at,
    lastMs: row.last_ms,
    longestMs: row.longest_ms,
  };
}
