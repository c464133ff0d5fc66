import type { Instant } from '#domain/date.ts';
import type { Store } from '#usecases/ports/store.ts';
import { holdName } from '../engine/locks.ts';
import { removeOldRows } from '../keeping/old-rows.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A write deletes so many of the old rows along with it; the rest go by their rule. */
const goneAtOnce = 20;

/** A row a recipient, by a keyed hash: nobody can look a number up in a copy of the table, nor try all of them out. */
export function sentMessagesIn(
  { run, atomically }: UnitOfWork,
  sealer: Sealer,
): Pick<Store, 'sentTo' | 'saveSentTo'> {
  return {
    sentTo: async (recipient) => {
      const rows = await run(async (db) => {
        const marks = sealer.marksOf(placeOf(recipient));
        // Whoever counts one more in this transaction counts behind everybody else who does.
        await holdName(db, 'sent-to', marks[0]);
        return db.selectFrom('sent_to').select('sentAt').where('recipient', 'in', marks).execute();
      });
      // Written by `saveSentTo`. After a change of keys there are two rows.
      return rows.flatMap(({ sentAt }) => JSON.parse(sentAt) as Instant[]).sort();
    },

    saveSentTo: (recipient, sentAt, since) =>
      atomically(async (db) => {
        await removeOldRows(db, 'sent_to', { before: since, limit: goneAtOnce });
        const [mark, ...older] = sealer.marksOf(placeOf(recipient));
        if (older.length > 0) await db.deleteFrom('sent_to').where('recipient', 'in', older).execute();
        const facts = { sentAt: JSON.stringify(sentAt), lastSentAt: sentAt.at(-1) ?? since };
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
