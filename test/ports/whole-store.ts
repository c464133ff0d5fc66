import { type Kysely, sql } from 'kysely';
import type { KeyRing } from '#adapters/store/sealing/keys.ts';
import { sealedColumns } from '#adapters/store/sealing/sealed-rows.ts';
import { createSealer } from '#adapters/store/sealing/sealing.ts';
import type { Tables } from '#adapters/store/tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every table of a database that is not its own, whoever made it. */
export async function tablesOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

/** Every row of every table, with what is sealed in it opened. */
export async function wholeStore(
  db: Kysely<Tables>,
  ring: KeyRing,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const sealer = createSealer(ring);
  const whole = new Map<string, readonly Row[]>();
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    const column = sealedColumns.find((each) => each.table === table);
    const opened = rows.map((row) => {
      if (!column) return row;
      const owner = column.isBound ? String(row.owner) : '';
      const place = { table, id: String(row[column.id]), owner };
      return { ...row, [column.sealed]: sealer.open(place, String(row[column.sealed])) };
    });
    whole.set(table, opened);
  }
  return whole;
}

/** In which tables each of these words stands. */
export function whereabouts(
  whole: ReadonlyMap<string, readonly Row[]>,
  words: readonly string[],
): readonly string[] {
  return words.flatMap((word) =>
    [...whole]
      .filter(([, rows]) => JSON.stringify(rows).includes(word))
      .map(([table]) => `${table}: ${word}`),
  );
}
