import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aRenewedSchedule, aSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { schedulePaper } from './schedule.ts';

const policy = aSchedule(['Asha Kulkarni']);
const couple = aSchedule(['Asha Kulkarni', 'Rohan Kulkarni']);
const [person] = policy.insured;

function linesIn(heading: string, facts: Partial<PolicySchedule>): readonly string[] {
  const { sections } = schedulePaper(inEnglish, { ...policy, ...facts });
  return linesOf(sections.find((section) => section.heading === heading) ?? { blocks: [] });
}
const allLines = (schedule: PolicySchedule) => schedulePaper(inEnglish, schedule).sections.flatMap(linesOf);

test('the head of each page names the insurer in full and the policy number, the foot number and page', () => {
  expect(schedulePaper(inEnglish, couple)).toMatchObject({
    author: 'Sahyadri Health',
    authorInFull: 'Sahyadri Health Insurance Company Limited',
    kind: 'Sahyadri Health: Arogya Sanjeevani',
    title: 'Policy schedule',
    subtitle: 'One cover for Asha Kulkarni and Rohan Kulkarni',
    figure: { name: 'Sum insured', value: '₹10,00,000', note: '10 Lakh, shared' },
    reference: 'Policy number SHY-26-0048-11739',
    leaf: 'SHY-26-0048-11739 · Page {page} of {pages}',
  });
});

test('the policy says its period, day of issue, UIN and application, and since when there is cover', () => {
  expect(linesIn('The policy', {})).toEqual([
    'From: 21 Nov 2026, 00:00',
    'Until: 20 Nov 2027, 24:00 (1 year)',
    'Issued on: 20 Nov 2026',
    'Product UIN: XSHHLIP27001V012627',
    'Application: CHT-2AB3-4CD5-6EF7',
    'Covered since: 21 Nov 2026, no policy before',
  ]);
});

test('the holder is told with address, contact, nominee, seller and the account that was given', () => {
  const proposer = { ...policy.proposer, eInsuranceAccount: '1000123456789' };
  expect(linesIn('The policyholder', { proposer })).toEqual([
    'Name: Asha Kulkarni',
    'Address: 14 Prabhat Road, Maharashtra, 411004',
    'Mobile: 9876543210',
    'Email: asha@example.com',
    'Nominee: Rohan Kulkarni, 100 %',
    'Through: Chhatri, see the last page',
    'e-insurance account: 1000123456789',
  ]);
  expect(linesIn('The policyholder', {}).join()).not.toContain('e-insurance');
});

test('a renewal says what it renews, since when cover is unbroken and its bonus, and nothing of a free look', () => {
  const lines = allLines(aRenewedSchedule(['Asha Kulkarni']));
  expect(lines).toContain('Renews policy: SHY-26-0048-11739');
  expect(lines).toContain('Covered since: 21 Nov 2026');
  expect(lines).toContainEqual(expect.stringMatching(/counted from 21 Nov 2026\. A bonus of ₹1,00,000/));
  expect(lines.some((line) => line.includes('(free look)'))).toBe(false);
});

test('a first policy names the last day to return it', () => {
  expect(allLines(policy)).toContainEqual(
    expect.stringMatching(/^20 Dec 2026: Last day to return this policy \(free look\), 30 days/),
  );
});

describe('of each person the schedule says what was declared and what came of it', () => {
  const heading = 'People insured, and what they declared';
  const row = (facts: object) =>
    linesIn(heading, { insured: [{ ...person, ...facts } as NonNullable<typeof person>] });

  test.each([
    [
      'nothing declared',
      {},
      'Name: Asha Kulkarni; Relation: Self; Born: 4 Mar 1992; Age: 34; Illness declared: None; Covered from: ; Loading: ₹0',
    ],
    [
      'an illness with its month, its day and its loading',
      couple.insured[1] ?? {},
      'Name: Rohan Kulkarni; Relation: Self; Born: 4 Mar 1992; Age: 34; Illness declared: Migraine, since April 2019; Covered from: 21 Nov 2029; Loading: ₹1,140',
    ],
    [
      'an illness that is never covered',
      { illnesses: [{ en: 'Gout', hi: 'गाउट' }], illnessFrom: 'never' },
      'Name: Asha Kulkarni; Relation: Self; Born: 4 Mar 1992; Age: 34; Illness declared: Gout; Covered from: Never; Loading: ₹0',
    ],
    [
      'a child without a name',
      { name: undefined, relation: 'Son', dateOfBirth: undefined, age: { unit: 'months', count: 1 } },
      'Name: Son; Relation: Son; Born: not given; Age: 1 month; Illness declared: None; Covered from: ; Loading: ₹0',
    ],
  ])('its row holds %s', (_what, facts, line) => {
    expect(row(facts)).toEqual([line]);
  });

  test('and the ABHA number where one was given', () => {
    expect(row({ abha: '12-3456-7890-1234' }).slice(1)).toEqual([
      'ABHA numbers',
      'Asha Kulkarni: 12-3456-7890-1234',
    ]);
  });
});

describe('the five facts stand always, in one order', () => {
  const heading = 'The five facts';

  test('with what none of them takes', () => {
    expect(
      linesIn(heading, { waits: [{ kind: 'pre-existing', coveredFrom: isoDate(2029, 11, 21) }] }),
    ).toEqual([
      'Cover: ₹10 lakh, shared, refills once a year',
      'Room and ICU: Single, private room with AC',
      'Co-pay: None, on any bill',
      'Wait for old illness: 21 Nov 2029, 36 months',
      'Deductible: None, you pay nothing first',
      expect.stringMatching(/^If you take a costlier room: Rent, nursing, doctors and theatre/),
    ]);
  });

  test('with what they cost', () => {
    const capped = aSlab('capped', 5, {
      roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(4_000) },
      icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined },
      copay: { percent: 20, fromAge: 61 },
    });
    const lines = linesIn(heading, {
      terms: capped,
      deductible: rupees(300_000),
      coverBasis: 'individual',
    });
    expect(lines.slice(0, 3)).toEqual([
      'Cover: ₹10 lakh, each',
      'Room and ICU: ₹4,000 a day, for the room; ICU ₹10,000 a day',
      'Co-pay: 20 %, of every bill, for who joins at 61 or older',
    ]);
    expect(lines[4]).toBe('Deductible: ₹3 lakh, of a year’s bills come first');
  });

  test('a room without a limit costs nothing more', () => {
    const free = aSlab('free', 5, { roomRent: { kind: 'no-limit' } });
    expect(linesIn(heading, { terms: free })).toHaveLength(5);
  });
});

test('how a stay is cashless, and what comes first where there is a deductible', () => {
  const cashless = 'How to be treated without paying first (cashless)';
  expect(linesIn(cashless, {})).toHaveLength(3);
  expect(linesIn(cashless, { deductible: rupees(500_000) })[1]).toMatch(
    /^Your other policy, or you, pay the first ₹5,00,000/,
  );
});

describe('the premium', () => {
  test('stands line by line with its sum and how it was paid', () => {
    expect(linesIn('Premium', couple)).toEqual([
      'Asha Kulkarni, 34: ₹10,000',
      'Rohan Kulkarni, 34: ₹10,000',
      'One cover for all: −₹1,760, 9 % less',
      'GST: nil',
      'Paid: ₹18,240, UPI, 20 Nov 2026, order order_1',
    ]);
  });

  test('names every kind of line', () => {
    const cause = (kind: object, amount: number) => ({ cause: kind, amount: rupees(amount), source: '' });
    const band = { fromAge: 31, toAge: 35, ageYears: 34 };
    const steps = [
      cause({ kind: 'primary-base', member: 'You', ...band }, 1),
      cause({ kind: 'additional-base', member: 'You', ...band }, 2),
      cause({ kind: 'family-base', shape: {}, eldest: 'You', ...band }, 3),
      cause({ kind: 'habit-loading', member: 'You', percent: 10 }, 4),
      cause({ kind: 'condition-loading', member: 'You', percent: 25 }, 5),
      cause({ kind: 'rider', rider: 'wait-12' }, 6),
      cause({ kind: 'multi-individual-discount', percent: 5 }, -7),
      cause({ kind: 'term-discount', percent: 10, years: 3 }, -8),
      cause({ kind: 'live', insurer: 'sahyadri' }, 9),
      cause({ kind: 'rounding' }, -1),
      cause({ kind: 'tax', percent: 18 }, 180),
    ] as PolicySchedule['price']['steps'];
    const price = { net: rupees(1_000), tax: rupees(180), total: rupees(1_180), steps };
    const payment = { reference: 'order_1', method: undefined, on: isoDate(2026, 11, 20) };
    expect(linesIn('Premium', { price, payment, riders })).toEqual([
      'Asha Kulkarni, 34: ₹1, first person insured',
      'Asha Kulkarni, 34: ₹2, further person insured',
      'All together: ₹3, by the eldest, 34 years',
      'Loading for habits: ₹4, Asha Kulkarni, 10 % more',
      'Loading for health: ₹5, Asha Kulkarni, 25 % more',
      'Rider: ₹6, Shorter wait',
      'Several people insured: −₹7, 5 % less',
      '3 years paid at once: −₹8, 10 % less',
      'Price of Sahyadri Health: ₹9',
      'Rounding: −₹1',
      'GST: ₹180',
      'Paid: ₹1,180, 20 Nov 2026, order order_1',
    ]);
  });
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

test('each rider is said with what it does; that none was bought is said too, and what stays unpaid then', () => {
  const generous = aSlab('generous', 10, { consumables: true });
  expect(linesIn('Riders', { riders, terms: generous })).toEqual([
    'Shorter wait. Illness that you already have is covered after 12 months.',
    'Your share. You pay 20% of each payable bill yourself.',
    'Daily cash. It pays beside the hospital bill and changes no term of the plan.',
  ]);
  expect(linesIn('Riders', {})).toEqual(['None was bought.', expect.stringMatching(/^Gloves, syringes/)]);
  expect(linesIn('Riders', { terms: generous })).toEqual(['None was bought.']);
});

test('the bonus is said in rupees, and so is that there is none', () => {
  expect(linesIn('Bonus', {})).toEqual([
    '₹2,00,000 for each year without a claim, up to ₹10,00,000 in all. In this year ₹0.',
  ]);
  const none = aSlab('none', 10, { noClaimBonus: { percentPerYear: 0, maxPercent: 0 } });
  expect(linesIn('Bonus', { terms: none })).toEqual(['This plan gives none.']);
});

test('in Hindi the riders are told in Hindi', () => {
  expect(schedulePaper(inHindi, { ...policy, riders }).sections.flatMap(linesOf)).toContain(
    'कम वेटिंग। पहले से चल रही बीमारी 12 महीने बाद कवर होती है।',
  );
});

test('what is covered from one day stands in one row, and the end of all disputes last', () => {
  const day = isoDate(2028, 11, 21);
  const waits = [
    { kind: 'accident', coveredFrom: policy.coverFrom },
    { kind: 'specific-treatment', coveredFrom: day },
    { kind: 'pre-existing', coveredFrom: day },
    { kind: 'maternity', coveredFrom: undefined },
  ] as const;
  expect(linesIn('What is covered from when', { waits, neverCovered: [{ en: 'Gout', hi: 'गाउट' }] })).toEqual(
    [
      'Day: 21 Nov 2026; What is covered from then on: Accidents',
      expect.stringMatching(
        /^Day: 21 Nov 2028; .*Illnesses and operations on the list.*\. Illness that you already had/,
      ),
      expect.stringMatching(/^Day: 21 Nov 2031; .*only for proven fraud \(60 months\)$/),
      'Day: Never; What is covered from then on: For whoever had it before: Gout',
    ],
  );
});

test('the nominee has the whole, and a minor an appointee', () => {
  const [whole] = policy.nominees;
  if (!whole) throw new Error('the policy has a nominee');
  const appointee = { name: 'Meera Rao', relation: { en: 'Mother', hi: 'माता' } };
  const minor = { ...whole, dateOfBirth: undefined, appointee };
  expect(linesIn('Nominee', {})).toEqual([
    'Name: Rohan Kulkarni; Relation: Spouse; Born: 9 Aug 1990; Appointee: not needed; Share: 100 %',
  ]);
  expect(linesIn('Nominee', { nominees: [minor] })).toEqual([
    'Name: Rohan Kulkarni; Relation: Spouse; Born: not given; Appointee: Meera Rao, Mother; Share: 100 %',
  ]);
});

test('several nominees stand below each other with their shares', () => {
  const [whole] = policy.nominees;
  if (!whole) throw new Error('the policy has a nominee');
  const nominees = [
    { ...whole, share: 60 },
    { ...whole, name: 'Sunita Iyer', share: 40 },
  ];
  expect(linesIn('Nominee', { nominees })).toEqual([
    expect.stringMatching(/^Name: Rohan Kulkarni; .*Share: 60 %$/),
    expect.stringMatching(/^Name: Sunita Iyer; .*Share: 40 %$/),
  ]);
});

describe('complaints', () => {
  const [office] = policy.ombudsmen;
  const offices = office ? [office, { ...office, city: { en: 'Mumbai', hi: 'मुंबई' }, phone: '022 1234' }] : [];

  test('go to the officer by name, and to the ombudsman of the state by address', () => {
    expect(linesIn('If something goes wrong', {})[0]).toBe(
      'First: Leela Deshpande, grievance officer of Sahyadri Health, 1800 000 1101, grievance@sahyadri.example. The answer is due within 14 days.',
    );
    expect(linesIn('Insurance Ombudsman', {})).toEqual([
      'Pune: Jeevan Darshan Building, 3rd Floor, C.T.S. No. 195 to 198, N.C. Kelkar Road, Narayan Peth, Pune 411030, bimalokpal.pune@cioins.co.in',
      expect.stringMatching(/^When: After 30 days/),
    ]);
  });

  test('name every office of a state that is split, and where the list is that tells them apart', () => {
    expect(linesIn('Insurance Ombudsman', { ombudsmen: offices }).slice(1, 3)).toEqual([
      'Mumbai: Jeevan Darshan Building, 3rd Floor, C.T.S. No. 195 to 198, N.C. Kelkar Road, Narayan Peth, Pune 411030, 022 1234, bimalokpal.pune@cioins.co.in',
      'Then: Which of these offices has your district: cioins.co.in',
    ]);
  });

  test('lead to the insurer and the official list where the catalogue names nobody', () => {
    const unnamed = {
      grievanceOfficer: undefined,
      ombudsmen: [],
    };
    expect(linesIn('If something goes wrong', unnamed)[0]).toBe(
      'First: The grievance officer of Sahyadri Health, 1800 000 0000. The answer is due within 14 days.',
    );
    expect(linesIn('Insurance Ombudsman', unnamed)[0]).toBe('Then: The office of your state: cioins.co.in');
  });
});

describe('the last page names', () => {
  test.each<[string, string, Partial<PolicySchedule>, readonly string[]]>([
    [
      'the insurer as it is registered',
      'The insurer',
      {},
      [
        'Sahyadri Health Insurance Company Limited, Sahyadri House, 1 Example Road, Pune 411000, Maharashtra. IRDAI registration no. 000.',
      ],
    ],
    [
      'the insurer by telephone where no more is known',
      'The insurer',
      { company: undefined },
      ['Sahyadri Health, 1800 000 0000.'],
    ],
    [
      'the broker and what it gets',
      'Through',
      {},
      [
        'Chhatri Insurance Broking (demo), direct broker, IRDAI licence no. 000/0000.',
        'It gets ₹3,192 of this premium from the insurer.',
      ],
    ],
    [
      'the agent and the aggregator',
      'Through',
      {
        seller: {
          licence: 'web-aggregator',
          agent: asId<PartnerCode>('AG-17'),
          commission: undefined,
        },
      },
      ['Agent with the code AG-17.', 'Chhatri Web Aggregator (demo), IRDAI licence no. 000/0000.'],
    ],
  ])('it holds %s', (_what, heading, facts, lines) => {
    expect(linesIn(heading, facts)).toEqual(lines);
  });
});

test('only a demo bears the warning', () => {
  expect(schedulePaper(inEnglish, policy).warning).toMatch(/^Demo: /);
  expect(schedulePaper(inEnglish, { ...policy, isDemo: false }).warning).toBeUndefined();
});

test('in Hindi names, numbers and the order of things stay', () => {
  const hindi = schedulePaper(inHindi, policy);
  expect(hindi).toMatchObject({
    kind: 'Sahyadri Health: Arogya Sanjeevani',
    title: 'पॉलिसी शेड्यूल',
    reference: 'पॉलिसी नंबर SHY-26-0048-11739',
  });
  expect(hindi.sections.flatMap(linesOf)).toContain('कब तक: 20 नवंबर 2027, 24:00 (1 साल)');
});
