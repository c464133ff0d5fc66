import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WireFloor } from '#contract/plan/judged/judged.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { createWords, WordsProvider } from '#web/browser/text.tsx';
import { AllIn, NotRecommended, WithRiders } from './judged.tsx';
import { Lacks } from './lacks.tsx';
import { ScoreList } from './score/score-list.tsx';

const words = createWords('en');
await words.load(['site', 'results', 'plan-detail']);

const textOf = (element: React.ReactNode) =>
  renderToStaticMarkup(<WordsProvider words={words}>{element}</WordsProvider>).replaceAll(/<[^>]*>/g, '');

test('what a plan costs all in is one line, over as many years as the method counts', () => {
  expect(textOf(<AllIn total={21_345} />)).toBe('All in: ₹21,345 a year over ten years');
  expect(scoringMethod.allIn.years).toBe(10);
});

test('what a plan lacks of that which was said to matter a lot is one line', () => {
  expect(textOf(<Lacks unmet={['maternity_cover', 'icu']} />)).toBe(
    'What you said matters a lot, and this plan does not have: Childbirth; Intensive care.',
  );
});

test.each([
  [['Consumables'], 'With “Consumables”, ₹1,200 of the price'],
  [
    ['Consumables', 'Wait of 12 months'],
    'With “Consumables”, “Wait of 12 months”, together ₹1,200 of the price',
  ],
])('what riders are of the price is one line: %j', (titles, line) => {
  expect(textOf(<WithRiders titles={titles} cost={1_200} />)).toBe(line);
});

test.each<[WireFloor, string]>([
  [{ kind: 'on-paper' }, 'sold on paper only.'],
  [{ kind: 'no-hospital' }, 'no cashless hospital near you'],
  [{ kind: 'never-covered', illnesses: ['Asthma', 'Gout'] }, 'it never pays for Asthma; Gout.'],
  [{ kind: 'claims', settled_percent: 79 }, 'settles only 79% of claims'],
  [
    { kind: 'complaints', per_10000: 40, median: 9.5 },
    '40 complaints per 10,000 policies; the middle insurer has 9.5',
  ],
  [
    { kind: 'solvency', ratio: 1.38 },
    `solvency ratio is 1.38; the law asks for ${scoringMethod.floors.solvencyRatio}.`,
  ],
  [
    { kind: 'later-price', age: 46, times: 3.7, market: 1.7 },
    'at 46 it costs 3.7 times as much as today; other plans 1.7 times.',
  ],
  [
    { kind: 'not-sound', sound: 'Aarogya Plus', more: 900 },
    'Aarogya Plus is sound, ₹900 a year more all in.',
  ],
  [
    { kind: 'not-sound', sound: 'Aarogya Plus', more: -1_200 },
    'Aarogya Plus is sound, ₹1,200 a year less all in.',
  ],
  [{ kind: 'not-sound', sound: 'Aarogya Plus', more: 0 }, 'Aarogya Plus is sound, at the same cost all in.'],
])('why a plan is not recommended is one line with its facts: %o', (floor, line) => {
  const text = textOf(<NotRecommended floor={floor} />);
  expect(text).toContain('Not recommended: ');
  expect(text).toContain(line);
});

test('what parts earn together is added or taken off, and is not called a share of anything', () => {
  const together = (earned: number) =>
    textOf(<ScoreList parts={[{ item: 'together', importance: 'FIXED', earned, possible: 0 }]} />);
  expect(together(-3.2)).toBe('Everything together−3.2');
  expect(together(2)).toBe('Everything together+2.0');
});
