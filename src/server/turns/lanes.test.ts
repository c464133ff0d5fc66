import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLanes, type LaneResult, type LaneRules } from './lanes.ts';

const rules: LaneRules = {
  always: undefined,
  purchase: undefined,
  save: { atOnce: 2, waiting: 10, patienceMs: 500 },
  read: { atOnce: 2, waiting: 10, patienceMs: 500 },
  score: { atOnce: 1, waiting: 2, patienceMs: 100 },
  page: { atOnce: 1, waiting: 2, patienceMs: 100 },
  drawing: { atOnce: 1, waiting: 2, patienceMs: 100 },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const who = (visit: string, network = 'one network') => ({ visit, network });

/** Lets everything run that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function enterMany(count: number, lane: 'page' | 'purchase' | 'always' = 'page') {
  const lanes = createLanes(rules);
  const turns: (LaneResult | undefined)[] = [];
  const waits = Array.from({ length: count }, (_, index) => {
    const wait = lanes.enter(lane, who(`visitor ${index}`));
    wait.turn.then((result) => {
      turns[index] = result;
    });
    return wait;
  });
  const kinds = async () => {
    await settle();
    return Array.from({ length: count }, (_, index) => turns[index]?.kind ?? 'waits');
  };
  const end = (index: number) => {
    const result = turns[index];
    if (result?.kind === 'begun') result.end();
  };
  return { lanes, waits, kinds, end };
}

describe('a lane', () => {
  test('lets so many begin, so many wait, and turns the others away at once', async () => {
    const { kinds, lanes } = enterMany(5);
    expect(await kinds()).toEqual(['begun', 'waits', 'waits', 'turned-away', 'turned-away']);
    expect(lanes.countsOf('page')).toEqual({ underWay: 1, waiting: 2, turnedAway: 2 });
  });

  test('lets one alone fill half of its queue, and others the rest', async () => {
    const lanes = createLanes(rules);
    const kindOf = async (visit: string) => {
      const { turn } = lanes.enter('save', who(visit));
      return Promise.race([
        turn.then(({ kind }) => kind),
        vi.advanceTimersByTimeAsync(1).then(() => 'waits'),
      ]);
    };
    const flood: string[] = [];
    for (let count = 0; count < 9; count += 1) flood.push(await kindOf('flood'));
    expect(flood).toEqual(['begun', 'begun', ...Array(5).fill('waits'), 'turned-away', 'turned-away']);
    expect(await kindOf('somebody')).toBe('waits');
  });

  test('gives the turn to whoever waited longest, one for each that ends', async () => {
    const { kinds, end } = enterMany(3);
    await kinds();
    end(0);
    end(0);
    expect(await kinds()).toEqual(['begun', 'begun', 'waits']);
  });

  test('lets nobody overtake who waits, also in the moment in which a place comes free', async () => {
    const { kinds, lanes, end } = enterMany(2);
    await kinds();
    end(0);
    const late = lanes.enter('page', who('somebody'));
    expect(await kinds()).toEqual(['begun', 'begun']);
    expect(lanes.countsOf('page')).toEqual({ underWay: 1, waiting: 1, turnedAway: 0 });
    end(1);
    await kinds();
    expect((await late.turn).kind).toBe('begun');
  });

  test('that is full of one network lets somebody of another in, and tells who gave up the place', async () => {
    const { kinds, lanes, end } = enterMany(3);
    const { turn } = lanes.enter('page', who('somebody', 'another network'));
    expect(await kinds()).toEqual(['begun', 'waits', 'turned-away']);
    expect(lanes.countsOf('page')).toEqual({ underWay: 1, waiting: 2, turnedAway: 1 });
    end(0);
    await kinds();
    end(1);
    await kinds();
    expect((await turn).kind).toBe('begun');
  });

  test('that is shared keeps a place for another visit, and another network, behind whoever holds their share', async () => {
    const lanes = createLanes({
      ...rules,
      score: { atOnce: 4, waiting: 20, patienceMs: 100, isShared: true },
    });
    const names: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (name: string, visit: string, network: string) =>
      lanes.enter('score', who(visit, network)).turn.then((result) => {
        if (result.kind !== 'begun') return;
        names.push(name);
        ends.push(result.end);
      });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a', 'home');
    for (const name of ['b1', 'b2']) void ask(name, 'b', 'home');
    await vi.advanceTimersByTimeAsync(1);
    expect(names).toEqual(['a1', 'a2', 'b1']);
    void ask('c1', 'c', 'work');
    await vi.advanceTimersByTimeAsync(1);
    expect(names.at(-1)).toBe('c1');
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect([names.length, lanes.countsOf('score')]).toEqual([5, { underWay: 4, waiting: 2, turnedAway: 0 }]);
  });

  test('turns away who has waited too long', async () => {
    const { kinds, end } = enterMany(2);
    await vi.advanceTimersByTimeAsync(100);
    end(0);
    expect(await kinds()).toEqual(['begun', 'turned-away']);
  });

  test('forgets who has gone meanwhile', async () => {
    const { kinds, waits, end } = enterMany(3);
    await kinds();
    waits[1]?.cancel();
    end(0);
    expect(await kinds()).toEqual(['begun', 'cancelled', 'begun']);
  });

  test.each(['purchase', 'always'] as const)('of %s turns nobody away and lets nobody wait', async (lane) => {
    const { kinds } = enterMany(5000, lane);
    expect(new Set(await kinds())).toEqual(new Set(['begun']));
  });

  test('that is full does not hold up another', async () => {
    const { lanes, kinds } = enterMany(9);
    await kinds();
    expect((await lanes.enter('save', who('somebody')).turn).kind).toBe('begun');
  });

  test('never has more under way than it may, whatever comes and goes, and nobody waits while a place is free', async () => {
    const steps = fc.array(fc.constantFrom<Step>('enter', 'end', 'cancel', 'pass'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const lanes = createLanes(rules);
        const act = actorIn(lanes);
        for (const step of script) {
          act(step);
          await vi.advanceTimersByTimeAsync(step === 'pass' ? 200 : 1);
          const { underWay, waiting } = lanes.countsOf('read');
          expect(underWay).toBeLessThanOrEqual(2);
          expect(waiting === 0 || underWay === 2).toBe(true);
        }
      }),
    );
  });
});

type Step = 'enter' | 'end' | 'cancel' | 'pass';

function actorIn(lanes: ReturnType<typeof createLanes>): (step: Step) => void {
  const open: LaneResult[] = [];
  const waits: ReturnType<typeof lanes.enter>[] = [];
  return (step) => {
    if (step === 'enter') {
      const wait = lanes.enter('read', who(String(waits.length), String(waits.length % 3)));
      waits.push(wait);
      wait.turn.then((result) => open.push(result));
    }
    if (step === 'cancel') waits.shift()?.cancel();
    const result = step === 'end' ? open.shift() : undefined;
    if (result?.kind === 'begun') result.end();
  };
}
