import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { PriceRisk } from '#domain/price/price-risks.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { priceRiskToWire } from './price-risk-wire.ts';

const birthday = { kind: 'date-of-birth', member: 'You', atAge: 36 } as const;

test.each<[string, PriceRisk, object]>([
  [
    'a birthday that comes, with the months before it',
    { ...birthday, change: rupees(900), withinMonths: 12 },
    { kind: 'date-of-birth', member: 'You', age: 36, change: 900, within_months: 12 },
  ],
  [
    'a birthday that lies behind, at an age without a price',
    { ...birthday, change: undefined, withinMonths: undefined },
    { kind: 'date-of-birth', member: 'You', age: 36, change: null },
  ],
  [
    'an age from which a doctor is asked',
    { kind: 'medical-age', member: 'You', fromAge: 46 },
    { kind: 'medical-age', member: 'You', age: 46 },
  ],
  [
    'a cover from which a doctor is asked',
    { kind: 'medical-cover', fromSumInsured: rupees(5_000_000) },
    { kind: 'medical-cover', sum_assured: 5_000_000 },
  ],
  [
    'a condition and what usually comes of it',
    { kind: 'declared-condition', member: 'You', condition: conditionId(16), usualOutcome: 'loaded' },
    { kind: 'declared-condition', member: 'You', condition: 16, usual_outcome: 'loaded' },
  ],
  ['riders', { kind: 'riders', count: 3 }, { kind: 'riders', count: 3 }],
  [
    'what a longer term saves',
    { kind: 'longer-term', years: 2, saved: rupees(700) },
    { kind: 'longer-term', years: 2, saved: 700 },
  ],
  ['years of one price', { kind: 'price-locked', years: 3 }, { kind: 'price-locked', years: 3 }],
  [
    'the zone of parents',
    { kind: 'parents-zone', zone: 1, change: rupees(400) },
    { kind: 'parents-zone', zone: 1, change: 400 },
  ],
  [
    'a tax that comes',
    { kind: 'tax', from: aDay('2027-04-01'), percent: 18, change: rupees(1_800) },
    { kind: 'tax', from: '2027-04-01', percent: 18, change: 1_800 },
  ],
  ['a price of the insurer', { kind: 'live-price' }, { kind: 'live-price' }],
  ['a price that is kept', { kind: 'price-kept', days: 30 }, { kind: 'price-kept', days: 30 }],
])('what can change a price is told with all its facts: %s', (_what, risk, wire) => {
  expect(priceRiskToWire(risk)).toStrictEqual(wire);
});
