import type { Operator } from '#domain/operating/operator.ts';
import type { Operators } from '#usecases/ports/keeping.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Row } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Password hash and second factor are sealed: a copy of the database alone lets nobody in. */
export function operatorsIn({ run }: UnitOfWork, sealer: Sealer): Operators {
  const operatorOf = (row: Row<'operators'>) => ({
    operator: sealer.open(placeOf(row.name), row.sealedOperator) as Operator, // sealed by `saveOperator`
    passesEndedAt: row.passesEndedAt,
    signedInAt: row.signedInAt,
  });
  return {
    saveOperator: async (operator) => {
      const { name } = operator;
      const sealedOperator = sealer.seal(placeOf(name), operator);
      const fresh = { lastStep: 0, signedInAt: null, passesEndedAt: 0 };
      await run((db) =>
        db
          .insertInto('operators')
          .values({ name, sealedOperator, ...fresh })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealedOperator, ...fresh }))
          .execute(),
      );
    },
    operatorByName: async (name) => {
      const row = await run((db) =>
        db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst(),
      );
      return row && operatorOf(row);
    },
    operators: async () => {
      const rows = await run((db) => db.selectFrom('operators').selectAll().orderBy('name').execute());
      return rows.map(operatorOf);
    },
    removeOperator: async (name) => {
      const result = await run((db) =>
        db.deleteFrom('operators').where('name', '=', name).executeTakeFirst(),
      );
      return result.numDeletedRows === 1n;
    },
    spendOperatorStep: async (name, step, at) => {
      const used = await run((db) =>
        db
          .updateTable('operators')
          .set({ lastStep: step, signedInAt: at })
          .where('name', '=', name)
          .where('lastStep', '<', step)
          .executeTakeFirst(),
      );
      return used.numUpdatedRows === 1n;
    },
    endPasses: async (name, seconds) => {
      await run((db) =>
        db.updateTable('operators').set({ passesEndedAt: seconds }).where('name', '=', name).execute(),
      );
    },
  };
}

function placeOf(name: string): SealedPlace {
  return { table: 'operators', id: name, owner: '' };
}
