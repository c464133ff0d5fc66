import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSandboxInsurer } from '#adapters/insurer/sandbox.ts';
import { asId, type InsurerSlug, type SlabId, type VisitorId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aPricedPerson } from '#test/builders/priced-person.ts';
import { aCase } from '#test/ports/insurer.suite.ts';
import { type MovingClock, movingClock } from '#test/ports/moving-clock.ts';
import type {
  InsurerGateway,
  LivePremiumAnswer,
  LivePremiumQuestion,
} from '#usecases/ports/insurer-gateway.ts';
import { type SharedLivePrices, shareLivePrices } from './live-prices.ts';

const visitor = (name: string) => asId<VisitorId>(name);

/** Unless a test says who asks, each family is another visitor, in a network of its own. */
function aQuestion(slabId: string, ages: readonly number[]): LivePremiumQuestion {
  const slab = { id: asId<SlabId>(slabId), sumInsured: lakh(10), deductible: undefined };
  // An insurer prices by the slab alone; the rest of a plan is not its business.
  const plan = { slab } as LivePremiumQuestion['plan'];
  const people = ages.map((age) => aPricedPerson(age));
  const { insurer } = aCase('');
  return {
    asker: visitor(`${slabId} ${ages}`),
    insurer,
    plan,
    catalogueVersion: 'of today',
    group: 'family',
    people,
    pincode: '560034',
    termYears: 1,
  };
}

const quoted: LivePremiumAnswer = { kind: 'quoted', annual: rupees(9_000) };
const pending: LivePremiumAnswer = { kind: 'pending' };

const atOnce = 2;

/** A name may say from which network somebody comes: `network/name`. */
const networkOf = (name: string) => name.split('/')[0] ?? name;

describe('shared live prices', () => {
  let clock: MovingClock;
  let calls: string[];
  let answers: Readonly<Record<string, () => Promise<LivePremiumAnswer>>>;
  let prices: SharedLivePrices;

  beforeEach(() => {
    clock = movingClock();
    calls = [];
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
        calls.push(id);
        return answers[id]?.() ?? Promise.resolve({ kind: 'none' });
      },
    };
    return shareLivePrices(slow, clock, {
      atOnce,
      whoIs: (one) => ({ visit: one, network: networkOf(one) }),
    });
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
    expect(calls).toEqual(['hangs']);
    await Promise.all([poll('quick'), poll('quick')]);
    await poll('quick');
    expect(calls).toEqual(['hangs', 'quick']);
  });

  test('a price that is polled stays known, however many others are asked beside it', async () => {
    const ofAnother = (slabId: string) =>
      prices.livePremium({ ...aQuestion(slabId, [34]), insurer: asId<InsurerSlug>('surya') });
    for (let round = 0; round < 3; round += 1) {
      await poll('quick');
      await Promise.all(Array.from({ length: 5_100 }, (_, nth) => ofAnother(`other ${round} ${nth}`)));
      clock.pass(2);
    }
    expect(calls.filter((id) => id === 'quick')).toHaveLength(1);
  });

  const question = aQuestion('quick', [34]);
  const quickSlab = (facts: Partial<LivePremiumQuestion['plan']['slab']>) => ({
    plan: { ...question.plan, slab: { ...question.plan.slab, ...facts } },
  });
  test('is asked once, whoever asks', async () => {
    await prices.livePremium(question);
    await prices.livePremium({ ...question, asker: visitor('somebody else') });
    expect(calls).toHaveLength(1);
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
    ['a plan of another catalogue', { catalogueVersion: 'of tomorrow' }],
    ['another slab', quickSlab({ id: asId<SlabId>('other') })],
  ])('is asked anew for %s', async (_, other) => {
    await prices.livePremium(question);
    await prices.livePremium({ ...question, ...other });
    expect(calls).toHaveLength(2);
  });

  test.each(['works', 'breaks'])(
    'an insurer that %s on is asked ten times, two seconds apart, then given up',
    async (slab) => {
      for (let second = 0; second < 20; second += 1) {
        expect(await poll(slab)).toEqual(pending);
        clock.pass(1);
      }
      expect(calls).toHaveLength(10);
      expect(await poll(slab)).toEqual({ kind: 'timed-out' });
      expect(calls).toHaveLength(10);
    },
  );

  test('an insurer that hangs is given up after the same time, and asked anew a minute later', async () => {
    await poll('hangs');
    clock.pass(20);
    expect(await poll('hangs')).toEqual({ kind: 'timed-out' });
    clock.pass(61);
    expect(await poll('hangs')).toEqual(pending);
    expect(calls).toHaveLength(2);
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
    clock.pass(3_600);
    await poll('quick');
    expect(calls).toHaveLength(1);
    clock.pass(1);
    expect(await poll('quick')).toEqual(quoted);
    expect(calls).toHaveLength(2);
  });

  test('a restart asks again', async () => {
    await poll('quick');
    prices = open();
    expect(await poll('quick')).toEqual(quoted);
    expect(calls).toHaveLength(2);
  });

  test('what is kept is swept when it is old, though nobody asks, and never passes ten thousand', async () => {
    await Promise.all([poll('hangs'), poll('quick')]);
    expect(prices.livePriceCounts()).toEqual({ waiting: 1, answered: 1 });
    clock.pass(3_600);
    prices.sweepLivePrices();
    expect(prices.livePriceCounts()).toEqual({ waiting: 1, answered: 1 });
    clock.pass(1);
    prices.sweepLivePrices();
    expect(prices.livePriceCounts()).toEqual({ waiting: 0, answered: 0 });
    for (let age = 0; age < 10_010; age += 1) await poll('quick', [age]);
    expect(prices.livePriceCounts()).toEqual({ waiting: 0, answered: 10_000 });
  });

  describe('of one insurer, which is asked two questions at once', () => {
    /** The other insurer is asked apart. */
    const pollOther = () =>
      prices.livePremium({ ...aQuestion('quick', [34]), insurer: asId<InsurerSlug>('surya') });
    /** The insurer answers when it is told to, one after the other. */
    let answerNext: () => Promise<void>;
    beforeEach(() => {
      const open: ((answer: LivePremiumAnswer) => void)[] = [];
      answers = { ...answers, slow: () => new Promise((resolve) => open.push(resolve)) };
      answerNext = async () => {
        open.shift()?.(quoted);
        await setImmediate();
      };
    });
    const pollAges = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from }, (_, at) => poll('slow', [from + at])));

    test('as many are under way, however many ask; another insurer is asked meanwhile', async () => {
      expect(await pollAges(0, 30)).toEqual(Array(30).fill(pending));
      expect(calls).toEqual(['slow', 'slow']);
      expect(await pollOther()).toEqual(quoted);
    });

    test('eight more wait, and each gets the turn that ends first, in the order of asking', async () => {
      await pollAges(0, 30);
      for (let turn = 0; turn < 20; turn += 1) await answerNext();
      expect(calls).toHaveLength(10);
      expect(await pollAges(0, 11)).toEqual([...Array(10).fill(quoted), pending]);
      expect(calls).toHaveLength(11);
    });

    test('who got no turn in ten seconds is told so, has not spoilt it for the next, and is not kept', async () => {
      await pollAges(0, 30);
      clock.pass(9);
      expect(await pollAges(0, 30)).toEqual(Array(30).fill(pending));
      clock.pass(1);
      expect(await pollAges(2, 30)).toEqual(Array(28).fill({ kind: 'busy' }));
      await answerNext();
      await answerNext();
      expect(calls).toHaveLength(2);
      expect(await pollAges(28, 30)).toEqual([pending, pending]);
      expect(calls).toHaveLength(4);
    });

    test('a price that is known needs no turn', async () => {
      await poll('quick');
      await pollAges(0, 30);
      expect(await poll('quick')).toEqual(quoted);
    });

    test('a call without an answer holds its place for twenty seconds, not for ever', async () => {
      await pollAges(0, 2);
      clock.pass(19);
      expect(await poll('quick')).toEqual(pending);
      clock.pass(1);
      expect(await poll('quick')).toEqual(quoted);
    });

    test('a line that breaks gives its place back', async () => {
      expect(await Promise.all([poll('breaks', [1]), poll('breaks', [2]), poll('quick')])).toEqual([
        pending,
        pending,
        quoted,
      ]);
    });
  });
});
