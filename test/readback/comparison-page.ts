import { ownShareOf } from '#domain/claim/common-stays.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { twoDigits } from '#domain/judge/years/told.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { MessageId } from '#words/areas.ts';
import type { PlanSetting } from './plan-page.ts';
import { type Element, textOf } from './reading/page-text.ts';
import { rupeesIn, type Sentences } from './reading/sentences.ts';

/** What a comparison says of its plans: rows by what they are about, a figure a plan. */
export type ComparisonShown = {
  readonly titles: readonly string[];
  readonly rows: Readonly<Record<string, readonly (number | string | undefined)[]>>;
};

const rowIds = {
  premium: 'compare.row.premium',
  nine: 'compare.row.nine-in-ten',
  twenty: 'compare.row.one-in-twenty',
  hundred: 'compare.row.one-in-hundred',
  wait: 'compare.wait.pre-existing',
  score: 'compare.row.score',
} as const satisfies Record<string, MessageId>;

/** A row that stands the same in all of them is not in the table. Scores are read where the engine has them to hold against. */
export function readComparison(page: Element, words: Sentences, withScores: boolean): ComparisonShown {
  const rows = page.querySelectorAll('table tbody tr');
  const cells = (row: Element) => row.querySelectorAll('td').map((cell) => textOf(cell.querySelector('b')));
  const named = Object.entries(rowIds).flatMap(([name, id]) => {
    if (name === 'score' && !withScores) return [];
    const row = rows.find((one) => textOf(one.querySelector('th')) === words.say(id));
    const isText = name === 'wait' || name === 'score';
    return row ? [[name, cells(row).map((said) => (isText ? said : rupeesIn(said)))] as const] : [];
  });
  const stays = rows.flatMap((row) => {
    const title = textOf(row.querySelector('th'));
    const read = words.read(title, 'compare.row.stay.deluxe')
      ? undefined
      : words.read(title, 'compare.row.stay');
    const none = words.say('compare.nothing');
    const own = cells(row).map((said) => (said === none ? 0 : rupeesIn(said)));
    return read ? [[`${read.stay} ${read.bill}`, own] as const] : [];
  });
  return {
    titles: page.querySelectorAll('table thead th a').map(textOf),
    rows: Object.fromEntries([...named, ...stays]),
  };
}

/** `scores`: of each plan beside the others that are sold at the lowest of their covers, where all of them are. */
export function comparisonOf(
  plans: readonly ScoredPlan[],
  { words, coverStart, eldest, held, stays }: PlanSetting,
  scores: readonly (number | undefined)[],
): ComparisonShown {
  const figure = (of: (plan: ScoredPlan) => number | string | undefined) => plans.map(of);
  const ofStays = stays.map((stay) => {
    const bill = formatRupees(stay.total);
    const own = figure(({ slab }) => ownShareOf(slab, stay, eldest, held));
    return [`${inLanguage(stay.stay.title, words.locale)} ${bill}`, own] as const;
  });
  return {
    titles: plans.map(({ product }) => product.title),
    rows: {
      premium: figure(({ premium }) => (premium.kind === 'quoted' ? premium.total : undefined)),
      nine: figure(({ years }) => twoDigits(years.nineInTen)),
      twenty: figure(({ years }) => twoDigits(years.oneInTwenty)),
      hundred: figure(({ years }) => twoDigits(years.oneInHundred)),
      wait: figure(({ slab }) => {
        const wait = waitsFrom(slab.features, coverStart).find(({ kind }) => kind === 'pre-existing');
        if (wait?.coveredFrom === coverStart) return words.say('compare.first-day');
        return wait?.coveredFrom && words.date(wait.coveredFrom);
      }),
      ...(scores.every((score) => score !== undefined) && {
        score: scores.map((score = 0) => (score / 10).toFixed(1)),
      }),
      ...Object.fromEntries(ofStays),
    },
  };
}

/** A row of the engine that is not in the table stands the same in all plans; of those that the table alone has nothing is said here. */
export function asShown(told: ComparisonShown, shown: ComparisonShown): ComparisonShown {
  const rows = Object.entries(told.rows).filter(
    ([name, values]) => name in shown.rows || new Set(values).size > 1,
  );
  return { ...told, rows: Object.fromEntries(rows) };
}
