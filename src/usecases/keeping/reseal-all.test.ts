import { afterEach, expect, test } from 'vitest';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { SealedRow } from '../ports/keeping.ts';
import { countByKey, resealAll } from './reseal-all.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const aRow = (id: string, keyId: string | undefined): SealedRow => ({ table: 'quotes', id, keyId });
const operator = { who: 'meera', via: 'command', reason: 'a key goes' } as const;

/** A store in which these rows are sealed; those of no key are torn. */
async function storeOf(rowsOf: (current: string) => readonly (readonly SealedRow[])[]) {
  ports = await openUsecasePorts({});
  const { store, clock } = ports;
  const resealed: SealedRow[] = [];
  async function* sealedRows() {
    yield* rowsOf(store.currentKey());
  }
  const reseal = async (rows: readonly SealedRow[]) => {
    resealed.push(...rows);
    return { unopened: rows.filter(({ keyId }) => keyId === undefined).length };
  };
  return { clock, store: { ...store, sealedRows, reseal }, resealed };
}

const batches = (current: string) => [
  [aRow('a', 'old'), aRow('b', current)],
  [aRow('c', 'old'), aRow('d', undefined)],
];

test('only what another key sealed is sealed anew, and what does not open is counted', async () => {
  const { resealed, ...needs } = await storeOf(batches);
  expect(await resealAll(needs, operator)).toEqual({ resealed: 2, unopened: 1 });
  expect(resealed.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('that it was done, and by which key, stands in the log', async () => {
  const { resealed: _, ...needs } = await storeOf(() => []);
  expect(await resealAll(needs, operator)).toEqual({ resealed: 0, unopened: 0 });
  expect(await needs.store.lastAudit(1)).toMatchObject([
    { ...operator, act: 'resealed', reference: needs.store.currentKey(), at: needs.clock.now() },
  ]);
});

test('rows are counted by their key, the current one also where it holds none', async () => {
  const { store } = await storeOf(batches);
  expect(await countByKey({ store })).toEqual(
    new Map([
      [store.currentKey(), 1],
      ['old', 2],
      [undefined, 1],
    ]),
  );
  const empty = await storeOf(() => []);
  expect([...(await countByKey(empty)).values()]).toEqual([0]);
});
