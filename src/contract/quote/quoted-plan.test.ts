import { describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { blockOf, blockToWire, plan, projected } from '#test/builders/plans/answered-blocks.ts';
import type { BlocksAnswer } from './blocks-wire.ts';

describe('a plan with its own page', () => {
  const withContent = (more: Partial<BlocksAnswer>) =>
    blockToWire(blockOf({}), { withContent: true, ...more })?.plans[0];

  test('has none where plans are listed', () => {
    expect(blockToWire(blockOf({}))?.plans[0]).not.toHaveProperty('content');
  });

  test('stands unjudged where nothing stands beside it', () => {
    const wire = withContent({});
    expect(wire).toMatchObject({ recommended: false, near_equal: false, pick: null, never_better: null });
    expect(wire?.content).toMatchObject({
      ...{
        beside: [],
        better_fits: [],
        premium_may_change: [],
        discounts: [],
        riders: [],
        rank_stability: null,
      },
      ...{ room_cap: null, network: [{ members: ['you', 'son1'], pincode: '400001', city: 'मुंबई' }] },
    });
    expect(wire?.five_year_projection).toEqual({ rise_percent: 8, years: [] });
  });

  test('is judged within its whole block', () => {
    const rank = { first: 600, firstPercent: 60, firstThree: 900, firstThreePercent: 90 };
    const fit = { need: 'co-pay', than: plan, extra: rupees(100), theirs: 0, ours: 20 } as const;
    const verdict = { recommended: true, nearEqual: true, pick: 'balance', neverBetter: undefined } as const;
    const floor = { kind: 'not-sound', sound: plan, more: 900 } as const;
    const facts = {
      ...verdict,
      floor,
      rank,
      plans: 12,
      alternatives: [plan],
      cheapestSound: { slabId: plan.slab.id, scope: 'demanded' as const },
      betterFits: [fit],
    };
    const wire = withContent({ rankOf: () => facts });
    expect(wire).toMatchObject({
      recommended: true,
      near_equal: true,
      pick: 'balance',
      not_recommended: { kind: 'not-sound', sound: plan.product.title, more: 900 },
    });
    expect(wire?.content).toMatchObject({
      ...{
        beside: [{ slab_id: 'one-10' }],
        cheapest_sound: { slab_id: 'one-10', scope: 'demanded' },
        better_fits: [{ need: 'co-pay' }],
      },
      rank_stability: { first_percent: 60, first_three_percent: 90, weightings: 1_000, plans: 12 },
    });
    const unranked = withContent({ rankOf: () => ({ ...facts, rank: undefined }) });
    expect(unranked?.content?.rank_stability).toBeNull();
  });

  test('says what can change its price, and its terms and riders', () => {
    const offer = {
      years: 2,
      total: rupees(20_000),
      saved: rupees(1_500),
      commission: rupees(3_000),
    } as const;
    const rider = {
      rider: {
        ...plan.product.riders[0],
        id: 'cash',
        title: { en: 'Cash', hi: 'नकद' },
        needs: [],
        price: { kind: 'live' },
      },
      isChosen: true,
      price: { kind: 'pending' },
    };
    const choices = { risks: [{ kind: 'live-price' }], terms: [offer], riders: [rider], projected };
    const wire = withContent({
      choicesOf: () => choices as unknown as ReturnType<BlocksAnswer['choicesOf']>,
    }); // as far as it is told
    expect(wire?.content).toMatchObject({
      ...{ premium_may_change: [{ kind: 'live-price' }], discounts: [{ year: 2, total_price: 20_000 }] },
      riders: [{ id: 'cash', title: 'नकद', selected: true }],
    });
  });
});
