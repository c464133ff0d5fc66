import { expect, test } from 'vitest';
import type { WireShared } from '#contract/share/shapes.ts';
import { aDecided } from '#test/builders/wire-plan.ts';
import { createWords, type Translate } from '#web/browser/text.tsx';
import { messages as decision } from '#words/en/decision.ts';
import { messages as site } from '#words/en/site.ts';
import { agesText, datesOf, leftOf, leftOutText, messageOf, namesOf } from './decision-texts.ts';

const words: Readonly<Record<string, string>> = { ...site, ...decision };
const t: Translate = (id, values = {}) =>
  (words[id] ?? id).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));

const english = createWords('en');
await english.load(['site', 'decision']);

test.each([
  [[34], '34'],
  [[64, 60], '64 and 60'],
  [[36, 34, 0], '36, 34 and under 1'],
])('ages %j are said as %s', (ages, text) => {
  expect(agesText(t, ages)).toBe(text);
});

const dateText = (day: string) => day;

const birth = { kind: 'maternity', from: '2028-11-21' } as const;

test.each([
  ['who may have a birth', true, ['free-look', 'last', 'maternity', 'moratorium']],
  ['who have none', false, ['free-look', 'last', 'moratorium']],
])('the day from which a birth is paid is told to those %s', (_who, births, ids) => {
  const days = datesOf({ t, dateText }, {
    chosen: aDecided('Ours', { waits: [birth] }),
    cover_start: '2026-11-21',
    cover_end: '2027-11-20',
    renew_by: '2027-12-20',
    births,
  } as unknown as WireShared); // what else a decision holds gives no date
  expect(days.map(({ id }) => id)).toEqual(ids);
});

const lakh = 100_000;

test.each([
  ['their titles', [aDecided('Theirs', { sum_assured: 25 * lakh })], ['Ours', 'Theirs']],
  [
    'title and cover where two are covers of one plan',
    [aDecided('Ours', { sum_assured: 25 * lakh }), aDecided('Theirs', {})],
    ['Ours, ₹10 lakh', 'Ours, ₹25 lakh', 'Theirs'],
  ],
  [
    'and from where on they pay',
    [aDecided('Ours', { deductible: 5 * lakh })],
    ['Ours, ₹10 lakh', 'Ours, ₹10 lakh above ₹5 lakh'],
  ],
])('plans are called by %s', (_how, runners_up, names) => {
  const shared = { chosen: aDecided('Ours', {}), runners_up } as unknown as WireShared; // nothing else names them
  expect(namesOf(t, shared)).toEqual(names);
});

test('what was compared and has no price is named, with its cover', () => {
  const left_out = [{ product_title: 'Theirs', sum_assured: 5 * lakh, deductible: null }];
  const text = (out: typeof left_out) => leftOutText(t, { left_out: out } as unknown as WireShared); // nor is more asked of it
  expect([text([]), text(left_out)]).toEqual([
    undefined,
    'Compared too, but without a price for these people: Theirs, ₹5 lakh.',
  ]);
});

test('the last day to give the policy back stands among the dates, in its place', () => {
  const days = datesOf({ t, dateText }, {
    chosen: aDecided('Ours', { waits: [{ kind: 'pre-existing', from: '2028-11-21' }] }),
    cover_start: '2026-11-21',
    cover_end: '2027-11-20',
    renew_by: '2027-12-20',
  } as unknown as WireShared); // what else a decision holds gives no date
  expect(days.map(({ id, day }) => [id, day])).toEqual([
    ['free-look', '2026-12-21'],
    ['last', '2027-11-20'],
    ['pre-existing', '2028-11-21'],
    ['moratorium', '2031-11-21'],
  ]);
});

test.each([
  ['with a stay', { title: 'A bypass', bill: 455_250 }, ['₹43,000', '₹1,000', '₹9,000', '₹40,000']],
  ['without one', null, ['₹1,000', '₹9,000', '₹40,000']],
])('what stays with the family is told in rupees, %s', (_name, stay, amounts) => {
  const rows = leftOf(t, { chosen: aDecided('Ours', {}), stay } as unknown as WireShared); // nor is more asked of it
  expect(rows.map(({ amount }) => amount)).toEqual(amounts);
});

test('what leaves nothing says so in words', () => {
  const years = { nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 30_000 };
  const plan = { ...aDecided('Ours', {}), own_share: 0, years };
  const rows = leftOf(english.t, {
    chosen: plan,
    stay: { title: 'A bypass', bill: 1 },
  } as unknown as WireShared); // nor is more asked of it
  expect(rows.map(({ amount }) => amount)).toEqual(['nothing', 'nothing', 'nothing', '₹30,000']);
});

test.each([
  [
    'full plans',
    null,
    [
      'In 1 of 100 years ₹40,000 or more would be left to pay.',
      'Beside it: Theirs ₹20,000, leaves ₹40,000 to pay.',
    ],
  ],
  [
    'super top-ups, which are counted alone',
    5 * lakh,
    [
      'In 1 of 100 years ₹40,000 or more would be left to pay, counted without the policy that is held.',
      'Beside it: Theirs ₹20,000.',
    ],
  ],
])('the message tells the years of %s', (_kind, deductible, reportedLines) => {
  const lines = messageOf(
    { t: english.t, dateText },
    {
      chosen: aDecided('Ours', { deductible }),
      runners_up: [aDecided('Theirs', { deductible })],
      ages: [34],
      demands: [],
      cover_start: '2026-11-21',
    } as unknown as WireShared, // what else a decision holds goes into no message
    '/s/address',
  );
  expect(lines[0]).toContain(deductible === null ? 'Cover ₹10 lakh.' : 'Cover ₹10 lakh above ₹5 lakh.');
  expect(lines.slice(1)).toEqual([...reportedLines, '/s/address']);
});

/** What the texts below read of a decision. */
const shared = {
  chosen: aDecided('Ours', {
    waits: [
      { kind: 'pre-existing', from: '2028-11-21' },
      { kind: 'specific-treatment', from: '2028-11-20' },
      { kind: 'joint-replacement', from: '2029-11-21' },
      { kind: 'other-illness', from: '2026-12-21' },
      { kind: 'accident', from: '2026-11-21' },
      { kind: 'maternity', from: null },
    ],
  }),
  runners_up: [aDecided('Theirs', {}), aDecided('Third', { premium: 15_000 })],
  stay: { title: 'A bypass', bill: 455_250 },
  ages: [62, 34],
  cover_start: '2026-11-21',
  cover_end: '2027-11-20',
  renew_by: '2027-12-20',
  births: true,
  demands: [],
} as unknown as WireShared;
const saying = { t: english.t, dateText };

test('every day that matters is told in its order, with what it brings', () => {
  expect(datesOf(saying, shared).map(({ day, text, note }) => [day, text, note])).toEqual([
    ['2026-11-21', 'Cover starts. Accidents are paid.', undefined],
    ['2026-12-21', 'New illness is paid, except those below.', undefined],
    [
      '2026-12-21',
      'Last day to give the policy back (free look).',
      'If it reaches you on 2026-11-21: 30 days from that day',
    ],
    [
      '2027-11-20',
      'Last day of cover. Renew by then.',
      'Up to 2027-12-20 the waits are kept, but nothing in between is paid.',
    ],
    ['2028-11-20', 'Cataract, hernia, stones and other listed operations are paid.', undefined],
    ['2028-11-21', 'An illness from before the policy is paid.', undefined],
    ['2029-11-21', 'Knee and hip replacement is paid.', undefined],
    ['2031-11-21', 'From now on a claim is refused only for proven fraud.', undefined],
  ]);
});

test('a plan that leaves an illness out for good says so beside the day of old illness', () => {
  const facts = { ...shared.chosen.facts, never_covered: [26] };
  const days = datesOf(saying, { ...shared, chosen: { ...shared.chosen, facts } });
  expect(days.find(({ id }) => id === 'pre-existing')?.note).toBe(
    'Except the illnesses that its wording leaves out for good.',
  );
});

test('joints that wait as long as other listed operations have no day of their own', () => {
  const waits = shared.chosen.waits.map((wait) =>
    wait.kind === 'joint-replacement' ? { ...wait, from: '2028-11-20' } : wait,
  );
  const days = datesOf(saying, { ...shared, chosen: { ...shared.chosen, waits } });
  expect(days.map(({ id }) => id)).not.toContain('joint-replacement');
});

test('what stays with the family is told from a bill to a very bad year', () => {
  expect(leftOf(english.t, shared).map(({ text, amount }) => `${text} ${amount}`)).toEqual([
    'A bypass: left of a bill of ₹4,55,250 ₹43,000',
    'In 9 of 10 years, for hospital no more than ₹1,000',
    'In a bad year, 1 of 20, this or more ₹9,000',
    'In a very bad year, 1 of 100, this or more ₹40,000',
  ]);
  const unknown = { ...shared, chosen: { ...shared.chosen, own_share: null } };
  expect(leftOf(english.t, unknown)[0]?.amount).toBe('₹1,000');
});

test('of people who are ill now years are told as those of the first year, on the page and in the message', () => {
  const ill = { ...shared, shown_year: 'first' as const };
  expect(leftOf(english.t, ill).map(({ text }) => text)).toEqual([
    'A bypass: left of a bill of ₹4,55,250',
    'In 9 of 10 first years, for hospital no more than',
    'In a bad first year, 1 of 20, this or more',
    'In a very bad first year, 1 of 100, this or more',
  ]);
  expect(messageOf(saying, ill, '/s/address')[1]).toBe(
    'In 1 of 100 first years ₹40,000 or more would be left to pay.',
  );
});

test('a message says who is covered, by what, for how much, and what else was looked at', () => {
  expect(messageOf(saying, shared, '/s/address')).toEqual([
    'Health cover for 2 people: Ours, ₹20,000 a year. Cover ₹10 lakh. Room: No limit. Co-pay: None.',
    'In 1 of 100 years ₹40,000 or more would be left to pay.',
    'Beside it: Theirs ₹20,000, leaves ₹40,000 to pay; Third ₹15,000, leaves ₹40,000 to pay.',
    'An illness from before is paid from 2028-11-21.',
    '/s/address',
  ]);
  const alone = { ...shared, runners_up: [], chosen: aDecided('Ours', {}) };
  expect(messageOf(saying, alone, '/s/address')).toHaveLength(3);
});

test('what mattered a lot, and what it costs all in, go into the message', () => {
  const demands = [
    { name: 'outpatient_benefits', is_met: true },
    { name: 'room_rent', is_met: false },
  ] as const;
  const ours = aDecided('Ours', { all_in: 31_500 });
  const lines = messageOf(saying, { ...shared, chosen: ours, demands: [...demands] }, '/s/address');
  expect(lines.slice(1, 4)).toEqual([
    'All in: ₹31,500 a year over ten years, premiums and the bills left to pay.',
    'What mattered a lot, and it has: Doctor visits.',
    'What mattered a lot, and it does not have: Hospital room.',
  ]);
});
