import type { Operator } from '#domain/operating/operator.ts';
import type { Operators } from '#usecases/ports/keeping.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Password hash and second factor are sealed: a copy of the database alone lets nobody in. */
export function operatorsIn({ run }: UnitOfWork, sealer: Sealer): Operators {
  const operatorOf = (row: Tables['operators']) => ({
    operator: sealer.open(placeOf(row.name), row.sealed_operator) as Operator, // sealed by `saveOperator`
    passesEndedAt: row.passes_ended_at,
    signedInAt: row.signed_in_at ?? undefined,
  });
  return {
    saveOperator: async (operator) => {
      const { name } = operator;
      const sealed_operator = sealer.seal(placeOf(name), operator);
      const fresh = { last_step: 0, signed_in_at: null, passes_ended_at: 0 };
      await run((db) =>
        db
          .insertInto('operators')
          .values({ name, sealed_operator, ...fresh })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed_operator, ...fresh }))
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
          .set({ last_step: step, signed_in_at: at })
          .where('name', '=', name)
          .where('last_step', '<', step)
          .executeTakeFirst(),
      );
      return used.numUpdatedRows === 1n;
    },
    endPasses: async (name, seconds) => {
      await run((db) =>
        db.updateTable('operators').set({ passes_ended_at: seconds }).where('name', '=', name).execute(),
      );
    },
  };
}

function placeOf(name: string): SealedPlace {
  return { table: 'operators', id: name, owner: '' };
}
