import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { bearableChoices } from '#domain/judge/bearable.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import { drawsFrom } from '../draws.ts';
import { recommendedIn } from '../market/market.ts';
import { ordinaryFamily } from '../market/market-families.ts';
import { plainScore } from './plain-score.ts';
import { plainJudge } from './plain-years.ts';

/**
 * The judge settles every second rung of the ladder of bills and takes those between as lying on a line; the plain judge
 * settles each. Beside it only roundings differ.
 */
const tolerance = { rupees: 25, share: 0.001 };
const plansOfBlock = 3;

export type Agreement = {
  readonly families: number;
  readonly allIn: number;
  readonly scores: number;
  /** Rupees a year, and as a share of what a plan costs all in. */
  readonly mostRupees: number;
  readonly mostShare: number;
  readonly disagreements: readonly string[];
};

/** So many families, each with what it can bear and half of them with a birth that matters: the engine beside the plain judge. */
export function agreementOver(catalogue: Catalogue, count: number, from: number): Agreement {
  const prepared = prepareCatalogue(catalogue);
  const compared = Array.from({ length: count }, (_one, nth) => comparedFamily(prepared, from + nth)).flat();
  const allIn = compared.flatMap(({ plans }) => plans);
  return {
    families: count,
    allIn: allIn.length,
    scores: compared.reduce((sum, { block }) => sum + block.plans.length, 0),
    mostRupees: Math.max(...allIn.map(({ apart }) => apart)),
    mostShare: Math.max(...allIn.map(({ apart, plainly }) => apart / plainly)),
    disagreements: compared.flatMap(({ seed, block, plans }) => [
      ...block.plans
        .filter((plan) => !isSameScore(block, plan))
        .map(({ slab }) => `seed ${seed}: the score of ${slab.id}`),
      ...plans
        .filter(({ apart, plainly }) => !(apart <= Math.max(tolerance.rupees, tolerance.share * plainly)))
        .map(
          ({ plan, plainly }) => `seed ${seed}: ${plan.slab.id}: ${plan.allIn?.total}, plainly ${plainly}`,
        ),
    ]),
  };
}

type ComparedPlan = { readonly plan: ScoredPlan; readonly plainly: number; readonly apart: number };
type Compared = {
  readonly seed: number;
  readonly block: ScoredBlock;
  /** A few of the block. */
  readonly plans: readonly ComparedPlan[];
};

function comparedFamily(prepared: PreparedCatalogue, seed: number): readonly Compared[] {
  const draws = drawsFrom(seed + 0.5);
  const bearable = draws.one(bearableChoices);
  const importantItems = draws.happens(0.5);
  const blocks = recommendedIn(
    prepared,
    { ...ordinaryFamily(seed), bearable },
    importantItems ? { maternity_cover: 'HIGH', outpatient_benefits: 'MID', health_checkup: 'MID' } : {},
  );
  return blocks.map(({ block, plans }) => {
    const judge = plainJudge(prepared.catalogue, {
      ...{ block: block.block, sumInsured: block.requestedCover, bearable },
      birthChance: importantItems && mayHaveBirth(block.block.members) ? 0.15 : 0,
      importantItems: importantItems ? ['outpatient_benefits', 'health_checkup'] : [],
    });
    const some = draws.some(plans, plansOfBlock / plans.length);
    return {
      ...{ seed, block },
      plans: some.map((plan) => {
        const plainly = judge(plan)?.total ?? Number.NaN;
        return { plan, plainly, apart: Math.abs(plainly - (plan.allIn?.total ?? Number.NaN)) };
      }),
    };
  });
}

function isSameScore(block: ScoredBlock, plan: ScoredPlan): boolean {
  const { total, parts } = plainScore(block, plan);
  const earned = new Map<string, number>(plan.score.parts.map((part) => [part.item, part.earnedTenths]));
  return (
    total === plan.score.totalTenths &&
    parts.length === earned.size &&
    parts.every(([item, tenths]) => earned.get(item) === tenths)
  );
}

/** `npm run families -- judge [how many]` */
export function printAgreement(catalogue: Catalogue, count: number): boolean {
  const { allIn, scores, mostRupees, mostShare, disagreements } = agreementOver(catalogue, count, 2_000_000);
  console.log(
    `${count} families: ${allIn} plans all in, ₹${mostRupees} a year apart at most, ${(100 * mostShare).toFixed(3)} %; ${scores} scores.`,
  );
  for (const line of disagreements.slice(0, 20)) console.log(`  ${line}`);
  console.log(disagreements.length === 0 ? 'Both agree.' : `${disagreements.length} disagree.`);
  return disagreements.length === 0;
}
