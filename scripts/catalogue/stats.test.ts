import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { type CommandRig, openBench } from './command.suite.ts';

let rig: CommandRig;
beforeAll(async () => {
  rig = await openBench();
});
afterAll(() => rig.leave());

test('counts are those of the catalogue', async () => {
  const catalogue = await shippedCatalogue();
  const { code, out } = await rig.ask('stats', '--json');
  const { version, counts, products, capabilities, features, ranges } = JSON.parse(out);
  expect(code).toBe(0);
  expect(version).toBe(catalogue.version);
  expect(counts).toMatchObject({
    insurers: catalogue.insurers.size,
    products: catalogue.products.length,
    slabs: catalogue.slabs.size,
    zones: 3,
    pincodes: 19_585,
  });
  expect(products.indemnity.length + products.superTopUp.length).toBe(catalogue.products.length);
  expect(Object.keys(capabilities)).toContain('kycInNewTab');
  expect(ranges.cover.min).toBeLessThan(ranges.cover.max);
  const rooms: number[] = Object.values(features['roomRent.kind'].kinds);
  expect(rooms.reduce((sum, count) => sum + count, 0)).toBe(catalogue.slabs.size);
});

test('for people they are tables of one width a column', async () => {
  const { out } = await rig.ask('stats');
  const [heading, ...rows] = out.split('\n').slice(2, 8);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heading?.length]));
});
