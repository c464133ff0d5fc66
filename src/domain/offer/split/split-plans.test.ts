import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { lakh, rupees } from '../../money.ts';
import { blocksFor } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { familySplits } from '../../quote/family-split.ts';
import type { SplitPick } from '../../quote/split-pick.ts';
import type { ScoredPlan } from '../plan.ts';
import { listedSplits } from './listed-splits.ts';
import { recommendedSplit } from './recommended-split.ts';
import { bestPlanOf, splitPlans } from './split-plans.ts';

const good = aScoredPlan(aSlab('good', 10, { restoration: { kind: 'none' } }), 20_000, 900);
const pending = aScoredPlan(aSlab('live', 10, {}), undefined, 950);

test.each<[string, readonly ScoredPlan[], string | undefined]>([
  [
    'the recommended one',
    [pending, good, { ...good, slab: aSlab('chosen', 10, {}), recommended: true }],
    'chosen',
  ],
  ['the first with a price where none is recommended', [pending, good], 'good'],
  ['none while no price is known', [pending], undefined],
  ['none of none', [], undefined],
])('the plan that stands for a part is %s', (_, plans, expected) => {
  expect(bestPlanOf(plans)?.slab.id).toBe(expected);
});

const family = aFamily('You 35y', 'Spouse 33y', 'Father 60y');
const refill = { restoration: { kind: 'once' as const, anyIllness: false } };

/** One product's list entry: what each block pays for it; a block that is absent cannot have it. */
type ListEntry = {
  readonly id: string;
  readonly prices: Partial<Record<BlockId, number>>;
  readonly recommended?: boolean;
  readonly sound?: boolean;
  /** Its insurer gives the price itself. */
  readonly live?: boolean;
  /** Where it is in the list without a price, or not sound for these people. */
  readonly unpriced?: BlockId;
  readonly unsound?: BlockId;
};

function split(entries: readonly ListEntry[], pick: SplitPick = 'recommended', members = family) {
  const blocks = blocksFor(members);
  const planFor = (one: ListEntry, id: BlockId): readonly ScoredPlan[] => {
    const price = one.prices[id];
    if (price === undefined) return [];
    const plan = aScoredPlan(aSlab(one.id, 10, refill), one.unpriced === id ? undefined : price, 900);
    const product = { ...plan.product, pricing: one.live ? ('live' as const) : plan.product.pricing };
    const sound = one.unsound !== id && (one.sound ?? true);
    return [{ ...plan, product, recommended: one.recommended ?? false, sound }];
  };
  return splitPlans({
    members,
    listed: listedSplits(members, blocks),
    plansOf: (id) => entries.flatMap((one) => planFor(one, id)),
    priceOn: (slabId, part, separate) => {
      const block = blocks.find(
        (one) => one.members.length === part.length && (one.group === 'individual') === separate,
      );
      const one = entries.find(({ id }) => id === slabId);
      const [plan] = one && !one.live && block ? planFor(one, block.id) : [];
      return plan && { ...plan, premium: rupees(one?.prices[block?.id ?? 'family'] ?? 0) };
    },
    pick,
    largeClaim: lakh(8),
  });
}

const everywhere = (family: number, parents: number, individual: number, combined: number) => ({
  family,
  parents,
  individual,
  combined,
});

test('all ways are priced on the plan that the first list recommends, the beaten one last', () => {
  const { splits, plan } = split([
    { id: 'cheap', prices: everywhere(10_000, 20_000, 50_000, 40_000) },
    { id: 'chosen', prices: everywhere(15_000, 30_000, 70_000, 46_000), recommended: true },
  ]);
  expect(plan?.slab.id).toBe('chosen');
  expect(splits.map(({ kind, total, reason }) => [kind, total, reason])).toEqual([
    ['apart', 45_000, 'cheapest'],
    ['separate', 70_000, 'most-left'],
    ['together', 46_000, 'nothing-gained'],
  ]);
});

test('what comes to the total is the premiums of its policies', () => {
  const { splits } = split([{ id: 'a', prices: everywhere(15_000, 30_000, 70_000, 40_000) }]);
  for (const { plans, total } of splits)
    expect(plans.reduce((sum, plan) => sum + (plan?.premium ?? 0), 0)).toBe(total);
});

test.each<[string, readonly ListEntry[], string | undefined]>([
  [
    'the sound one of which the cheapest way costs least',
    [
      { id: 'a', prices: everywhere(9_000, 9_000, 9_000, 9_000), sound: false },
      { id: 'b', prices: everywhere(12_000, 20_000, 50_000, 40_000) },
      { id: 'c', prices: everywhere(11_000, 24_000, 50_000, 31_000) },
    ],
    'c',
  ],
  [
    'one that more ways can be bought on goes before a cheaper one',
    [
      { id: 'a', prices: { family: 5_000, parents: 5_000 } },
      { id: 'b', prices: everywhere(12_000, 20_000, 50_000, 40_000) },
    ],
    'b',
  ],
  [
    'one that is not sound for the parents is none',
    [
      { id: 'a', prices: everywhere(5_000, 5_000, 50_000, 40_000), unsound: 'parents' },
      { id: 'b', prices: everywhere(12_000, 20_000, 50_000, 40_000) },
    ],
    'b',
  ],
  [
    'one without a price for the parents goes after one that all ways can be bought on',
    [
      { id: 'a', prices: everywhere(5_000, 5_000, 50_000, 40_000), unpriced: 'parents' },
      { id: 'b', prices: everywhere(12_000, 20_000, 50_000, 40_000) },
    ],
    'b',
  ],
  [
    'one that its insurer prices itself stays out, however cheap',
    [
      { id: 'a', prices: everywhere(5_000, 5_000, 5_000, 5_000), live: true },
      { id: 'b', prices: everywhere(12_000, 20_000, 50_000, 40_000) },
    ],
    'b',
  ],
  [
    'none where insurers price all plans themselves',
    [{ id: 'a', prices: everywhere(1, 1, 1, 1), live: true }],
    undefined,
  ],
])('the cheapest sound plan: %s', (_, entries, expected) => {
  expect(split(entries, 'cheapest').plan?.slab.id).toBe(expected);
});

test('where insurers price all plans themselves, no plan is put first for all ways', () => {
  const { plan, picks } = split([{ id: 'a', prices: everywhere(1, 1, 1, 1), live: true, recommended: true }]);
  expect(plan).toBeUndefined();
  expect(picks).toEqual({ recommended: undefined, cheapest: undefined });
});

test('a brother, who has no list of his own here, keeps nobody from a plan', () => {
  const members = aFamily('You 35y', 'Father 60y', 'Brother 30y');
  const { plan, splits } = split(
    [{ id: 'a', prices: everywhere(15_000, 30_000, 70_000, 40_000) }],
    'recommended',
    members,
  );
  expect(plan?.slab.id).toBe('a');
  expect(splits.map(({ kind }) => kind).sort()).toEqual(['apart', 'separate', 'together']);
});

test('a way that gains nothing comes before one that cannot be bought', () => {
  const { splits } = split([{ id: 'a', prices: { family: 15_000, parents: 30_000, combined: 46_000 } }]);
  expect(splits.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['apart', 'cheapest'],
    ['together', 'nothing-gained'],
    ['separate', 'no-plan'],
  ]);
});

test('all ways that have a reason stand once, those with lists among them', () => {
  const { all, splits } = split([{ id: 'a', prices: everywhere(15_000, 30_000, 70_000, 40_000) }]);
  const keys = all.map(({ split }) => split.key);
  expect(new Set(keys).size).toBe(keys.length);
  const expected = new Set(
    [...familySplits(family), ...splits.map(({ split }) => split)].map(({ key }) => key),
  );
  expect(keys.toSorted()).toEqual([...expected].sort());
});

test('a part that the plan does not take stands on the plan that its own list puts first', () => {
  const { splits } = split([
    { id: 'young', prices: { family: 15_000 }, recommended: true },
    { id: 'old', prices: { parents: 33_000 } },
  ]);
  const apart = splits.find(({ kind }) => kind === 'apart');
  expect(apart?.plans.map((plan) => plan?.slab.id)).toEqual(['young', 'old']);
  expect(apart?.total).toBe(48_000);
  expect(splits.filter(({ reason }) => reason === 'no-plan').map(({ kind }) => kind)).toEqual([
    'separate',
    'together',
  ]);
});

test('couples of two generations are two policies, each on the plan of its own list', () => {
  const members = aFamily('You 35y', 'Spouse 33y', 'Father 60y', 'Mother 58y');
  const { splits } = split(
    [
      { id: 'young', prices: { family: 15_000 }, recommended: true },
      { id: 'old', prices: { parents: 33_000 } },
    ],
    'recommended',
    members,
  );
  expect(splits.find(({ kind }) => kind === 'apart')?.people.map(({ member }) => member)).toHaveLength(4);
  expect(splits.find(({ kind }) => kind === 'apart')?.plans.map((plan) => plan?.slab.id)).toEqual([
    'young',
    'old',
  ]);
});

test('whoever can share no cover has an own policy in each way but that of separate covers', () => {
  const members = aFamily('You 35y', 'Father 60y', 'Brother 30y');
  const keys = listedSplits(members, blocksFor(members)).map(({ split }) => split.key);
  expect(keys).toEqual(['You|Father|Brother', 'You/Father/Brother', 'You+Father|Brother']);
});

test('own parents and in-laws are two policies', () => {
  const members = aFamily('You 35y', 'Father 60y', 'Father-in-law 62y');
  const [apart] = listedSplits(members, blocksFor(members));
  expect(apart?.split.key).toBe('You|Father|Father-in-law');
  expect(apart?.blocks).toEqual(['family', 'parents', 'parents-in-law']);
});

test('recommended is the cheapest that leaves everybody half of their cover', () => {
  const { splits } = split([{ id: 'a', prices: everywhere(15_000, 30_000, 70_000, 40_000) }]);
  expect(recommendedSplit(splits)?.kind).toBe('together');
  const bare = splits.map((split) =>
    split.kind === 'together'
      ? { ...split, people: split.people.map((one) => ({ ...one, left: lakh(2) })) }
      : { ...split, reason: 'more-left' as const },
  );
  expect(recommendedSplit(bare)?.kind).toBe('apart');
  const none = bare.map((split) => ({
    ...split,
    people: split.people.map((one) => ({ ...one, left: lakh(1) })),
  }));
  expect(recommendedSplit(none)?.kind).toBe('together');
});
