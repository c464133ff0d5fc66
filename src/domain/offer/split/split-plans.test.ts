import { expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aBlockPick, aSlab } from '#test/builders/plan-builders.ts';
import { lakh } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import { blocksFor } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { familySplits, policyKey } from '../../quote/family-split.ts';
import type { BlockPick } from '../block-pick.ts';
import { listedSplits } from './listed-splits.ts';
import { splitPlans, splitsWithLists } from './split-plans.ts';

const family = aFamily('You 35y', 'Spouse 33y', 'Father 60y');
const refill = { restoration: { kind: 'once' as const, anyIllness: false } };

/** What the list of a block recommends: the plan's name, its price, and what it costs all in. */
type Pick = readonly [id: string, premium: number, allIn?: number];
type Picks = Partial<Record<BlockId, Pick>>;

const pickOf = ([id, premium, allIn = premium]: Pick): BlockPick =>
  aBlockPick(aSlab(id, 10, refill), premium, { allIn });

type Call = readonly [people: string, block: BlockId | undefined];

/** People without a list of their own here can have a plan of 9,000 each. */
function question(picks: Picks, members = family, calls: Call[] = []) {
  return {
    members,
    listed: listedSplits(members, blocksFor(members)),
    pickFor: (part: readonly Member[], separate: boolean, block: BlockId | undefined) => {
      calls.push([policyKey(part, separate), block]);
      if (block === undefined) return pickOf(['alone', 9_000 * part.length]);
      const pick = picks[block];
      return pick && pickOf(pick);
    },
    largeClaim: lakh(8),
    mayAdvise: true,
  };
}

const everywhere: Picks = {
  family: ['young', 15_000],
  parents: ['old', 30_000],
  individual: ['each', 70_000],
  combined: ['shared', 40_000],
};

type Row = readonly [kind: string, total: number | undefined, reason: string, plans: string];

test.each<[string, Picks, readonly Row[]]>([
  [
    'each policy on the pick of its own list, by what they cost all in',
    everywhere,
    [
      ['together', 40_000, 'cheapest', 'shared'],
      ['apart', 45_000, 'more-left', 'young,old'],
      ['separate', 70_000, 'most-left', 'each'],
    ],
  ],
  [
    'one that costs less over the years is told so, and stands first',
    { ...everywhere, combined: ['shared', 40_000, 90_000] },
    [
      ['apart', 45_000, 'less-all-in', 'young,old'],
      ['separate', 70_000, 'less-all-in', 'each'],
      ['together', 40_000, 'cheapest', 'shared'],
    ],
  ],
  [
    'one that gains nothing last',
    { ...everywhere, combined: ['shared', 46_000] },
    [
      ['apart', 45_000, 'cheapest', 'young,old'],
      ['separate', 70_000, 'most-left', 'each'],
      ['together', 46_000, 'nothing-gained', 'shared'],
    ],
  ],
  [
    'one that costs more this year and less over the years gains something',
    { ...everywhere, combined: ['shared', 46_000, 44_000] },
    [
      ['together', 46_000, 'less-all-in', 'shared'],
      ['apart', 45_000, 'cheapest', 'young,old'],
      ['separate', 70_000, 'most-left', 'each'],
    ],
  ],
  [
    'one of which a group has no pick cannot be bought, and says which',
    { family: ['young', 15_000], combined: ['shared', 40_000] },
    [
      ['together', 40_000, 'cheapest', 'shared'],
      ['apart', undefined, 'no-plan', 'young,'],
      ['separate', undefined, 'no-plan', ''],
    ],
  ],
])('the ways that have lists: %s', (_, picks, rows) => {
  const splits = atOnce(splitsWithLists(question(picks)));
  expect(
    splits.map((one) => [
      one.kind,
      one.total,
      one.reason,
      one.picks.map((pick) => pick?.plan.slab.id).join(),
    ]),
  ).toEqual(rows);
});

test('what comes to the total is the premiums of its policies, and all in what they cost all in', () => {
  for (const { picks, total, allIn } of atOnce(
    splitsWithLists(question({ ...everywhere, parents: ['old', 30_000, 50_000] })),
  )) {
    expect(picks.reduce((sum, pick) => sum + (pick?.premium ?? 0), 0)).toBe(total);
    expect(picks.reduce((sum, pick) => sum + (pick?.allIn ?? 0), 0)).toBe(allIn);
  }
});

test('at most one is recommended and stands first, of near equals the one that costs least this year', () => {
  const near: Picks = { ...everywhere, combined: ['shared', 40_000, 45_500] };
  const flags = (picks: Picks) =>
    atOnce(splitsWithLists(question(picks))).map(({ kind, recommended }) => [kind, recommended]);
  expect(flags(near)[0]).toEqual(['together', true]);
  expect(flags(near).filter(([, recommended]) => recommended)).toHaveLength(1);
  expect(flags({}).map(([, recommended]) => recommended)).toEqual([false, false, false]);
});

test('under a licence without advice what a way costs over the years is no reason for it', () => {
  const picks: Picks = { ...everywhere, combined: ['shared', 46_000, 44_000] };
  const splits = atOnce(splitsWithLists({ ...question(picks), mayAdvise: false }));
  expect(splits.map(({ kind, reason, allIn, recommended }) => [kind, reason, allIn, recommended])).toEqual([
    ['apart', 'cheapest', 45_000, false],
    ['separate', 'most-left', 70_000, false],
    ['together', 'nothing-gained', 46_000, false],
  ]);
});

test('people of the quote are asked for by their list, and each policy once', () => {
  const members = aFamily('You 35y', 'Father 60y', 'Brother 30y');
  const calls: Call[] = [];
  atOnce(splitPlans(question(everywhere, members, calls)));
  expect(calls.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    ['Brother', undefined],
    ['Father', 'parents'],
    ['You', 'family'],
    ['You+Father', 'combined'],
    ['You/Father/Brother', 'individual'],
  ]);
});

test('of the ways that have lists nobody else is judged', () => {
  const calls: Call[] = [];
  atOnce(
    splitsWithLists(
      question(everywhere, aFamily('You 35y', 'Spouse 33y', 'Father 60y', 'Mother 58y'), calls),
    ),
  );
  expect(calls.map(([, block]) => block).toSorted()).toEqual(['combined', 'family', 'individual', 'parents']);
});

test('all ways that have a reason stand once, those with lists among them', () => {
  const { all, splits } = atOnce(splitPlans(question(everywhere)));
  const keys = all.map(({ split }) => split.key);
  expect(new Set(keys).size).toBe(keys.length);
  const expected = new Set(
    [...familySplits(family), ...splits.map(({ split }) => split)].map(({ key }) => key),
  );
  expect(keys.toSorted()).toEqual([...expected].sort());
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
