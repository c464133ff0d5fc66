import { ownShareOf } from '#domain/claim/common-stays.ts';
import { isJointWaitApart, type WaitKind, waitsFrom } from '#domain/cover/waiting.ts';
import { shownYears } from '#domain/judge/shown-year.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { TermOffer } from '#domain/price/offers.ts';
import type { MessageId } from '#words/areas.ts';
import type { PlanSetting } from './plan-page.ts';
import { type Element, textOf } from './reading/page-text.ts';
import { rupeesIn, type Sentences } from './reading/sentences.ts';

/** What a comparison says of its plans: rows by what they are about, a figure a plan. */
export type ComparisonFigures = {
  readonly titles: readonly string[];
  readonly rows: Readonly<Record<string, readonly (number | string | undefined)[]>>;
};

const rowIds = {
  premium: 'compare.row.premium',
  nine: 'compare.row.nine-in-ten',
  twenty: 'compare.row.one-in-twenty',
  hundred: 'compare.row.one-in-hundred',
  wait: 'compare.wait.pre-existing',
  operations: 'compare.wait.specific-treatment',
  joints: 'compare.wait.joint-replacement',
  birth: 'compare.wait.maternity',
  illness: 'compare.wait.other-illness',
  bonus: 'compare.row.bonus',
  visits: 'compare.row.outpatient',
  checkup: 'compare.row.checkup',
  score: 'compare.row.score',
} as const satisfies Record<string, MessageId>;

/** The rest are rupees. */
const texts: readonly string[] = [
  ...['wait', 'operations', 'joints', 'birth', 'illness'],
  ...['bonus', 'visits', 'checkup', 'score'],
];

/** A row that stands the same in all of them is not in the table. Scores are read where the engine has them to hold against. */
export function readComparison(page: Element, words: Sentences, withScores: boolean): ComparisonFigures {
  const rows = page.querySelectorAll('table tbody tr');
  const cells = (row: Element) => row.querySelectorAll('td').map((cell) => textOf(cell.querySelector('b')));
  const namedRows = Object.entries(rowIds).flatMap(([name, id]) => {
    if (name === 'score' && !withScores) return [];
    // What is paid of a birth has the same name further down.
    const among = id.startsWith('compare.wait') ? page.querySelectorAll('#group-waiting tr') : rows;
    const labels = shownYears.map((year) => words.say(id, { year }));
    const row = among.find((one) => labels.includes(textOf(one.querySelector('th'))));
    const isText = texts.includes(name);
    return row ? [[name, cells(row).map((text) => (isText ? text : rupeesIn(text)))] as const] : [];
  });
  const stays = rows.flatMap((row) => {
    const title = textOf(row.querySelector('th'));
    const read = words.read(title, 'compare.row.stay.deluxe')
      ? undefined
      : words.read(title, 'compare.row.stay');
    const none = words.say('compare.nothing');
    const own = cells(row).map((text) => (text === none ? 0 : rupeesIn(text)));
    return read ? [[`${read.stay} ${read.bill}`, own] as const] : [];
  });
  const terms = rows.flatMap((row) => {
    const years = words.read(textOf(row.querySelector('th')), 'compare.row.term')?.years;
    return years ? [[`${years} years`, cells(row).map(rupeesIn)] as const] : [];
  });
  return {
    titles: page.querySelectorAll('table thead th a').map(textOf),
    rows: Object.fromEntries([...namedRows, ...terms, ...stays]),
  };
}

type ComparisonFacts = {
  /** Somebody here can have one. */
  readonly births: boolean;
  /** The terms that each plan is sold for. */
  readonly terms: readonly (readonly TermOffer[])[];
  /**
   * Each plan's score beside the others that are sold at the lowest of their covers, where all of them are.
   */
  readonly scores: readonly (number | undefined)[];
};

export function comparisonOf(
  plans: readonly ScoredPlan[],
  { words, coverStart, eldest, existing, stays }: PlanSetting,
  { births, terms, scores }: ComparisonFacts,
): ComparisonFigures {
  const longest = Math.max(0, ...terms.flat().map(({ years }) => years));
  const amountText = (amount: Rupees | undefined) =>
    amount === undefined ? words.say('compare.not-paid') : formatRupees(amount);
  const dayOf = (of: WaitKind) =>
    figure(({ slab }) => {
      const from = waitsFrom(slab.features, coverStart).find(({ kind }) => kind === of)?.coveredFrom;
      if (from === undefined) return words.say('compare.never');
      return from === coverStart ? words.say('compare.first-day') : words.date(from);
    });
  const figure = (of: (plan: ScoredPlan) => number | string | undefined) => plans.map(of);
  const ofStays = stays.map((stay) => {
    const bill = formatRupees(stay.total);
    const own = figure(({ slab }) => ownShareOf(slab, stay, eldest, existing));
    return [`${inLanguage(stay.stay.title, words.locale)} ${bill}`, own] as const;
  });
  return {
    titles: plans.map(({ product }) => product.title),
    rows: {
      premium: figure(({ premium }) => (premium.kind === 'quoted' ? premium.total : undefined)),
      nine: figure(({ years }) => roundToTwoDigits(years.nineInTen)),
      twenty: figure(({ years }) => roundToTwoDigits(years.oneInTwenty)),
      hundred: figure(({ years }) => roundToTwoDigits(years.oneInHundred)),
      wait: dayOf('pre-existing'),
      operations: dayOf('specific-treatment'),
      illness: dayOf('other-illness'),
      ...(plans.some(({ slab }) => isJointWaitApart(slab.features.waitingPeriods)) && {
        joints: dayOf('joint-replacement'),
      }),
      ...(births && { birth: dayOf('maternity') }),
      bonus: figure(({ slab: { features } }) =>
        features.noClaimBonus.percentPerYear === 0
          ? words.say('compare.none')
          : words.say('compare.percent', { percent: features.noClaimBonus.percentPerYear }),
      ),
      visits: figure(({ slab: { features } }) =>
        amountText(features.outpatient.kind === 'covered' ? features.outpatient.perYear : undefined),
      ),
      checkup: figure(({ slab: { features } }) =>
        amountText(features.healthCheckup.kind === 'covered' ? features.healthCheckup.max : undefined),
      ),
      ...(longest > 1 && {
        [`${longest} years`]: terms.map((offers) => offers.find(({ years }) => years === longest)?.total),
      }),
      ...(scores.every((score) => score !== undefined) && {
        score: scores.map((score = 0) => (score / 10).toFixed(1)),
      }),
      ...Object.fromEntries(ofStays),
    },
  };
}

/** A row of the engine that is not in the table stands the same in all plans; of those that the table alone has nothing is said here. */
export function toFigures(
  figures: ComparisonFigures,
  comparisonFigures: ComparisonFigures,
): ComparisonFigures {
  const rows = Object.entries(figures.rows).filter(
    ([name, values]) => name in comparisonFigures.rows || new Set(values).size > 1,
  );
  return { ...figures, rows: Object.fromEntries(rows) };
}
