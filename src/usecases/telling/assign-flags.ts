import { type FlagVersions, flagWeights, versionFor } from '#domain/flag/flags.ts';
import { flagNames } from '#domain/flag/versions.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Ports } from '../ports.ts';

/** The version of each test that this visitor has, now and later: other weights change it for new visitors only. */
export async function assignFlags(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  owner: VisitorId,
): Promise<FlagVersions> {
  const versions = flagNames.map(async (flag) => {
    const stored = await store.flagOf(owner, flag);
    const version = stored ?? versionFor(flag, owner, flagWeights[flag]);
    return [flag, stored ?? (await store.assignFlag({ owner, flag, version, at: clock.now() }))];
  });
  // A version for each name.
  return Object.fromEntries(await Promise.all(versions)) as FlagVersions;
}
