import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BrokenCatalogue, faultText } from './catalogue-fault.ts';
import { readCatalogueFiles } from './catalogue-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-files-'));
  await writeFile(join(folder, 'catalogue.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const faultsOf = () =>
  readCatalogueFiles(folder).then(
    () => [],
    (error: unknown) => (error instanceof BrokenCatalogue ? error.faults.map(faultText) : [String(error)]),
  );

test('data files are found in every folder, the schemas and other files left out', async () => {
  await mkdir(join(folder, 'insurers', 'x.json'), { recursive: true });
  await mkdir(join(folder, 'schemas'));
  await writeFile(join(folder, 'insurers', 'x.json', 'नमस्ते.csv'), 'a,b');
  await writeFile(join(folder, 'schemas', 'a.json'), '{}');
  await writeFile(join(folder, 'README.md'), 'words');
  expect([...(await readCatalogueFiles(folder))]).toEqual([
    ['catalogue.json', '{}'],
    ['insurers/x.json/नमस्ते.csv', 'a,b'],
  ]);
});

test('a link leads nowhere: nothing from outside the folder gets into a version', async () => {
  await symlink('/etc/passwd', join(folder, 'notes.txt'));
  await symlink('.', join(folder, 'loop'));
  const reason = 'is no ordinary file or folder; links are not followed';
  expect(await faultsOf()).toEqual([`loop: ${reason}`, `notes.txt: ${reason}`]);
});

test('what is neither file nor folder is a fault, and keeps nobody waiting', async () => {
  const server = createServer().listen(join(folder, 'pipe.json'));
  try {
    expect(await faultsOf()).toEqual(['pipe.json: is no ordinary file or folder; links are not followed']);
  } finally {
    server.close();
  }
});

test('more than a server can hold is a fault that names the size', async () => {
  await writeFile(join(folder, 'big.txt'), '');
  await truncate(join(folder, 'big.txt'), 1024 ** 3);
  const [fault, ...others] = await faultsOf();
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /: is too large: all files together may have 64 MB; the largest is big.txt with 1,024 MB \(found "1,025 MB"\)$/,
  );
});

test('a file in another encoding than UTF-8 is a fault, not a name with holes', async () => {
  await writeFile(join(folder, 'hospitals.csv'), Buffer.from('Clinique Santé', 'latin1'));
  expect(await faultsOf()).toEqual(['hospitals.csv: is not written in UTF-8']);
});
