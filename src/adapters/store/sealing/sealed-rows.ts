import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { KeyRing } from './keys.ts';
import { createSealer, keyIdOf, opens, type SealedPlace, type Sealer, sealedHeads } from './sealing.ts';

/** What stands in the database under one key: some rows of it, from every table that has any. */
export type SealedUnder = { readonly keyId: string; readonly samples: readonly Sample[] };

type Sample = { readonly place: SealedPlace; readonly sealed: string };

/** Every column that holds sealed texts, the id that its rows are bound to, and whether they are bound to an owner. */
export const sealedColumns = [
  { table: 'quotes', id: 'id', isBound: true, sealed: 'sealedRequest' },
  { table: 'proposals', id: 'id', isBound: true, sealed: 'sealedProposal' },
  { table: 'shares', id: 'id', isBound: false, sealed: 'sealedDecision' },
  { table: 'outbox', id: 'key', isBound: false, sealed: 'sealedMessage' },
  { table: 'call_backs', id: 'id', isBound: false, sealed: 'sealedCallBack' },
  { table: 'contacts', id: 'id', isBound: false, sealed: 'sealedAddress' },
  { table: 'policy_contacts', id: 'id', isBound: false, sealed: 'sealedName' },
  { table: 'service_requests', id: 'id', isBound: false, sealed: 'sealedRequest' },
  { table: 'audit_head', id: 'id', isBound: false, sealed: 'sealedHead' },
  { table: 'operators', id: 'name', isBound: false, sealed: 'sealedOperator' },
  { table: 'key_probe', id: 'id', isBound: true, sealed: 'sealedProbe' },
] as const;

type Column = (typeof sealedColumns)[number];

/** The keys in use. The id stands in the first letters of a sealed text, so one pass a table finds all; nothing is opened. */
export async function keysInUse(db: Kysely<Tables>): Promise<readonly SealedUnder[]> {
  const samples = new Map<string, Sample[]>();
  for (const column of sealedColumns) {
    for (const sample of await samplesOf(db, column)) {
      const keyId = keyIdOf(sample.sealed);
      if (keyId !== undefined) samples.set(keyId, [...(samples.get(keyId) ?? []), sample]);
    }
  }
  return [...samples].map(([keyId, samples]) => ({ keyId, samples }));
}

async function samplesOf(db: Kysely<Tables>, column: Column): Promise<readonly Sample[]> {
  const sealed = sql.ref(column.sealed);
  const branches = sealedHeads.map(
    ({ start, letters }) => sql`when ${sql.lit(start)} then substr(${sealed}, 1, ${sql.lit(letters)})`,
  );
  const { rows } = await sql<{ id: string; owner: string; sealed: string }>`
    select ${sql.ref(column.id)} as id, ${column.isBound ? sql.ref('owner') : sql.lit('')} as owner, ${sealed} as sealed
    from ${sql.table(column.table)}
    where ${sql.ref(column.id)} in (
      select min(id) from (
        select ${sql.ref(column.id)} as id, case substr(${sealed}, 1, 3) ${sql.join(branches, sql` `)} else '' end as head
        from ${sql.table(column.table)}
      ) as heads group by head
    )`.execute(db);
  return rows.map(({ id, owner, sealed: text }) => ({
    place: { table: column.table, id, owner },
    sealed: text,
  }));
}

/**
 * @throws when a key in use is missing from the ring, or has other bytes there: then no row of it opens. One damaged
 * row among whole ones is that row's trouble alone.
 */
export function assertOpens(inUse: readonly SealedUnder[], ring: KeyRing, keyFile: string): void {
  const sealer = createSealer(ring);
  for (const { keyId, samples } of inUse) {
    const where = `the table ${samples[0]?.place.table} of the database`;
    if (!ring.some(({ id }) => id === keyId)) {
      throw new Error(
        `Records in ${where} are sealed with the key ${keyId}, which is neither in the setting DATA_KEYS nor in ` +
          `${keyFile}. Add the key ${keyId} back to DATA_KEYS, or put the file back that was made with this database.`,
      );
    }
    if (!samples.some(({ place, sealed }) => opens(sealer, place, sealed))) {
      throw new Error(
        `The key ${keyId} of the setting DATA_KEYS or of ${keyFile} does not open the records in ${where} that are ` +
          `sealed with the key ${keyId}: its bytes are others. Put the file back that was made with this database, ` +
          `or give DATA_KEYS the key ${keyId} as it was.`,
      );
    }
  }
}

const probePlace: SealedPlace = { table: 'key_probe', id: 'probe', owner: '' };

/** A row that the sealing key of the server that started last has sealed: whoever cannot open it must not serve. */
export async function writeProbe(db: Kysely<Tables>, sealer: Sealer, { id }: KeyRing[0]): Promise<void> {
  const probe = await readProbe(db);
  if (probe !== undefined && keyIdOf(probe) === id && opens(sealer, probePlace, probe)) return;
  const row = { id: probePlace.id, owner: probePlace.owner, sealedProbe: sealer.seal(probePlace, 'probe') };
  await db
    .insertInto('key_probe')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealedProbe: row.sealedProbe }))
    .execute();
}

export async function opensProbe(db: Kysely<Tables>, sealer: Sealer): Promise<boolean> {
  const sealed = await readProbe(db);
  return sealed !== undefined && opens(sealer, probePlace, sealed);
}

async function readProbe(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('key_probe')
    .select('sealedProbe')
    .where('id', '=', probePlace.id)
    .executeTakeFirst();
  return row?.sealedProbe;
}
