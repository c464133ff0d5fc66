import { describe, expect, test } from 'vitest';
import type { Restoration } from '#domain/cover/features.ts';
import { oldIllnessFrom } from '#domain/cover/waiting.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { RankedListedSplit } from '#domain/offer/split/split-plans.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Member } from '#domain/person/member.ts';
import { blocksFor } from '#domain/quote/block.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aBlockPick, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { firstSplitToWire, type SplitFacts, splitToWire } from './split-wire.ts';

const [you, spouse, father] = aFamily('You 34y', 'Spouse 33y', 'Father 64y') as [Member, Member, Member];
const planOf = (restoration: Restoration, premium = 20_000) =>
  aBlockPick(aSlab('one-10', 10, { restoration, copay: { percent: 20, fromAge: 61 } }), premium, {
    weaknesses: ['copay'],
  });
const unlimited = planOf({ kind: 'unlimited' });
const none = planOf({ kind: 'none' }, 15_000);
const wirePlan = {
  ...{
    slab_id: 'one-10',
    riders: [],
    with_riders: null,
    product_slug: 'of-one-10',
    product_title: 'Plan of-one-10',
  },
  ...{ insurer_title: 'acme Health', sum_assured: 1_000_000, premium: 15_000, all_in: 22_500 },
  ...{ recommended: true, copay_percent: 0, unmet: [], weaknesses: ['copay'], old_illness: null },
};

/** As far as a row of the page reads it. */
const wayOf = (facts: Partial<RankedListedSplit>): RankedListedSplit =>
  ({
    ...{
      kind: 'together',
      reason: 'cheapest',
      total: rupees(35_000),
      allIn: 45_000,
      overCheapest: undefined,
    },
    people: [],
    split: { key: 'a', parts: [[you, spouse], [father]], separate: false },
    ...{
      picks: [none, none],
      blocks: ['family', 'parents'],
      protectionPlace: 1,
      recommended: false,
      ...facts,
    },
  }) as RankedListedSplit;
const family = blocksFor([you, spouse, father])[0];

const facts: SplitFacts = {
  quote: aQuote({ request: aRequest({ members: [you, spouse, father], pincode: '411038' }) }),
  catalogue: {
    placeOf: (pincode) =>
      pincode === '411038'
        ? { pincode, district: { en: 'Pune', hi: 'पुणे' }, state: { en: 'Maharashtra', hi: 'महाराष्ट्र' } }
        : undefined,
    conditions: [],
  },
  ...{
    language: 'hi',
    mayShowScores: true,
    pricedOn: aDay('2026-11-21'),
    coverStart: aDay('2026-11-22'),
    offered: true,
    first: family,
  },
  ...{ claim: 'within', claimants: ['Father', 'You'], claimant: 'Father' },
  ...{ splits: [wayOf({})], all: [] },
};
const wireOf = (more: Partial<SplitFacts> = {}) => splitToWire({ ...facts, ...more });
const wayToWire = (way: Partial<RankedListedSplit>, more: Partial<SplitFacts> = {}) =>
  wireOf({ splits: [wayOf(way)], ...more }).ways[0];

describe('the page of splits', () => {
  test('says whose quote it is, and with which claim its ways are compared', () => {
    const { quote } = facts;
    expect(wireOf()).toMatchObject({
      ...{
        quote_id: quote.id,
        quote_crn: quote.crn,
        priced_on: '2026-11-21',
        scores_shown: true,
        offered: true,
      },
      ...{ block: 'family', sum_assured: 1_000_000, deductible: null, claimants: ['father', 'you'] },
      ...{ claimant: 'father', claim: 'within', amounts: { within: 800_000, above: 1_500_000 } },
      all_ways: [],
    });
    expect(wireOf().members.map(({ id }) => id)).toEqual(['you', 'spouse', 'father']);
  });

  test('says nothing of a claimant or a block that there is not', () => {
    expect(wireOf({ claimant: undefined, first: undefined })).toMatchObject({ claimant: null, block: null });
  });

  test('says the deductible of a super top-up', () => {
    const request = { ...facts.quote.request, deductible: lakh(3) };
    expect(wireOf({ quote: { ...facts.quote, request } }).deductible).toBe(300_000);
  });

  test.each([
    ['the same place for parents without an own one', undefined, { city: 'पुणे', parents_city: null }],
    ['no second name where both live in one city', '411038', { city: 'पुणे', parents_city: null }],
    ['the pincode of a place nobody knows', '560034', { city: 'पुणे', parents_city: '560034' }],
  ])('names the places: %s', (_what, parentsPincode, places) => {
    const request = { ...facts.quote.request, parentsPincode };
    expect(wireOf({ quote: { ...facts.quote, request } })).toMatchObject(places);
  });

  test('lists every way there is with its people and its price', () => {
    const priceless = wayOf({ total: undefined, reason: 'no-plan' });
    expect(wireOf({ all: [wayOf({}), priceless] }).all_ways).toEqual([
      { policies: [['you', 'spouse'], ['father']], separate: false, reason: 'cheapest', total: 35_000 },
      { policies: [['you', 'spouse'], ['father']], separate: false, reason: 'no-plan', total: null },
    ]);
  });

  test('recommends one way where scores may be shown, and none elsewhere', () => {
    const splits = [wayOf({ recommended: true }), wayOf({ total: rupees(50_000), allIn: 60_000 })];
    const flags = (mayShowScores: boolean) =>
      wireOf({ splits, mayShowScores }).ways.map(({ recommended }) => recommended);
    expect([flags(true), flags(false)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe('a way', () => {
  test('says what it costs, and how much cover all its policies have', () => {
    expect(wayToWire({})).toMatchObject({
      ...{ kind: 'together', reason: 'cheapest', total: 35_000, over_first: null, cover: 2_000_000 },
      all_in: 45_000,
    });
    expect(wayToWire({}, { mayShowScores: false })?.all_in).toBeNull();
  });

  test('says what it costs more and less than the first one, this year and all in', () => {
    const splits = [wayOf({}), wayOf({ total: rupees(34_000), allIn: 60_000 })];
    const over = (mayShowScores: boolean) =>
      wireOf({ splits, mayShowScores }).ways.map(({ over_first }) => over_first);
    expect(over(true)).toEqual([null, { this_year: -1_000, all_in: 15_000 }]);
    expect(over(false)).toEqual([null, { this_year: -1_000, all_in: null }]);
  });

  const cheapestSound = (premium: number, scope: 'all' | 'demanded' | 'eligible') => ({
    ...{ premium: rupees(premium), allIn: premium * 2 },
    scope,
  });
  test.each([
    ['the sums of all its lists', [14_000, 16_000], { total: 30_000, all_in: 60_000, scope: 'eligible' }],
    ['nothing where these are its own plans', [15_000, 20_000], null],
    ['nothing where a list has none', [15_000, undefined], null],
  ])('of the cheapest sound plans it says %s', (_what, premiums, expected) => {
    const scopes = ['eligible', 'demanded'] as const;
    const picks = premiums.map((premium, at) => ({
      ...none,
      cheapestSound: premium === undefined ? undefined : cheapestSound(premium, scopes[at] ?? 'all'),
    }));
    expect(wayToWire({ picks })?.cheapest_sound).toEqual(expected);
    expect(wayToWire({ picks }, { mayShowScores: false })?.cheapest_sound).toBeNull();
  });

  test('says from when an illness is paid that its people have, and who has which', () => {
    const ill = { ...father, conditions: [conditionId(17)] };
    const diabetes = { id: conditionId(17), name: { en: 'Diabetes', hi: 'मधुमेह' } };
    const { quote, catalogue } = facts;
    const wire = wireOf({
      splits: [wayOf({ split: { key: 'a', parts: [[you, spouse], [ill]], separate: false } })],
      quote: { ...quote, request: { ...quote.request, members: [you, spouse, ill] } },
      catalogue: { ...catalogue, conditions: [diabetes as Condition] },
    });
    expect(wire.ill).toEqual([{ id: 'father', illness: 'मधुमेह' }]);
    expect(wire.ways[0]?.policies.map(({ plan }) => plan?.old_illness)).toEqual([
      null,
      { from: oldIllnessFrom(none.plan.slab.features, [ill], facts.coverStart) },
    ]);
  });

  test('says neither price nor cover where a policy of it is not for sale', () => {
    const way = wayToWire({
      total: undefined,
      allIn: undefined,
      picks: [none, undefined],
      blocks: ['family'] as never,
    });
    expect(way).toMatchObject({ total: null, all_in: null, over_first: null, cover: null });
    expect(way?.policies[1]).toEqual({
      members: ['father'],
      block: null,
      plan: null,
      left: [],
    });
  });

  test('says of each policy who is on it, on which plan, at what premium, and the share of each bill that it leaves them', () => {
    const [home, parents] = wayToWire({})?.policies ?? [];
    expect(home).toMatchObject({ members: ['you', 'spouse'], block: 'family', plan: wirePlan });
    expect(parents?.plan).toEqual({ ...wirePlan, copay_percent: 20 });
  });

  const untouched = { touched: false, cover: 1_000_000, left: 1_000_000, refill: 0, own: 0 };
  test('leaves the policy of the claimant what the claim leaves of it, and the others whole', () => {
    const [home, parents] = wayToWire({})?.policies ?? [];
    expect(home?.left).toEqual([{ members: ['you', 'spouse'], ...untouched }]);
    expect(parents?.left).toEqual([
      { members: ['father'], touched: true, cover: 1_000_000, left: 360_000, refill: 0, own: 160_000 },
    ]);
  });

  test('counts a refill beside what is left', () => {
    const [, parents] = wayToWire({ picks: [none, unlimited] })?.policies ?? [];
    expect(parents?.left).toEqual([
      expect.objectContaining({ touched: true, left: 360_000, refill: 640_000 }),
    ]);
  });

  test('goes by the larger claim where that is chosen', () => {
    const [, parents] = wayToWire({}, { claim: 'above' })?.policies ?? [];
    expect(parents?.left[0]?.left).toBe(0);
  });

  const apart = { split: { key: 'b', parts: [[you, spouse], [father]], separate: true } };
  test('of covers of their own counts each, and tells the claimant apart from the others', () => {
    const way = wayToWire(apart, { claimant: 'You' });
    expect(way?.cover).toBe(3_000_000);
    expect(way?.policies[0]?.left).toEqual([
      { members: ['spouse'], ...untouched },
      { members: ['you'], touched: true, cover: 1_000_000, left: 200_000, refill: 0, own: 0 },
    ]);
    expect(way?.policies[1]?.left).toEqual([{ members: ['father'], ...untouched }]);
  });
});

test('before a quote the same ways stand, with the claim of the eldest', () => {
  const first = {
    ...facts,
    splits: [wayOf({ recommended: true }), wayOf({ total: rupees(50_000), allIn: 60_000 })],
    members: ['You', 'Father'],
  };
  const wire = firstSplitToWire(first, lakh(10), facts);
  expect(wire).toMatchObject({ members: ['you', 'father'], claimant: 'father' });
  expect(wire.ways.map(({ recommended }) => recommended)).toEqual([true, false]);
  expect(wire.ways[0]?.policies[1]?.left[0]).toMatchObject({ touched: true, left: 360_000 });
  const unjudged = firstSplitToWire({ ...first, claimant: undefined }, lakh(10), {
    ...facts,
    mayShowScores: false,
  });
  expect(unjudged.claimant).toBeNull();
  expect(unjudged.ways.map(({ recommended }) => recommended)).toEqual([false, false]);
});
