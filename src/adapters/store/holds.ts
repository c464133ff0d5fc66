import type { Store } from '#usecases/ports/store.ts';
import { holdName, lockForUpdate } from './engine/locks.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Holds = Pick<Store, 'holdVisitor' | 'holdProposal' | 'repeatedTransactions'>;

export function holdsIn({ hold, repeated }: UnitOfWork): Holds {
  return {
    holdVisitor: (owner) => hold((db) => holdName(db, 'visitor', owner)),
    holdProposal: (id) =>
      hold(async (db) => {
        await lockForUpdate(db, db.selectFrom('proposals').select('id').where('id', '=', id)).execute();
      }),
    repeatedTransactions: () => repeated,
  };
}
