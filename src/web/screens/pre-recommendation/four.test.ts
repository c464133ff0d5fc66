import { expect, test } from 'vitest';
import type { WireOption, WireQuestion } from '#contract/quote/importance/other-answers.ts';
import { createWords } from '#web/browser/text.tsx';
import { type Four, optionName, outcomeLines, stateWith } from './four.ts';

const words = createWords('en');
await words.load(['checklist', 'site']);
const { t } = words;

type Outcome = NonNullable<WireOption['outcome']>;
type Change = Outcome['changes'][number];

const plan = { slab_id: 's', product_slug: 's', riders: [], premium: 12_000 };
const now = (block: 'family' | 'parents') => ({ ...plan, block, title: 'Old', all_in: 20_000 });
const two: Four = {
  now: [now('family'), now('parents')],
  questions: [],
  people: { family: ['You', 'Spouse'], parents: ['Father', 'Mother'] },
  city: { id: '226001', name: 'Lucknow' },
};
const one: Four = { ...two, now: [now('family')] };

const change = (title: string, premium_more: number, block: Change['block'] = 'family'): Change => ({
  ...plan,
  block,
  title,
  premium_more,
});
const outcome = (facts: Partial<Outcome> = {}): Outcome => ({
  changes: [],
  more: 0,
  lacking: null,
  ...facts,
});

const yesNo = (yes: Outcome | null, no: Outcome | null = null): WireQuestion => ({
  kind: 'maternity_cover',
  blocks: ['family'],
  options: [true, false].map((isYes) => ({
    kind: 'feature',
    item: 'maternity_cover',
    wanted: isYes,
    state: (isYes ? yes : no) ? null : 'guess',
    outcome: isYes ? yes : no,
  })),
});
const amounts = (...outcomes: readonly (Outcome | null)[]): WireQuestion => ({
  kind: 'bearable',
  blocks: ['family'],
  options: ([25_000, 50_000, 100_000, 300_000, 500_000] as const).map((amount, at) => ({
    kind: 'bearable',
    amount,
    state: outcomes[at] ? null : 'guess',
    outcome: outcomes[at] ?? null,
  })),
});
const hospitals = (...outcomes: readonly Outcome[]): WireQuestion => ({
  kind: 'hospital',
  blocks: ['family'],
  options: outcomes.map((each, at) => ({
    kind: 'hospital',
    hospital: { id: `${at}`, name: `Hospital ${at + 1}`, address: '', pincode: '226001' },
    settlement: 'cashless',
    state: null,
    outcome: each,
  })),
});

const linesOf = (four: Four, question: WireQuestion) =>
  outcomeLines(t, four, question).map(
    ({ answers, text, more }) => `${answers}: ${text}${more === undefined ? '' : ` [${more}]`}`,
  );

const moved = outcome({ changes: [change('New', 900)], more: 400 });
const still = outcome();

test.each<[string, Four, WireQuestion, readonly string[]]>([
  ['another plan', one, yesNo(moved), ['Yes: then it is New. This year’s premium is ₹900 more. [400]']],
  [
    'a plan that costs less now and as much over the years',
    one,
    yesNo(outcome({ changes: [change('New', -900)] })),
    ['Yes: then it is New. This year’s premium is ₹900 less. [0]'],
  ],
  [
    'several plans, with whose they are',
    two,
    yesNo(outcome({ changes: [change('New', 900), change('Own', -900, 'parents')], more: 70 })),
    ['Yes: then it is New (you, spouse) and Own (parents). This year’s premium stays the same. [70]'],
  ],
  ['what the plan has', one, yesNo(still), ['Yes: your plan has it, so nothing changes for you.']],
  ['what the plans have', two, yesNo(still), ['Yes: your plans have it, so nothing changes for you.']],
  [
    'what nobody sells',
    one,
    yesNo(outcome({ lacking: 'nobody' })),
    ['Yes: no plan here has it for you, so nothing changes.'],
  ],
  [
    'what nobody sells whom we recommend',
    one,
    yesNo(outcome({ lacking: 'not-recommended' })),
    ['Yes: we recommend none of the plans that have it, so nothing changes.'],
  ],
  ['a wish that is taken back in vain', one, yesNo(null, still), ['No: that changes nothing for you.']],
  [
    'amounts, the nearest first, alike ones together',
    one,
    amounts(moved, still, null, outcome({ changes: [change('Near', 5)], more: 1 }), moved),
    [
      '₹3 lakh: then it is Near. This year’s premium is ₹5 more. [1]',
      '₹25,000 or ₹5 lakh: then it is New. This year’s premium is ₹900 more. [400]',
    ],
  ],
  [
    'amounts that change nothing',
    one,
    amounts(still, still, null, still, still),
    ['Any other answer: that changes nothing for you.'],
  ],
  [
    'hospitals, of which nobody pays one itself',
    one,
    hospitals(moved, still, outcome({ lacking: 'nobody' })),
    [
      'Hospital 1: then it is New. This year’s premium is ₹900 more. [400]',
      'Hospital 3: no plan here has it for you, so nothing changes.',
    ],
  ],
  [
    'hospitals that the plan pays, all of them',
    one,
    hospitals(still, still),
    ['Any of these: your plan has it, so nothing changes for you.'],
  ],
])('what another answer changes is said of %s', (_what, four, question, lines) => {
  expect(linesOf(four, question)).toEqual(lines);
});

test('an option stands as the quote says, and as it was pressed before that is saved', () => {
  const states = (question: WireQuestion, pressed: Parameters<typeof stateWith>[1]) =>
    question.options.flatMap((option) => {
      const state = stateWith(option, pressed);
      return state ? [`${optionName(t, option)} ${state}`] : [];
    });
  const nothing = { bearable: undefined, answers: {} };
  const sums = amounts(still, still, null, still, still);
  expect(states(sums, nothing)).toEqual(['₹1 lakh guess']);
  expect(states(sums, { ...nothing, bearable: 25_000 })).toEqual(['₹25,000 answer']);
  expect(states(yesNo(still), nothing)).toEqual(['No guess']);
  expect(states(yesNo(still), { ...nothing, answers: { maternity_cover: 'HIGH' } })).toEqual(['Yes answer']);
  expect(states(yesNo(still), { ...nothing, answers: { maternity_cover: 'MID' } })).toEqual(['No answer']);
  const near = hospitals(still, still);
  expect(states(near, nothing)).toEqual([]);
  expect(states(near, { ...nothing, answers: { hospitals: [{ id: '1', pincode: '226001' }] } })).toEqual([
    'Hospital 2 answer',
  ]);
});
