import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import { peopleWords } from '#web/forms/quote/people.ts';
import { createWords } from '#web/platform/text.tsx';
import { wayView } from './model.ts';
import { type OfferedBlock, type OfferedPlan, waysOf } from './ways.ts';

const words = createWords('en');
await words.load(['split-plans', 'site']);
const said = { t: words.t, people: peopleWords(words.t) };

const aPlan = (premium: number | null, facts: Partial<OfferedPlan> = {}): OfferedPlan => ({
  premium,
  recommended: false,
  insurer_title: 'Kaveri Health',
  product_title: 'Kaveri Saral',
  sale: 'online',
  ...facts,
});

const aBlock = (block: BlockId, ids: string, ...plans: readonly OfferedPlan[]): OfferedBlock => ({
  type: planGroupOf(block),
  block,
  uidata: { members: ids.split(' ').map((id) => ({ id })) },
  plans,
});

const everybody = 'you spouse father mother';
const group = [
  aBlock('family', 'you spouse', aPlan(20_000), aPlan(15_000), aPlan(30_000, { recommended: true })),
  aBlock('parents', 'father mother', aPlan(40_000, { recommended: true }), aPlan(50_000)),
  aBlock('combined', everybody, aPlan(70_000)),
  aBlock('individual', everybody, aPlan(null)),
];

describe('the ways to cover a group', () => {
  test.each([
    ['a family and parents', group, ['split', 'combined', 'individual']],
    [
      'own parents and in-laws',
      [aBlock('parents', 'father'), aBlock('parents-in-law', 'mother-in-law')],
      ['split'],
    ],
    [
      'a family alone',
      [aBlock('family', 'you son1'), aBlock('individual', 'you son1')],
      ['family', 'individual'],
    ],
    ['parents alone', [aBlock('parents', 'father mother')], ['parents']],
    ['one person', [aBlock('individual', 'you')], ['one']],
    [
      'each person on a product of their own',
      [aBlock('family', 'you'), aBlock('individual-you', 'you'), aBlock('individual-brother', 'brother')],
      ['family', 'apart'],
    ],
    [
      'one person’s list beside that of everybody',
      [...group, aBlock('individual-father', 'father', aPlan(1))],
      ['split', 'combined', 'individual'],
    ],
    [
      'a child who can be on no policy alone',
      [
        aBlock('family', 'you son1'),
        aBlock('individual-you', 'you'),
        aBlock('individual-brother', 'brother'),
      ],
      ['family'],
    ],
    ['nobody', [], []],
  ])('%s', (_, blocks, kinds) => {
    expect(waysOf(blocks).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('the totals add up the cheapest and the recommended plan of each part', () => {
    const [split, combined] = waysOf(group);
    expect([split?.cheapestTotal, split?.recommendedTotal]).toEqual([55_000, 70_000]);
    expect([combined?.cheapestTotal, combined?.recommendedTotal]).toEqual([70_000, undefined]);
  });

  test('a part without a price leaves no total, never a smaller one', () => {
    const blocks = [aBlock('family', 'you spouse', aPlan(20_000)), aBlock('parents', 'father', aPlan(null))];
    expect(waysOf(blocks)[0]?.cheapestTotal).toBeUndefined();
  });

  test('the cheapest is at most any price of its block', () => {
    const premiums = fc.array(fc.option(fc.integer({ min: 1, max: 200_000 })), { maxLength: 12 });
    fc.assert(
      fc.property(premiums, (all) => {
        const [way] = waysOf([aBlock('family', 'you spouse', ...all.map((premium) => aPlan(premium)))]);
        const priced = all.filter((premium) => premium !== null);
        expect(way?.cheapestTotal).toBe(priced.length > 0 ? Math.min(...priced) : undefined);
      }),
    );
  });
});

describe('what is said of a way', () => {
  const viewOf = (blocks: readonly OfferedBlock[], at = 0) => {
    const way = waysOf(blocks)[at];
    if (!way) throw new Error('No such way');
    return wayView(way, 'quote', said);
  };

  test('each part has its row, and the total stands under them', () => {
    const [cheapest] = viewOf(group).ledgers;
    expect(cheapest?.rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['You, spouse', '₹15,000'],
      ['Parents', '₹40,000'],
    ]);
    expect(cheapest?.total.amount).toBe('₹55,000');
  });

  test('one ledger where the recommended plan is the cheapest', () => {
    const view = viewOf([aBlock('combined', everybody, aPlan(70_000, { recommended: true }))]);
    expect(view.ledgers.map(({ kind }) => kind)).toEqual(['both']);
  });

  test('a missing price is said in words', () => {
    const [ledger] = viewOf(group, 2).ledgers;
    expect(ledger?.rows[0]?.amount).toBe('no price');
    expect(ledger?.rows[0]?.note).toBe('no price yet');
    expect(ledger?.total.amount).not.toMatch(/\d/);
  });

  test('a plan bought with an adviser says so', () => {
    const offline = aPlan(9_000, { sale: 'offline', product_title: 'Saral, Kaveri Health' });
    const [ledger] = viewOf([aBlock('family', 'you spouse', offline)]).ledgers;
    expect(ledger?.rows[0]?.note).toBe('Saral, Kaveri Health, bought with an adviser');
  });

  test('every part has its own plans to see; in-laws too', () => {
    const parents = [aBlock('parents', 'father mother'), aBlock('parents-in-law', 'mother-in-law')];
    expect(viewOf(parents).links.map(({ href }) => href)).toEqual([
      '/health-plan/results/parents/quote',
      '/health-plan/results/parents/quote?block=parents-in-law',
    ]);
  });
});
