import { keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import type { Config } from '#server/ground/settings/config.ts';
import type { Store } from '#usecases/ports/store.ts';

/** The server's own store, which may be open there as well, for as long as the work takes. */
export async function withStore<T>(
  { databaseUrl, dataDir, dataKeys }: Pick<Config, 'databaseUrl' | 'dataDir' | 'dataKeys'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const keyRing = (sealedWith: readonly string[]) => keyRingFrom(dataKeys, dataDir, sealedWith);
  const { store } = await openStore({ databaseUrl, dataDir, keyRing });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
