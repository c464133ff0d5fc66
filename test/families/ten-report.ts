import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { isoDate } from '#domain/date.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { formatRupees, lakh, roundRupees } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { type RatedBlock, rateBlocks } from '#domain/offer/rated-blocks.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { type JudgedFamily, tenFamilies } from './ten-families.ts';

/** The first block, of the family, of the parents, or of one person alone, and its plans as they are judged. */
export function judgedFor(
  catalogue: PreparedCatalogue,
  { members, pincode, cover, importance = {} }: JudgedFamily,
): { readonly rated: RatedBlock | undefined; readonly plans: readonly ScoredPlan[] } {
  const question = {
    catalogue,
    request: aRequest({ members, pincode, sumInsured: lakh(cover) }),
    on: isoDate(2026, 11, 23),
    importance,
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  const rated = rateBlocks(question);
  return { rated: rated[0], plans: judgeBlocks(question, rated, new Map()).blocks[0]?.plans ?? [] };
}

/** `npm run families -- ten`: the figures of docs/recommendations.md: of each family's picks, near equals and lowest price. */
export async function printTen(): Promise<void> {
  const prepared = prepareCatalogue(await shippedCatalogue());
  tenFamilies.forEach((family, index) => {
    const { rated, plans } = judgedFor(prepared, family);
    const quoted = plans.filter(({ premium, atAskedCover }) => premium.kind === 'quoted' && atAskedCover);
    console.log(`\n${index + 1}: ${quoted.length} plans, median ${formatRupees(medianOf(quoted))}`);
    const rising = quoted.toSorted(byPremium);
    for (const plan of rising.filter((one) => one.pick || one.nearEqual || one === rising[0])) {
      const first = rated?.facts.years().of(plan.slab, true);
      const firstYear = first ? `; first year ${figures(first)}` : '';
      const kind = `${plan.pick ?? (plan.nearEqual ? 'near equal' : 'lowest price')}${plan.sound ? '' : ', not sound'}`;
      console.log(
        `${plan.product.slug} ${formatRupees(premiumOf(plan))} (${kind}): ${figures(plan.years)}${firstYear}`,
      );
    }
  });
}

const premiumOf = ({ premium }: ScoredPlan) => roundRupees(premium.kind === 'quoted' ? premium.total : 0);
const byPremium = (one: ScoredPlan, other: ScoredPlan) => premiumOf(one) - premiumOf(other);

function figures({ average, oneInTwenty, oneInHundred }: YearsAhead): string {
  return [average, oneInTwenty, oneInHundred].map((one) => formatRupees(roundToTwoDigits(one))).join(', ');
}

function medianOf(plans: readonly ScoredPlan[]) {
  const rising = plans.map(premiumOf).toSorted((one, other) => one - other);
  const middle = (rising.length - 1) / 2;
  return roundRupees(((rising[Math.floor(middle)] ?? 0) + (rising[Math.ceil(middle)] ?? 0)) / 2);
}
