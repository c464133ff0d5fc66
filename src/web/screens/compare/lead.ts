import type { ShownYear } from '#domain/judge/shown-year.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import type { MessageId } from '#words/areas.ts';
import { usualRoom } from './example-rooms.ts';
import type { Column, Stay } from './load.ts';
import { money, type RowContext } from './rows/row.ts';
import { badStay, ownPart, settledIn } from './rows/stay-rows.ts';

export type Sentence = { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> };

export type Lead = Sentence & {
  /** Which of the two own parts is the smaller one. */
  readonly smaller: 'first' | 'last' | 'none';
  /** What a bad year is, and what the extra rupees come to. */
  readonly under: readonly Sentence[];
};

type NameOf = (column: Column) => string;

type Side = { readonly column: Column; readonly own: number };

/** Rupees a year that one costs more; undefined where either has no price. */
function extraOf({ column: one }: Side, { column: other }: Side): number | undefined {
  const { premium } = one.plan;
  const { premium: beside } = other.plan;
  return premium === null || beside === null ? undefined : premium - beside;
}

function sideOf(column: Column, stay: Stay): readonly Side[] {
  const settled = settledIn(column, stay.id, usualRoom);
  return settled ? [{ column, own: ownPart(settled) }] : [];
}

/** The first plan, and the one whose own part is farthest from its own; of equals the one whose premium is. */
function pairOf(columns: readonly Column[], stay: Stay): readonly [Side, Side] | undefined {
  const [first, ...others] = columns.flatMap((column) => sideOf(column, stay));
  if (!first || others.length === 0) return undefined;
  const apart = (side: Side) => Math.abs(side.own - first.own);
  const priceApart = (side: Side) => Math.abs(extraOf(side, first) ?? 0);
  const [farthest] = [...others].sort((a, b) => apart(b) - apart(a) || priceApart(b) - priceApart(a));
  return farthest && [first, farthest];
}

/** The dearer one comes first; at one price the one that leaves less. */
function dearFirst([one, other]: readonly [Side, Side]): readonly [Side, Side] {
  const extra = extraOf(one, other) ?? 0;
  const isFirst = extra === 0 ? one.own <= other.own : extra > 0;
  return isFirst ? [one, other] : [other, one];
}

function leadId(extra: number | undefined, dear: Side, cheap: Side): MessageId {
  if (extra === undefined) return 'compare.lead.unpriced';
  if (extra === 0) return dear.own === cheap.own ? 'compare.lead.alike' : 'compare.lead.price';
  if (dear.own === cheap.own) return 'compare.lead.equal';
  return dear.own < cheap.own ? 'compare.lead.less' : 'compare.lead.more';
}

/** What the choice comes to: the rupees more a year, and the rupees that a bad year leaves with either. */
export function leadOf(context: RowContext, nameOf: NameOf): Lead | undefined {
  const stay = badStay(context);
  const pair = stay && pairOf(context.columns, stay);
  if (!pair) return undefined;
  const [dear, cheap] = dearFirst(pair);
  const extra = extraOf(dear, cheap);
  return {
    id: leadId(extra, dear, cheap),
    values: {
      dear: nameOf(dear.column),
      cheap: nameOf(cheap.column),
      extra: money(extra ?? 0),
      premium: money(dear.column.plan.premium ?? 0),
      ours: leftText(context, dear),
      theirs: leftText(context, cheap),
    },
    smaller: dear.own === cheap.own ? 'none' : dear.own < cheap.own ? 'first' : 'last',
    under: underOf(context, stay, [dear, cheap], extra, nameOf),
  };
}

/** Nothing is a word and no amount. */
const leftText = ({ t }: RowContext, { own }: Side) => (own === 0 ? t('compare.lead.nothing') : money(own));

function underOf(
  context: RowContext,
  stay: Stay,
  [dear, cheap]: readonly [Side, Side],
  extra: number | undefined,
  nameOf: NameOf,
): readonly Sentence[] {
  const { shownYear: year } = context;
  const settled = settledIn(dear.column, stay.id, usualRoom);
  const what: Sentence = {
    id: 'compare.bad-year',
    values: { stay: stay.title, bill: money(settled?.total ?? 0) },
  };
  const sentences: readonly Sentence[] = settled?.stacked ? [{ id: 'compare.held', values: {} }] : [];
  return [
    what,
    ...sentences,
    ...firstYearOf(context, [dear, cheap], nameOf),
    ...worthOf(cheap.own - dear.own, extra, averageSaved(dear, cheap), year),
  ];
}

/** Whoever is ill now has waits to live through first, which the stay after the waits says nothing of. */
function firstYearOf(
  { shownYear }: RowContext,
  sides: readonly [Side, Side],
  nameOf: NameOf,
): readonly Sentence[] {
  const [ours, theirs] = sides.map(({ column }) => column.plan.years.one_in_hundred);
  if (shownYear !== 'first' || !ours || !theirs || ours === theirs) return [];
  const [dear, cheap] = sides.map(({ column }) => nameOf(column));
  return [
    {
      id: 'compare.first-year',
      values: { dear: dear ?? '', cheap: cheap ?? '', ours: money(ours), theirs: money(theirs) },
    },
  ];
}

/** To two digits, as years ahead are told. */
function averageSaved({ column: dear }: Side, { column: cheap }: Side): number {
  return roundToTwoDigits(Math.max(0, cheap.plan.years.average - dear.plan.years.average));
}

/** Whether the extra rupees come back: in one such year of how many, and on average. */
function worthOf(
  saved: number,
  extra: number | undefined,
  average: number,
  year: ShownYear,
): readonly Sentence[] {
  if (extra === undefined || extra <= 0) return [];
  const onAverage: readonly Sentence[] =
    average > 0
      ? [{ id: 'compare.saves-average', values: { amount: money(average), year } }]
      : saved > 0
        ? [{ id: 'compare.saves-nothing', values: { year } }]
        : [];
  const years = Math.floor(saved / extra);
  return years < 1 ? onAverage : [{ id: 'compare.pays-off', values: { years } }, ...onAverage];
}
