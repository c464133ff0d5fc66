import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadCatalogue, restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { loadVersion, readActive } from '#adapters/catalogue/versions/catalogue-versions.ts';
import { type KeyRing, keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { surveyStore } from '#adapters/store/survey.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia } from '#domain/date.ts';
import { type Config, shippedCatalogueDir } from '#server/ground/settings/config.ts';
import { sandboxNotice } from '#server/ground/settings/outside-settings.ts';
import { clockText } from '../ask.ts';
import { bad, type Check, type FindingText, good, warning } from '../findings.ts';

export const sandboxCheck = (config: Config): Check => ({
  about: 'sandboxes',
  look: async () => {
    const notice = sandboxNotice(config);
    return [notice === undefined ? good('None plays.') : warning(notice)];
  },
});

/** Megabytes: a day of many purchases with their papers, and the log beside them. */
const [littleRoom, noRoom] = [2_048, 200];

/** The first folder on the way up that is there already. */
function stateText(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : stateText(dirname(path));
}

export const folderCheck = ({ dataDir }: Pick<Config, 'dataDir'>): Check => ({
  about: 'data folder',
  look: async () => {
    const folder = stateText(resolve(dataDir));
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      return [bad(`${folder} cannot be written. Give it to the user of the server, or set DATA_DIR.`)];
    }
    const { bavail, bsize } = statfsSync(folder);
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    const says = `${megabytes} MB are free in ${folder}.`;
    if (megabytes < noRoom) return [bad(`${says} Make room: purchases are refused on a full disk.`)];
    return [megabytes < littleRoom ? warning(`${says} Make room soon.`) : good(says)];
  },
});

/** @throws BrokenCatalogue when what is to be sold cannot be */
export async function soldCatalogue({
  catalogueDir,
  dataDir,
}: Pick<Config, 'catalogueDir' | 'dataDir'>): Promise<Catalogue> {
  const active = catalogueDir === undefined ? await readActive(dataDir) : undefined;
  if (active === undefined) return loadCatalogue(catalogueDir ?? shippedCatalogueDir);
  return loadVersion(dataDir, active, restAfterProduct);
}

export const catalogueCheck = (catalogue: Promise<Catalogue>): Check => ({
  about: 'catalogue',
  look: async () => {
    const { version, effectiveFrom, products } = await catalogue;
    const today = dayInIndia(systemClock.now());
    if (effectiveFrom > today)
      return [bad(`${version} takes effect on ${effectiveFrom} and is not sold before.`)];
    return [good(`${version} is sold, in force since ${effectiveFrom}: ${products.length} products.`)];
  },
});

/** @param onRing is told the keys that open what is stored; undefined where there are none yet */
export function storeCheck(config: Config, onRing: (ring: KeyRing | undefined) => void): Check {
  const { databaseUrl, dataDir, dataKeys } = config;
  const look = async (): Promise<readonly FindingText[]> => {
    const keyRing = (sealedWith: readonly string[]) => keyRingFrom(dataKeys, dataDir, sealedWith);
    const survey = await surveyStore({ databaseUrl, dataDir, keyRing }, Date.now);
    onRing(survey.kind === 'whole' ? survey.keyRing : undefined);
    if (survey.kind === 'none-yet') return [good(`The first start makes a database in ${dataDir}.`)];
    const theirs = new Date(Date.now() + survey.clockAheadMs).toUTCString();
    const clock = clockText(theirs, 'the database');
    if (survey.kind === 'whole')
      return [good('The database is this program’s, and the keys open what it holds.'), ...clock];
    const parts = survey.migrations === 1 ? '1 migration' : `${survey.migrations} migrations`;
    return [warning(`The next start applies ${parts}. Take a backup before it.`), ...clock];
  };
  return {
    about: 'database',
    look: () =>
      look().catch((error) => {
        onRing(undefined);
        throw error;
      }),
  };
}
