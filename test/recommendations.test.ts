import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { formatRupees, lakh } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import type { Gender } from '#domain/person/relation.ts';
import { aMember } from './builders.ts';
import { aRequest } from './plan-builders.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

let prepared: PreparedCatalogue;
beforeAll(async () => {
  prepared = prepareCatalogue(await loadCatalogue(pathTo('catalogue')));
});

const diabetes = 17;
const bloodPressure = 16;

function person(key: string, years: number, gender: Gender, ...ill: readonly number[]): Member {
  return aMember(key, `${years}y`, { gender, conditions: ill.map(conditionId) });
}

type Family = {
  readonly members: readonly Member[];
  readonly pincode: string;
  readonly cover: number;
  readonly importance?: ImportanceAnswers;
};

const smokes: readonly Habit[] = ['smoke'];

/** In the order of docs/recommendations.md. */
const families: readonly Family[] = [
  { members: [person('You', 27, 'FEMALE')], pincode: '400001', cover: 10 },
  { members: [person('You', 24, 'MALE')], pincode: '800001', cover: 5 },
  {
    members: [person('You', 30, 'MALE'), person('Spouse', 28, 'FEMALE')],
    pincode: '110001',
    cover: 10,
    importance: { maternity_cover: 'HIGH' },
  },
  {
    members: [person('You', 34, 'MALE'), person('Spouse', 32, 'FEMALE'), person('Son-0', 4, 'MALE')],
    pincode: '560001',
    cover: 10,
  },
  {
    members: [
      person('You', 42, 'MALE'),
      person('Spouse', 40, 'FEMALE'),
      person('Son-0', 14, 'MALE'),
      person('Daughter-0', 10, 'FEMALE'),
    ],
    pincode: '411001',
    cover: 15,
  },
  {
    members: [person('You', 50, 'MALE', bloodPressure), person('Spouse', 47, 'FEMALE')],
    pincode: '600001',
    cover: 10,
  },
  {
    members: [person('Father', 64, 'MALE', diabetes, bloodPressure), person('Mother', 60, 'FEMALE')],
    pincode: '226001',
    cover: 5,
  },
  { members: [person('Father', 72, 'MALE')], pincode: '700001', cover: 5 },
  {
    members: [person('You', 38, 'MALE'), person('Spouse', 36, 'FEMALE'), person('Son-0', 8, 'MALE')],
    pincode: '452001',
    cover: 5,
  },
  { members: [{ ...person('You', 45, 'MALE'), habits: smokes }], pincode: '110001', cover: 10 },
];

/** The first block: of the family, of the parents, or of one person alone. */
function recommendedTo({ members, pincode, cover, importance = {} }: Family): string {
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
  expect(rows).toHaveLength(families.length);
});

test.each(families.map((family, index) => ({ row: rows[index] ?? '', family })))(
  'what is written is what is recommended: $row',
  ({ row, family }) => {
    expect(row).toContain(`| ${recommendedTo(family)} |`);
  },
);
