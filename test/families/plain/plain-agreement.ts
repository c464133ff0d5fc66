import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { policyYears } from '#domain/judge/years/policy-years.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import { basisOf } from '#domain/price/rating.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { type Draws, drawsFrom } from '../draws.ts';
import { recommendedIn } from '../market/market.ts';
import { ordinaryFamily } from '../market/market-families.ts';
import { plainForms } from './plain-forms.ts';
import { plainScore } from './plain-score.ts';
import { plainJudge } from './plain-years.ts';

/**
 * The judge settles every second rung of the ladder of bills and takes those between as lying on a line; the plain judge
 * settles each, so that one bad year, which is a few bills, differs more than a mean. Beside it only roundings differ, and what
 * is refilled: with a bonus the judge refills that too. `mean`: of all figures of the kind.
 */
const tolerances: Readonly<Record<Kind, Readonly<Record<'rupees' | 'share' | 'mean', number>>>> = {
  'all in': { rupees: 50, share: 0.002, mean: 0.0005 },
  'never covered': { rupees: 50, share: 0.002, mean: 0.0005 },
  'with riders': { rupees: 50, share: 0.002, mean: 0.0005 },
  forms: { rupees: 50, share: 0.002, mean: 0.0005 },
  'policy years': { rupees: 500, share: 0.05, mean: 0.003 },
};
const plansOfBlock = 3;

const kinds = ['all in', 'never covered', 'with riders', 'forms', 'policy years'] as const;
type Kind = (typeof kinds)[number];
/** One figure of the engine beside the plain one, rupees. */
type Compared = {
  readonly kind: Kind;
  readonly name: string;
  readonly engine: number;
  readonly plainly: number;
};

export type Agreement = {
  readonly families: number;
  readonly scores: number;
  readonly figures: Readonly<Record<Kind, KindFigures>>;
  readonly disagreements: readonly string[];
};

/**
 * So many families, each with what it can bear, half of them with a birth that matters: the engine beside the plain judge.
 * No shipped contract leaves out an illness for good, so some do here.
 */
export function agreementOver(shipped: Catalogue, count: number, from: number): Agreement {
  const prepared = prepareCatalogue(withExclusions(shipped));
  const families = Array.from({ length: count }, (_one, nth) => comparedFamily(prepared, from + nth));
  const all = families.flatMap(({ compared }) => compared);
  const ofKinds = kinds.map((kind) => [kind, figuresOf(all.filter((one) => one.kind === kind))] as const);
  return {
    families: count,
    scores: families.reduce((sum, { scores }) => sum + scores, 0),
    figures: Object.fromEntries(ofKinds) as Agreement['figures'], // one entry a kind
    disagreements: [
      ...families.flatMap(({ otherScores }) => otherScores),
      ...all
        .filter((one) => !isClose(one))
        .map(({ kind, name, engine, plainly }) => `${name}, ${kind}: ${engine}, plainly ${plainly}`),
      ...ofKinds
        .filter(([kind, { mean }]) => !(Math.abs(mean) <= tolerances[kind].mean))
        .map(([kind, { mean }]) => `${kind}: ${(100 * mean).toFixed(3)} % apart on average`),
    ],
  };
}

/** How many there are, how far apart at most, and as a share on average: above 0 where the engine says more. */
type KindFigures = Readonly<Record<'count' | 'rupees' | 'share' | 'mean', number>>;

function figuresOf(some: readonly Compared[]): KindFigures {
  const shares = some.map((one) => (one.engine - one.plainly) / Math.max(leastOf, one.plainly));
  return {
    count: some.length,
    rupees: Math.max(0, ...some.map(apart)),
    share: Math.max(0, ...shares.map(Math.abs)),
    mean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, some.length),
  };
}

/** Rupees below which a share says nothing. */
const leastOf = 1_000;

const apart = ({ engine, plainly }: Compared) => Math.abs(engine - plainly);

function isClose(one: Compared): boolean {
  const { rupees, share } = tolerances[one.kind];
  return apart(one) <= Math.max(rupees, share * one.plainly);
}

const excluded = [16, 18, 19].map(conditionId);

/** Every third contract never covers three of the illnesses that families declare. */
function withExclusions(catalogue: Catalogue): Catalogue {
  const products = catalogue.products.map((product, nth) => {
    const slabs = product.slabs.map((slab) => ({
      ...slab,
      features: { ...slab.features, neverCovered: excluded },
    }));
    return nth % 3 === 0 ? { ...product, slabs } : product;
  });
  const slabs = products.flatMap((product) =>
    product.slabs.map((slab) => [slab.id, { product, slab }] as const),
  );
  return { ...catalogue, version: `${catalogue.version} with exclusions`, products, slabs: new Map(slabs) };
}

type ComparedFamily = {
  readonly scores: number;
  readonly otherScores: readonly string[];
  readonly compared: readonly Compared[];
};

function comparedFamily(prepared: PreparedCatalogue, seed: number): ComparedFamily {
  const draws = drawsFrom(seed + 0.5);
  const bearable = draws.one(bearableChoices);
  const isBirthImportant = draws.happens(0.5);
  const blocks = recommendedIn(prepared, {
    ...withSecondIllness(ordinaryFamily(seed), draws),
    bearable,
    importance: isBirthImportant
      ? { maternity_cover: 'HIGH', outpatient_benefits: 'MID', health_checkup: 'MID' }
      : undefined,
  });
  return {
    scores: blocks.reduce((sum, { block }) => sum + block.plans.length, 0),
    otherScores: blocks.flatMap(({ block }) =>
      block.plans
        .filter((plan) => !isSameScore(block, plan))
        .map(({ slab }) => `seed ${seed}: the score of ${slab.id}`),
    ),
    compared: blocks.flatMap(({ block, plans }) => {
      const judge = plainJudge(prepared.catalogue, {
        ...{ block: block.block, sumInsured: block.requestedCover, bearable },
        birthChance: isBirthImportant && mayHaveBirth(block.block.members) ? 0.15 : 0,
        importantItems: isBirthImportant ? ['outpatient_benefits', 'health_checkup'] : [],
      });
      const of = { prepared, block, judge, named: `seed ${seed}` };
      const one = (some: readonly ScoredPlan[]) => (some.length > 0 ? [draws.one(some)] : []);
      return [
        ...draws.some(plans, plansOfBlock / plans.length).map((plan) => comparedAllIn(of, plan)),
        ...one(plans.filter((plan) => leavesOut(plan, block))).map((plan) => comparedAllIn(of, plan)),
        ...one(plans.filter(hasRiders)).map((plan) => comparedForm(of, plan)),
        ...comparedYears(of, draws.one(plans), draws.whole(0, 9)),
      ];
    }),
  };
}

/** It never covers an illness of theirs. */
function leavesOut({ slab: { features } }: ScoredPlan, { block: { members } }: ScoredBlock): boolean {
  return members.some(({ conditions }) => conditions.some((id) => features.neverCovered?.includes(id)));
}

const hasRiders = ({ product: { riders } }: ScoredPlan) => riders.some(({ effect }) => effect);

/** Some who have an illness have two. */
function withSecondIllness(request: QuoteRequest, draws: Draws): QuoteRequest {
  const members = request.members.map((member) => {
    const { conditions } = member;
    const isMore = conditions.length > 0 && draws.happens(0.5);
    return isMore
      ? {
          ...member,
          conditions: [...new Set([...conditions, draws.one([...excluded, 17, 21].map(conditionId))])],
        }
      : member;
  });
  return { ...request, members };
}

type ComparedBlock = {
  readonly prepared: PreparedCatalogue;
  readonly block: ScoredBlock;
  readonly judge: ReturnType<typeof plainJudge>;
  readonly named: string;
};

function comparedAllIn({ block, judge, named }: ComparedBlock, plan: ScoredPlan): Compared {
  const isWithRiders = plan.choice.riders.length > 0;
  const kind = leavesOut(plan, block) ? 'never covered' : isWithRiders ? 'with riders' : 'all in';
  const plainly = judge.allIn(plan)?.total ?? Number.NaN;
  return { kind, name: `${named}: ${plan.slab.id}`, engine: plan.allIn?.total ?? Number.NaN, plainly };
}

/** The form in which a product stands is the one that costs least. */
function comparedForm({ prepared, block, judge, named }: ComparedBlock, plan: ScoredPlan): Compared {
  const forms = plainForms(prepared.catalogue, plan, block.block);
  const plainly = Math.min(...forms.map((form) => judge.allIn(form)?.total ?? Number.NaN));
  const name = `${named}: ${plan.slab.id} with ${plan.choice.riders.map(({ id }) => id)}`;
  return { kind: 'forms', name, engine: plan.allIn?.total ?? Number.NaN, plainly };
}

function comparedYears(
  { prepared, block: { block }, judge, named }: ComparedBlock,
  plan: ScoredPlan,
  year: number,
): readonly Compared[] {
  const { members, pincode, group } = block;
  const family = prepared.years({ members, pincode, basis: basisOf(group) });
  const engine = policyYears(family, undefined, plan, isoDate(2026, 11, 23))[year];
  const plainly = judge.badYears(plan.slab, year);
  return (['oneInTwenty', 'oneInHundred'] as const).map((figure) => ({
    ...{ kind: 'policy years', name: `${named}: ${plan.slab.id}, ${figure} in year ${year}` },
    ...{ engine: engine?.[figure] ?? Number.NaN, plainly: plainly[figure] },
  }));
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
  const { scores, figures, disagreements } = agreementOver(catalogue, count, 2_000_000);
  console.log(`${count} families, ${scores} scores to the digit. Figures, and the most rupees apart:`);
  for (const kind of kinds) {
    const { count: some, rupees, share, mean } = figures[kind];
    const [most, average] = [share, mean].map((one) => `${(100 * one).toFixed(3)} %`);
    console.log(`  ${kind}: ${some}, ₹${rupees.toFixed(0)}, ${most} at most, ${average} on average`);
  }
  for (const line of disagreements.slice(0, 20)) console.log(`  ${line}`);
  console.log(disagreements.length === 0 ? 'Both agree.' : `${disagreements.length} disagree.`);
  return disagreements.length === 0;
}
