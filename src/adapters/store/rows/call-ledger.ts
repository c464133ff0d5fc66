import type { Kysely } from 'kysely';
import { type CallLedgerLine, failedEndings } from '#domain/outside/call-ledger.ts';
import type { Store } from '#usecases/ports/store.ts';
import { removeOldRows } from '../keeping/old-rows.ts';
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
        await removeOldRows(db, 'asked', { before: since, limit: goneAtOnce });
        // In one order, whoever writes them: two that write the same lines wait for each other once.
        for (const line of lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
          await add(db, line);
      }),

    lastOutsideCalls: async ({ limit, reference, failedOnly }) => {
      const rows = await run((db) => {
        let query = db.selectFrom('asked').selectAll();
        if (reference !== undefined) query = query.where('reference', '=', reference);
        if (failedOnly) query = query.where('ending', 'in', failedEndings);
        return query.orderBy('lastAskedAt', 'desc').orderBy('firstAskedAt', 'desc').limit(limit).execute();
      });
      return rows.map(lineOf);
    },
  };
}

async function add(db: Kysely<Tables>, line: CallLedgerLine): Promise<void> {
  await db
    .insertInto('asked')
    .values(rowOf(line))
    .onConflict((conflict) =>
      conflict.columns(['reference', 'company', 'question', 'ending']).doUpdateSet((row) => ({
        times: row('asked.times', '+', row.ref('excluded.times')),
        lastMs: row.ref('excluded.lastMs'),
        longestMs: row
          .case()
          .when('excluded.longestMs', '>', row.ref('asked.longestMs'))
          .then(row.ref('excluded.longestMs'))
          .else(row.ref('asked.longestMs'))
          .end(),
        lastAskedAt: row.ref('excluded.lastAskedAt'),
      })),
    )
    .execute();
}

function keyOf({ reference, company, question, ending }: CallLedgerLine): string {
  return JSON.stringify([reference, company, question, ending]);
}

function rowOf({ firstAt, lastAt, ...line }: CallLedgerLine): Tables['asked'] {
  return { ...line, firstAskedAt: firstAt, lastAskedAt: lastAt };
}

function lineOf({ firstAskedAt, lastAskedAt, ...line }: Tables['asked']): CallLedgerLine {
  return { ...line, firstAt: firstAskedAt, lastAt: lastAskedAt };
}
