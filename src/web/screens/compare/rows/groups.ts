import { besideRows, nearRows } from './beside-rows.ts';
import { hospitalRows } from './hospital-rows.ts';
import { payRows } from './pay-rows.ts';
import type { Row, RowContext } from './row.ts';
import { stayRows } from './stay-rows.ts';
import { waitingRows } from './waiting-rows.ts';
import { yearsRows } from './years-rows.ts';

export const groupIds = ['pay', 'stay', 'years', 'hospital', 'waiting', 'near', 'beside'] as const;
export type GroupId = (typeof groupIds)[number];

export type Group = { readonly id: GroupId; readonly title: string; readonly rows: readonly Row[] };

const rowsOf: Readonly<Record<GroupId, (context: RowContext) => readonly Row[]>> = {
  pay: payRows,
  stay: stayRows,
  years: yearsRows,
  hospital: hospitalRows,
  waiting: waitingRows,
  near: (context) => [...(context.ownRows?.(context) ?? []), ...nearRows(context)],
  beside: besideRows,
};

/** The whole table, what costs money first. */
export function groupsOf(context: RowContext): readonly Group[] {
  return groupIds
    .map((id) => ({
      id,
      title: context.t(`compare.group.${id}`, { year: context.shownYear }),
      rows: rowsOf[id](context),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Bars say what the rows below them say. */
const countOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { rows }) => sum + rows.filter(({ isBars }) => !isBars).length, 0);

export type Folded = {
  /** Groups with the rows in which the plans differ. */
  readonly groups: readonly Group[];
  /** The rows that say the same of every plan. */
  readonly same: readonly Row[];
  readonly rowCount: number;
  readonly all: number;
};

/** Only what can be chosen by; the rest is left to be said in one sentence. */
export function folded(groups: readonly Group[]): Folded {
  const differing = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.some(({ isBars }) => !isBars));
  const same = groups.flatMap(({ rows }) => rows.filter(({ isSame }) => isSame));
  return { groups: differing, same, rowCount: countOf(differing), all: countOf(groups) };
}
