import { beforeAll, describe, expect, test } from 'vitest';
import type { Capabilities, Catalogue, Insurer } from '#domain/catalogue/catalogue.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

describe('every special handling can be bought', () => {
  const names: readonly (keyof Capabilities)[] = [
    'bankDetailsFetch',
    'kycInNewTab',
    'kycPincode',
    'ridersHiddenOnTerms',
    'bankNameChoices',
    'cisProposal',
    'areaFetch',
    'panEdit',
  ];
  const sells = ({ slug }: Insurer) =>
    catalogue.products.some((one) => {
      return one.insurer === slug && one.sale.mode === 'online' && one.soldIn === undefined;
    });

  test.each(names)('%s has a product', (name) => {
    const insurers = [...catalogue.insurers.values()].filter(({ capabilities }) => capabilities[name]);
    expect(insurers.filter(sells).length).toBeGreaterThanOrEqual(2);
  });

  test('each insurer says how a claim goes in words of its own', () => {
    const insurers = [...catalogue.insurers.values()];
    for (const { claimsProcess } of insurers) expect(claimsProcess).toHaveLength(4);
    const usps = insurers.map(({ claimsUsps }) => claimsUsps.map(({ en }) => en).join());
    expect(new Set(usps).size).toBe(usps.length);
  });
});

describe('of the invented insurers', () => {
  const records = () => [...catalogue.insurers.values()].map(({ claimRecord }) => claimRecord);

  test('each says that its record of claims is invented, too', () => {
    expect(catalogue.demo).toBe(true);
    for (const { source } of records()) expect(source.en).toBe('Invented for this demonstration');
  });

  test('records go from poor to good, around the 87 in 100 claims that the market settles', () => {
    const settled = records().map(({ settledPercent }) => settledPercent);
    expect(Math.min(...settled)).toBeLessThan(85);
    expect(Math.max(...settled)).toBeGreaterThan(95);
    for (const { solvencyRatio } of records()) expect(solvencyRatio).toBeGreaterThanOrEqual(1.5);
    expect(new Set(records().map((record) => JSON.stringify(record))).size).toBe(catalogue.insurers.size);
  });

  test('none pays more for a super top-up than for a whole cover', () => {
    for (const { commissionPercent: commissions } of catalogue.insurers.values())
      expect(commissions['super-top-up']).toBeLessThanOrEqual(commissions.indemnity);
  });
});
