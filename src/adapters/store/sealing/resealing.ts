import { type Kysely, sql } from 'kysely';
import type { ContactAddress } from '#domain/opening/policy-contact.ts';
import type { Operating, SealedRow } from '#usecases/ports/keeping.ts';
import { marksOfAddress } from '../opening/address-marks.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { KeyRing } from './keys.ts';
import { sealedColumns } from './sealed-rows.ts';
import { keyIdOf, type Sealer } from './sealing.ts';

type Resealing = Pick<Operating, 'currentKey' | 'sealedRows' | 'reseal'>;

/** Every sealed row of every table can be found, and sealed again under the key that seals now. */
export function resealingIn({ run }: UnitOfWork, sealer: Sealer, [current]: KeyRing): Resealing {
  return {
    currentKey: () => current.id,
    async *sealedRows(limit) {
      for (const { table } of sealedColumns) {
        let after: SealedRow | undefined;
        do {
          const from: string | undefined = after?.id;
          const rows = await run((db) => rowsAfter(db, table, from, limit));
          if (rows.length > 0) yield rows;
          after = rows.length < limit ? undefined : rows.at(-1);
        } while (after);
      }
    },
    reseal: (rows) =>
      run(async (db) => {
        let unopened = 0;
        for (const row of rows) if (!(await resealOne(db, sealer, row))) unopened += 1;
        return { unopened };
      }),
  };
}

async function rowsAfter(
  db: Kysely<Tables>,
  table: string,
  after: string | undefined,
  limit: number,
): Promise<readonly SealedRow[]> {
  const { id, sealed } = columnOf(table);
  const { rows } = await sql<{ id: string; sealed: string }>`
    select ${sql.ref(id)} as id, substr(${sql.ref(sealed)}, 1, 32) as sealed from ${sql.table(table)}
    where ${after === undefined ? sql`1 = 1` : sql`${sql.ref(id)} > ${after}`}
    order by ${sql.ref(id)} limit ${sql.lit(limit)}`.execute(db);
  return rows.map((row) => ({ table, id: row.id, keyId: keyIdOf(row.sealed) }));
}

/** False: it does not open. Whoever wrote the row meanwhile has sealed it anew, and nothing of theirs is undone. */
async function resealOne(db: Kysely<Tables>, sealer: Sealer, { table, id }: SealedRow): Promise<boolean> {
  const column = columnOf(table);
  const { rows } = await sql<{ owner: string; sealed: string }>`
    select ${column.isBound ? sql.ref('owner') : sql.lit('')} as owner, ${sql.ref(column.sealed)} as sealed
    from ${sql.table(table)} where ${sql.ref(column.id)} = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return true;
  const place = { table, id, owner: row.owner };
  let content: unknown;
  try {
    content = sealer.open(place, row.sealed);
  } catch {
    return false;
  }
  await sql`update ${sql.table(table)} set ${sql.ref(column.sealed)} = ${sealer.seal(place, content)}${markedAnew(sealer, table, content)}
    where ${sql.ref(column.id)} = ${id} and ${sql.ref(column.sealed)} = ${row.sealed}`.execute(db);
  return true;
}

/** What a contact is known again by is made with the key that seals, so that the older key can go with the seal. */
function markedAnew(sealer: Sealer, table: string, content: unknown) {
  if (table !== 'contacts') return sql``;
  // Sealed by the store from an address.
  const [mark] = marksOfAddress(sealer, content as ContactAddress);
  return sql`, ${sql.ref('mark')} = ${mark}`;
}

function columnOf(table: string): (typeof sealedColumns)[number] {
  const column = sealedColumns.find((each) => each.table === table);
  if (!column) throw new Error(`The table ${table} holds nothing sealed`);
  return column;
}
