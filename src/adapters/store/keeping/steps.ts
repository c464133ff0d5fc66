import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { VisitorDataStore } from '#usecases/ports/keeping.ts';
import type { Tables } from '../tables.ts';
import { removeOldRows } from './old-rows.ts';

export type Batch = Parameters<VisitorDataStore['purge']>[1];
export type Step = Awaited<ReturnType<VisitorDataStore['purge']>>;

/** Whatever is looked at goes, so that the next step finds others by the same look. */
export function stepOfGoing(position: number, { limit }: Batch): Step {
  return { gone: position, next: position < limit ? undefined : '' };
}

export async function letGoOfOld(
  db: Kysely<Tables>,
  table: Parameters<typeof removeOldRows>[1],
  batch: Batch,
): Promise<Step> {
  return stepOfGoing(await removeOldRows(db, table, batch), batch);
}

/**
 * Some of what is looked at stays, for another rule: the next step begins behind the last row of this one, in the order of
 * the index, or each would look at all that stays again.
 */
export function stepBehind(position: number, rows: readonly Place[], { limit }: Batch): Step {
  const last = rows.at(-1);
  return {
    gone: position,
    next: last && rows.length >= limit ? JSON.stringify([last.at, last.key]) : undefined,
  };
}

/** Where a row stands in the order of its time, and of its key among those of one moment. */
export type Place = { readonly at: string; readonly key: string | number };

type Column = { [Table in keyof Tables]: keyof Tables[Table] & string }[keyof Tables];

/** A row is behind the place that the step before came to; without one, every row is. */
export function isBehind(columns: readonly [Column, Column], { after }: Batch): RawBuilder<boolean> {
  if (!after) return sql<boolean>`1 = 1`;
  // `stepBehind` has written it.
  const [at, key] = JSON.parse(after) as [string, string | number];
  const [time, id] = columns.map((column) => sql.ref(column));
  return sql<boolean>`(${time}, ${id}) > (${at}, ${key})`;
}
