import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { RiderOffer } from '#domain/price/offers.ts';
import { aRider } from '#test/builders/plan-builders.ts';
import { riderOfferToWire, termOfferToWire } from './offers-wire.ts';

const plain = {
  price: { kind: 'quoted', total: rupees(590) },
  isChosen: false,
  rider: aRider('cash', {}),
} as const;

test('a term is told with its price, what it saves and what we are paid of it', () => {
  const offer = { years: 2, total: rupees(20_000), saved: rupees(1_500), commission: rupees(3_000) } as const;
  expect(termOfferToWire(offer)).toEqual({ year: 2, total_price: 20_000, saved: 1_500, commission: 3_000 });
});

test.each<[string, Partial<RiderOffer>, object]>([
  [
    'that stands alone',
    {},
    {
      ...{ id: 'cash', title: 'Rider cash', selected: false, mutual_exclusive_group: null, needs: [] },
      ...{ update_base_premium: false, is_dynamic_premium: false, premium: 590, premium_status: 'quoted' },
      ...{ premium_reason: null, effect: null },
    },
  ],
  [
    'that is chosen, excludes others and needs one',
    {
      isChosen: true,
      rider: aRider('cash', {
        ...{ exclusiveGroup: 'daily', needs: ['base'], changesBasePremium: true },
        title: { en: 'Cash', hi: 'नकद' },
      }),
    },
    {
      ...{ selected: true, mutual_exclusive_group: 'daily', needs: ['base'], update_base_premium: true },
      title: 'नकद',
    },
  ],
  [
    'whose price its insurer makes',
    { price: { kind: 'pending' }, rider: aRider('cash', { price: { kind: 'live' } }) },
    { is_dynamic_premium: true, premium: null, premium_status: 'pending', premium_reason: null },
  ],
  [
    'that cannot be had beside the others',
    { price: { kind: 'refused', code: 'RIDERS_OVER_CAP' } },
    { premium: null, premium_status: 'unavailable', premium_reason: 'RIDERS_OVER_CAP' },
  ],
])('a rider is told %s', (_what, facts, wire) => {
  expect(riderOfferToWire({ ...plain, ...facts }, 'hi')).toMatchObject(wire);
});
