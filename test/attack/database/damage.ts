import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { keyRingFrom, newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { startProcess } from '../../ports/server-process.ts';
import { aProposal, aQuote, transactionFor } from '../../ports/store-values.ts';
import type { Attack, Report } from '../attack.ts';

/** One thing that is wrong with a data folder, and the file that the server has to name. */
type Damage = { readonly what: string; readonly file: string; readonly make: (dataDir: string) => void };

const keyFile = 'keys.json';
const database = 'chhatri.db';
const pageSize = 4096;
const rows = 40;

const ofKeys: readonly Damage[] = [
  { what: 'a lost key file', file: keyFile, make: (dataDir) => rmSync(join(dataDir, keyFile)) },
  { what: 'an empty key file', file: keyFile, make: (dataDir) => writeFileSync(join(dataDir, keyFile), '') },
  {
    what: 'the key file of another server',
    file: keyFile,
    make: (dataDir) => {
      const [key] = newKeyRing();
      writeFileSync(join(dataDir, keyFile), JSON.stringify(`${key.id}:${key.bytes.toString('base64')}`));
    },
  },
];

const ofFile: readonly Damage[] = [
  { what: 'a lost database', file: database, make: (dataDir) => rmSync(join(dataDir, database)) },
  ...['sandbox-gateway.db', 'sandbox-insurer.db'].map((file) => ({
    what: `the book ${file} that is no database`,
    file,
    make: (dataDir: string) => writeFileSync(join(dataDir, file), 'no database at all\n'.repeat(2000)),
  })),
  {
    what: 'a file that is no database',
    file: database,
    make: (dataDir) => writeFileSync(join(dataDir, database), 'no database at all\n'.repeat(2000)),
  },
  {
    what: 'half of a database',
    file: database,
    make: (dataDir) => truncateSync(join(dataDir, database), pagesIn(dataDir) * pageSize * 0.5),
  },
];

function pagesIn(dataDir: string): number {
  return Math.floor(statSync(join(dataDir, database)).size / pageSize);
}

/** @param page from 0 */
function overwritten(page: number, byte: () => number, what: string): Damage {
  const make = (dataDir: string) => {
    const bytes = Buffer.from(Array.from({ length: pageSize }, byte));
    const handle = openSync(join(dataDir, database), 'r+');
    writeSync(handle, bytes, 0, pageSize, page * pageSize);
    closeSync(handle);
  };
  return { what: `page ${page + 1} ${what}`, file: database, make };
}

export const damagedData: Attack = {
  name: 'a data folder that is damaged',
  run: (scale) =>
    withFolder(async (whole) => {
      const pages = pagesIn(whole);
      const chance = chanceFrom(scale.seed);
      const numbers = Array.from({ length: pages }, (_, page) => page);
      const noise = () => Math.floor(chance() * 256);
      const every = numbers.map((page) =>
        page % 2 === 0 ? overwritten(page, noise, 'overwritten') : overwritten(page, () => 0, 'emptied'),
      );
      const some = every.filter((_, page) => page === Math.floor(pages / 2));
      const damages =
        scale.name === 'long'
          ? [...ofKeys, ...ofFile, ...every]
          : [...ofKeys, ...ofFile.slice(0, 4), ...some];
      return strike(whole, damages);
    }),
  planted: [
    {
      fault: 'a folder that is whole',
      finds: /nothing wrong.*starts/,
      run: () =>
        withFolder((whole) =>
          strike(whole, [{ what: 'nothing wrong', file: database, make: () => undefined }]),
        ),
    },
  ],
};

/** A folder with rows in it, as a server leaves it that was stopped. */
async function withFolder(work: (whole: string) => Promise<Report>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-damage-'));
  const whole = join(folder, 'whole');
  try {
    // What is sold says nothing about what is kept, and one insurer starts sooner.
    await writeSmallCatalogue(join(folder, 'catalogue'), 'sahyadri');
    const { store } = await openStore({
      databaseUrl: undefined,
      dataDir: whole,
      keyRing: (sealedWith) => keyRingFrom(undefined, whole, sealedWith),
    });
    for (let count = 0; count < rows; count += 1) {
      const quote = aQuote();
      const proposal = aProposal(quote);
      await store.insertQuote(quote);
      await store.insertProposal(transactionFor(proposal), proposal);
    }
    await store.close();
    return await work(whole);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const atOnce = 2;

async function strike(whole: string, damages: readonly Damage[]): Promise<Report> {
  const remaining = [...damages];
  const complaints: string[] = [];
  const work = async () => {
    for (let damage = remaining.shift(); damage; damage = remaining.shift()) {
      const complaint = await complaintOf(whole, damage);
      if (complaint !== undefined) complaints.push(`${damage.what}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const refused = damages.length - complaints.length;
  return {
    strikes: damages.length,
    complaints,
    figures: `${refused} of ${damages.length} damages refused at the start`,
  };
}

async function complaintOf(whole: string, { file, make }: Damage): Promise<string | undefined> {
  const dataDir = mkdtempSync(`${whole}-copy-`);
  cpSync(whole, dataDir, { recursive: true });
  make(dataDir);
  const server = startProcess(
    { DATA_DIR: dataDir, CATALOGUE_DIR: join(whole, '..', 'catalogue') },
    'unlimited',
  );
  try {
    const isReady = await Promise.race([
      server.origin().then(
        () => true,
        () => false,
      ),
      server.ended.then(() => false),
    ]);
    if (isReady) return 'the server starts as if nothing were';
    const code = await server.ended;
    const words = server.output().trim();
    if (code === 0) return `it ends as if all were well: ${words}`;
    if (!words.includes(join(dataDir, file))) return `it does not name ${file}: ${words}`;
    return /\n\s+at /.test(words) ? `it tells where its code is: ${words}` : undefined;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
