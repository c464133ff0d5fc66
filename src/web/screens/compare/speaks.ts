import type { MessageId } from '#words/areas.ts';
import type { Column } from './load.ts';
import type { Group, GroupId } from './rows/groups.ts';
import { type Asked, money, type Row } from './rows/row.ts';

type Said = { readonly id: MessageId; readonly values: Readonly<Record<string, string>> };

export type Speaks = {
  readonly column: Column;
  /** Rupees a year more than the first; below 0 less, undefined where a price is missing or for the first itself. */
  readonly extra: number | undefined;
  readonly sentences: readonly Said[];
};

/** What speaks for a plan is told from these, the heaviest first; its price stands in its heading. */
const telling: readonly GroupId[] = ['stay', 'waiting', 'hospital', 'near', 'beside'];
const mostSentences = 3;
/** What no choice should begin with. */
const untold: readonly string[] = ['score', 'riders', 'cover'];

/** What speaks for each plan: of each group the row in which it is ahead, those first in which it is so alone. */
export function speaksOf(asked: Asked, groups: readonly Group[]): readonly Speaks[] {
  const first = asked.columns[0]?.plan.premium ?? null;
  return asked.columns.map((column, at) => {
    const { premium } = column.plan;
    const extra = at === 0 || first === null || premium === null ? undefined : premium - first;
    const ahead = telling
      .flatMap((id) =>
        aheadIn(
          groups.find((group) => group.id === id),
          at,
        ),
      )
      .sort((a, b) => sharers(a) - sharers(b));
    const sentences = [...cheapest(asked, at), ...ahead.map((row) => sentenceOf(row, at))];
    return { column, extra, sentences: sentences.slice(0, mostSentences) };
  });
}

/** The last stay of its group is the bad one in a dear room; in other groups the first row tells most. */
function aheadIn(group: Group | undefined, at: number): readonly Row[] {
  if (!group) return [];
  const rows = group.id === 'stay' ? group.rows.toReversed() : group.rows;
  const ahead = rows.filter(({ id, cells }) => !untold.includes(id) && cells[at]?.isBest);
  return [...ahead].sort((a, b) => sharers(a) - sharers(b)).slice(0, 1);
}

const sharers = ({ cells }: Row) => cells.filter(({ isBest }) => isBest).length;

function cheapest({ columns }: Asked, at: number): readonly Said[] {
  const premiums = columns.map(({ plan }) => plan.premium ?? Number.POSITIVE_INFINITY);
  const ours = premiums[at] ?? Number.POSITIVE_INFINITY;
  const others = premiums.filter((_, index) => index !== at);
  if (!Number.isFinite(ours) || ours >= Math.min(...others)) return [];
  return [{ id: 'compare.speaks.cheapest', values: { amount: money(ours) } }];
}

function sentenceOf({ label, cells }: Row, at: number): Said {
  const { value = '', note } = cells[at] ?? {};
  return note === undefined
    ? { id: 'compare.speaks.best.bare', values: { label, value } }
    : { id: 'compare.speaks.best', values: { label, value, note } };
}
