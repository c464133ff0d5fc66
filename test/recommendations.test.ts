import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { formatRupees, type Rupees, rupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { type JudgedFamily, tenFamilies } from './families/ten-families.ts';
import { judgedFor } from './families/ten-report.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

let prepared: PreparedCatalogue;
beforeAll(async () => {
  prepared = prepareCatalogue(await shippedCatalogue());
});

const plansFor = (family: JudgedFamily) => judgedFor(prepared, family).plans;

const premiumOf = (plan: ScoredPlan | undefined): Rupees | undefined =>
  plan?.premium.kind === 'quoted' ? plan.premium.total : undefined;

function recommendedTo(family: JudgedFamily): string {
  const plan = plansFor(family).find(({ recommended }) => recommended);
  const premium = premiumOf(plan);
  return plan && premium !== undefined ? `${plan.product.slug} | ${formatRupees(premium)}` : 'nothing';
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

/** At today's rates, so many years later. */
function later(family: JudgedFamily, years: number): JudgedFamily {
  const members = family.members.map((member) =>
    member.age ? { ...member, age: { ...member.age, count: member.age.count + years } } : member,
  );
  return { ...family, members };
}

/** Rupees a year by which one plan is dearer than another for these people; undefined where one does not take them. */
function dearerBy(family: JudgedFamily, slug: string, other: string): number | undefined {
  const plans = plansFor(family).filter(({ atAskedCover }) => atAskedCover);
  const [ours, theirs] = [slug, other].map((one) =>
    premiumOf(plans.find(({ product }) => product.slug === one)),
  );
  return ours === undefined || theirs === undefined ? undefined : ours - theirs;
}

function familyOf(row: number): JudgedFamily {
  const family = tenFamilies[row - 1];
  if (!family) throw new Error(`No family ${row}`);
  return family;
}

const amountText = (amount: number | undefined) => formatRupees(rupees(amount ?? Number.NaN));

test('what a shorter wait costs until both are over is told at the ages of those years', () => {
  const extras = [0, 1, 2].map(
    (years) => dearerBy(later(familyOf(6), years), 'deccan-suraksha', 'kumaon-anmol') ?? Number.NaN,
  );
  expect(rows[5]).toContain(
    `${amountText(extras[0])} is paid every year, and is ${amountText(extras[1])} from 51 on`,
  );
  expect(rows[5]).toContain(`paid ${amountText(extras.reduce((sum, extra) => sum + extra, 0))} more`);
});

test('to look again after the wait is told with the plans that take them at that age', () => {
  const atThatAge = later(familyOf(7), 3);
  const plans = plansFor(atThatAge);
  expect(plans.some(({ product }) => product.slug === 'chambal-sanchay')).toBe(false);
  const prices = plans
    .filter((plan) => plan.sound && plan.atAskedCover)
    .map((plan) => premiumOf(plan) ?? Number.POSITIVE_INFINITY);
  expect(rows[6]).toContain(`at 67 asks ${amountText(Math.min(...prices))}`);
});

test('a plan for who can wait two years for a birth is named with what it costs less', () => {
  const less = dearerBy(familyOf(3), 'kaveri-ankur', 'sahyadri-poorna');
  expect(rows[2]).toContain(`for ${amountText(less)} less ₹35,000 after 24 months`);
});
