import type { Instant } from '#domain/date.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A row a recipient, by a keyed hash: nobody can look a number up in a copy of the table, nor try all of them out. */
export function sentToIn(
  { run, atomically }: UnitOfWork,
  sealer: Sealer,
): Pick<Store, 'sentTo' | 'saveSentTo'> {
  return {
    sentTo: async (recipient) => {
      const rows = await run((db) =>
        db
          .selectFrom('sent_to')
          .select('sent_at')
          .where('recipient', 'in', sealer.marksOf(placeOf(recipient)))
          .execute(),
      );
      // Written by `saveSentTo`. After a change of keys there are two rows.
      return rows.flatMap(({ sent_at }) => JSON.parse(sent_at) as Instant[]).sort();
    },

    saveSentTo: (recipient, sentAt, keptSince) =>
      atomically(async (db) => {
        await db.deleteFrom('sent_to').where('last_sent_at', '<', keptSince).execute();
        const [mark, ...older] = sealer.marksOf(placeOf(recipient));
        if (older.length > 0) await db.deleteFrom('sent_to').where('recipient', 'in', older).execute();
        const facts = { sent_at: JSON.stringify(sentAt), last_sent_at: sentAt.at(-1) ?? keptSince };
        await db
          .insertInto('sent_to')
          .values({ recipient: mark, ...facts })
          .onConflict((conflict) => conflict.column('recipient').doUpdateSet(facts))
          .execute();
      }),
  };
}

function placeOf(recipient: string) {
  return { table: 'sent_to', value: recipient };
}
