import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsAfter } from '#domain/date.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { EventSink, SentEvent } from '../ports/event-sink.ts';
import { forwardEvents } from './forward-events.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
  const owner = aVisitor();
  const facts = { owner, at: ports.clock.now(), channel: 'pos' } as const;
  for (let count = 0; count < 25; count += 1) {
    const event = toNewEvent(
      { name: 'decision-shared', fields: {} },
      { ...facts, id: `event-${count}`, kind: 'usage', reference: undefined },
    );
    await ports.store.addEvents([event]);
  }
  const agreed = { ...facts, id: 'agreed', kind: 'service', reference: 'CHT-7' } as const;
  await ports.store.addEvents([toNewEvent({ name: 'premium-agreed', fields: {} }, agreed)]);
});
afterAll(() => ports.close());

/** Takes what it is asked to as long as it is not away. */
function aSink(name: string, takes: EventSink['takes'] = ['usage']) {
  const takenEvents: SentEvent[] = [];
  const state = { isAway: false };
  const sink: EventSink = {
    name,
    takes,
    take: async (events) => {
      if (state.isAway) return { isTaken: false, waitSeconds: 60 };
      takenEvents.push(...events);
      return { isTaken: true };
    },
  };
  return { sink, taken: takenEvents, state };
}

test('a sink gets its kind of events once and in order, batch by batch', async () => {
  const { sink, taken } = aSink('whole');
  const rounds = [];
  for (let round = 0; round < 4; round += 1) rounds.push(await forwardEvents(ports, sink, 10));
  expect(rounds.map((round) => round?.count)).toEqual([10, 10, 5, 0]);
  expect(taken.map(({ position }) => position)).toEqual(
    taken.map(({ position }) => position).toSorted((a, b) => a - b),
  );
  expect(new Set(taken.map(({ id }) => id)).size).toBe(25);
});

test('one that is away loses nothing and holds up no other', async () => {
  const [dead, well] = [aSink('dead'), aSink('well')];
  dead.state.isAway = true;
  expect(await forwardEvents(ports, dead.sink, 100)).toEqual({ count: 0, isWhole: false, waitSeconds: 60 });
  expect(await forwardEvents(ports, well.sink, 100)).toEqual({ count: 25, isWhole: true });
  dead.state.isAway = false;
  expect(await forwardEvents(ports, dead.sink, 100)).toEqual({ count: 25, isWhole: true });
  expect(dead.taken).toEqual(well.taken);
});

test('one that breaks is given the same again', async () => {
  const { sink, taken } = aSink('broken');
  const breaking = { ...sink, take: () => Promise.reject(new Error('disk full')) };
  await expect(forwardEvents(ports, breaking, 100)).rejects.toThrow('disk full');
  expect(await forwardEvents(ports, sink, 100)).toEqual({ count: 25, isWhole: true });
  expect(taken).toHaveLength(25);
});

test('what leaves us bears no id that opens anything; of a proposal its number', async () => {
  const { sink, taken } = aSink('outside', ['service', 'usage']);
  await forwardEvents(ports, sink, 100);
  const { owner } = (await ports.store.eventsAfter(0, ['usage'], 1))[0] ?? {};
  expect(JSON.stringify(taken)).not.toContain(owner);
  expect(taken[0]).toEqual({
    id: expect.stringMatching(/^\w{14}$/),
    position: 1,
    name: 'decision-shared',
    kind: 'usage',
    fields: {},
    at: expect.any(String),
    day: expect.any(String),
    channel: 'pos',
    platform: 'Website',
    visit: expect.stringMatching(/^\w{14}$/),
  });
  expect(taken.filter((event) => 'reference' in event)).toHaveLength(1);
  expect(taken.at(-1)).toMatchObject({ name: 'premium-agreed', kind: 'service', reference: 'CHT-7' });
});

test('a sink that asks for a consent gets what needs it of those alone who gave it, for as long as it stands', async () => {
  const [agreeing, silent] = [aVisitor(), aVisitor()];
  const at = ports.clock.now();
  const answer = (isGiven: boolean) =>
    ports.store.addConsent(agreeing, {
      purpose: 'adviser-view',
      textVersion: 'v',
      language: 'en',
      given: isGiven,
      at: isGiven ? at : secondsAfter(at, 1),
    });
  const { sink, taken } = aSink('asking', ['usage', 'service']);
  const asking: EventSink = { ...sink, asks: { usage: 'adviser-view' } };
  await forwardEvents(ports, asking, 1000);
  taken.length = 0;
  const say = (owner: typeof agreeing, id: string, kind: 'usage' | 'service') => {
    const facts = {
      owner,
      id,
      kind,
      at,
      channel: 'website',
      visit: `visit-${owner}`,
      reference: undefined,
    } as const;
    return ports.store.addEvents([toNewEvent({ name: 'decision-shared', fields: {} }, facts)]);
  };
  await answer(true);
  await say(agreeing, 'one', 'usage');
  await say(silent, 'two', 'usage');
  await say(silent, 'three', 'service');
  expect(await forwardEvents(ports, asking, 1000)).toMatchObject({ count: 3, isWhole: true });
  expect(taken.map(({ kind }) => kind)).toEqual(['usage', 'service']);
  expect(new Set(taken.map(({ visit }) => visit)).size).toBe(2);
  await answer(false);
  await say(agreeing, 'four', 'usage');
  await forwardEvents(ports, asking, 1000);
  expect(taken).toHaveLength(2);
});
