import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cataloguesFolder, storeVersion } from './catalogue-versions.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-versions-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a version that cannot be written leaves nothing behind', async () => {
  // A file cannot be a folder too: the second write fails as on a full disk.
  const files = new Map([
    ['tax.json', '[]'],
    ['tax.json/more.json', '[]'],
  ]);
  await expect(storeVersion(dataDir, '2026-11-01-00000000', files, () => undefined)).rejects.toThrow();
  expect(await readdir(cataloguesFolder(dataDir))).toEqual([]);
});
