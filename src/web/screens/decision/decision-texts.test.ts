import { expect, test } from 'vitest';
import type { WireShared } from '#contract/share/shapes.ts';
import { aDecided } from '#test/builders/wire-plan.ts';
import type { Translate } from '#web/browser/text.tsx';
import { messages as decision } from '#words/en/decision.ts';
import { messages as site } from '#words/en/site.ts';
import { agesText, datesOf, leftOf, leftOutText, messageOf, namesOf } from './decision-texts.ts';

const words: Readonly<Record<string, string>> = { ...site, ...decision };
const t: Translate = (id, values = {}) =>
  (words[id] ?? id).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));

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

test.each([
  [
    'full plans',
    null,
    ['In 1 of 100 years ₹40,000 or more would be ours to pay.', 'Beside it: Theirs ₹20,000, leaves ₹40,000.'],
  ],
  [
    'super top-ups, which are counted alone',
    5 * lakh,
    [
      'In 1 of 100 years ₹40,000 or more would be ours to pay, counted without the policy that is held.',
      'Beside it: Theirs ₹20,000.',
    ],
  ],
])('the message tells the years of %s', (_kind, deductible, reportedLines) => {
  const lines = messageOf(
    { t, dateText },
    {
      chosen: aDecided('Ours', { deductible }),
      runners_up: [aDecided('Theirs', { deductible })],
      ages: [34],
      cover_start: '2026-11-21',
    } as unknown as WireShared, // what else a decision holds goes into no message
    '/s/address',
  );
  expect(lines[0]).toContain(deductible === null ? 'Cover ₹10 lakh.' : 'Cover ₹10 lakh above ₹5 lakh.');
  expect(lines.slice(1)).toEqual([...reportedLines, '/s/address']);
});
