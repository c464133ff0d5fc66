import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { aCoveredMember, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { whyGuessed } from './model.ts';
import { lowestOf, type Order, orderOf } from './order.ts';

type Block = CallAnswer<'getScore'>['score_data'][number];

const block: Block = {
  type: 'family',
  block: 'family',
  uidata: aWireFamily(aCoveredMember('you'), aCoveredMember('spouse')),
  hindrances: [],
  apart: [],
  plans: [aWirePlan('a', { total_score: 71.2, recommended: true }), aWirePlan('b', { premium: null })],
  filter_counts: {},
  filter_relief: null,
  product_types: [],
  bearable: { amount: 100_000, is_guess: true },
  importance: {},
  demands: [],
  shown_year: 'later',
  near_scope: 'demanded',
  worth: {
    asked_cover: 1_000_000,
    benchmark: 20_000,
    zero: 60_000,
    rupees_a_point: 300,
    items: scoreItems.map((name) => ({
      name,
      curve: [
        [0, 0],
        [100, 2_345],
      ],
    })),
  },
};

const answer = (blocks: readonly Block[]): CallAnswer<'getScore'> => ({
  quote_id: 'q1',
  quote_crn: 'CH-1',
  catalogue_version: 'v1',
  priced_on: '2026-11-20',
  sales_channel_conflict: false,
  sales_channel_conflict_redirect_to: null,
  scores_shown: true,
  score_data: [...blocks],
  not_shown: [],
});

test('each plan of the list is looked at, with what each feature is worth to two digits', () => {
  const order = orderOf(answer([block]), 'family');
  expect(order?.plans).toHaveLength(2);
  expect([order?.worth.copay, order?.importance.copay]).toEqual([2_300, 'MID']);
});

test('what no super top-up has is not asked of one', () => {
  const onTop: Block = { ...block, uidata: { ...block.uidata, product_type: 'SUPER_TOPUP' } };
  expect(orderOf(answer([block]), 'family')?.items).toHaveLength(10);
  const items = orderOf(answer([onTop]), 'family')?.items;
  expect(items).toHaveLength(8);
  expect(items).not.toContain('maternity_cover');
});

test('nothing is asked where scores may not be shown', () => {
  expect(orderOf(answer([{ ...block, worth: null }]), 'family')?.items).toEqual([]);
});

test('a block that is none of the quote has no order', () => {
  expect(orderOf(answer([block]), 'parents')).toBeUndefined();
});

test('what an answer decides: the cheapest plan with a feature, and the cheapest without it', () => {
  const bare = aWirePlan('bare', { premium: 19_800 });
  const dear = aWirePlan('dear', { premium: 19_801 });
  const rich = aWirePlan('rich', {
    premium: 24_300,
    facts: { ...bare.facts, outpatient: 4_000, health_checkup: null },
  });
  const waiting = aWirePlan('waiting', { ...rich, premium: null });
  const { plans: ordered = [] } =
    orderOf(answer([{ ...block, plans: [dear, bare, rich, waiting] }]), 'family') ?? {};
  expect(lowestOf(ordered, 'outpatient_benefits')).toEqual({
    having: { premium: 24_300, badYear: rich.years.one_in_twenty },
    without: { premium: 19_800, badYear: bare.years.one_in_twenty },
  });
  expect(lowestOf(ordered, 'critical_illness_coverage').having).toBeUndefined();
});

const order = (ids: readonly string[], ill = false, id: Order['block'] = 'family'): Order => ({
  quoteId: 'q1',
  block: id,
  members: ids.map((one) => ({ ...aCoveredMember(one), diseases: ill ? [1] : [] })),
  shownYear: 'later',
  plans: [],
  items: [],
  importance: {},
  answers: {},
  worth: {},
});

test.each([
  ['an illness', order(['you'], true), 'pre_existing', 'illness'],
  ['nobody ill', order(['you']), 'pre_existing', 'none'],
  ['a birth that nobody spoke of', order(['you']), 'maternity_cover', 'birth'],
  ['a shared cover', order(['you', 'spouse']), 'restore_benefits', 'shared'],
  ['one person', order(['you']), 'restore_benefits', undefined],
  ['own covers', order(['you', 'spouse'], false, 'individual'), 'restore_benefits', undefined],
  ['what is guessed as to everybody', order(['you']), 'icu', undefined],
] as const)('why we guess: %s', (_, facts, item, why) => {
  expect(whyGuessed(facts, item)).toBe(why);
});

const plain = aWirePlan('a');
type Facts = Partial<typeof plain.facts>;

test.each<[ScoreItem, yes: Facts, no: Facts]>([
  ['room_rent', { room: 'no-limit' }, { room: 'single-private' }],
  ['copay', { copay_percent: 20, copay_from_age: 61 }, { copay_percent: 20 }],
  ['restore_benefits', { restoration: 'once' }, { restoration: 'none' }],
  ['maternity_cover', { maternity: { normal: 1, caesarean: 2, wait_months: 24 } }, { maternity: null }],
  ['bonus', { bonus_per_year: 10 }, { bonus_per_year: 0 }],
  ['icu', { icu_limit_per_day: null }, { icu_limit_per_day: 10_000 }],
  ['outpatient_benefits', { outpatient: 3_000 }, { outpatient: null }],
  ['critical_illness_coverage', { critical_illness: 'covered' }, { critical_illness: 'rider' }],
  ['health_checkup', { health_checkup: { max: 2_500, every_years: 2 } }, { health_checkup: null }],
])('a plan has %s or has it not', (item, yes, no) => {
  const hasIt = (facts: Facts) =>
    orderOf(
      answer([{ ...block, plans: [{ ...plain, facts: { ...plain.facts, ...facts } }] }]),
      'family',
    )?.plans[0]?.has.includes(item);
  expect([hasIt(yes), hasIt(no)]).toEqual([true, false]);
});

test('a wait that is shorter than the longest is a short one', () => {
  const has = (waiting_period: number) =>
    orderOf(answer([{ ...block, plans: [{ ...plain, ped: { waiting_period } }] }]), 'family')?.plans[0]?.has;
  expect(has(24)).toContain('pre_existing');
  expect(has(36)).not.toContain('pre_existing');
});

test('each feature has the weight that its own answer has', () => {
  const score = plain.score.map((entry) => ({
    ...entry,
    importance: entry.name === 'icu' ? ('LOW' as const) : entry.importance,
  }));
  const { importance } = orderOf(answer([{ ...block, plans: [{ ...plain, score }] }]), 'family') ?? {};
  expect([importance?.icu, importance?.copay]).toEqual(['LOW', 'MID']);
  const {
    importance: none,
    items,
    worth,
  } = orderOf(answer([{ ...block, plans: [], worth: null }]), 'family') ?? {};
  expect([none, items, worth]).toEqual([{}, [], {}]);
});
