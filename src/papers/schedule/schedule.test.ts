import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/policy-schedule.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aRenewedSchedule, aSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { schedulePaper } from './schedule.ts';

const policy = aSchedule(['Asha Kulkarni']);
const [person] = policy.insured;

function linesIn(heading: string, facts: Partial<PolicySchedule>): readonly string[] {
  const { sections } = schedulePaper(inEnglish, { ...policy, ...facts });
  return linesOf(sections.find((section) => section.heading === heading) ?? { blocks: [] });
}

test('the cover says sum, period, proposer, nominee and day of issue', () => {
  expect(linesIn('The cover', {})).toEqual([
    'Sum insured: ₹10,00,000 (10 Lakh), shared by everybody below',
    'Period of cover: 21 November 2026, 00:00 to 20 November 2027, 24:00 (1 year)',
    'Proposer: Asha Kulkarni, 9876543210, asha@example.com',
    'Address: 14 Prabhat Road, Maharashtra, 411004',
    'Nominee: Rohan Kulkarni (Spouse)',
    'Application number: CHT-2AB3-4CD5-6EF7',
    'Issued on: 20 November 2026',
  ]);
});

test('a renewal says its bonus, what it renews and since when cover is unbroken, and nothing of a free look', () => {
  const renewed = schedulePaper(inEnglish, aRenewedSchedule(['Asha Kulkarni']));
  const lines = renewed.sections.flatMap(linesOf);
  expect(lines).toContain('Bonus for years without a claim, added to it: ₹1,00,000');
  expect(lines).toContain('Renews policy: SHY-26-0048-11739');
  expect(lines).toContain('Covered without a break since: 21 November 2026');
  expect(lines.some((line) => line.startsWith('Free look'))).toBe(false);
});

test('what room it pays, what share is the buyer’s, and how a stay is cashless', () => {
  expect(linesIn('Room and your share of a bill', {})).toEqual([
    'Room: a single private room with air conditioning.',
    expect.stringMatching(/^Rent, nursing, doctors and theatre/),
    'Intensive care: no limit.',
    'Your share of each bill (co-pay): None. You pay no share of a bill.',
  ]);
  const capped = aSlab('capped', 5, {
    roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(4_000) },
    roomCut: 'fees',
    copay: { percent: 20, fromAge: 61 },
  });
  expect(linesIn('Room and your share of a bill', { terms: capped })).toEqual([
    'Room: 1% of the cover, at most ₹4,000 a day (₹4,000).',
    expect.stringMatching(/^Rent, nursing, doctors and theatre are paid only in the proportion/),
    'Intensive care: no limit.',
    'Your share of each bill (co-pay): You pay 20% of every bill if you join at 61 or older. If you join younger, you pay none.',
  ]);
  const cashless = 'How to be treated without paying first (cashless)';
  expect(linesIn(cashless, {})).toHaveLength(3);
  expect(linesIn(cashless, { deductible: rupees(500_000) })[1]).toMatch(
    /^Your other policy, or you, pay the first ₹5,00,000/,
  );
});

test.each([
  [{ coverBasis: 'individual' }, 'The cover', /for each person below$/],
  [{ deductible: rupees(300_000) }, 'The cover', /^Deductible a year: ₹3,00,000$/],
  [{ termYears: 3 }, 'The cover', /\(3 years\)$/],
  [{ price: { net: rupees(1000), tax: rupees(180), total: rupees(1180) } }, 'Premium', /^GST: ₹180$/],
  [{ price: { net: rupees(1000), tax: rupees(0), total: rupees(1000) } }, 'Premium', /^GST: nil$/],
  [{ payment: { reference: 'order_1', method: undefined } }, 'Premium', /^Payment: order_1$/],
] as const)('%o is said', (facts, heading, line) => {
  expect(linesIn(heading, facts)).toContainEqual(expect.stringMatching(line));
});

test.each([
  [{}, 'Name: Asha Kulkarni; Relation: Self; Date of birth: 4 March 1992; Age at start: 34 years'],
  [
    { name: undefined, relation: 'Son', dateOfBirth: undefined, age: { unit: 'months', count: 1 } },
    'Name: Son; Relation: Son; Date of birth: not given; Age at start: 1 month',
  ],
  [
    { dateOfBirth: undefined, age: undefined },
    'Name: Asha Kulkarni; Relation: Self; Date of birth: not given; Age at start: not given',
  ],
] as const)('a person of %o is one row', (facts, row) => {
  expect(
    linesIn('Insured people', { insured: [{ ...person, ...facts } as NonNullable<typeof person>] }),
  ).toEqual([row]);
});

const riders: PolicySchedule['riders'] = [
  {
    id: 'wait-12',
    title: { en: 'Shorter wait', hi: 'कम वेटिंग' },
    effect: { kind: 'pre-existing-wait', months: 12 },
    amount: rupees(2_400),
  },
  {
    id: 'share',
    title: { en: 'Your share', hi: 'आपका हिस्सा' },
    effect: { kind: 'copay-taken', percent: 20 },
    amount: rupees(-1_500),
  },
  { id: 'cash', title: { en: 'Daily cash', hi: 'रोज़ का पैसा' }, effect: undefined, amount: undefined },
];

test('each rider is said with what it does and what it is in the premium; none makes no section', () => {
  expect(linesIn('Riders', { riders })).toEqual([
    'Rider: Shorter wait; What it does: Illness that you already have is covered after 12 months.; In the premium: ₹2,400',
    'Rider: Your share; What it does: You pay 20% of each payable bill yourself.; In the premium: −₹1,500',
    'Rider: Daily cash; What it does: It pays beside the hospital bill and changes no term of the plan.; In the premium: ',
    'The amounts are for the whole term, before discounts and tax.',
  ]);
  expect(schedulePaper(inEnglish, policy).sections.map(({ heading }) => heading)).not.toContain('Riders');
});

test('in Hindi the riders are told in Hindi', () => {
  expect(schedulePaper(inHindi, { ...policy, riders }).sections.flatMap(linesOf)).toContain(
    'राइडर का नाम: कम वेटिंग; क्या बदलता है: पहले से चल रही बीमारी 12 महीने बाद कवर होती है।; प्रीमियम में: ₹2,400',
  );
});

test('what is never covered has no date', () => {
  expect(
    linesIn('What is covered from when', { waits: [{ kind: 'maternity', coveredFrom: undefined }] }),
  ).toEqual([]);
});

test('an illness that is never covered stands by name behind the dates', () => {
  const neverCovered = [{ en: 'Gout', hi: 'गाउट' }];
  expect(linesIn('What is covered from when', { neverCovered }).at(-1)).toBe(
    'Never, if you already had it: Gout',
  );
});

test('only a demo bears the warning', () => {
  expect(schedulePaper(inEnglish, policy).warning).toMatch(/^Demo: /);
  expect(schedulePaper(inEnglish, { ...policy, isDemo: false }).warning).toBeUndefined();
});

test('in Hindi names, numbers and the order of things stay', () => {
  const hindi = schedulePaper(inHindi, policy);
  expect(hindi).toMatchObject({
    kind: 'छतरी · पॉलिसी शेड्यूल',
    title: 'Sahyadri Health: Arogya Sanjeevani',
    reference: 'पॉलिसी नंबर SHY-26-0048-11739',
  });
  expect(hindi.sections.flatMap(linesOf)).toContain(
    'कवर की अवधि: 21 नवंबर 2026, 00:00 से 20 नवंबर 2027, 24:00 तक (1 साल)',
  );
});
