import type { Insertable, Kysely } from 'kysely';
import type { NewEvent, StoredEvent } from '#domain/event/stored-event.ts';
import type { EventRecords } from '#usecases/ports/event-records.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { announceEvents, writtenUpTo } from './event-positions.ts';

export function eventsIn(unit: UnitOfWork) {
  const { run, atomically } = unit;
  return {
    addEvents: (events) => atomically((db) => add(db, events)),
    eraseEventsOf: async (owner, kind) => {
      await run((db) =>
        db.deleteFrom('events').where('owner', '=', owner).where('kind', '=', kind).execute(),
      );
    },
    eventsOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('events').selectAll().where('owner', '=', owner).orderBy('position').execute(),
      );
      return rows.map(eventOf);
    },
    eventsAfter: async (position, kinds, limit) => {
      const rows = await run(async (db) => {
        const upTo = await writtenUpTo(db);
        return db
          .selectFrom('events')
          .selectAll()
          .where('position', '>', position)
          .$if(upTo !== undefined, (events) => events.where('position', '<=', upTo ?? 0))
          .where('kind', 'in', kinds)
          .orderBy('position')
          .limit(limit)
          .execute();
      });
      return rows.map(eventOf);
    },
    countVisits: async ({ from, until }) => {
      const rows = await run((db) =>
        db
          .selectFrom('events')
          .select(({ fn }) => [
            'day',
            'channel',
            'step',
            fn.count(fn.coalesce('visit', 'owner')).distinct().as('visits'),
          ])
          .where('day', '>=', from)
          .where('day', '<=', until)
          .where('step', 'is not', null)
          .groupBy(['day', 'channel', 'step'])
          .execute(),
      );
      // PostgreSQL counts in texts.
      return rows.flatMap(({ step, visits, ...row }) =>
        step === undefined ? [] : [{ ...row, step, visits: Number(visits) }],
      );
    },
    ...eventsStateIn(unit),
    ...sinksIn(unit),
  } satisfies Partial<EventRecords>;
}

async function add(db: Kysely<Tables>, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await announceEvents(db);
  await db
    .insertInto('events')
    .values(events.map(rowOf))
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
    .execute();
}

/** What still stands, looked up by whose it is or by its position. */
function eventsStateIn({ run }: UnitOfWork) {
  return {
    hasStep: async (owner, { step, day, channel }) => {
      const row = await run((db) =>
        db
          .selectFrom('events')
          .select('id')
          .where('owner', '=', owner)
          .where('step', '=', step)
          .where('day', '=', day)
          .where('channel', '=', channel)
          .limit(1)
          .executeTakeFirst(),
      );
      return row !== undefined;
    },
    eventTimes: async (positions) => {
      if (positions.length === 0) return new Map();
      const rows = await run((db) =>
        db.selectFrom('events').select(['position', 'at']).where('position', 'in', positions).execute(),
      );
      return new Map(rows.map(({ position, at }) => [Number(position), at]));
    },
  } satisfies Partial<EventRecords>;
}

function sinksIn({ atomically, run }: UnitOfWork) {
  return {
    claimSink: (sink, now, until) =>
      atomically(async (db) => {
        const fresh = { sink, position: 0, claim: 0, claimedUntil: now };
        await db
          .insertInto('event_sinks')
          .values(fresh)
          .onConflict((conflict) => conflict.column('sink').doNothing())
          .execute();
        return db
          .updateTable('event_sinks')
          .set((row) => ({ claim: row('claim', '+', 1), claimedUntil: until }))
          .where('sink', '=', sink)
          .where('claimedUntil', '<=', now)
          .returning(['position', 'claim'])
          .executeTakeFirst();
      }),
    moveSink: async (sink, { claim }, position) => {
      const moved = await run((db) =>
        db
          .updateTable('event_sinks')
          .set({ position })
          .where('sink', '=', sink)
          .where('claim', '=', claim)
          .executeTakeFirst(),
      );
      return moved.numUpdatedRows === 1n;
    },
    releaseSink: async (sink, { claim }, now) => {
      await run((db) =>
        db
          .updateTable('event_sinks')
          .set({ claimedUntil: now })
          .where('sink', '=', sink)
          .where('claim', '=', claim)
          .execute(),
      );
    },
  } satisfies Partial<EventRecords>;
}

function rowOf({ fields, ...event }: NewEvent): Insertable<Tables['events']> {
  return { ...event, fields: JSON.stringify(fields) };
}

function eventOf({ fields, ...event }: Row<'events'>): StoredEvent {
  // `rowOf` has written it from an event.
  return { ...event, fields: JSON.parse(fields) } as StoredEvent;
}
