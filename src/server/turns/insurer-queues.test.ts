import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import type { Who } from '../ground/queues/waiting-room.ts';
import { createInsurerQueues, type InsurerCall } from './insurer-queues.ts';

const insurer = asId<InsurerSlug>('surya');
const limits = { atOnce: 4, waiting: 8, lostAfterMs: 20_000 };
const who = (visit: string, network = visit): Who => ({ visit, network });

/** An insurer that answers, the oldest question first, when it is told to. */
function aLine() {
  let time = 0;
  const turns = createInsurerQueues(limits, () => time);
  const calls: string[] = [];
  const open: (() => void)[] = [];
  const call =
    (name: string): InsurerCall =>
    () => {
      calls.push(name);
      return new Promise((resolve) => open.push(resolve));
    };
  const ask = (name: string, of: Who, callOne = call(name)) => turns.enter(insurer, callOne, of);
  const answerNext = async () => {
    open.shift()?.();
    await Promise.resolve().then(() => undefined);
    await new Promise(setImmediate);
  };
  return { turns, asked: calls, call, ask, answerNext, pass: (ms: number) => (time += ms) };
}

test('one visit holds half of the places, one network three quarters', () => {
  const { ask, asked } = aLine();
  for (const name of ['a1', 'a2', 'a3']) ask(name, who('a', 'home'));
  for (const name of ['b1', 'b2']) ask(name, who('b', 'home'));
  ask('c1', who('c', 'work'));
  expect(asked).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('the place that ends goes round: to another network before the next of one', async () => {
  const { ask, asked, answerNext } = aLine();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, who('a'));
  for (const name of ['b1', 'b2', 'b3']) ask(name, who('b'));
  ask('c1', who('c'));
  for (let turn = 0; turn < 4; turn += 1) await answerNext();
  expect(asked.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(asked.slice(4).sort()).toEqual(['a3', 'a4', 'b3', 'c1']);
  expect(asked.indexOf('c1')).toBeLessThan(asked.indexOf('a4'));
});

test('a question that somebody else asks too is asked at the first turn of either, and once', async () => {
  const { ask, asked, answerNext, call } = aLine();
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name, who(name.slice(0, 1)));
  const shared = call('shared');
  for (const name of ['a3', 'a4']) ask(name, who('a'));
  expect([ask('', who('a'), shared), ask('', who('b'), shared)]).toEqual([true, true]);
  for (let turn = 0; turn < 6; turn += 1) await answerNext();
  expect(asked.filter((name) => name === 'shared')).toHaveLength(1);
  expect(asked.indexOf('shared')).toBeLessThan(asked.indexOf('a4'));
});

test('who leaves is not asked for; a call without an answer gives its place back', () => {
  const { ask, asked, turns, call, pass } = aLine();
  for (const name of ['a1', 'a2', 'b1', 'b2']) ask(name, who(name.slice(0, 1)));
  const leavingCall = call('gone');
  ask('', who('c'), leavingCall);
  turns.leave(insurer, leavingCall);
  pass(20_000);
  ask('c1', who('c'));
  expect(asked).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
});

test('whoever asks within an equal share of the places is asked for at once or waits, whatever others ask', () => {
  const flood = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 30 })), { maxLength: 60 });
  fc.assert(
    fc.property(flood, fc.boolean(), (others, isOneNetwork) => {
      const { ask, asked } = aLine();
      for (const [visit, at] of others)
        ask(`${visit} ${at}`, who(`${visit}`, isOneNetwork ? 'one' : `${visit}`));
      const waits = ask('mine', who('mine', isOneNetwork ? 'one' : 'mine'));
      expect(waits || asked.includes('mine')).toBe(true);
    }),
  );
});

test('behind however much of others, a turn comes after as many answers as there are visits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 4, max: 20 }),
      async (visits, each) => {
        const { ask, asked, answerNext } = aLine();
        for (let at = 0; at < each; at += 1)
          for (let visit = 0; visit < visits; visit += 1) ask(`${visit} ${at}`, who(`${visit}`));
        ask('mine', who('mine'));
        for (let turn = 0; turn <= visits; turn += 1) await answerNext();
        expect(asked).toContain('mine');
      },
    ),
    { numRuns: 30 },
  );
});

test('a visit that asks for a call again waits for it once', () => {
  const { ask, call } = aLine();
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name, who(name.slice(0, 1)));
  const first = call('first');
  for (let time = 0; time < 9; time += 1) ask('', who('a'), first);
  // A visit may take half of the eight seats: three are left.
  expect(['2', '3', '4', '5'].map((name) => ask(name, who('a')))).toEqual([true, true, true, false]);
});

test('a call whose only seat was given to another visit waits no more', () => {
  const { ask, call } = aLine();
  for (const name of ['a1', 'a2', 'b1']) ask(name, who(name.slice(0, 1), 'home'));
  ask('c1', who('c', 'work'));
  const waiting = ['a', 'b'].flatMap((visit) =>
    [1, 2, 3, 4].map((at) => ({ visit: who(visit, 'home'), made: call(`${visit}${at}`) })),
  );
  for (const { visit, made } of waiting) ask('', visit, made);
  const last = waiting.at(-1);
  if (!last) throw new Error('There are eight');
  expect(ask('w1', who('w', 'work'))).toBe(true);
  expect(ask('', last.visit, last.made)).toBe(false);
});
