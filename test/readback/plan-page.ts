import { type CommonStay, ownShareOf } from '#domain/claim/common-stays.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { rankStability } from '#domain/judge/rank-stability.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import type { PolicyYearAhead } from '#domain/judge/years/policy-years.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { MessageId } from '#words/areas.ts';
import { type Element, ownText, textOf } from './reading/page-text.ts';
import { coverIn, firstOf, numberIn, rupeesIn, type Sentences } from './reading/sentences.ts';

/** What the page of a plan says of it. */
export type PlanPageFigures = {
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
  /** What 1 of 100 years leave once the policy below a super top-up has ended. */
  readonly alone: number | undefined;
  /** Each policy year has its premium, average, 1 of 20 and 1 of 100 years. */
  readonly eachYear: readonly (readonly number[])[];
  /**
   * The stays of the bill test, where no other policy pays a part: usual stays, their bill, what it leaves.
   */
  readonly stays: readonly StayFigures[] | undefined;
  /**
   * Says among how many plans with a price it stands, and in what percent of other guesses it is first and
   * among the first three.
   */
  readonly firm: FirmFigures | undefined;
};

type FirmFigures = { readonly plans: number; readonly first: number; readonly three: number };

type StayFigures = { readonly title: string; readonly bill: number; readonly own: number };

export function readPlanPage(page: Element, words: Sentences): PlanPageFigures {
  const main = page.querySelector('main') ?? page;
  const fact = (id: MessageId): Element | undefined =>
    main.querySelectorAll('dl > div').find((row) => textOf(row.querySelector('dt')) === words.say(id));
  const cover = fact('plan.fact.cover')?.querySelector('dd');
  const deductible = words.read(textOf(cover?.querySelector('small')), 'plan.cover.deductible')?.amount;
  // Beside the page on a desktop, over the facts on a phone.
  const price = main.querySelector('aside') ?? main.querySelector('dl')?.previousElementSibling;
  const isTopUp = deductible !== undefined;
  const rows = main.querySelector('#years table')?.querySelectorAll('tbody tr') ?? [];
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
    years: rows.map((row) => amountOrNothing(ownText(row.querySelector('td')), words)),
    alone: firstOf(main.querySelectorAll('#years p span'), (line) =>
      rupeesIn(words.read(textOf(line), 'ahead.held')?.amount),
    ),
    eachYear: readEachYear(main),
    stays: isTopUp ? undefined : stays,
    firm: firstOf(main.querySelectorAll('p'), (line) => readFirm(textOf(line), words)),
  };
}

/** No zero is spoken. */
function amountOrNothing(text: string, words: Sentences): number {
  return text === words.say('ahead.nothing') ? 0 : (rupeesIn(text) ?? Number.NaN);
}

/** Between its rows stand those of the waits, without a figure. */
function readEachYear(main: Element): PlanPageFigures['eachYear'] {
  const rows = main.querySelectorAll('#years table')[1]?.querySelectorAll('tbody tr') ?? [];
  return rows
    .map((row) => row.querySelectorAll('td').flatMap((cell) => rupeesIn(ownText(cell)) ?? []))
    .filter((figures) => figures.length > 0);
}

/** A plan that is never among the first three has nothing else said of it. */
function readFirm(text: string, words: Sentences): FirmFigures | undefined {
  const some = words.read(text, 'detail.score.firm');
  const read = some ?? words.read(text, 'detail.score.firm.never');
  return (
    read && {
      plans: Number(read.plans),
      first: Number(some?.first ?? 0),
      three: Number(some?.three ?? 0),
    }
  );
}

function readWait(cell: Element | null | undefined, words: Sentences): PlanPageFigures['wait'] {
  const months = numberIn(words.read(ownText(cell), 'plan.wait.months')?.months);
  const day = words.read(textOf(cell?.querySelector('small')), 'plan.wait.months.note')?.date;
  return months === undefined ? undefined : { months, day: day ?? '' };
}

function readStay(row: Element | null, words: Sentences): StayFigures {
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
  readonly existing: ExistingCover | undefined;
  readonly words: Sentences;
};

/** The plans of the block at the cover of one of them, itself among them. */
type BlockPlans = readonly ScoredPlan[];

export function planPageOf(
  plan: ScoredPlan,
  beside: BlockPlans,
  setting: PlanSetting,
  policyYears: readonly PolicyYearAhead[],
): PlanPageFigures {
  const { coverStart, eldest, existing, stays, words } = setting;
  const { slab, product, insurer, premium, years, yearsAlone, recommended } = plan;
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
    years: [nineInTen, oneInTwenty, oneInHundred].map(roundToTwoDigits),
    alone: yearsAlone && roundToTwoDigits(yearsAlone.oneInHundred),
    eachYear: policyYears.map((year) => [
      ...[year.premium, year.ownShare],
      ...[year.oneInTwenty, year.oneInHundred].map(roundToTwoDigits),
    ]),
    stays:
      slab.deductible === undefined
        ? stays.map((stay) => ({
            title: inLanguage(stay.stay.title, words.locale).split(/[:,]/)[0] ?? '',
            bill: stay.total,
            own: ownShareOf(slab, stay, eldest, existing),
          }))
        : undefined,
    firm: firmOf(plan, beside),
  };
}

function firmOf({ slab }: ScoredPlan, beside: BlockPlans): FirmFigures | undefined {
  const rank = rankStability(beside, scoringMethod.stability).get(slab.id);
  const priced = beside.filter(({ premium }) => premium.kind === 'quoted');
  if (!rank) return undefined;
  const first = rank.firstThreePercent > 0 ? rank.firstPercent : 0;
  return { plans: priced.length, first, three: rank.firstThreePercent };
}
