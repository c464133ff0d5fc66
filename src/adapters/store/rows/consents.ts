import { randomUUID } from 'node:crypto';
import type { EventRecords } from '#usecases/ports/event-records.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function consentsIn({ run }: UnitOfWork): Pick<EventRecords, 'addConsent' | 'consentsOf'> {
  return {
    addConsent: async (owner, receipt) => {
      const row = { ...receipt, id: randomUUID(), owner, given: receipt.given ? 1 : 0 } as const;
      await run((db) => db.insertInto('consents').values(row).execute());
    },
    consentsOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('consents').selectAll().where('owner', '=', owner).orderBy('at').execute(),
      );
      return rows.map(({ id, owner: _, given, ...receipt }) => ({ ...receipt, given: given === 1 }));
    },
  };
}
