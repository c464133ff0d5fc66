import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smallRates } from '#adapters/catalogue/small-catalogue.suite.ts';
import { type CommandRig, openSmallBench } from '../command.suite.ts';
import { sampleFamilies } from '../sample-families.ts';

let rig: CommandRig;
beforeEach(async () => {
  rig = await openSmallBench();
});
afterEach(() => rig.leave());

const dearer = (percent: number) => (_row: string, start: string, premium: string) =>
  `${start}${Math.ceil((Number(premium) * (100 + percent)) / 100)}`;

async function raiseRates(percent: number): Promise<void> {
  const path = join(rig.folder, smallRates);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^(konkan-swasthya-\d+l,.*,)(\d+)$/gm, dearer(percent)));
}

async function difference() {
  const { code, out } = await rig.ask('diff', rig.shipped, rig.folder, '--json');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('the difference of two catalogues', () => {
  test('is nothing for a copy', async () => {
    const { out } = await rig.ask('diff', rig.shipped, rig.folder);
    expect(out).toContain('Nothing differs.');
    const { families } = await difference();
    expect(families.flatMap((family: { changes: unknown[] }) => family.changes)).toEqual([]);
  });

  test('names changed fields, old and new', async () => {
    await rig.edit('insurers/konkan/insurer.json', /"phone": "[^"]*"/, '"phone": "1800 111 222"');
    const { insurers, products } = await difference();
    expect(insurers.changed).toEqual([
      { id: 'konkan', fields: [{ field: 'phone', before: expect.any(String), after: '1800 111 222' }] },
    ]);
    expect(products.changed).toEqual([]);
  });

  test('sums rates up by product, and says what sample families pay', async () => {
    await raiseRates(10);
    const { rates: changed, families } = await difference();
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatchObject({ product: 'konkan-swasthya', added: 0, removed: 0 });
    expect(changed[0].changed).toBeGreaterThan(100);
    expect(changed[0].percent.median).toBeCloseTo(10, 1);
    expect(families).toHaveLength(sampleFamilies.length);
    const changes = families.flatMap((family: { changes: unknown[] }) => family.changes);
    expect(changes.length).toBeGreaterThan(0);
    for (const { slab, before, after } of changes) {
      expect(slab).toMatch(/^konkan-swasthya-/);
      expect(after / before).toBeCloseTo(1.1, 2);
    }
    const { out } = await rig.ask('diff', rig.shipped, rig.folder);
    expect(out).toMatch(/konkan-swasthya-\S+ +₹[\d,]+ +₹[\d,]+ +\+₹[\d,]+ +\+10 %/);
  });
});
