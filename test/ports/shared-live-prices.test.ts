import { beforeEach, describe, expect, test } from 'vitest';
import { openSandboxInsurer } from '#adapters/insurer/sandbox.ts';
import { type SharedLivePrices, shareLivePrices } from '#adapters/insurer/shared-live-prices.ts';
import { asId, type InsurerSlug, type SlabId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aPricedPerson } from '#test/priced-person.ts';
import type { InsurerGateway, LivePremiumAnswer, LivePremiumQuestion } from '#usecases/ports.ts';
import { aCase } from './insurer.suite.ts';
import { type MovingClock, movingClock } from './moving-clock.ts';

function aQuestion(slabId: string, ages: readonly number[]): LivePremiumQuestion {
  const slab = { id: asId<SlabId>(slabId), sumInsured: lakh(10), deductible: undefined };
  // An insurer prices by the slab alone; the rest of a plan is not its business.
  const plan = { slab } as LivePremiumQuestion['plan'];
  const people = ages.map((age) => aPricedPerson(age));
  return { insurer: aCase('').insurer, plan, group: 'family', people, pincode: '560034', termYears: 1 };
}

const quoted: LivePremiumAnswer = { kind: 'quoted', annual: rupees(9_000) };
const pending: LivePremiumAnswer = { kind: 'pending' };

describe('shared live prices', () => {
  let clock: MovingClock;
  let asked: string[];
  let answers: Readonly<Record<string, () => Promise<LivePremiumAnswer>>>;
  let prices: SharedLivePrices;

  beforeEach(() => {
    clock = movingClock();
    asked = [];
    answers = {
      quick: async () => quoted,
      hangs: () => new Promise(() => undefined),
      works: async () => pending,
      breaks: async () => {
        throw new Error('no line');
      },
    };
    prices = open();
  });

  /** An insurer that is as slow as the slab says. */
  function open(): SharedLivePrices {
    const sandbox = openSandboxInsurer({ dataDir: ':memory:', clock });
    const slow: InsurerGateway = {
      ...sandbox,
      livePremium: (question) => {
        const { id } = question.plan.slab;
        asked.push(id);
        return answers[id]?.() ?? Promise.resolve({ kind: 'none' });
      },
    };
    return shareLivePrices(slow, clock);
  }

  const poll = (slabId: string, ages: readonly number[] = [34]) =>
    prices.livePremium(aQuestion(slabId, ages));

  test('while one insurer hangs, the price of another arrives in the first poll', async () => {
    expect(await Promise.all([poll('hangs'), poll('quick')])).toEqual([pending, quoted]);
  });

  test('visitors and polls with the same question share one piece of work', async () => {
    await Promise.all([poll('hangs'), poll('hangs'), poll('hangs')]);
    clock.pass(5);
    await poll('hangs');
    expect(asked).toEqual(['hangs']);
    await Promise.all([poll('quick'), poll('quick')]);
    await poll('quick');
    expect(asked).toEqual(['hangs', 'quick']);
  });

  const question = aQuestion('quick', [34]);
  const quickSlab = (facts: Partial<LivePremiumQuestion['plan']['slab']>) => ({
    plan: { ...question.plan, slab: { ...question.plan.slab, ...facts } },
  });
  test.each<[string, Partial<LivePremiumQuestion>]>([
    ['people of other ages', { people: [aPricedPerson(35)] }],
    ['more people', { people: [aPricedPerson(34), aPricedPerson(34)] }],
    ['people who declared something', { people: [aPricedPerson(34, { habits: ['smoke'] })] }],
    ['another group of them', { group: 'individual' }],
    ['another pincode', { pincode: '110001' }],
    ['another term', { termYears: 2 }],
    ['a rider', { rider: 'cash' }],
    ['another insurer', { insurer: asId<InsurerSlug>('surya') }],
    ['another cover', quickSlab({ sumInsured: lakh(25) })],
    ['another deductible', quickSlab({ deductible: lakh(3) })],
    ['another slab', quickSlab({ id: asId<SlabId>('other') })],
  ])('is asked anew for %s', async (_, other) => {
    await prices.livePremium(question);
    await prices.livePremium({ ...question, ...other });
    expect(asked).toHaveLength(2);
  });

  test.each(['works', 'breaks'])(
    'an insurer that %s on is asked ten times, two seconds apart, then given up',
    async (slab) => {
      for (let second = 0; second < 20; second += 1) {
        expect(await poll(slab)).toEqual(pending);
        clock.pass(1);
      }
      expect(asked).toHaveLength(10);
      expect(await poll(slab)).toEqual({ kind: 'timed-out' });
      expect(asked).toHaveLength(10);
    },
  );

  test('an insurer that hangs is given up after the same time, and asked anew a minute later', async () => {
    await poll('hangs');
    clock.pass(20);
    expect(await poll('hangs')).toEqual({ kind: 'timed-out' });
    clock.pass(60);
    expect(await poll('hangs')).toEqual(pending);
    expect(asked).toHaveLength(2);
  });

  test('an answer that comes after all is given to the next who asks', async () => {
    let answer = (_: LivePremiumAnswer): void => undefined;
    answers = { late: () => new Promise((resolve) => (answer = resolve)) };
    await poll('late');
    clock.pass(20);
    await poll('late');
    answer(quoted);
    expect(await poll('late')).toEqual({ kind: 'timed-out' });
    expect(await poll('late')).toEqual(quoted);
  });

  test('an answer is kept for an hour, then the insurer is asked anew', async () => {
    await poll('quick');
    clock.pass(3_599);
    await poll('quick');
    expect(asked).toHaveLength(1);
    clock.pass(1);
    expect(await poll('quick')).toEqual(quoted);
    expect(asked).toHaveLength(2);
  });

  test('a restart asks again', async () => {
    await poll('quick');
    prices = open();
    expect(await poll('quick')).toEqual(quoted);
    expect(asked).toHaveLength(2);
  });

  test('what is kept is counted, goes when it is old, and never passes ten thousand', async () => {
    await Promise.all([poll('hangs'), poll('quick')]);
    expect(prices.livePriceCounts()).toEqual({ waiting: 1, answered: 1 });
    clock.pass(3_600);
    await poll('quick', [40]);
    expect(prices.livePriceCounts()).toEqual({ waiting: 0, answered: 1 });
    await Promise.all(Array.from({ length: 10_050 }, (_, age) => poll('quick', [age])));
    expect(prices.livePriceCounts()).toEqual({ waiting: 0, answered: 10_000 });
  });
});
