import type { Api } from '#web/browser/network/api.ts';

/** By relation, the last age at which any plan takes somebody. */
export type OldestEntryAges = Readonly<Record<string, number>>;

/** Null when it cannot be had right now: the ages are asked all the same. */
export async function loadOldestEntryAges(api: Api): Promise<OldestEntryAges | null> {
  const result = await api.call('getEntryAges', { params: {}, body: {} });
  return result.ok ? result.value.oldest : null;
}
