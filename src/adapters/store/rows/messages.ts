import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { OutgoingMessage, WaitingMessage } from '#usecases/ports/messages.ts';
import type { Store } from '#usecases/ports/store.ts';
import { emptied } from '../engine/columns.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import { opens, type SealedPlace, type Sealer } from '../sealing/sealing.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Messages = Pick<Store, 'queueMessage' | 'unsentMessages' | 'recordDeliveries' | 'lastDeliveries'>;

export function messagesIn({ run, atomically }: UnitOfWork, sealer: Sealer): Messages {
  return {
    queueMessage: (message) => run((db) => queue(db, message, sealer)),

    unsentMessages: (limit, at, claimedUntil) =>
      atomically(async (db) => {
        const rows = await claim(db, limit, at, claimedUntil);
        const deliveries = await deliveriesOf(
          db,
          rows.map(({ key }) => key),
        );
        return rows.map(({ key, sealedMessage }): WaitingMessage => {
          const message = opens(sealer, placeOf(key), sealedMessage)
            ? // Sealed by `queue` from a message, of today or of before.
              messageOf(sealer.open(placeOf(key), sealedMessage) as OutgoingMessage | WordedMessage)
            : undefined;
          return { message, deliveries: deliveries.get(key) ?? [] };
        });
      }),

    recordDeliveries: (key, deliveries, next) =>
      atomically(async (db) => {
        const change = 'endedAt' in next ? { sentAt: next.endedAt } : { dueAt: next.dueAt };
        // First the letter, then its deliveries, as whoever removes one does.
        await db.updateTable('outbox').set(change).where('key', '=', key).execute();
        for (const delivery of deliveries) {
          const row = { messageKey: key, ...emptied(delivery) };
          await db
            .insertInto('deliveries')
            .values(row)
            .onConflict((conflict) => conflict.columns(['messageKey', 'channel']).doUpdateSet(row))
            .execute();
        }
      }),

    lastDeliveries: async (limit) => {
      const rows = await run((db) =>
        db.selectFrom('deliveries').selectAll().orderBy('lastTriedAt', 'desc').limit(limit).execute(),
      );
      return rows.map(deliveryOf);
    },
  };
}

/** The longest waiting first. Whoever asks at the same moment gets others: two hands would send each message twice. */
async function claim(db: Kysely<Tables>, limit: number, at: Instant, until: Instant) {
  const isDue = db
    .selectFrom('outbox')
    .select('key')
    .where('sentAt', 'is', null)
    .where((row) => row.or([row('dueAt', 'is', null), row('dueAt', '<=', at)]));
  const due = await lockSkippingLocked(db, isDue.orderBy('turn').limit(limit)).execute();
  if (due.length === 0) return [];
  // Handed out last, asked for last: messages that cannot be sent do not stand before those that can.
  const { last } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.max('turn').as('last'))
    .executeTakeFirstOrThrow();
  return db
    .updateTable('outbox')
    .set({ turn: last + 1, dueAt: until })
    .where(
      'key',
      'in',
      due.map(({ key }) => key),
    )
    .where((row) => row.or([row('dueAt', 'is', null), row('dueAt', '<=', at)]))
    .returning(['key', 'sealedMessage'])
    .execute();
}

async function deliveriesOf(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Delivery[]>> {
  const deliveries = new Map<string, Delivery[]>();
  if (keys.length === 0) return deliveries;
  const rows = await db.selectFrom('deliveries').selectAll().where('messageKey', 'in', keys).execute();
  for (const row of rows)
    deliveries.set(row.messageKey, [...(deliveries.get(row.messageKey) ?? []), deliveryOf(row)]);
  return deliveries;
}

/** As messages were queued when they were worded at once. */
type WordedMessage = Pick<OutgoingMessage, 'key' | 'proposalId' | 'to'> & {
  readonly subject: string;
  readonly text: string;
};

function messageOf(stored: OutgoingMessage | WordedMessage): OutgoingMessage {
  if ('letter' in stored) return stored;
  const { key, proposalId, to, subject, text } = stored;
  return { key, proposalId, to, language: undefined, letter: { kind: 'worded', subject, text } };
}

export async function queue(db: Kysely<Tables>, message: OutgoingMessage, sealer: Sealer): Promise<void> {
  const row = {
    key: message.key,
    turn: 0,
    proposalId: message.proposalId,
    sealedMessage: sealer.seal(placeOf(message.key), message),
  };
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** A message hangs on its key alone: whom it goes to is sealed with it. */
function placeOf(key: string): SealedPlace {
  return { table: 'outbox', id: key, owner: '' };
}

export function deliveryOf({ messageKey, ...delivery }: Row<'deliveries'>): Delivery {
  return delivery;
}
