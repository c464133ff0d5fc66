import { expect, test } from 'vitest';
import { billTotal } from '#domain/claim/bill.ts';
import { allInOf } from '#domain/judge/all-in/all-in.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aBlockPick, aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { aStay, billIn } from '#test/builders/stay-builders.ts';
import { firstPriceToWire, proofToWire } from './home-wire.ts';

const pune = {
  pincode: '411038',
  district: { en: 'Pune', hi: 'पुणे' },
  state: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
};
const on = aDay('2026-11-21');

type FirstPriceFacts = Parameters<typeof firstPriceToWire>[0];
const firstFacts: FirstPriceFacts = {
  group: 'family',
  ...{ members: aFamily('You 34y', 'Spouse 33y', 'Son-0 4y'), place: pune, sumInsured: lakh(10) },
  ...{ priced: 12, on, from: undefined, pick: undefined, split: undefined },
};
const firstPriceOf = (facts: Partial<FirstPriceFacts>) =>
  firstPriceToWire({ ...firstFacts, ...facts }, 'hi', true);

test('a first price says for whom, where and from when it is', () => {
  expect(firstPriceOf({ from: rupees(9_000) })).toEqual({
    ...{ group: 'family', people: 3, city: 'पुणे', state: 'महाराष्ट्र', is_guess: false },
    ...{ sum_assured: 1_000_000, plans: 12, from: 9_000, pick: null },
    ...{ split: null, picks: [], priced_on: '2026-11-21' },
  });
});

test('the plan that the list recommends is named, with the share that it leaves these people of each bill', () => {
  const copay = { copay: { percent: 10, fromAge: 30 } };
  const pick = aBlockPick(aSlab('pick-10', 10, copay), 14_000, { weaknesses: ['copay'] });
  const wire = {
    ...{
      slab_id: 'pick-10',
      riders: [],
      with_riders: null,
      product_slug: 'of-pick-10',
      product_title: 'Plan of-pick-10',
    },
    ...{ insurer_title: 'acme Health', sum_assured: 1_000_000, premium: 14_000, all_in: 21_000 },
    ...{ recommended: true, copay_percent: 10, unmet: [], weaknesses: ['copay'], old_illness: null },
  };
  expect(firstPriceOf({ pick }).pick).toEqual(wire);
  expect(firstPriceToWire({ ...firstFacts, pick }, 'hi', false).pick).toEqual({
    ...{ ...wire, all_in: null, recommended: false },
  });
  const young = firstPriceOf({ pick, members: aFamily('You 29y') });
  expect(young.pick?.copay_percent).toBe(0);
});

test('all that the list starts with is told, each by its names; nothing of it under a licence without advice', () => {
  const judged = (id: string, premium: number, facts: Partial<ScoredPlan>): ScoredPlan => ({
    ...aScoredPlan(aSlab(id, 10, {}), premium, 654),
    allIn: allInOf([
      { premium: rupees(premium), ownShare: rupees(5_000), above: rupees(0), paidBeside: rupees(0) },
    ]),
    ...facts,
  });
  const years = { average: 1, nineInTen: 2, oneInTwenty: 3, oneInHundred: 43_217, runsOutIn1000: 0 };
  const best = judged('best-10', 14_000, { recommended: true, pick: 'balance', years });
  const strong = judged('strong-10', 19_000, { pick: 'strongest' });
  const pick = aBlockPick(best.slab, 14_000, {
    plan: best,
    picks: [
      { plan: best, names: [{ title: 'best', scope: 'all' }] },
      { plan: strong, names: [{ title: 'strongest', scope: 'eligible' }] },
    ],
  });
  expect(firstPriceOf({ pick }).picks).toMatchObject([
    {
      members: ['you', 'spouse', 'son1'],
      pick: { slab_id: 'best-10' },
      plans: [
        {
          ...{ names: [{ title: 'best', scope: 'all' }], recommended: true, title: 'Plan of-best-10' },
          ...{ premium: 14_000, all_in: 19_000, one_in_hundred: 43_000 },
        },
        {
          names: [{ title: 'strongest', scope: 'eligible' }],
          recommended: false,
          premium: 19_000,
          all_in: 24_000,
        },
      ],
    },
  ]);
  expect(firstPriceToWire({ ...firstFacts, pick }, 'hi', false).picks).toEqual([]);
});

test('without a price it names none, and a place that is guessed is said to be', () => {
  expect(firstPriceOf({ place: { ...pune, isGuess: true } })).toMatchObject({
    ...{ is_guess: true, from: null, pick: null },
  });
});

test('where a split is worth a look, it stands beside the first price', () => {
  const facts = { splits: [], members: ['You', 'Son-0'], claimant: 'You' };
  expect(firstPriceOf({ split: facts }).split).toEqual({
    ...{ members: ['you', 'son1'], claimant: 'you', ways: [] },
  });
});

const stay = aStay({ title: { en: 'Knee', hi: 'घुटना' } });
const bill = billIn(stay, {});
const slab = aSlab('one-10', 10, {});
const plan = aScoredPlan(slab, 12_000, 654);
const proofFacts = {
  ...{
    members: [...aFamily('You 34y', 'Son-0 8m'), aMember('Spouse', '', {})],
    place: pune,
    sumInsured: lakh(10),
  },
  stay: { stay, bill, total: billTotal(bill) },
  plans: [
    { plan, premium: rupees(12_000), leaves: rupees(5_000), because: 'room-cap' as const },
    { plan, premium: rupees(9_000), leaves: rupees(0), because: undefined },
  ],
  ...{ scored: undefined, on },
};

test('the proof settles one bill under each plan, and says what takes most off', () => {
  const whole = billTotal(bill);
  const titles = { product_title: 'Plan of-one-10', insurer_title: 'acme Health', product_slug: 'of-one-10' };
  expect(proofToWire(proofFacts, 'hi')).toEqual({
    ...{ ages: [34, 0], city: 'पुणे', sum_assured: 1_000_000, stay: 'घुटना', bill: whole },
    ...{ room_days: 3, icu_days: 1, scored: null, priced_on: '2026-11-21' },
    plans: [
      { ...titles, premium: 12_000, plan_pays: whole - 5_000, you_pay: 5_000, because: 'room-cap' },
      { ...titles, premium: 9_000, plan_pays: whole, you_pay: 0, because: null },
    ],
  });
});

test('the proof shows of a score the parts that can earn something', () => {
  const part = { importance: 'HIGH', level: undefined, utility: 0.5, earnedTenths: 45 } as const;
  const parts = [
    { ...part, item: 'copay' as const, possibleTenths: 90 },
    { ...part, item: 'maternity_cover' as const, earnedTenths: 0, possibleTenths: 0 },
  ];
  const scored = { ...plan, score: { totalTenths: 654, possibleTenths: 1000, parts } };
  expect(
    proofToWire({ ...proofFacts, scored, place: { ...pune, district: sameInAll('Pune') } }, 'en').scored,
  ).toEqual({
    ...{ product_title: 'Plan of-one-10', total: 65.4, parts: [{ item: 'copay', earned: 4.5, possible: 9 }] },
  });
});
