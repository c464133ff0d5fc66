import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { readCatalogueFiles } from '../reading/catalogue-files.ts';
import { raiseLastRate, writeSmallCatalogue } from '../small-catalogue.suite.ts';
import { type OpenCatalogue, openCatalogueSource } from './catalogue-store.ts';
import {
  readActive,
  storedVersions,
  storeVersion,
  versionFolder,
  writeActive,
} from './catalogue-versions.ts';

const notes: { readonly event: string; readonly reason: unknown }[] = [];
const journal = {
  note: (event: string, facts = {}) => {
    notes.push({ event, reason: undefined, ...facts });
  },
};

/** A catalogue that is shipped and a changed one that is stored, to begin each test with a copy of. */
let ground: string;
let dataDir: string;
let shippedFolder: string;
let shipped: string;
let changed: string;
let source: OpenCatalogue | undefined;

const enter = (folder: string) => {
  dataDir = folder;
  shippedFolder = join(folder, 'shipped');
};

beforeAll(async () => {
  ground = await mkdtemp(join(tmpdir(), 'catalogue-ground-'));
  enter(ground);
  await writeSmallCatalogue(shippedFolder);
  shipped = (await loadCatalogue(shippedFolder)).version;
  changed = await storeChanged(1);
});

afterAll(() => rm(ground, { recursive: true, force: true }));

beforeEach(async () => {
  enter(await mkdtemp(join(tmpdir(), 'catalogue-data-')));
  await cp(ground, dataDir, { recursive: true, preserveTimestamps: true });
  notes.length = 0;
  now = instant('2026-11-20T06:30:00.000Z');
});

afterEach(async () => {
  await source?.close();
  source = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Stores the shipped catalogue with another last rate. */
async function storeChanged(by: number): Promise<string> {
  const folder = join(dataDir, 'work');
  await cp(shippedFolder, folder, { recursive: true });
  await raiseLastRate(folder, by);
  const { version } = await loadCatalogue(folder);
  await storeVersion(dataDir, version, await readCatalogueFiles(folder), () => undefined);
  await rm(folder, { recursive: true });
  return version;
}

/** Stores the shipped catalogue with much white space behind it. */
async function storeLarge(): Promise<string> {
  const folder = join(dataDir, 'work');
  await cp(shippedFolder, folder, { recursive: true });
  await appendFile(join(folder, 'catalogue.json'), ' '.repeat(8 * 1024 * 1024));
  const { version } = await loadCatalogue(folder);
  await storeVersion(dataDir, version, await readCatalogueFiles(folder), () => undefined);
  await rm(folder, { recursive: true });
  return version;
}

/** The day that the shipped catalogue takes effect is 1 November 2026. */
let now: Instant;
const instant = (text: string) => text as Instant; // each as an instant is written

async function openSource(fixedFolder: string | undefined, maxHeapMb = 256): Promise<OpenCatalogue> {
  source = await openCatalogueSource({
    fixedFolder,
    shippedFolder,
    dataDir,
    journal,
    clock: { now: () => now },
    maxHeapMb,
    pollEvery: 50,
  });
  return source;
}

const events = () => notes.map(({ event }) => event);

describe('what is sold at the start', () => {
  test('is the shipped catalogue while no version is active', async () => {
    expect((await openSource(undefined)).current().version).toBe(shipped);
    expect(events()).toEqual(['catalogue-opened']);
  });

  test('is the active version', async () => {
    await writeActive(dataDir, changed);
    expect((await openSource(undefined)).current().version).toBe(changed);
  });

  test('is the folder of the settings, whatever is active', async () => {
    await writeActive(dataDir, changed);
    expect((await openSource(shippedFolder)).current().version).toBe(shipped);
  });

  test.each([
    ['names a version that is not there', '2026-01-01-00000000'],
    ['names a way out of the folder', '../../etc'],
    ['is empty', ''],
  ])('is the shipped catalogue, with a note, when the active file %s', async (_what, text) => {
    await writeActive(dataDir, text);
    expect((await openSource(undefined)).current().version).toBe(shipped);
    expect(events()).toEqual(['catalogue-active-failed', 'catalogue-opened']);
  });

  test('is the shipped catalogue when the active one was edited after it was stored', async () => {
    await writeActive(dataDir, changed);
    await raiseLastRate(versionFolder(dataDir, changed), 1);
    expect((await openSource(undefined)).current().version).toBe(shipped);
    expect(notes[0]?.reason).toMatch(/was changed after it was stored/);
  });
});

describe('while the server runs', () => {
  test('another active version is sold from one question to the next, and back', async () => {
    const { current } = await openSource(undefined);
    const before = current();
    await writeActive(dataDir, changed);
    await vi.waitFor(() => expect(current().version).toBe(changed), 5_000);
    expect(before.version).toBe(shipped);
    await writeActive(dataDir, undefined);
    await vi.waitFor(() => expect(current().version).toBe(shipped), 5_000);
    expect(events()).toEqual(['catalogue-opened', 'catalogue-changed', 'catalogue-changed']);
  });

  test('a broken one changes nothing and is noted once', async () => {
    const { current } = await openSource(undefined);
    await rm(join(versionFolder(dataDir, changed), 'tax.json'));
    await writeActive(dataDir, changed);
    await vi.waitFor(() => expect(events()).toContain('catalogue-change-failed'), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(current().version).toBe(shipped);
    expect(events()).toEqual(['catalogue-opened', 'catalogue-change-failed']);
  });

  test('one that has no room beside the one that is sold is not loaded, and is when it has', async () => {
    const version = await storeLarge();
    const small = await openSource(undefined, 64);
    await writeActive(dataDir, version);
    await vi.waitFor(() => expect(events()).toContain('catalogue-change-failed'), 5_000);
    expect(small.current().version).toBe(shipped);
    expect(notes.at(-1)?.reason).toMatch(/is too large: .* MAX_HEAP_MB is 64/);
    await small.close();
    expect((await openSource(undefined, 256)).current().version).toBe(version);
  });

  test('the last of several quick changes stays', async () => {
    const other = await storeChanged(3);
    const { current, close } = await openSource(undefined);
    for (const version of [changed, other, changed, other]) await writeActive(dataDir, version);
    await vi.waitFor(() => expect(current().version).toBe(other), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    // An earlier one may be loading at this moment: what was looked at before the close is done with it.
    await close();
    expect(current().version).toBe(other);
  });

  test('nothing is watched after the close', async () => {
    const { current, close } = await openSource(undefined);
    await close();
    await writeActive(dataDir, changed);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(current().version).toBe(shipped);
  });
});

describe('before the day that a catalogue takes effect', () => {
  const later = async () => {
    const folder = join(dataDir, 'work');
    await cp(shippedFolder, folder, { recursive: true });
    await writeFile(join(folder, 'catalogue.json'), '{"effectiveFrom": "2026-12-01", "demo": true}');
    const { version } = await loadCatalogue(folder);
    await storeVersion(dataDir, version, await readCatalogueFiles(folder), () => undefined);
    return version;
  };

  test('the server does not start with the shipped one, nor with the folder of the settings', async () => {
    now = instant('2026-10-31T18:29:59.999Z');
    for (const fixed of [undefined, shippedFolder]) {
      await expect(openSource(fixed)).rejects.toThrow(
        'takes effect on 2026-11-01, and today is 2026-10-31: it cannot be sold before that day',
      );
    }
  });

  test('it starts with it as that day begins in India', async () => {
    now = instant('2026-10-31T18:30:00.000Z');
    expect((await openSource(undefined)).current().version).toBe(shipped);
  });

  test('an active one is not sold: the shipped one is, with a note, and from that day on it is', async () => {
    const version = await later();
    await writeActive(dataDir, version);
    const early = await openSource(undefined);
    expect(early.current().version).toBe(shipped);
    expect(notes[0]).toMatchObject({
      event: 'catalogue-active-failed',
      reason: expect.stringContaining('takes effect on 2026-12-01, and today is 2026-11-20'),
    });
    await early.close();
    now = instant('2026-12-01T06:30:00.000Z');
    expect((await openSource(undefined)).current().version).toBe(version);
  });

  test('a running server does not change to it', async () => {
    const { current } = await openSource(undefined);
    await writeActive(dataDir, await later());
    await vi.waitFor(() => expect(events()).toContain('catalogue-change-failed'), 5_000);
    expect(notes.at(-1)?.reason).toMatch(/takes effect on 2026-12-01/);
    expect(current().version).toBe(shipped);
  });
});

describe('stored versions', () => {
  test('hold what was checked, and storing the same again changes nothing', async () => {
    expect(await storedVersions(dataDir)).toEqual([changed]);
    expect(await storeChanged(1)).toBe(changed);
    expect(await storedVersions(dataDir)).toEqual([changed]);
    expect((await loadCatalogue(versionFolder(dataDir, changed))).version).toBe(changed);
  });

  test('are made whole again when one was spoiled', async () => {
    await rm(join(versionFolder(dataDir, changed), 'tax.json'));
    await storeChanged(1);
    expect((await loadCatalogue(versionFolder(dataDir, changed))).version).toBe(changed);
  });

  test('none is active until one is made so', async () => {
    expect(await readActive(dataDir)).toBeUndefined();
    await writeActive(dataDir, changed);
    expect(await readActive(dataDir)).toBe(changed);
  });
});
