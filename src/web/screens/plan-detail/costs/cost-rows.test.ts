import { expect, test } from 'vitest';
import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { isoDate } from '#domain/date.ts';
import { aBillTest, aPlanContent, aWirePlan, plainFacts } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { costRows } from './cost-rows.ts';
import { costWords } from './cost-words.ts';

type Cuts = WireBillTest['stays'][number]['rooms'][number]['cuts'];

const always: Cuts = [{ kind: 'non-payables', amount: 8_000 }];
const outpatient = { ...plainFacts, outpatient: 5_000 };

/** A plan with these cuts of one bypass of ₹5,00,000, no wait, and doctor visits paid. */
function plan(cuts: Cuts, change: Partial<WirePlan> = {}): WirePlan {
  const content = aPlanContent({ bill_test: aBillTest([{ title: 'Heart bypass operation', cuts }]) });
  return aWirePlan('a', { facts: outpatient, ped: { waiting_period: 0 }, content, ...change });
}

const healthy: readonly number[] = [];
const ill = [17];

test.each<[string, WirePlan, readonly number[], readonly string[]]>([
  ['nothing but what no plan pays', plan(always), healthy, ['non-payables']],
  ['a deductible', plan(always, { deductible: 500_000 }), healthy, ['deductible', 'non-payables']],
  [
    'a share',
    plan([...always, { kind: 'co-pay', amount: 50_000, percent: 10 }]),
    healthy,
    ['co-pay', 'non-payables'],
  ],
  [
    'a room limit, with the cut in fees in one row',
    plan([
      { kind: 'room', amount: 20_000, charged: 8_500, limit: 5_000, days: 6 },
      { kind: 'fees', amount: 60_000, charged: 8_500, limit: 5_000 },
    ]),
    healthy,
    ['room'],
  ],
  ['gloves', plan([{ kind: 'consumables', amount: 35_000 }]), healthy, ['consumables']],
  [
    'a limit on the treatment',
    plan([{ kind: 'treatment', amount: 90_000, limit: 300_000 }]),
    healthy,
    ['treatment'],
  ],
  ['a bill above the cover', plan([{ kind: 'cover', amount: 90_000, limit: 500_000 }]), healthy, ['cover']],
  [
    'a wait, nobody ill',
    plan(always, { ped: { waiting_period: 24 } }),
    healthy,
    ['old-illness', 'non-payables'],
  ],
  ['a wait, somebody ill', plan(always, { ped: { waiting_period: 24 } }), ill, ['declared', 'non-payables']],
  [
    'one illness that waits, and one that is never covered',
    plan(always, { ped: { waiting_period: 24 }, facts: { ...outpatient, never_covered: [19] } }),
    [17, 19],
    ['never-covered', 'declared', 'non-payables'],
  ],
  [
    'an illness that is never covered, and no other',
    plan(always, { ped: { waiting_period: 24 }, facts: { ...outpatient, never_covered: [17, 19] } }),
    ill,
    ['never-covered', 'non-payables'],
  ],
  [
    'an illness of nobody here that is never covered',
    plan(always, { facts: { ...outpatient, never_covered: [19] } }),
    healthy,
    ['non-payables'],
  ],
  ['no doctor visits', plan(always, { facts: plainFacts }), healthy, ['doctor-visits', 'non-payables']],
])('what costs something stands there: %s', (_what, plan, declared, kinds) => {
  expect(costRows(plan, declared).map(({ kind }) => kind)).toEqual(kinds);
});

test('a birth costs what the plan leaves of it, paid or not', () => {
  const birth = {
    title: 'Birth by C-section',
    is_birth: true,
    cuts: [{ kind: 'treatment' as const, amount: 125_000 }],
  };
  const content = aPlanContent({ bill_test: aBillTest([birth]) });
  const maternity = { normal: 30_000, caesarean: 50_000, wait_months: 24 };
  const rows = costRows(plan([], { content, facts: { ...outpatient, maternity } }), healthy);
  expect(rows).toMatchObject([
    { kind: 'birth', on: { amount: 125_000 }, paid: { most: 50_000, months: 24 } },
  ]);
  expect(costRows(plan([], { content }), healthy)).toMatchObject([{ kind: 'birth', paid: undefined }]);
});

test('five rows at most, the dearest to more people first', () => {
  const cuts: Cuts = [
    { kind: 'consumables', amount: 35_000 },
    { kind: 'room', amount: 20_000, charged: 8_500, limit: 5_000, days: 6 },
    { kind: 'treatment', amount: 90_000, limit: 300_000 },
    { kind: 'co-pay', amount: 50_000, percent: 10 },
    { kind: 'cover', amount: 90_000, limit: 500_000 },
    { kind: 'non-payables', amount: 8_000 },
  ];
  const rows = costRows(plan(cuts, { ped: { waiting_period: 24 }, facts: plainFacts }), ill);
  expect(rows.map(({ kind }) => kind)).toEqual(['co-pay', 'room', 'declared', 'consumables', 'treatment']);
});

test.each([
  ['en', 'A single AC room', /pays ₹5,000 a day.*about ₹8,500.*cut in the same share/],
  ['hi', 'सिंगल AC कमरा', /₹5,000 रोज़.*₹8,500/],
] as const)(
  'a row says what it goes by, and of which bill the sum is, in %s',
  async (language, title, text) => {
    const words = createWords(language);
    await words.load(['plan-detail', 'site']);
    const [row] = costRows(
      plan([{ kind: 'room', amount: 20_000, charged: 8_500, limit: 5_000, days: 6 }]),
      healthy,
    );
    if (!row) throw new Error('No row');
    const saying = {
      t: words.t,
      dateText: String,
      coverStart: isoDate(2026, 11, 21),
      roomCut: 'fees' as const,
      conditions: {},
    };
    expect(costWords(saying, row)).toEqual({
      title,
      text: expect.stringMatching(text),
      sum: '₹20,000',
      of: 'Heart bypass operation',
    });
  },
);
