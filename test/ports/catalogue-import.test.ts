import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue, restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import {
  cataloguesFolder,
  isVersion,
  loadVersion,
  readActive,
  storedVersions,
} from '#adapters/catalogue/versions/catalogue-versions.ts';

const command = resolve('scripts', 'catalogue.ts');
const tries = 12;

let home: string;
let dataDir: string;
let shipped: string;
/** Milliseconds that an import took that was left alone. */
let usualTime: number;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'catalogue-kill-'));
  dataDir = join(home, 'data');
  shipped = join(home, 'shipped');
  await writeSmallCatalogue(shipped);
  const start = performance.now();
  expect(await importUntil(shipped, undefined)).toBe(0);
  usualTime = performance.now() - start;
}, 60_000);

afterAll(() => rm(home, { recursive: true, force: true }));

/** Runs an import and kills it after so many milliseconds; undefined: lets it end. Answers its exit code. */
async function importUntil(folder: string, killAfter: number | undefined): Promise<number | null> {
  const env = { ...process.env, DATA_DIR: dataDir, CATALOGUE_DIR: '' };
  const child = spawn(process.execPath, [command, 'import', folder, '--activate'], { env, stdio: 'ignore' });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  if (killAfter !== undefined) {
    await Promise.race([ended, sleep(killAfter)]);
    child.kill('SIGKILL');
  }
  return ended;
}

/** Makes a catalogue of a version of its own. */
async function another(number: number): Promise<{ readonly folder: string; readonly version: string }> {
  const folder = join(home, `work-${number}`);
  await cp(shipped, folder, { recursive: true });
  const manifest = join(folder, 'catalogue.json');
  await writeFile(manifest, `${(await readFile(manifest, 'utf8')).trimEnd()}${'\n'.repeat(number + 2)}`);
  return { folder, version: (await loadCatalogue(folder)).version };
}

test('an import that is killed at any moment leaves a catalogue to sell, and every version whole', async () => {
  let active = await readActive(dataDir);
  const ends = new Set<string>();
  for (let number = 0; number < tries; number++) {
    const { folder, version } = await another(number);
    // From the first third on: before that the process only starts.
    const killAfter = usualTime * (0.3 + (0.75 * number) / tries);
    await importUntil(folder, killAfter);
    const after = await readActive(dataDir);
    const stored = await storedVersions(dataDir);
    expect([active, version]).toContain(after);
    for (const each of stored) {
      expect((await loadVersion(dataDir, each, restAfterProduct)).version).toBe(each);
    }
    expect(stored).toContain(after);
    ends.add(after === version ? 'active' : stored.includes(version) ? 'stored' : 'nothing');
    active = after;
  }
  expect(ends).toContain('nothing');
}, 180_000);

test('the next import is not in the way of what killed ones left', async () => {
  const { folder, version } = await another(tries);
  expect(await importUntil(folder, undefined)).toBe(0);
  expect(await readActive(dataDir)).toBe(version);
  const names = await readdir(cataloguesFolder(dataDir));
  expect(
    names.filter((name) => !isVersion(name) && name !== 'active' && !name.startsWith('.unfinished-')),
  ).toEqual([]);
});
