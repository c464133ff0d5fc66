import type { FlagName, FlagVersion } from '#domain/flag/versions.ts';
import type { EventRecords } from '#usecases/ports/event-records.ts';
import { holdName } from '../engine/locks.ts';
import { hasJustEnded } from '../keeping/ended-visits.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Flags = Pick<EventRecords, 'assignFlag' | 'flagOf' | 'flagsOf' | 'countFlag'>;

export function flagsIn({ run, atomically }: UnitOfWork, sealer: Sealer): Flags {
  const flagOf: EventRecords['flagOf'] = async (owner, flag) => {
    const row = await run((db) =>
      db
        .selectFrom('flags')
        .select('version')
        .where('owner', '=', owner)
        .where('flag', '=', flag)
        .executeTakeFirst(),
    );
    return row?.version;
  };
  const countWho = async (flag: FlagName, version: FlagVersion, did?: 'completed' | 'refused') => {
    const { who } = await run((db) => {
      const steps = db
        .selectFrom('events as seen')
        .select(({ fn }) => fn.count('seen.owner').distinct().as('who'))
        .where('seen.name', '=', 'flag-seen')
        .where('seen.fields', '=', JSON.stringify({ flag, version }));
      if (!did) return steps.executeTakeFirstOrThrow();
      const [name, fields] = outcomes[did];
      return steps
        .where((row) =>
          row.exists(
            row
              .selectFrom('events as later')
              .select('later.position')
              .whereRef('later.owner', '=', 'seen.owner')
              .whereRef('later.position', '>', 'seen.position')
              .where('later.name', '=', name)
              .where('later.fields', '=', JSON.stringify(fields)),
          ),
        )
        .executeTakeFirstOrThrow();
    });
    // PostgreSQL counts in texts.
    return Number(who);
  };
  return {
    flagOf,
    flagsOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('flags').selectAll().where('owner', '=', owner).orderBy('flag').execute(),
      );
      return rows.map(({ flag, version, assignedAt: at }) => ({ flag, version, at }));
    },
    assignFlag: ({ owner, flag, version, at }) =>
      atomically(async (db) => {
        // Their flags may be passing to another name, of which one has them already.
        await holdName(db, 'visitor', owner);
        if (await hasJustEnded(db, { visitor: owner, sealer, at })) return version;
        await db
          .insertInto('flags')
          .values({ owner, flag, version, assignedAt: at })
          .onConflict((conflict) => conflict.columns(['owner', 'flag']).doNothing())
          .execute();
        return (await flagOf(owner, flag)) ?? version;
      }),
    countFlag: async (flag, version) => {
      const of = await countWho(flag, version);
      const [completed, refused] = [
        await countWho(flag, version, 'completed'),
        await countWho(flag, version, 'refused'),
      ];
      return { completed: { of, who: completed }, refused: { of, who: refused } };
    },
  };
}

/** What somebody did who saw a version, as its event stands in its row. */
const outcomes = {
  completed: ['proposal-step-saved', { step: 'proposer' }],
  refused: ['form-refused', { step: 'proposer', field: 'mobile' }],
} as const;
