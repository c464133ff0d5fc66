import { expect, test } from 'vitest';
import type { WirePrice } from '#contract/proposal/shapes.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { useMomentText } from '../moment.ts';
import { useMemberLine, useMemberList, useMemberNames } from '../people-names.ts';
import { useMayChange, usePriceRows } from './price-words.ts';

type Row = WirePrice['ledger'][number];
const row = (cause: string, amount: number, change: Partial<Row> = {}): Row => ({
  cause,
  member: null,
  at: null,
  amount,
  ...change,
});

const price = (change: Partial<WirePrice>): WirePrice => ({
  first: { total: 20_000, at: '2026-11-20T13:12:00Z' },
  net: 20_000,
  tax: 0,
  total: 20_000,
  ledger: [],
  holds_until: '2026-12-05',
  may_change: [],
  accepted: false,
  ...change,
});
const nameOf = (key: string) => `person ${key}`;
const areas = ['purchase', 'quotes'] as const;

async function rowsOf(of: WirePrice, riders: readonly string[] = []) {
  const page = await mountHook(() => usePriceRows(of, nameOf, riders), { areas });
  return page.value().map(({ label, note, amount }) => [label, note, amount].filter(Boolean).join(' | '));
}

test.each<[string, Row, string]>([
  [
    'the first price with its moment',
    row('first-price', 19_547, { at: '2026-11-20T13:12:00Z' }),
    'First price you saw | 20 Nov 2026, 6.42 pm | ₹19,547',
  ],
  ['more for somebody', row('age', 940, { member: 'Spouse' }), 'person Spouse | +₹940'],
  ['less', row('discount', -2_000), '−₹2,000'],
  ['riders by their titles', row('rider', 684), 'Doctor visits, Gloves | +₹684'],
])('a row of a price says %s', async (_what, ledgerRow, text) => {
  const [first] = await rowsOf(price({ ledger: [ledgerRow] }), ['Doctor visits', 'Gloves']);
  expect(first).toContain(text);
});

test('tax stands last, also where there is none', async () => {
  const ledger = [row('first-price', 20_000), row('age', 940)];
  const untaxed = await rowsOf(price({ ledger }));
  expect(untaxed).toHaveLength(3);
  expect(untaxed.at(-1)).toMatch(/^GST.*nil$/);
  expect((await rowsOf(price({ ledger, tax: 3_000 }))).at(-1)).toMatch(/^GST.*₹3,000$/);
  expect(untaxed.at(-1)?.split(' | ')[1]).not.toBe(
    (await rowsOf(price({ tax: 3_000 }))).at(-1)?.split(' | ')[1],
  );
});

test('rows of one cause are told apart', async () => {
  const ledger = [row('age', 1, { member: 'You' }), row('age', 1, { member: 'Spouse' }), row('age', 1)];
  const page = await mountHook(() => usePriceRows(price({ ledger }), nameOf, []), { areas });
  const ids = page.value().map(({ id }) => id);
  expect([new Set(ids).size, ids.includes('')]).toEqual([4, false]);
});

test('what can still change a price is said, and what the page does not know is not', async () => {
  const change = (kind: string, member: string | null = null, on: string | null = null) => ({
    kind,
    member,
    on,
  });
  const may_change = [
    change('medical-answers'),
    change('birth-dates'),
    change('birthday', 'You', '2026-12-02'),
    change('birthday', 'Spouse', '2026-12-03'),
    change('birthday', null, '2026-12-03'),
    change('birthday', 'Spouse'),
    change('moon', 'Spouse', '2026-12-03'),
  ];
  const page = await mountHook(() => useMayChange(price({ may_change }), nameOf), { areas });
  const texts = page.value();
  expect(texts).toHaveLength(4);
  expect(new Set(texts).size).toBe(4);
  expect(texts[2]).toContain('2 Dec 2026');
  expect(texts[2]).not.toContain('person');
  expect(texts[3]).toMatch(/person Spouse.*3 Dec 2026|3 Dec 2026.*person Spouse/);
});

test.each([
  ['2026-11-20T13:12:00Z', '20 Nov 2026, 6.42 pm'],
  ['2026-11-20T18:31:00Z', '21 Nov 2026, 12.01 am'],
  ['2026-11-20T06:30:00Z', '20 Nov 2026, 12.00 pm'],
  ['2026-11-20T03:05:00Z', '20 Nov 2026, 8.35 am'],
])('the moment %s is told on a clock in India: %s', async (moment, text) => {
  const page = await mountHook(() => useMomentText(), { areas });
  expect(page.value()(moment)).toBe(text);
});

test.each([
  ['2026-11-20T22:29:00Z', 3],
  ['2026-11-20T22:30:00Z', 4],
  ['2026-11-20T06:29:00Z', 11],
  ['2026-11-20T06:30:00Z', 12],
  ['2026-11-20T10:29:00Z', 15],
  ['2026-11-20T10:30:00Z', 16],
  ['2026-11-20T14:29:00Z', 19],
  ['2026-11-20T14:30:00Z', 20],
])('in Hindi %s, at %i hours, has the word of its time of the day', async (moment, hour) => {
  const page = await mountHook(() => useMomentText(), { areas, locale: 'hi' });
  const word = /रात|सुबह|दोपहर|शाम|तड़के|भोर/.exec(page.value()(moment))?.[0];
  const expected = hour < 4 || hour >= 20 ? /रात|तड़के|भोर/ : hour < 12 ? /सुबह/ : hour < 16 ? /दोपहर/ : /शाम/;
  expect(word).toMatch(expected);
});

const people = [
  { key: 'You', gender: 'FEMALE', name: 'Asha Rao' },
  { key: 'Spouse', gender: 'MALE', name: null },
  { key: 'Son-0', gender: 'MALE', name: null },
] as const;

test('people of a proposal are called by their names once these are known', async () => {
  const page = await mountHook(
    () => ({ name: useMemberNames(people), line: useMemberLine(people), list: useMemberList(people) }),
    { areas },
  );
  const { name, line, list } = page.value();
  expect(['You', 'Spouse', 'Son-0'].map(name)).toEqual(['Asha Rao (you)', 'Husband', 'Son']);
  expect([line, list]).toEqual(['You, husband and 1 son', 'you, husband and son']);
});
