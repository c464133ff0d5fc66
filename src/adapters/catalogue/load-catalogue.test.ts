import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { faultText } from './reading/catalogue-fault.ts';
import { faultsOf } from './reading/planted-faults.suite.ts';
import { withSmallCatalogue } from './small-catalogue.suite.ts';

const rates = 'insurers/kaveri/kaveri-saral.rates.csv';
const withCopy = (spoil: (folder: string) => Promise<void>) =>
  withSmallCatalogue(['kaveri', 'himgiri'], spoil);
const header = 'slab,zone,from_age,to_age,annual_premium\n';

describe('a broken catalogue stops the start', () => {
  test.each([
    ['catalogue.json'],
    ['conditions.json'],
    ['tax.json'],
    ['zones.json'],
    ['banks.json'],
    ['cities.json'],
    ['hospitals.csv'],
    ['tpas.json'],
    ['forms.json'],
    ['stays.json'],
    ['exclusions.json'],
    ['pincode-places.txt'],
    ['place-names.json'],
    [rates],
    ['insurers/kaveri/insurer.json'],
  ])('when %s is missing', async (file) => {
    await withCopy(async (folder) => {
      await rm(join(folder, file));
      expect(await faultsOf(folder)).toContainEqual(expect.objectContaining({ file, reason: 'is missing' }));
    });
  });

  test.each([
    ['stand beside a product priced live', 'insurers/himgiri/himgiri-shikhar-plus.rates.csv', /priced live/],
    ['belong to no product', 'insurers/himgiri/old.rates.csv', /no product/],
  ])('when rates %s', async (_what, file, reason) => {
    await withCopy(async (folder) => {
      await writeFile(join(folder, file), header);
      const fault = expect.objectContaining({ file, reason: expect.stringMatching(reason) });
      expect(await faultsOf(folder)).toContainEqual(fault);
    });
  });

  test('when its folder is not there', async () => {
    await withCopy(async (folder) => {
      const missing = join(folder, 'nowhere');
      expect(await faultsOf(missing)).toEqual([expect.objectContaining({ file: missing })]);
    });
  });

  test('with a message that names the place, the reason and what was found', async () => {
    await withCopy(async (folder) => {
      await edit(join(folder, rates), /(kaveri-saral-2l,1,18,25),\d+/, '$1,free');
      await expect(loadCatalogue(folder)).rejects.toThrow(
        `${rates}, row 3, column annual_premium: must be whole rupees, more than 0, digits only, without zeros before them (found "free")`,
      );
    });
  });

  test('and every fault is told, not the first alone', async () => {
    await withCopy(async (folder) => {
      await edit(join(folder, rates), /(kaveri-saral-2l,1,18,25),\d+/, '$1,free');
      await edit(join(folder, 'tax.json'), '2025-09-22', 'soon');
      const files = (await faultsOf(folder)).map(({ file }) => file);
      expect(files).toEqual(expect.arrayContaining([rates, 'tax.json']));
    });
  });
});

test('the version changes with any byte of any file', async () => {
  await withCopy(async (folder) => {
    const { version } = await loadCatalogue(folder);
    expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/);
    expect((await loadCatalogue(folder)).version).toBe(version);
    await edit(join(folder, rates), /(kaveri-saral-15l,3,81,120),\d+/, '$1,89897');
    expect((await loadCatalogue(folder)).version).not.toBe(version);
  });
});

describe('an insurer’s solvency ratio', () => {
  const insurer = 'insurers/konkan/insurer.json';
  const warningsAfter = async (find: RegExp, put: string) => {
    const warnings: string[] = [];
    await withSmallCatalogue(['konkan'], async (folder) => {
      await edit(join(folder, insurer), find, put);
      await loadCatalogue(folder, (warning) => warnings.push(faultText(warning)));
    });
    return warnings;
  };

  test('may be left out, as in catalogues from before it, with a warning', async () => {
    expect(await warningsAfter(/ "solvencyRatio": [\d.]+,/, '')).toEqual([
      expect.stringContaining(`column claimRecord: has no solvencyRatio, so that no floor looks at it`),
    ]);
  });

  test('is warned of below the least, and not at it', async () => {
    const below = await warningsAfter(/"solvencyRatio": [\d.]+/, '"solvencyRatio": 0.21');
    expect(below).toEqual([
      expect.stringMatching(/claimRecord\.solvencyRatio: is below 1\.5, .* recommended \(found "0\.21"\)/),
    ]);
    expect(await warningsAfter(/"solvencyRatio": [\d.]+/, '"solvencyRatio": 1.5')).toEqual([]);
  });
});

async function edit(path: string, find: string | RegExp, put: string): Promise<void> {
  await writeFile(path, (await readFile(path, 'utf8')).replace(find, put));
}
