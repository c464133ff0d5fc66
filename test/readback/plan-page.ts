import { type CommonStay, ownShareOf } from '#domain/claim/common-stays.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { twoDigits } from '#domain/judge/years/told.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { MessageId } from '#words/areas.ts';
import { type Element, ownText, textOf } from './reading/page-text.ts';
import { coverIn, firstOf, numberIn, rupeesIn, type Sentences } from './reading/sentences.ts';

/** What the page of a plan says of it. */
export type PlanPageShown = {
  readonly title: string;
  readonly insurer: string;
  /** The cover at which it is recommended; undefined where it is not. */
  readonly recommendedAt: number | undefined;
  /** Undefined while there is none. */
  readonly premium: number | undefined;
  readonly cover: number | undefined;
  readonly deductible: number | undefined;
  /** Undefined where nothing has to wait. */
  readonly wait: { readonly months: number; readonly day: string } | undefined;
  /** What families like these pay in 9 of 10, 1 of 20, 1 of 100 years. */
  readonly years: readonly number[];
  /** Of the bill test, where no other policy pays a part: usual stays, their bill, what it leaves. */
  readonly stays: readonly StayShown[] | undefined;
};

type StayShown = { readonly title: string; readonly bill: number; readonly own: number };

export function readPlanPage(page: Element, words: Sentences): PlanPageShown {
  const main = page.querySelector('main') ?? page;
  const fact = (id: MessageId): Element | undefined =>
    main.querySelectorAll('dl > div').find((row) => textOf(row.querySelector('dt')) === words.say(id));
  const cover = fact('plan.fact.cover')?.querySelector('dd');
  const deductible = words.read(textOf(cover?.querySelector('small')), 'plan.cover.deductible')?.amount;
  const price = main.querySelector('dl')?.previousElementSibling;
  const isTopUp = deductible !== undefined;
  const rows = main.querySelectorAll('#years table tbody tr');
  const stays = main
    .querySelectorAll('#bill input[name="stay"]')
    .map((input) => readStay(input.closest('label'), words));
  return {
    title: textOf(main.querySelector('h1')),
    insurer: ownText(main.querySelector('h1')?.previousElementSibling),
    recommendedAt: firstOf(main.querySelectorAll('span'), (line) =>
      coverIn(words, words.read(textOf(line), 'top.recommended')?.cover),
    ),
    premium: firstOf(price?.querySelectorAll('span') ?? [], (one) => rupeesIn(textOf(one))),
    cover: coverIn(words, ownText(cover)),
    deductible: coverIn(words, deductible),
    wait: readWait(fact('plan.fact.wait')?.querySelector('dd'), words),
    years: rows.map((row) => rupeesIn(ownText(row.querySelector('td'))) ?? Number.NaN),
    stays: isTopUp ? undefined : stays,
  };
}

function readWait(cell: Element | null | undefined, words: Sentences): PlanPageShown['wait'] {
  const months = numberIn(words.read(ownText(cell), 'plan.wait.months')?.months);
  const day = words.read(textOf(cell?.querySelector('small')), 'plan.wait.months.note')?.date;
  return months === undefined ? undefined : { months, day: day ?? '' };
}

function readStay(row: Element | null, words: Sentences): StayShown {
  const amount = (id: MessageId, selector: string) =>
    rupeesIn(words.read(textOf(row?.querySelector(selector)), id)?.amount) ?? Number.NaN;
  return {
    title: textOf(row?.querySelector('b')),
    bill: amount('bill-test.cell.bill', 'small'),
    own:
      firstOf(row?.querySelectorAll('span') ?? [], (one) =>
        rupeesIn(words.read(textOf(one), 'bill-test.cell.yours')?.amount),
      ) ?? Number.NaN,
  };
}

export type PlanSetting = {
  readonly coverStart: IsoDate;
  readonly eldest: number;
  /** Every stay of the table, as it is usual where these people live. */
  readonly stays: readonly CommonStay[];
  readonly held: ExistingCover | undefined;
  readonly words: Sentences;
};

export function planPageOf(
  plan: ScoredPlan,
  { coverStart, eldest, held, stays, words }: PlanSetting,
): PlanPageShown {
  const { slab, product, insurer, premium, years, recommended } = plan;
  const months = slab.features.waitingPeriods.preExistingMonths;
  const { nineInTen, oneInTwenty, oneInHundred } = years;
  return {
    title: product.title,
    insurer: insurer.title,
    recommendedAt: recommended ? slab.sumInsured : undefined,
    premium: premium.kind === 'quoted' ? premium.total : undefined,
    cover: slab.sumInsured,
    deductible: slab.deductible,
    wait: months === 0 ? undefined : { months, day: words.date(addMonths(coverStart, months)) },
    years: [nineInTen, oneInTwenty, oneInHundred].map(twoDigits),
    stays:
      slab.deductible === undefined
        ? stays.map((stay) => ({
            title: inLanguage(stay.stay.title, words.locale).split(/[:,]/)[0] ?? '',
            bill: stay.total,
            own: ownShareOf(slab, stay, eldest, held),
          }))
        : undefined,
  };
}

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
