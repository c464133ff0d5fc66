import { randomUUID } from 'node:crypto';
import type { EventRecords } from '#usecases/ports/event-records.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function consentsIn({ run }: UnitOfWork): Pick<EventRecords, 'addConsent' | 'consentsOf'> {
  return {
    addConsent: async (owner, { purpose, textVersion, language, given, at }) => {
      const row = {
        id: randomUUID(),
        owner,
        purpose,
        text_version: textVersion,
        language: language ?? null,
        given: given ? 1 : 0,
        at,
      } as const;
      await run((db) => db.insertInto('consents').values(row).execute());
    },
    consentsOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('consents').selectAll().where('owner', '=', owner).orderBy('at').execute(),
      );
      return rows.map(({ purpose, text_version, language, given, at }) => ({
        purpose,
        textVersion: text_version,
        language: language ?? undefined,
        given: given === 1,
        at,
      }));
    },
  };
}
