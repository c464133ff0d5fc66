import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRupees, rupees } from '#domain/money.ts';
import type { PriceStep } from '#domain/price/premium.ts';
import { priceChanges } from './price-change.ts';
import { father, floater, priced, step, you } from './price-steps.suite.ts';

const aged = (ageYears: number) => ({ ageYears, fromAge: ageYears, toAge: ageYears });
const primary = (ageYears: number, amount: number) =>
  step({ kind: 'primary-base', member: 'You', ...aged(ageYears) }, amount);
const additional = (ageYears: number, amount: number) =>
  step({ kind: 'additional-base', member: 'Father', ...aged(ageYears) }, amount);
const family = (ageYears: number, amount: number) =>
  step(
    { kind: 'family-base', shape: '2A+1C', eldest: 'Father', ageYears, fromAge: ageYears, toAge: ageYears },
    amount,
  );

test.each<[string, PriceStep[], PriceStep[], unknown[]]>([
  ['nothing', [you(34, 9000)], [you(34, 9000)], []],
  [
    'a birthday',
    [you(35, 9000)],
    [you(36, 10200)],
    [{ cause: { kind: 'age', member: 'You', from: 35, to: 36 }, amount: 1200 }],
  ],
  [
    'a date of birth with another age',
    [father(60, 30000)],
    [father(61, 33000)],
    [{ cause: { kind: 'date-of-birth', member: 'Father', from: 60, to: 61 }, amount: 3000 }],
  ],
  [
    'an age on a floater, whose discount follows',
    [you(35, 9000), floater(-900)],
    [you(36, 10200), floater(-1020)],
    [
      { cause: { kind: 'age', member: 'You', from: 35, to: 36 }, amount: 1200 },
      { cause: { kind: 'discount' }, amount: -120 },
    ],
  ],
  [
    'an age that moves a whole family’s rate',
    [family(45, 30000)],
    [family(46, 34000)],
    [{ cause: { kind: 'date-of-birth', member: 'Father', from: 45, to: 46 }, amount: 4000 }],
  ],
  [
    'the age of who pays the first rate',
    [primary(35, 9000)],
    [primary(36, 9500)],
    [{ cause: { kind: 'age', member: 'You', from: 35, to: 36 }, amount: 500 }],
  ],
  [
    'somebody more at the further rate',
    [],
    [additional(60, 9500)],
    [{ cause: { kind: 'people', member: 'Father' }, amount: 9500 }],
  ],
  [
    'a discount for several',
    [you(34, 9000), step({ kind: 'multi-individual-discount', percent: 5 }, -450)],
    [you(34, 9000), step({ kind: 'multi-individual-discount', percent: 10 }, -900)],
    [{ cause: { kind: 'discount' }, amount: -450 }],
  ],
  [
    'a whole family’s rate that comes',
    [],
    [family(46, 34000)],
    [{ cause: { kind: 'people', member: 'Father' }, amount: 34000 }],
  ],
  [
    'a whole family’s rate that goes',
    [family(46, 34000)],
    [],
    [{ cause: { kind: 'people', member: 'Father' }, amount: -34000 }],
  ],
  [
    'riders of their own beside each other',
    [step({ kind: 'rider', rider: 'cash' }, 690)],
    [step({ kind: 'rider', rider: 'cash' }, 790), step({ kind: 'rider', rider: 'room' }, 500)],
    [{ cause: { kind: 'rider' }, amount: 600 }],
  ],
  [
    'what rounding gains',
    [you(34, 9000), step({ kind: 'rounding' }, 1)],
    [you(34, 9000)],
    [{ cause: { kind: 'rounding' }, amount: -1 }],
  ],
  [
    'two steps of a kind, taken together',
    [you(34, 9000), you(34, 500)],
    [you(34, 9000), you(34, 700)],
    [{ cause: { kind: 'place' }, amount: 200 }],
  ],
  ['another pincode', [you(34, 9000)], [you(34, 8100)], [{ cause: { kind: 'place' }, amount: -900 }]],
  [
    'a habit said later',
    [you(34, 9000)],
    [you(34, 9000), step({ kind: 'habit-loading', member: 'You', percent: 10 }, 900)],
    [{ cause: { kind: 'habits', member: 'You' }, amount: 900 }],
  ],
  [
    'a condition taken back',
    [you(34, 9000), step({ kind: 'condition-loading', member: 'You', percent: 15 }, 1350)],
    [you(34, 9000)],
    [{ cause: { kind: 'conditions', member: 'You' }, amount: -1350 }],
  ],
  [
    'a person less',
    [you(34, 9000), father(60, 30000)],
    [you(34, 9000)],
    [{ cause: { kind: 'people', member: 'Father' }, amount: -30000 }],
  ],
  [
    'tax',
    [you(34, 9000)],
    [you(34, 9000), step({ kind: 'tax', percent: 18 }, 1620)],
    [{ cause: { kind: 'tax' }, amount: 1620 }],
  ],
  [
    'a longer term',
    [you(34, 9000)],
    [you(34, 9000), step({ kind: 'term-discount', percent: 5, years: 2 }, -450)],
    [{ cause: { kind: 'term' }, amount: -450 }],
  ],
  [
    'a rider that is taken',
    [you(34, 9000)],
    [you(34, 9000), step({ kind: 'rider', rider: 'cash' }, 690)],
    [{ cause: { kind: 'rider' }, amount: 690 }],
  ],
  [
    'one rider for another',
    [you(34, 9000), step({ kind: 'base-rider', rider: 'wait-24', percent: 12 }, 1080)],
    [you(34, 9000), step({ kind: 'base-rider', rider: 'wait-12', percent: 22 }, 1980)],
    [{ cause: { kind: 'rider' }, amount: 900 }],
  ],
  [
    'a price of the insurer’s own',
    [step({ kind: 'live', insurer: 'Himgiri' }, 9000)],
    [step({ kind: 'live', insurer: 'Himgiri' }, 9500)],
    [{ cause: { kind: 'insurer' }, amount: 500 }],
  ],
])('%s names its cause', (_what, before, after, lines) => {
  expect(priceChanges(priced(before, 'one'), priced(after, 'one'), ['Father'])).toEqual(lines);
});

test('years alone are the term’s, a birthday between them is the birthday’s', () => {
  const off = step({ kind: 'term-discount', percent: 5, years: 2 }, -900);
  const two = { ...priced([you(34, 18000), off], 'one'), termYears: 2 } as const;
  expect(priceChanges(priced([you(34, 9000)], 'one'), two, [])).toEqual([
    { cause: { kind: 'term' }, amount: 8100 },
  ]);
  expect(priceChanges(two, priced([you(34, 9000)], 'one'), [])).toEqual([
    { cause: { kind: 'term' }, amount: -8100 },
  ]);
  const older = { ...priced([you(35, 20000), step(off.cause, -1000)], 'one'), termYears: 2 } as const;
  expect(priceChanges(priced([you(34, 9000)], 'one'), older, [])).toEqual([
    { cause: { kind: 'term' }, amount: 8000 },
    { cause: { kind: 'age', member: 'You', from: 34, to: 35 }, amount: 2000 },
  ]);
});

test('the same age at another amount is the catalogue when its version differs', () => {
  expect(priceChanges(priced([you(34, 9000)], 'one'), priced([you(34, 9100)], 'two'), [])).toEqual([
    { cause: { kind: 'catalogue' }, amount: 100 },
  ]);
});

test.each(['habit-loading', 'condition-loading'] as const)(
  'a %s that stays is the catalogue’s too; one that comes with another catalogue is the answers’',
  (kind) => {
    const loading = (percent: number, amount: number) => step({ kind, member: 'You', percent }, amount);
    const change = (before: PriceStep[], after: PriceStep[]) =>
      priceChanges(priced(before, 'one'), priced(after, 'two'), []);
    expect(change([you(34, 9000), loading(10, 900)], [you(34, 10000), loading(12, 1200)])).toEqual([
      { cause: { kind: 'catalogue' }, amount: 1300 },
    ]);
    expect(change([you(34, 9000)], [you(34, 9000), loading(10, 900)])).toEqual([
      {
        cause: { kind: kind === 'habit-loading' ? 'habits' : 'conditions', member: 'You' },
        amount: 900,
      },
    ]);
  },
);

const anyCause = fc.oneof(
  fc.record({
    kind: fc.constant('base' as const),
    member: fc.constantFrom('You', 'Spouse', 'Son-0'),
    ageYears: fc.nat(90),
    fromAge: fc.nat(90),
    toAge: fc.nat(90),
  }),
  fc.record({
    kind: fc.constant('habit-loading' as const),
    member: fc.constantFrom('You', 'Spouse'),
    percent: fc.nat(50),
  }),
  fc.record({ kind: fc.constant('floater-discount' as const), percent: fc.nat(50) }),
  fc.record({ kind: fc.constant('tax' as const), percent: fc.nat(18) }),
  fc.constant({ kind: 'rounding' as const }),
);
const anySteps = fc.array(
  fc.record({
    cause: anyCause,
    amount: fc.integer({ min: -50_000, max: 90_000 }).map(rupees),
    source: fc.constant(''),
  }),
);

test('the lines add up to the difference of the totals, and none is zero', () => {
  fc.assert(
    fc.property(anySteps, anySteps, fc.integer({ min: -2, max: 2 }), (one, other, drift) => {
      const [before, exact] = [priced(one, 'one'), priced(other, 'two')];
      const after = { ...exact, total: rupees(exact.total + drift) };
      const lines = priceChanges(before, after, []);
      expect(addRupees(lines.map((line) => line.amount))).toBe(after.total - before.total);
      expect(lines.every((line) => line.amount !== 0)).toBe(true);
    }),
  );
});

test('with another catalogue a rider that stays follows the rates, and one that comes is the buyer’s', () => {
  const before = priced([step({ kind: 'rider', rider: 'cash' }, 690)], 'one');
  const after = priced(
    [step({ kind: 'rider', rider: 'cash' }, 790), step({ kind: 'rider', rider: 'room' }, 500)],
    'two',
  );
  expect(priceChanges(before, after, [])).toEqual([
    { cause: { kind: 'catalogue' }, amount: 100 },
    { cause: { kind: 'rider' }, amount: 500 },
  ]);
  expect(priceChanges(after, before, [])).toEqual([
    { cause: { kind: 'catalogue' }, amount: -100 },
    { cause: { kind: 'rider' }, amount: -500 },
  ]);
});

test('rupees that no step explains are the rounding’s', () => {
  const before = priced([you(34, 9000)], 'one');
  expect(priceChanges(before, { ...before, total: rupees(9001) }, [])).toEqual([
    { cause: { kind: 'rounding' }, amount: 1 },
  ]);
});
