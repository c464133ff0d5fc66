import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';

test('every text that comes, goes or changes beside something else has an element of its own', () => {
  expect(bareTexts()).toEqual([]);
});

/** Each line a component; those that a translation would break end in "bare". */
const planted = [
  "export const A1 = ({ on }: P): ReactNode => <p>{on && 'text'} <b>b</b></p>; // bare",
  'export const A2 = ({ on }: P): ReactNode => <p>{on && <span>text</span>}<b>b</b></p>;',
  'export const B1 = ({ amount }: P): ReactNode => <p>{amount}<small>a year</small></p>; // bare',
  'export const B2 = ({ amount }: P): ReactNode => <p><span>{amount}</span><small>a year</small></p>;',
  'export const B3 = ({ amount }: P): ReactNode => <p>{amount}</p>;',
  'export const C1 = ({ on }: P): ReactNode => <p>{on && <b>b</b>} stays</p>; // bare',
  'export const C2 = ({ on }: P): ReactNode => <p>stays {on && <b>b</b>}</p>;',
  'export const D1 = ({ children }: P): ReactNode => <p>{children}<b>b</b></p>; // bare',
  'export const E1 = ({ amount }: P): ReactNode => amount; // bare',
  'export const E2 = ({ on, amount }: P): ReactNode => { if (on) return <b>b</b>; return String(amount); }; // bare',
  'export const F1 = ({ on }: P): ReactNode => <p>{on ? <>text <b>b</b></> : null}</p>; // bare',
  "export const G1 = ({ names }: P): ReactNode => <p>{names.map((name) => name + ', ')}</p>; // bare",
  "export const G2 = ({ names }: P): ReactNode => <p>{names.join(', ')}</p>;",
];

test('a text that a translation would break is found, and one that it would not is left alone', () => {
  const head = [
    "import type { ReactNode } from 'react';",
    'type P = { readonly on: boolean; readonly amount: number; readonly names: readonly string[]; readonly children: ReactNode };',
  ];
  const texts = bareTexts({ path: 'src/web/ui/badge.tsx', text: [...head, ...planted].join('\n') });
  const lines = new Set(texts.map((each) => Number(each.split(':')[1]) - head.length - 1));
  expect(planted.filter((_line, at) => lines.has(at))).toEqual(planted.filter((line) => /bare$/.test(line)));
});
