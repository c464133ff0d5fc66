import { thingText } from '#web/plan-parts/gain-words.ts';
import type { MessageId } from '#words/areas.ts';
import type { Column } from './load.ts';
import { movedIn } from './moved.ts';
import type { Group, GroupId } from './rows/groups.ts';
import { money, ownRowId, type Row, type RowContext } from './rows/row.ts';

type Sentence = { readonly id: MessageId; readonly values: Readonly<Record<string, string>> };

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
const untold: readonly string[] = ['score', 'riders', 'cover'];

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
    const first = [...cheapest(context, at), ...ahead.map((one) => sentenceOf(context, one, names))];
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
    .filter(({ id, cells }) => !untold.includes(id) && cells[at]?.isBest)
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
  return [{ id: 'compare.speaks.cheapest', values: { amount: money(ours) } }];
}

/** Beside the first plan that is behind: a feature in the words of the lists, any other row with both its values. */
function sentenceOf(context: RowContext, ahead: Ahead, names: readonly string[]): Sentence {
  const { group, row, at } = ahead;
  const { label, cells } = row;
  const behind = behindOf(ahead);
  const other = names[behind] ?? '';
  const moved = movedIn(context, row.id, at, behind);
  if (moved) return { id: 'compare.speaks.gain', values: { other, thing: thingText(context.t, moved) } };
  const values = { label, other, ours: cells[at]?.value ?? '', theirs: cells[behind]?.value ?? '' };
  return { id: group === 'stay' ? 'compare.speaks.stay' : 'compare.speaks.ahead', values };
}
