import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { subLimitAmount } from '#domain/claim/sub-limit.ts';
import { type PlanFeatures, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import type { QuoteId } from '#domain/ids.ts';
import type { ScorePart } from '#domain/judge/scoring.ts';
import { roundToTwoDigits, roundYears } from '#domain/judge/years/rounded-years.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { inLanguage, type Language, type LocalText } from '#domain/local-text.ts';
import type { Plan, ScoredPlan } from '#domain/offer/plan.ts';
import { commissionOf } from '#domain/price/commission.ts';
import type { PriceStep } from '#domain/price/premium.ts';
import { basisOf } from '#domain/price/rating.ts';
import { nextScreen } from '#domain/purchase/processing-status.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import { claimRecordToWire, meanRecord } from './claim-record-wire.ts';
import { type SayPlan, verboseFeature } from './feature-words.ts';
import { allInToWire, floorToWire } from './judged/judged-wire.ts';
import { planIdentifierFor } from './plan-identifier.ts';
import { titleWithRiders } from './riders-wire.ts';
import type { WirePlan, WirePriceStep, WireScoreEntry } from './shapes.ts';

/** How a plan is told to whoever asks. */
export type PlanWireContext = {
  readonly say: SayPlan;
  readonly language: Language;
  readonly mayShowScores: boolean;
};

export function planToWire(plan: ScoredPlan, quoteId: QuoteId, wording: PlanWireContext): WirePlan {
  const { mayShowScores, language } = wording;
  const { insurer, product, slab } = plan;
  return {
    insurer_id: insurer.id,
    insurer_slug: insurer.slug,
    insurer_title: insurer.title,
    insurer_mark: insurer.mark,
    product_slug: product.slug,
    product_title: product.title,
    product_id: product.id,
    slab_id: slab.id,
    cpt_id: plan.cptId,
    block: plan.block,
    plan_identifier: planIdentifierFor(quoteId, plan),
    plan_variant: product.variant,
    onserver_plan: product.pricing === 'live',
    tenure: plan.choice.termYears,
    riders: riderIdsOf(plan),
    riders_cost: plan.ridersCost ?? null,
    ...premiumToWire(plan),
    sum_assured: slab.sumInsured,
    deductible: slab.deductible ?? null,
    max_age: product.eligibility.adultMax,
    five_year_projection: null,
    ...scoreToWire(plan, wording),
    recommended: mayShowScores && plan.recommended,
    near_equal: mayShowScores && plan.nearEqual,
    pick: (mayShowScores ? plan.pick : undefined) ?? null,
    at_asked_cover: plan.atAskedCover,
    years: yearsToWire(plan.years),
    years_alone: plan.yearsAlone ? yearsToWire(plan.yearsAlone) : null,
    never_better: neverBetterToWire(plan, language),
    ped: { waiting_period: slab.features.waitingPeriods.preExistingMonths },
    facts: factsToWire(plan, wording.say),
    ...saleToWire(plan),
    term_years: [...product.termYears],
    combo_plan_title: product.comboPlanTitle ? inLanguage(product.comboPlanTitle, language) : null,
    riders_count: product.riders.length,
    network_hospitals_count: product.networkHospitals,
  };
}

export function riderIdsOf({ choice }: Pick<Plan, 'choice'>): string[] {
  return choice.riders.map(({ id }) => id);
}

export function neverBetterToWire({ neverBetter }: ScoredPlan, language: Language): WirePlan['never_better'] {
  if (!neverBetter) return null;
  const { than, extra } = neverBetter;
  return { slab_id: than.slab.id, riders: riderIdsOf(than), title: titleWithRiders(than, language), extra };
}

export function saleToWire({ status }: Pick<Plan, 'status'>): Pick<WirePlan, 'sale' | 'offline_type'> {
  const destination = nextScreen(status);
  return destination.kind === 'buy'
    ? { sale: 'online', offline_type: null }
    : { sale: 'offline', offline_type: destination.type };
}

export function premiumToWire({ premium }: Pick<Plan, 'premium'>) {
  if (premium.kind === 'quoted') {
    return {
      premium: premium.total,
      premium_type: 'FINAL',
      premium_status: 'quoted',
      premium_reason: null,
      premium_ledger: premium.steps.map(stepToWire),
    } satisfies Partial<WirePlan>;
  }
  const status = premium.kind === 'pending' ? 'pending' : 'unavailable';
  const reason = premium.kind === 'pending' ? null : premium.reason;
  return {
    premium: null,
    premium_type: 'VALIDATION',
    premium_status: status,
    premium_reason: reason,
    premium_ledger: [],
  } satisfies Partial<WirePlan>;
}

export function stepToWire({ cause, amount }: PriceStep): WirePriceStep {
  return {
    cause: cause.kind,
    ...('member' in cause ? { member: cause.member } : {}),
    ...('rider' in cause ? { rider: cause.rider } : {}),
    ...('percent' in cause ? { percent: cause.percent } : {}),
    ...('ageYears' in cause ? { age: cause.ageYears } : {}),
    ...('fromAge' in cause ? { band: `${cause.fromAge}-${cause.toAge}` } : {}),
    ...('shape' in cause ? { shape: cause.shape, member: cause.eldest } : {}),
    ...('years' in cause ? { years: cause.years } : {}),
    amount,
  };
}

type PlanContent = NonNullable<WirePlan['content']>;

/** Wording and brochure of a plan's product, ready to be read. */
export type PlanPapers = Pick<PlanContent, 'policy_wordings' | 'policy_brochure'>;

/** What only the plan's own page shows, whoever asks. */
export function contentToWire(
  { product, insurer, premium }: Pick<Plan, 'product' | 'insurer' | 'premium'>,
  catalogue: Catalogue,
  papers: PlanPapers,
  language: Language,
) {
  const sayText = (text: LocalText) => inLanguage(text, language);
  return {
    standard_exclusions: {
      terms: product.standardExclusions.map(({ code, text }) => ({ code, text: sayText(text) })),
    },
    special_feature: product.specialFeatures.map(sayText),
    ...papers,
    usps: product.usps.map(sayText),
    similar_products: product.similarProducts.flatMap((id) => {
      const similar = catalogue.products.find((other) => other.id === id);
      if (!similar) return [];
      const insurer_title = catalogue.insurers.get(similar.insurer)?.title ?? '';
      const { id: product_id, slug: product_slug, title: product_title } = similar;
      return [{ product_id, product_slug, product_title, insurer_title }];
    }),
    faqs: product.faqs.map(({ question, answer }) => ({
      question: sayText(question),
      answer: sayText(answer),
    })),
    claims_process: insurer.claimsProcess.map(sayText),
    claims_usps: insurer.claimsUsps.map(sayText),
    claim_record: claimRecordToWire(insurer, sayText),
    all_claim_records: meanRecord([...catalogue.insurers.values()]),
    commission_percent: insurer.commissionPercent[product.productType],
    commission: premium.kind === 'quoted' ? commissionOf(premium.net, { insurer, product }) : null,
    joining: {
      max_age: product.eligibility.adultMax,
      medical_from_age: product.sale.medicalFromAge ?? null,
    },
    general: { conditions: product.generalConditions.map(sayText) },
  } satisfies Partial<PlanContent>;
}

/** As they are shown: more digits would promise more than a survey knows. */
export function yearsToWire(years: YearsAhead): WirePlan['years'] {
  return { ...figuresWith(years, 0), runs_out_in_1000: roundYears(years.runsOutIn1000) };
}

/** What a family pays itself, and the premium of a year with it. */
export function figuresWith(years: YearsAhead, premium: number) {
  return {
    average: roundToTwoDigits(years.average + premium),
    nine_in_ten: roundToTwoDigits(years.nineInTen + premium),
    one_in_twenty: roundToTwoDigits(years.oneInTwenty + premium),
    one_in_hundred: roundToTwoDigits(years.oneInHundred + premium),
  };
}

function scoreToWire(
  plan: ScoredPlan,
  { say, language, mayShowScores }: PlanWireContext,
): Pick<
  WirePlan,
  | 'total_score'
  | 'score_possible'
  | 'price_points'
  | 'together_points'
  | 'score'
  | 'all_in'
  | 'not_recommended'
  | 'unmet'
> {
  const partOf = (item: ScorePart['item']) => plan.score.parts.find((part) => part.item === item);
  const [price, together] = [partOf('price'), partOf('together')];
  return {
    total_score: mayShowScores ? plan.score.totalTenths / 10 : null,
    score_possible: mayShowScores ? plan.score.possibleTenths / 10 : null,
    price_points:
      mayShowScores && price
        ? { earned: price.earnedTenths / 10, possible: price.possibleTenths / 10, cost: price.level ?? null }
        : null,
    together_points: mayShowScores && together ? together.earnedTenths / 10 : null,
    all_in: mayShowScores && plan.allIn ? allInToWire(plan.allIn) : null,
    not_recommended: mayShowScores && plan.floor ? floorToWire(plan.floor, language) : null,
    unmet: mayShowScores ? [...plan.unmet] : [],
    score: scoreItems.map((item) =>
      scoreEntryToWire(say, item, plan, mayShowScores ? partOf(item) : undefined),
    ),
  };
}

function scoreEntryToWire(
  say: SayPlan,
  item: ScoreItem,
  { slab, score }: ScoredPlan,
  part: ScorePart | undefined,
): WireScoreEntry {
  const importance = score.parts.find((part) => part.item === item)?.importance;
  const { value, verbose, available } = verboseFeature(say, item, slab);
  return {
    name: item,
    value,
    verbose,
    available,
    importance: importance === undefined || importance === 'FIXED' ? 'LOW' : importance,
    level: part?.level ?? null,
    earned: part ? part.earnedTenths / 10 : null,
    possible: part ? part.possibleTenths / 10 : null,
  };
}

export function factsToWire({ slab, block }: Pick<Plan, 'slab' | 'block'>, say: SayPlan): WirePlan['facts'] {
  const { features } = slab;
  const { roomRent, maternity, outpatient, healthCheckup } = features;
  return {
    ...roomAndCopayToWire(slab),
    room_percent: roomRent.kind === 'capped' ? roomRent.percentPerDay : null,
    icu_limit_per_day: icuLimitPerDay(slab) ?? null,
    restoration: restorationToWire(features),
    bonus_per_year: features.noClaimBonus.percentPerYear,
    bonus_max: features.noClaimBonus.maxPercent,
    maternity:
      maternity.kind === 'covered'
        ? { normal: maternity.normal, caesarean: maternity.caesarean, wait_months: maternity.waitMonths }
        : null,
    outpatient: outpatient.kind === 'covered' ? outpatient.perYear : null,
    health_checkup:
      healthCheckup.kind === 'covered'
        ? { max: healthCheckup.max, every_years: healthCheckup.everyYears }
        : null,
    critical_illness: features.criticalIllness.kind,
    initial_wait_days: features.waitingPeriods.initialDays,
    specific_wait_months: features.waitingPeriods.specificMonths,
    joint_wait_months: features.waitingPeriods.jointMonths,
    pre_hospitalisation_days: features.preHospitalisationDays,
    post_hospitalisation_days: features.postHospitalisationDays,
    ambulance: features.ambulance ?? null,
    ayush: features.ayush,
    consumables: features.consumables,
    sub_limits: features.subLimits.map((limit) => ({
      name: say(`treatment.${limit.treatment}`),
      max: subLimitAmount(limit, slab.sumInsured) ?? slab.sumInsured,
    })),
    never_covered: [...(features.neverCovered ?? [])],
    cover_basis: basisOf(planGroupOf(block)),
  };
}

/** What cards say too. */
export function roomAndCopayToWire(slab: Slab) {
  const { roomRent, roomCut, copay } = slab.features;
  return {
    room: roomRent.kind,
    room_tier: roomRent.kind === 'single-private' ? roomRent.tier : null,
    room_limit_per_day: roomLimitPerDay(slab) ?? null,
    room_cut: roomCut,
    copay_percent: copay.percent,
    copay_from_age: copay.fromAge ?? null,
  } satisfies Partial<WirePlan['facts']>;
}

export function restorationToWire({
  restoration,
}: Pick<PlanFeatures, 'restoration'>): WirePlan['facts']['restoration'] {
  if (restoration.kind !== 'once') return restoration.kind;
  return restoration.anyIllness ? 'once-any' : 'once';
}
