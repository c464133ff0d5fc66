import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { formatRupees, lakh } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { aRequest } from './builders/plan-builders.ts';
import { type JudgedFamily, tenFamilies } from './builders/ten-families.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

let prepared: PreparedCatalogue;
beforeAll(async () => {
  prepared = prepareCatalogue(await loadCatalogue(pathTo('catalogue')));
});

/** The first block: of the family, of the parents, or of one person alone. */
function recommendedTo({ members, pincode, cover, importance = {} }: JudgedFamily): string {
  const question = {
    catalogue: prepared,
    request: aRequest({ members, pincode, sumInsured: lakh(cover) }),
    on: isoDate(2026, 11, 23),
    importance,
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  const [block] = judgeBlocks(question, rateBlocks(question), new Map()).blocks;
  const plan = block?.plans.find(({ recommended }) => recommended);
  return plan?.premium.kind === 'quoted'
    ? `${plan.product.slug} | ${formatRupees(plan.premium.total)}`
    : 'nothing';
}

const rows = readFileSync(pathTo('docs/recommendations.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line));

test('every family of the table has its row', () => {
  expect(rows).toHaveLength(tenFamilies.length);
});

test.each(tenFamilies.map((family, index) => ({ row: rows[index] ?? '', family })))(
  'what is written is what is recommended: $row',
  ({ row, family }) => {
    expect(row).toContain(`| ${recommendedTo(family)} |`);
  },
);
