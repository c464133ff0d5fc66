import type { AuditEntry } from '#domain/operating/audit.ts';
import type { SealedRow } from '../ports/keeping.ts';
import type { Ports } from '../ports.ts';

/** So few at a time that whoever buys meanwhile waits for none of it. */
const batch = 200;

/** How many rows each key holds; the key of what is torn is undefined. */
export async function countByKey({
  store,
}: Pick<Ports, 'store'>): Promise<ReadonlyMap<string | undefined, number>> {
  const counts = new Map<string | undefined, number>([[store.currentKey(), 0]]);
  for await (const rows of store.sealedRows(batch))
    for (const { keyId } of rows) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  return counts;
}

/**
 * Everything that another key sealed is sealed by the current one, beside running servers that have both: afterwards
 * nothing needs the other any more. What does not open stays as it is, and is counted.
 */
export async function resealAll(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason'>,
): Promise<{ readonly resealed: number; readonly unopened: number }> {
  const currentKey = store.currentKey();
  await store.recordAudit({ ...operator, at: clock.now(), act: 'resealed', reference: currentKey });
  let [resealed, unopened] = [0, 0];
  for await (const rows of store.sealedRows(batch)) {
    const older: readonly SealedRow[] = rows.filter(({ keyId }) => keyId !== currentKey);
    const done = await store.reseal(older);
    resealed += older.length - done.unopened;
    unopened += done.unopened;
  }
  return { resealed, unopened };
}
