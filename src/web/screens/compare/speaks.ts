import type { WirePlan } from '#contract/plan/shapes.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { type Moved, thingText } from '#web/plan-parts/gain-words.ts';
import type { MessageId } from '#words/areas.ts';
import type { Column } from './load.ts';
import type { Group, GroupId } from './rows/groups.ts';
import { refillMeasure, roomMeasure } from './rows/hospital-rows.ts';
import { allInRowId } from './rows/pay-rows.ts';
import { money, ownRowId, type Row, type RowContext } from './rows/row.ts';

/** One thing in which a plan is ahead. */
type Sentence = {
  readonly id: MessageId;
  readonly values: Readonly<Record<string, string>>;
  /** The row of the table that it is about. */
  readonly row: string;
};

export type Speaks = {
  readonly column: Column;
  /** Rupees a year more than the first; below 0 less, undefined where a price is missing or for the first itself. */
  readonly extra: number | undefined;
  readonly sentences: readonly Sentence[];
};

/** Plans that are ahead in nothing; they are named together, with the first of them. */
export const silentIn = (all: readonly Speaks[]): readonly Column[] =>
  all.flatMap(({ column, sentences }) => (sentences.length === 0 ? column : []));

/** From which groups sentences are taken, and how many at the most; a price stands in its heading. */
const telling: readonly (readonly [GroupId, number])[] = [
  ['stay', 1],
  ['waiting', 1],
  ['hospital', 2],
  ['near', 1],
  ['beside', 1],
];
const mostSentences = 3;
/** What no choice should begin with. */
const spokenElsewhere: readonly string[] = ['score', 'riders', 'cover'];

type Ahead = { readonly group: GroupId; readonly row: Row; readonly at: number };

/** What speaks for each plan: rows in which it is ahead of others, those first in which it is so alone. */
export function speaksOf(
  context: RowContext,
  groups: readonly Group[],
  nameOf: (column: Column) => string,
): readonly Speaks[] {
  const names = context.columns.map(nameOf);
  const base = context.columns[0]?.plan.premium ?? null;
  return context.columns.map((column, at) => {
    const { premium } = column.plan;
    const extra = at === 0 || base === null || premium === null ? undefined : premium - base;
    const ahead = telling.flatMap(([id, most]) => aheadIn(groups, id, at).slice(0, most)).sort(aloneFirst);
    const first = [
      ...cheapest(context, at),
      ...leastAllIn(context, groups, at),
      ...ahead.map((one) => sentenceOf(context, one, names)),
    ];
    const last = anyAhead(groups, at).slice(0, 1);
    const sentences = first.length > 0 ? first : last.map((one) => sentenceOf(context, one, names));
    return { column, extra, sentences: sentences.slice(0, mostSentences) };
  });
}

/** Only the last of the stays is spoken: the bad one in a dear room. */
function rowsToTell(groups: readonly Group[], id: GroupId): readonly Row[] {
  const rows = groups.find((group) => group.id === id)?.rows ?? [];
  return id === 'stay' ? rows.slice(-1) : rows;
}

/** The first plan that is behind in the value itself, not in its note alone. */
function behindOf({ row: { cells }, at }: Ahead): number {
  return cells.findIndex(({ isBest, value }) => !isBest && value !== cells[at]?.value);
}

function aheadIn(groups: readonly Group[], group: GroupId, at: number): readonly Ahead[] {
  return rowsToTell(groups, group)
    .filter(({ id, cells }) => !spokenElsewhere.includes(id) && cells[at]?.isBest)
    .map((row) => ({ group, row, at }))
    .filter((one) => behindOf(one) >= 0)
    .sort(aloneFirst);
}

/** Rows of every kind: where they hold nothing either, the table has nothing that speaks for the plan. */
function anyAhead(groups: readonly Group[], at: number): readonly Ahead[] {
  return groups
    .flatMap(({ id, rows }) => rows.map((row): Ahead => ({ group: id, row, at })))
    .filter((one) => one.row.cells[at]?.isBest && behindOf(one) >= 0);
}

/** What the family named itself goes before everything, however many share it. */
const sharers = ({ row }: Ahead) =>
  row.id === ownRowId ? 0 : row.cells.filter(({ isBest }) => isBest).length;
const aloneFirst = (one: Ahead, other: Ahead) => sharers(one) - sharers(other);

function cheapest({ columns }: RowContext, at: number): readonly Sentence[] {
  const premiums = columns.map(({ plan }) => plan.premium ?? Number.POSITIVE_INFINITY);
  const ours = premiums[at] ?? Number.POSITIVE_INFINITY;
  const others = premiums.filter((_, index) => index !== at);
  if (!Number.isFinite(ours) || ours >= Math.min(...others)) return [];
  return [{ id: 'compare.speaks.cheapest', values: { amount: money(ours) }, row: 'premium' }];
}

/** Least over the years, and no other one as little. */
function leastAllIn({ columns }: RowContext, groups: readonly Group[], at: number): readonly Sentence[] {
  const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === allInRowId);
  const allIn = columns[at]?.plan.all_in;
  if (!allIn || !row?.cells[at]?.isBest || row.cells.filter(({ isBest }) => isBest).length > 1) return [];
  return [{ id: 'compare.speaks.all-in', values: { amount: money(allIn.total) }, row: allInRowId }];
}

/** Beside the first plan that is behind: a feature in the words of the lists, any other row with both its values. */
function sentenceOf(context: RowContext, ahead: Ahead, names: readonly string[]): Sentence {
  const { group, row, at } = ahead;
  const { label, cells } = row;
  const behind = behindOf(ahead);
  const other = names[behind] ?? '';
  const moved = movedIn(context, row.id, at, behind);
  if (moved)
    return { id: 'compare.speaks.gain', values: { other, thing: thingText(context.t, moved) }, row: row.id };
  const [ours, theirs] = [cells[at]?.value ?? '', cells[behind]?.value ?? ''].map(insideSentence);
  const values = { label, other, ours: ours ?? '', theirs: theirs ?? '' };
  return { id: sentenceIds[group] ?? 'compare.speaks.ahead', values, row: row.id };
}

const sentenceIds: Readonly<Partial<Record<GroupId, MessageId>>> = {
  stay: 'compare.speaks.stay',
  waiting: 'compare.speaks.waiting',
};

/** A cell begins with a capital letter, its words in a sentence do not; what is written in capitals stays. */
function insideSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;
}

/** The feature that a row of the table is about; other rows are about a term, a price or a stay. */
const itemOfRow: Readonly<Record<string, ScoreItem>> = {
  copay: 'copay',
  icu: 'icu',
  room: 'room_rent',
  outpatient: 'outpatient_benefits',
  critical: 'critical_illness_coverage',
  refill: 'restore_benefits',
  birth: 'maternity_cover',
  checkup: 'health_checkup',
  'wait-pre-existing': 'pre_existing',
  bonus: 'bonus',
};

const illnessRank = { none: 0, rider: 1, covered: 2 } as const;

/** All that the table knows of a feature, as a gain has it; null is no limit, or never. */
function figuresOf({ facts, ped }: WirePlan, item: ScoreItem, eldestAge: number): Moved['now'] {
  switch (item) {
    case 'copay':
      return [
        effectiveCopayPercent(
          { percent: facts.copay_percent, fromAge: facts.copay_from_age ?? undefined },
          eldestAge,
        ),
      ];
    case 'icu':
      return [facts.icu_limit_per_day];
    case 'room_rent':
      return [roomMeasure(facts) ?? 0, facts.room_limit_per_day];
    case 'outpatient_benefits':
      return [facts.outpatient ?? 0];
    case 'restore_benefits':
      return [refillMeasure[facts.restoration]];
    case 'maternity_cover':
      return facts.maternity
        ? [facts.maternity.normal, facts.maternity.caesarean, facts.maternity.wait_months]
        : [0, 0, null];
    case 'pre_existing':
      return [ped.waiting_period];
    case 'bonus':
      return [facts.bonus_per_year, facts.bonus_max];
    case 'critical_illness_coverage':
      return [illnessRank[facts.critical_illness]];
    case 'health_checkup':
      return facts.health_checkup ? [facts.health_checkup.max, facts.health_checkup.every_years] : [0];
  }
}

/** How a feature of two columns stands otherwise; undefined of a row that is about none, and where days apart are no months. */
function movedIn(
  { columns, eldestAge }: RowContext,
  rowId: string,
  at: number,
  behind: number,
): Moved | undefined {
  const [ours, theirs] = [columns[at]?.plan, columns[behind]?.plan];
  const item = itemOfRow[rowId];
  if (item === undefined || !ours || !theirs) return undefined;
  const [now, was] = [figuresOf(ours, item, eldestAge), figuresOf(theirs, item, eldestAge)];
  return now.every((figure, index) => figure === was[index]) ? undefined : { item, now, was };
}
