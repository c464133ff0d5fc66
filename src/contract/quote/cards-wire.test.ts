import { describe, expect, test } from 'vitest';
import { allInOf } from '#domain/judge/all-in/all-in.ts';
import type { Gain } from '#domain/judge/gain.ts';
import { rupees } from '#domain/money.ts';
import { listedPlans } from '#domain/offer/listed.ts';
import type { HiddenPlan, ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { aDay } from '#test/builders/form-builders.ts';
import {
  aBlockPick,
  aCatalogue,
  anInsurer,
  aProduct,
  aScoredPlan,
  aSlab,
} from '#test/builders/plan-builders.ts';
import { family, plan, quote, request } from '#test/builders/plans/answered-blocks.ts';
import { type CardsAnswer, cardsAnswer } from './cards-wire.ts';

const noCounts = {
  roomRent: new Map(),
  preExistingWait: new Map(),
  bonusBand: new Map(),
  maxPremium: new Map(),
};

const blockOf = (plans: readonly ScoredPlan[], more: Partial<ScoredBlock> = {}): ScoredBlock =>
  ({
    block: { ...family, pincode: '400001', request, hindrances: [], apart: [] },
    ...{ plans, demands: [], notShown: [], requestedCover: rupees(1_000_000), filterRelief: undefined },
    filterCounts: { ...noCounts, mustHave: new Map([['noCopay', 4]]), brands: new Map() },
    ...more,
  }) as unknown as ScoredBlock; // the worth of a family is no part of cards

type Setting = Partial<CardsAnswer> & {
  readonly plans?: readonly ScoredPlan[];
  readonly hidden?: readonly HiddenPlan[];
};
function wireOf({ plans = [plan], hidden = [], ...more }: Setting = {}) {
  const block = blockOf(plans, { notShown: hidden });
  return cardsAnswer({
    ...{
      stamp: { catalogueVersion: 'v1', on: aDay('2026-11-21') },
      quote,
      catalogue: aCatalogue([]),
      language: 'hi',
    },
    ...{ mayShowScores: true, channelConflict: undefined, offers: undefined, blocks: [], block },
    ...{ groups: listedPlans(plans), next: undefined, stays: [], stay: undefined },
    ...{ steps: [], rents: undefined, acceptances: [], otherWays: [] },
    cards: plans.map((one) => ({ plan: one, ownShare: undefined, gain: undefined, mayLoad: false })),
    ...more,
  });
}
const cardOf = (facts: Partial<ScoredPlan>, more: Setting = {}) =>
  wireOf({ plans: [{ ...plan, ...facts }], ...more }).cards[0];

const allInYear = {
  premium: rupees(12_000),
  ownShare: rupees(2_500),
  above: rupees(500),
  paidBeside: rupees(0),
};
const allIn = allInOf([allInYear, allInYear]);

describe('the list of cards', () => {
  test('says whose it is, when it was priced and what was asked for', () => {
    expect(wireOf()).toMatchObject({
      ...{ quote_id: quote.id, quote_crn: 'CH-7K42-19', catalogue_version: 'v1', priced_on: '2026-11-21' },
      ...{ sales_channel_conflict_redirect_to: null, sales_channel: null, scores_shown: true, blocks: [] },
      ...{
        type: 'family',
        block: 'family',
        hindrances: [],
        apart: [],
        product_types: [],
        asked_cover: 1_000_000,
      },
      ...{ covers: [], stays: [], stay: null, room_rent: null, near_equals: [] },
      ...{ next_best: null, apart_from: null, filter_counts: { 'copay.true': 4 }, filter_relief: null },
      ...{ not_shown: [], insurers: { acme: 'acme Health' } },
    });
  });

  test.each(['first', 'later'] as const)(
    'says that its figures of years are those of the %s year',
    (year) => {
      expect(wireOf({ block: { ...blockOf([plan]), shownYear: year } }).shown_year).toBe(year);
    },
  );

  test.each([
    ['a partner', 'Setu', { channel: 'partner', partner: 'Setu' }],
    ['no partner', undefined, { channel: 'partner', partner: null }],
  ])('names the channel that its quote was begun in: %s', (_what, partnerName, channel) => {
    const conflict = {
      redirectTo: '/there',
      channel: 'partner',
      partnerName,
    } as unknown as CardsAnswer['channelConflict']; // any channel
    expect(wireOf({ channelConflict: conflict })).toMatchObject({
      ...{ sales_channel_conflict_redirect_to: '/there', sales_channel: channel },
    });
  });

  test('has a tab a block, with its lowest price and that of its recommended plan, where it may be recommended', () => {
    const { block } = blockOf([]);
    const priced = { block, plans: 3, priced: 2, from: rupees(9_000), pick: aBlockPick(plan.slab, 12_000) };
    const blocks = [priced, { block, plans: 1, priced: 0, from: undefined, pick: undefined }];
    const people = { type: 'family', block: 'family', members: ['you', 'son1'] };
    const tabs = [
      { ...people, plans: 3, from: 9_000, pick: 12_000 },
      { ...people, plans: 1, from: null, pick: null },
    ];
    expect(wireOf({ blocks }).blocks).toEqual(tabs);
    const unscored = tabs.map((tab) => ({ ...tab, pick: null }));
    expect(wireOf({ blocks, mayShowScores: false }).blocks).toEqual(unscored);
  });

  test('says what each type of product offers these people', () => {
    const offer = {
      productType: 'super-top-up',
      block: undefined,
      plans: 3,
      from: undefined,
      pick: undefined,
    } as const;
    expect(wireOf({ offers: new Map([['family', [offer]]]) }).product_types).toEqual([
      { product_type: 'SUPER_TOPUP', block: null, plans: 3, from: null, pick: null },
    ]);
    expect(wireOf({ offers: new Map([['parents', [offer]]]) }).product_types).toEqual([]);
  });

  test('says from what on each cover is had, and the stays with their bills', () => {
    const knee = { stay: { id: 'knee', title: { en: 'Knee', hi: 'घुटना' } }, total: 150_000 };
    const heart = { stay: { id: 'heart', title: { en: 'Heart', hi: 'हृदय' } }, total: 400_000 };
    const steps = [
      { sumInsured: 500_000, from: 8_000 },
      { sumInsured: 1_000_000, from: undefined },
    ];
    const rents = { single: 6_000, 'single-ac': 8_000 };
    expect(wireOf({ stays: [knee, heart], stay: knee, steps, rents })).toMatchObject({
      covers: [
        { sum_assured: 500_000, from: 8_000 },
        { sum_assured: 1_000_000, from: null },
      ],
      stays: [
        { id: 'knee', title: 'घुटना', bill: 150_000 },
        { id: 'heart', title: 'हृदय', bill: 400_000 },
      ],
      ...{ stay: 'knee', room_rent: { single: 6_000, single_ac: 8_000 } },
    });
  });

  test('divides plans into picks, list, those that wait, and those of more cover', () => {
    const aPlan = (
      id: string,
      inLakh: number,
      facts: Partial<ScoredPlan> = {},
      total: number | undefined = 10_000,
    ) => ({
      ...aScoredPlan(aSlab(id, inLakh, {}), total, 600),
      ...facts,
    });
    const waiting = { ...aScoredPlan(aSlab('w', 10, {}), undefined, 600) };
    const apart = { atAskedCover: false };
    const plans = [
      aPlan('a', 10, { pick: 'cheapest' }),
      aPlan('b', 10),
      waiting,
      aPlan('d', 25, apart),
      aPlan('e', 15, apart),
    ];
    const wire = wireOf({ plans });
    expect(wire).toMatchObject({ counts: { pick: 1, list: 1, waiting: 1, apart: 2 }, apart_from: 1_500_000 });
    expect(wire.cards.map(({ group }) => group)).toEqual(['pick', 'list', 'waiting', 'apart', 'apart']);
  });

  test('names plans that are as good as the first, where scores may be shown', () => {
    const near = { ...plan, allIn, nearEqual: true };
    expect(wireOf({ plans: [near, plan] }).near_equals).toEqual([
      { slab_id: 'one-10', title: 'Plan of-one-10', all_in: 15_000, premium: 12_000 },
    ]);
    expect(wireOf({ plans: [near], mayShowScores: false }).near_equals).toEqual([]);
  });

  test('says why a product is not shown, and whose doing it is', () => {
    const hidden: HiddenPlan = {
      ...{ product: aProduct('two', {}), insurer: anInsurer('zeta'), block: 'family', reason: 'age' },
      members: ['Son-0'],
    };
    const wire = wireOf({ hidden: [hidden] });
    expect(wire.not_shown).toEqual([{ product_title: 'Plan two', reason: 'age', members: ['son1'] }]);
    expect(wire.insurers).toEqual({ acme: 'acme Health', zeta: 'zeta Health' });
  });
});

const gain: Gain = {
  ...{ extra: rupees(900), average: rupees(400) },
  better: [{ item: 'copay', now: [0], was: [20, undefined] }],
  worse: [{ item: 'icu', now: [undefined], was: [10_000] }],
};
const wireGain = {
  ...{ extra: 900, average: 400, better: [{ item: 'copay', now: [0], was: [20, null] }] },
  worse: [{ item: 'icu', now: [null], was: [10_000] }],
};

describe('the next best plan', () => {
  const next = { plan, ownShare: rupees(5_000), gain, mayLoad: false };
  test('stands with its price, what it leaves to pay and what it has more', () => {
    expect(wireOf({ next }).next_best).toEqual({
      ...{ title: 'Plan of-one-10', near_equal: false, premium: 12_000, own_share: 5_000, gain: wireGain },
    });
  });

  test('says neither where they are not known, and is none without a price', () => {
    const bare = { ...next, ownShare: undefined, gain: undefined };
    expect(wireOf({ next: bare }).next_best).toMatchObject({ own_share: null, gain: null });
    const waiting = aScoredPlan(plan.slab, undefined, 0);
    expect(wireOf({ next: { ...next, plan: waiting } }).next_best).toBeNull();
  });
});

describe('a card', () => {
  test('says what the plan is, costs and leaves to pay', () => {
    const years = { ...plan.years, nineInTen: 23_456, oneInTwenty: 34_567, oneInHundred: 456_789 };
    expect(cardOf({ years })).toMatchObject({
      ...{ group: 'list', insurer_title: 'acme Health', insurer_mark: 'acme', product_slug: 'of-one-10' },
      ...{ product_title: 'Plan of-one-10', slab_id: 'one-10', plan_identifier: `${quote.id}~family~one-10` },
      ...{
        premium: 12_000,
        premium_status: 'quoted',
        premium_reason: null,
        sum_assured: 1_000_000,
        deductible: null,
      },
      ...{
        room: 'single-private',
        room_cut: 'fees',
        wait_months: 36,
        recommended: false,
        names: [],
        near_equal: false,
      },
      ...{
        sound: true,
        never_better: null,
        offline_type: null,
        may_load: false,
        own_share: null,
        gain: null,
      },
      ...{ years: { nine_in_ten: 23_000, one_in_twenty: 35_000, one_in_hundred: 460_000 } },
    });
  });

  test('says the deductible, what is left of the usual stay and what it has more than the card before', () => {
    const slab = { ...plan.slab, deductible: rupees(300_000) };
    const cards = [{ plan: { ...plan, slab }, ownShare: rupees(5_000), gain, mayLoad: true }];
    expect(cardOf({}, { cards })).toMatchObject({
      ...{ deductible: 300_000, own_share: 5_000, gain: wireGain, may_load: true },
    });
  });

  const judged: Partial<ScoredPlan> = {
    ...{ recommended: true, nearEqual: true, pick: 'balance', sound: true, allIn },
    score: { totalTenths: 654, possibleTenths: 1000, parts: [] },
  };

  const names = (...titles: readonly string[]) => titles.map((title) => ({ title, scope: 'all' }));
  test('has its names and its score where scores may be shown', () => {
    expect(cardOf(judged)).toMatchObject({
      ...{ recommended: true, near_equal: true, names: names('best', 'cheapest', 'strongest') },
      total_score: 65.4,
    });
  });

  test('has what it costs all in, and why it is not recommended', () => {
    const card = cardOf({ allIn, floor: { kind: 'claims', settledPercent: 80 } });
    expect(card).toMatchObject({
      all_in: 15_000,
      not_recommended: { kind: 'claims', settled_percent: 80 },
    });
    expect(cardOf({ allIn: undefined })).toMatchObject({ all_in: null, not_recommended: null });
  });

  test('says nothing of how good it is elsewhere', () => {
    expect(cardOf(judged, { mayShowScores: false })).toMatchObject({
      ...{ recommended: false, near_equal: false, names: [], total_score: null },
    });
  });
});
