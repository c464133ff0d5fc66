import { afterAll, beforeAll, expect, test } from 'vitest';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { eventRound } from './event-rounds.ts';

let ports: UsecasePorts;
const lines: string[] = [];
beforeAll(async () => {
  ports = await openUsecasePorts({});
  const facts = { at: ports.clock.now(), channel: 'website', kind: 'usage', reference: undefined } as const;
  const events = Array.from({ length: 450 }, (_, count) =>
    toNewEvent(
      { name: 'decision-shared', fields: {} },
      { ...facts, owner: aVisitor(), id: `event-${count}` },
    ),
  );
  await ports.store.addEvents(events);
});
afterAll(() => ports.close());

const inTheMiddle = () => 0.5;
const listening = () => ({ ...ports, journal: { note: (event: string) => void lines.push(event) } });

test('a round takes all that waits', async () => {
  let count = 0;
  const round = eventRound(
    listening(),
    {
      name: 'well',
      takes: ['usage'],
      take: async ({ length }) => {
        count += length;
        return { isTaken: true };
      },
    },
    inTheMiddle,
  );
  await round();
  expect(count).toBe(450);
});

test('a sink that is away is tried less and less often, is told of once, and gets all when it is back', async () => {
  let [isAway, tries, count] = [true, 0, 0];
  let waitSeconds: number | undefined;
  const round = eventRound(
    listening(),
    {
      name: 'away',
      takes: ['usage'],
      take: async ({ length }) => {
        tries += 1;
        if (!isAway) count += length;
        return { isTaken: !isAway, waitSeconds };
      },
    },
    inTheMiddle,
  );
  const roundsFor = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 2) {
      await round();
      ports.clock.pass(2);
    }
  };
  lines.length = 0;
  await roundsFor(200);
  expect([tries > 4, tries < 10]).toEqual([true, true]);
  expect(lines).toEqual(['event-sink-away']);
  waitSeconds = 240;
  await roundsFor(200);
  const before = tries;
  await roundsFor(200);
  expect(tries - before).toBe(1);
  isAway = false;
  await roundsFor(302);
  expect(count).toBe(450);
  expect(lines).toEqual(['event-sink-away', 'event-sink-back']);
});
