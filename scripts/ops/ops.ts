import { userInfo } from 'node:os';
import { type OpenCatalogue, openCatalogueSource } from '#adapters/catalogue/versions/catalogue-store.ts';
import { keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { keepPrivate } from '#adapters/system/private-files.ts';
import { hashOfPassword, newPassword } from '#server/ground/password.ts';
import { type Config, readConfig, shippedCatalogueDir } from '#server/ground/settings/config.ts';
import { createJournal } from '#server/process/journal.ts';
import { openPorts } from '#server/process/ports/open-ports.ts';
import type { Ports } from '#usecases/ports.ts';
import { runOps } from './run.ts';

const conflictCode = 3;

/** A broken catalogue keeps no operator from what is stuck: it is told to the commands alone that read it. */
function withoutCatalogue(broken: unknown): OpenCatalogue {
  const current = () => {
    throw broken;
  };
  return { current, close: async () => undefined };
}

/** The server's own ports, which may be open there as well, for as long as the work takes. */
async function withPorts<T>(config: Config, work: (ports: Ports) => Promise<T>): Promise<T> {
  const { catalogueDir: fixedFolder, dataDir, dataKeys, maxHeapMb } = config;
  keepPrivate(dataDir);
  const catalogue = await openCatalogueSource({
    fixedFolder,
    shippedFolder: shippedCatalogueDir,
    dataDir,
    journal: createJournal('silent'),
    clock: systemClock,
    maxHeapMb,
    pollEvery: 60_000,
  }).catch(withoutCatalogue);
  try {
    const opened = await openPorts({
      ...config,
      logLevel: 'error',
      keyRing: (sealedWith) => keyRingFrom(dataKeys, dataDir, sealedWith),
      catalogue,
      clock: systemClock,
    });
    try {
      return await work(opened.ports);
    } finally {
      await opened.close();
    }
  } finally {
    await catalogue.close();
  }
}

async function tellPassword(): Promise<void> {
  const password = newPassword();
  console.log(`The password, told here only:   ${password}`);
  console.log(`The setting of the server:      METRICS_PASSWORD_HASH=${await hashOfPassword(password)}`);
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'password' && args.length === 1) {
    await tellPassword();
    return 0;
  }
  // Help and wrong use are answered beside settings that are wrong, too.
  const reading = readConfig();
  const as = reading.ok ? reading.config.opsAs : undefined;
  const words = as === undefined ? args : ['--as', as, ...args];
  const { out, err, code } = await runOps(words, userInfo().username, (work) => {
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    return withPorts(reading.config, work);
  });
  if (out.length > 0) console.log(out.join('\n'));
  if (err.length > 0) console.error(err.join('\n'));
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The command broke.');
  process.exitCode = conflictCode;
}
