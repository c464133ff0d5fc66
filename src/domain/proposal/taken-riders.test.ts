import { expect, test } from 'vitest';
import { sameInAll } from '../local-text.ts';
import { rupees } from '../money.ts';
import type { PriceStep } from '../price/premium.ts';
import type { PricedRider } from './proposal.ts';
import { takenRiders } from './taken-riders.ts';

const steps: readonly PriceStep[] = [
  { cause: { kind: 'tax', percent: 18 }, amount: rupees(1_800), source: '' },
  { cause: { kind: 'base-rider', rider: 'share', percent: -10 }, amount: rupees(-1_000), source: '' },
  { cause: { kind: 'rider', rider: 'cash' }, amount: rupees(500), source: '' },
];
const rider = (id: string): PricedRider => ({ id, title: sameInAll(id), effect: { kind: 'any-room' } });

test('each rider that is taken has its own line of the price, also one that takes off, and none without a line', () => {
  const riders = ['cash', 'share', 'given'].map(rider);
  expect(takenRiders({ riders }, { steps })).toEqual([
    { ...rider('cash'), amount: 500 },
    { ...rider('share'), amount: -1_000 },
    { ...rider('given'), amount: undefined },
  ]);
});

test('without a plan none is taken', () => {
  expect(takenRiders(undefined, { steps })).toEqual([]);
});
