import { expect, test } from 'vitest';
import { checkCatalogue } from './load-catalogue.ts';
import { type CatalogueFault, faultText } from './reading/catalogue-fault.ts';
import { readCatalogueFiles } from './reading/catalogue-files.ts';
import { shippedCatalogue } from './reading/planted-faults.suite.ts';

const files = readCatalogueFiles(shippedCatalogue);

/** What the shipped catalogue with one file changed is warned of; every insurer and product is there. */
async function warningsWith(file: string, find: string | RegExp, put: string) {
  const before = (await files).get(file) ?? '';
  const after = before.replace(find, put);
  expect(after).not.toBe(before);
  const warnings: CatalogueFault[] = [];
  const changed = new Map([...(await files), [file, after]]);
  await checkCatalogue(
    changed,
    async () => undefined,
    (fault) => warnings.push(fault),
  );
  return warnings.map(faultText);
}

const saral = 'insurers/kaveri/kaveri-saral.json';
const kaveri = 'insurers/kaveri/insurer.json';

type Row = readonly [
  title: string,
  file: string,
  find: string | RegExp,
  put: string,
  warnings: readonly string[],
];

test.each<Row>([
  [
    'a loading in the place of a graver illness',
    saral,
    /"17": \d+/,
    '"17": 8',
    [
      `${saral}, column factors.conditionLoadingPercent.17: is far from what most of the market asks, about 35 (found "8")`,
    ],
  ],
  [
    'a rider whose bands have a digit too many',
    saral,
    /"annualPremium": (2180|4900|9260|16350)\b/g,
    '"annualPremium": $10',
    [21800, 49000, 92600, 163500].map((premium, at) => {
      const middle = premium / 10;
      return `${saral}, column riders.5.price.bands.${at}.annualPremium: is far from what most of the market asks, about ${middle} (found "${premium}")`;
    }),
  ],
  [
    'a claim record of years ago',
    kaveri,
    '"financialYear": "2025-26"',
    '"financialYear": "2022-23"',
    [
      `${kaveri}, column claimRecord.financialYear: ended over 24 months before the catalogue takes effect, on 2026-11-01: is there a newer record? (found "2022-23")`,
    ],
  ],
  [
    'a table of stays of years ago',
    'stays.json',
    '"asOf": "2026-11-01"',
    '"asOf": "2023-10-31"',
    [
      'stays.json, column asOf: is over 36 months old: the catalogue takes effect on 2026-11-01 (found "2023-10-31")',
    ],
  ],
  [
    'an insurer without a cashless hospital',
    'hospitals.csv',
    / zanskar\b|\bzanskar /g,
    '',
    [
      'insurers/zanskar/insurer.json, column slug: has no cashless hospital in hospitals.csv: none of its plans is recommended (found "zanskar")',
    ],
  ],
])('%s is a warning', async (_title, file, find, put, expected) => {
  const warnings = await warningsWith(file, find, put);
  expect(warnings.map((one) => one.replace(/row \d+, /, ''))).toEqual(expected);
});

test('the shipped catalogue has no figure that is odd', async () => {
  expect(await warningsWith(saral, /$/, '\n')).toEqual([]);
});

test.each(['stays.json', 'claims.json'])('a day of %s that lies ahead is refused', async (file) => {
  const changed = warningsWith(file, /"asOf": "2026/, '"asOf": "2028');
  await expect(changed).rejects.toThrow(/column asOf: lies ahead: the catalogue takes effect on 2026-11-01/);
});
