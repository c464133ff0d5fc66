import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { formatRupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';
import { genders } from '#domain/person/relation.ts';
import { ageBands, claimsRatios, type InsuredKind, usualCovers } from './claims.ts';

/** `npm run families -- claims`: of 100 rupees of premium what plans pay, and all hospital bills, by ages. */
export async function printClaims(): Promise<void> {
  const catalogue = await shippedCatalogue();
  const ratios = claimsRatios(catalogue);
  const { from, to } = catalogue.claims.official.claimsRatio;
  console.log(
    `Paid of 100 rupees of premium (all bills), by age; ${from} to ${to} where the illness is common`,
  );
  console.log(ageBands.map(([first, last]) => `${first}-${last}`.padStart(9)).join(' '));
  for (const condition of [undefined, ...conditionsOf(catalogue)]) {
    for (const kind of kindsOf(condition)) {
      const cells = ratios(kind).map(({ claims, bills }) =>
        `${percent(claims)} (${percent(bills)})`.padStart(9),
      );
      console.log(`${cells.join(' ')}  ${formatRupees(kind.cover)} ${kind.gender} ${nameOf(condition)}`);
    }
  }
}

const percent = (share: number) => String(Math.round(100 * share));

/** Common ones, and those that somebody insures and the table knows. */
function conditionsOf({ claims, conditions }: Catalogue): readonly Condition[] {
  const rowIds = new Set(claims.conditions.byId.map(({ id }) => id));
  return conditions.filter(({ id, common, outcome }) => common || (rowIds.has(id) && outcome !== 'declined'));
}

function kindsOf(condition: Condition | undefined): readonly InsuredKind[] {
  const conditions = condition ? [condition.id] : [];
  return genders
    .filter((gender) => gender === (condition?.gender ?? gender))
    .flatMap((gender) => usualCovers.map((cover) => ({ gender, conditions, cover })));
}

function nameOf(condition: Condition | undefined): string {
  if (!condition) return 'healthy';
  return condition.common ? `${condition.name.en}, common` : condition.name.en;
}
