import { expect, test } from 'vitest';
import type { WirePriceStep } from '#contract/plan/shapes.ts';
import { aCoveredMember, aPlanContent, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { ledgerRows, termRows } from './ledger.ts';

const words = createWords('en');
await words.load(['site', 'quotes', 'plan-detail', 'plan-below']);

const uidata = aWireFamily(
  aCoveredMember('you'),
  aCoveredMember('spouse', { person: 'Spouse', gender: 'MALE', age: 36 }),
  aCoveredMember('son1', { person: 'Son', type: 'kid', age: 0, age_in_months: 8 }),
);
const doctorVisits = {
  id: 'opd',
  title: 'Doctor visits',
} as NonNullable<ReturnType<typeof aPlanContent>>['riders'][number]; // a step reads no more of a rider

/** The rows of these steps as they are read. */
function read(...steps: readonly WirePriceStep[]): readonly string[] {
  const content = aPlanContent({ riders: [doctorVisits] });
  const plan = aWirePlan('a', { premium_ledger: [...steps], content });
  return ledgerRows(words.t, plan, uidata).map(({ label, note = '', amount }) =>
    [label, note, amount].join(' | '),
  );
}

test.each<[string, WirePriceStep, string]>([
  [
    'a person by age',
    { cause: 'base', amount: 9_000, member: 'Spouse', band: '36-40' },
    'Husband 36 | ages 36–40 | ₹9,000',
  ],
  [
    'a baby by months',
    { cause: 'base', amount: 3_000, member: 'Son-0', band: '0-5' },
    'Son 8 months | ages 0–5 | ₹3,000',
  ],
  [
    'a person whose rate has no ages',
    { cause: 'base', amount: 3_000, member: 'Spouse' },
    'Husband 36 |  | ₹3,000',
  ],
  [
    'who is insured first',
    { cause: 'primary-base', amount: 9_000, member: 'You' },
    'You 34 | first insured person | ₹9,000',
  ],
  [
    'who is insured beside',
    { cause: 'additional-base', amount: 4_500, member: 'Spouse' },
    'Husband 36 | one more insured person | ₹4,500',
  ],
  [
    'a family by its eldest',
    { cause: 'family-base', amount: 14_000, member: 'Spouse', age: 36 },
    '3 people together | by the age of the eldest: Husband, 36 | ₹14,000',
  ],
  [
    'a habit',
    { cause: 'habit-loading', amount: 900, member: 'You', percent: 10 },
    'You: habits | 10% | ₹900',
  ],
  [
    'an illness',
    { cause: 'condition-loading', amount: 1_350, member: 'Spouse', percent: 15 },
    'Husband: declared illness | 15% | ₹1,350',
  ],
  ['a rider', { cause: 'rider', amount: 684, rider: 'opd' }, 'Doctor visits |  | ₹684'],
  [
    'a rider that is a share of the price',
    { cause: 'base-rider', amount: 684, rider: 'opd', percent: 5 },
    'Doctor visits | 5% | ₹684',
  ],
  ['a rider that is no longer sold', { cause: 'rider', amount: 684, rider: 'gone' }, 'Rider |  | ₹684'],
  [
    'one cover for all',
    { cause: 'floater-discount', amount: -2_000, percent: 10 },
    'Discount, cover shared by 3 people | 10% | −₹2,000',
  ],
  [
    'covers bought together',
    { cause: 'multi-individual-discount', amount: -2_000, percent: 5 },
    'Discount, 3 people on one policy | 5% | −₹2,000',
  ],
  [
    'years paid at once',
    { cause: 'term-discount', amount: -2_000, percent: 10, years: 3 },
    'Discount, 3 years paid at once | 10% | −₹2,000',
  ],
  [
    'the live price of the insurer',
    { cause: 'live', amount: 21_000 },
    'Live price of Kaveri Mutual | 3 people, Pune | ₹21,000',
  ],
  ['rounding', { cause: 'rounding', amount: 1 }, 'Rounding to whole rupees |  | ₹1'],
  ['tax', { cause: 'tax', amount: 3_000 }, 'GST |  | ₹3,000'],
  ['no tax', { cause: 'tax', amount: 0 }, 'GST |  | nil'],
  [
    'somebody who is not among the covered',
    { cause: 'base', amount: 9_000, member: 'Father' },
    'Father |  | ₹9,000',
  ],
  ['what is newer than the page', { cause: 'moon', amount: 5 }, 'moon |  | ₹5'],
])('a row of the price says what it is for: %s', (_what, step, row) => {
  expect(read(step)).toContain(row);
});

test('riders follow the premium, and tax stands last', () => {
  const tax = { cause: 'tax', amount: 0 };
  const you = { cause: 'base', amount: 9_000, member: 'You' };
  expect(read(tax, you, { cause: 'rider', amount: 684, rider: 'opd' })).toEqual([
    'You 34 |  | ₹9,000',
    'Doctor visits |  | ₹684',
    'GST |  | nil',
  ]);
  expect(read(tax, you)).toEqual(['You 34 |  | ₹9,000', 'Riders |  | none', 'GST |  | nil']);
});

test('rows of one cause are told apart', () => {
  const premium_ledger = ['You', 'Spouse'].map((member) => ({ cause: 'base', amount: 9_000, member }));
  const ids = ledgerRows(words.t, aWirePlan('a', { premium_ledger }), uidata).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('a longer term is so many years at the price of today, less what paying at once saves', () => {
  const rows = termRows(words.t, { years: 3, total: 54_000, saved: 6_000 }, 20_000);
  expect(rows.map(({ label, note = '', amount }) => [label, note, amount].join(' | '))).toEqual([
    '3 years at today’s price | ₹20,000 each | ₹60,000',
    'Saved by paying at once |  | −₹6,000',
  ]);
});
