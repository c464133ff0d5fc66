import type { IsoDate } from '#domain/date.ts';
import type { Translate } from '#web/browser/text.tsx';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';
import type { Column, Comparison } from './load.ts';
import type { RowContext } from './rows/row.ts';

type Words = { readonly t: Translate; readonly dateText: (date: IsoDate) => string };

/** What the rows of these columns are made from. */
export function rowContextOf(
  words: Words,
  { uidata, coverStart, shownYear }: Pick<Comparison, 'uidata' | 'coverStart' | 'shownYear'>,
  columns: readonly Column[],
  ownRows?: RowContext['ownRows'],
): RowContext {
  const { members } = uidata;
  return {
    ...words,
    columns,
    people: members.length,
    eldestAge: eldestAgeOf(members),
    coverStart,
    shownYear,
    ownRows,
    births: columns.some(({ stays }) => stays.some(({ is_birth: isBirth }) => isBirth)),
  };
}
