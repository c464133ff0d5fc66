import type { Kysely } from 'kysely';
import { type AskedLine, failedEndings } from '#domain/outside/asked.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function askedIn({ run, atomically }: UnitOfWork): Pick<Store, 'recordAsked' | 'lastAsked'> {
  return {
    recordAsked: (lines, keptSince) =>
      atomically(async (db) => {
        await db.deleteFrom('asked').where('last_asked_at', '<', keptSince).execute();
        for (const line of lines) await add(db, line);
      }),

    lastAsked: async ({ limit, reference, failedOnly }) => {
      const rows = await run((db) => {
        let asked = db.selectFrom('asked').selectAll();
        if (reference !== undefined) asked = asked.where('reference', '=', reference);
        if (failedOnly) asked = asked.where('ending', 'in', failedEndings);
        return asked
          .orderBy('last_asked_at', 'desc')
          .orderBy('first_asked_at', 'desc')
          .limit(limit)
          .execute();
      });
      return rows.map(lineOf);
    },
  };
}

async function add(db: Kysely<Tables>, line: AskedLine): Promise<void> {
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

function rowOf({ times, lastMs, longestMs, firstAt, lastAt, ...asked }: AskedLine): Tables['asked'] {
  return {
    ...asked,
    times,
    last_ms: lastMs,
    longest_ms: longestMs,
    first_asked_at: firstAt,
    last_asked_at: lastAt,
  };
}

function lineOf(row: Tables['asked']): AskedLine {
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
