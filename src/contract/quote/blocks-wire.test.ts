import { describe, expect, test } from 'vitest';
import { scoreItems } from '#domain/cover/features.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { HiddenPlan } from '#domain/offer/plan.ts';
import type { TypeOffer } from '#domain/offer/type-offers.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aBlockPick, anInsurer, aProduct } from '#test/builders/plan-builders.ts';
import { blockOf, blockToWire, plan, quote, request, wireOf } from '#test/builders/plans/answered-blocks.ts';

describe('the answer with all plans', () => {
  test('says whose quote it is and when it was priced', () => {
    expect(wireOf([])).toEqual({
      ...{ quote_id: quote.id, quote_crn: 'CH-7K42-19', catalogue_version: 'v1', priced_on: '2026-11-21' },
      ...{ sales_channel_conflict: false, sales_channel_conflict_redirect_to: null, scores_shown: true },
      ...{ score_data: [], not_shown: [] },
    });
  });

  test('says where a quote of another channel goes on', () => {
    const channelConflict = { redirectTo: '/there', channel: 'website', partnerName: undefined } as const;
    expect(wireOf([], { channelConflict })).toMatchObject({
      ...{ sales_channel_conflict: true, sales_channel_conflict_redirect_to: '/there' },
    });
  });

  test('says of each product that is not shown why, and whose doing it is', () => {
    const hidden: HiddenPlan = {
      ...{ product: aProduct('two', {}), insurer: anInsurer('zeta'), block: 'parents-in-law', reason: 'age' },
      members: ['Son-0'],
    };
    expect(wireOf([blockOf({ notShown: [hidden] })]).not_shown).toEqual([
      {
        ...{ product_title: 'Plan two', insurer_slug: 'zeta', insurer_title: 'zeta Health', type: 'parents' },
        ...{ block: 'parents-in-law', reason: 'age', members: ['son1'] },
      },
    ]);
  });
});

describe('a block', () => {
  test('says who is in it, where they live and what they ask for', () => {
    const wire = blockToWire(blockOf({}));
    expect(wire).toMatchObject({
      ...{ type: 'family', block: 'family', hindrances: [], apart: [], product_types: [], filter_counts: {} },
      filter_relief: null,
    });
    expect(wire?.uidata).toEqual({
      members: [expect.objectContaining({ id: 'you' }), expect.objectContaining({ id: 'son1' })],
      ...{
        gender: 'MALE',
        pincode: '400001',
        parents_pincode: null,
        city: { id: '400001', name: 'मुंबई' },
        zone: 1,
      },
      ...{ product_type: 'INDEMNITY', sum_assured: 1_000_000, max_sum_assured: null, deductible: null },
    });
  });

  test('says what they can bear: our guess, or what they said', () => {
    expect(blockToWire(blockOf({}))?.bearable).toEqual({ amount: 100_000, is_guess: true });
    const withAnswer = blockOf({}, { request: { ...request, bearable: 25_000 } });
    expect(blockToWire(withAnswer)?.bearable).toEqual({ amount: 25_000, is_guess: false });
  });

  test('says more of what was asked for where more was said', () => {
    const answers: Partial<QuoteRequest> = {
      genderOfYou: 'FEMALE',
      ...{ parentsPincode: '560034', maxSumInsured: lakh(25), deductible: lakh(3) },
      productType: 'super-top-up',
    };
    const block = blockOf({}, { request: { ...request, ...answers }, pincode: '560034' });
    expect(blockToWire(block)?.uidata).toMatchObject({
      ...{ gender: 'FEMALE', parents_pincode: '560034', city: { id: '560034', name: '560034' }, zone: 3 },
      ...{ product_type: 'SUPER_TOPUP', max_sum_assured: 2_500_000, deductible: 300_000 },
    });
  });

  test('names who keeps the others from it, and their own list where there is one', () => {
    const hindrances = [
      { member: 'Son-0', reason: 'age' },
      { member: 'You', reason: 'condition' },
    ] as const;
    const own = blockOf({}, { id: 'individual-son1', apart: [{ member: 'Father', reason: 'relation' }] });
    const [first, second] = wireOf([blockOf({}, { hindrances }), own]).score_data;
    expect(first?.hindrances).toEqual([
      { id: 'son1', reason: 'age', block: 'individual-son1' },
      { id: 'you', reason: 'condition', block: null },
    ]);
    expect(second?.apart).toEqual([{ id: 'father', reason: 'relation', block: null }]);
  });

  test('says what each type of product offers', () => {
    const offer: TypeOffer = {
      ...{
        productType: 'super-top-up',
        block: 'combined',
        plans: 3,
        from: rupees(4_000),
        pick: aBlockPick(plan.slab, 5_000),
      },
    };
    const none = {
      ...offer,
      productType: 'indemnity',
      block: undefined,
      from: undefined,
      pick: undefined,
    } as const;
    expect(blockToWire(blockOf({}), { offers: new Map([['family', [offer, none]]]) })?.product_types).toEqual(
      [
        { product_type: 'SUPER_TOPUP', block: 'combined', plans: 3, from: 4_000, pick: 5_000 },
        { product_type: 'INDEMNITY', block: null, plans: 3, from: null, pick: null },
      ],
    );
    const unscored = blockToWire(blockOf({}), {
      offers: new Map([['family', [offer]]]),
      mayShowScores: false,
    });
    expect(unscored?.product_types[0]?.pick).toBeNull();
  });
});

test.each(['first', 'later'] as const)(
  'a block says that its figures of years are those of the %s year',
  (year) => {
    expect(blockToWire(blockOf({ shownYear: year }))?.shown_year).toBe(year);
  },
);

describe('where scores may be shown a block', () => {
  const block = blockOf({ plans: [{ ...plan, pick: 'balance' }] });

  test('says what each feature is worth to these people', () => {
    const worth = blockToWire(block)?.worth;
    expect(worth).toMatchObject({
      ...{ asked_cover: 1_000_000, benchmark: 17_000, zero: 60_000, rupees_a_point: 171 },
    });
    expect(worth?.items[0]).toEqual({
      name: scoreItems[0],
      curve: [
        [0, 0],
        [1, 500],
      ],
    });
    expect(worth?.items).toHaveLength(scoreItems.length);
  });

  test('says no worth elsewhere', () => {
    expect(blockToWire(block, { mayShowScores: false })).toMatchObject({ worth: null });
  });
});
