import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cataloguesFolder, loadVersion, readActive } from '#adapters/catalogue/catalogue-versions.ts';
import { restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { type Desk, openDesk, shippedFolder } from './command.suite.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.leave());

const rates = 'insurers/kaveri/kaveri-saral.rates.csv';
const versionIn = (text: string) => /\d{4}-\d\d-\d\d-[0-9a-f]{8}/.exec(text)?.[0] ?? '';
const stored = async () => (await desk.ask('import', '--list')).out;

describe('import', () => {
  test('keeps a version and says how to sell it; nothing is sold yet', async () => {
    const { code, out } = await desk.ask('import', shippedFolder);
    expect(code).toBe(0);
    const version = versionIn(out);
    expect(out).toContain(`import --activate ${version}`);
    expect((await loadVersion(desk.dataDir, version, restAfterProduct)).version).toBe(version);
    expect(await readActive(desk.dataDir)).toBeUndefined();
    expect(await stored()).toBe(`${version}\nThe shipped catalogue is active.`);
  });

  test('with --activate sells it, another one after it, and goes back', async () => {
    const first = versionIn((await desk.ask('import', shippedFolder, '--activate')).out);
    await desk.edit(rates, /(kaveri-saral-15l,3,81,120),\d+/, '$1,200001');
    const second = versionIn((await desk.ask('import', desk.folder, '--activate')).out);
    expect(second).not.toBe(first);
    expect((await stored()).split('\n').sort()).toEqual([first, `${second}  active`].sort());
    expect((await desk.ask('import', '--activate', first)).out).toBe(`${first} is active.`);
    expect(await readActive(desk.dataDir)).toBe(first);
    expect((await desk.ask('import', '--shipped')).code).toBe(0);
    expect(await readActive(desk.dataDir)).toBeUndefined();
  });

  test('of a broken catalogue says the faults and changes nothing', async () => {
    const sold = versionIn((await desk.ask('import', shippedFolder, '--activate')).out);
    await rm(join(desk.folder, 'tax.json'));
    const { code, out } = await desk.ask('import', desk.folder, '--activate');
    expect(code).toBe(1);
    expect(out).toContain('tax.json: is missing');
    expect(out).toContain('Nothing was imported.');
    expect(await stored()).toBe(`${sold}  active`);
  });

  test('never makes a version active that does not load', async () => {
    const sold = versionIn((await desk.ask('import', shippedFolder, '--activate')).out);
    await desk.edit(rates, /(kaveri-saral-15l,3,81,120),\d+/, '$1,200001');
    const other = versionIn((await desk.ask('import', desk.folder)).out);
    await rm(join(cataloguesFolder(desk.dataDir), other, 'tax.json'));
    const { code, out } = await desk.ask('import', '--activate', other);
    expect(code).toBe(1);
    expect(out).toContain('What is sold stays as it was.');
    expect(await readActive(desk.dataDir)).toBe(sold);
  });

  test('of rates alone replaces them in what is sold, and nothing else', async () => {
    await desk.edit('insurers/kaveri/insurer.json', /"phone": "[^"]*"/, '"phone": "1800 111 222"');
    await desk.ask('import', desk.folder, '--activate');
    const filed = await readFile(join(desk.folder, rates), 'utf8');
    const file = join(desk.folder, '..', 'new-rates.csv');
    await writeFile(file, filed.replace(/(kaveri-saral-15l,3,81,120),\d+/, '$1,200001'));
    const { out } = await desk.ask('import', '--rates', file, '--product', 'kaveri-saral', '--activate');
    const { products, insurers } = await loadVersion(desk.dataDir, versionIn(out), restAfterProduct);
    const rateTable = products.find(({ id }) => id === 'kaveri-saral')?.rates;
    expect(
      [...(rateTable?.values() ?? [])].flat().some(({ annualPremium }) => annualPremium === 200_001),
    ).toBe(true);
    expect([...insurers.values()].find(({ slug }) => slug === 'kaveri')?.phone).toBe('1800 111 222');
  });

  test('leaves no draft behind, and clears away old ones of killed imports only', async () => {
    const home = cataloguesFolder(desk.dataDir);
    for (const name of ['.unfinished-old', '.unfinished-young'])
      await mkdir(join(home, name), { recursive: true });
    await utimes(join(home, '.unfinished-old'), 0, 0);
    const version = versionIn((await desk.ask('import', shippedFolder)).out);
    expect((await readdir(home)).sort()).toEqual(['.unfinished-young', version]);
  });
});
