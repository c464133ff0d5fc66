import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireMember } from '#contract/quote/shapes.ts';
import type { WireGroupPick } from '#contract/quote/split.ts';
import type { WireDecided } from '#contract/share/shapes.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';

const features = scoreItems.map((name) => ({
  name,
  value: null,
  verbose: '',
  available: true,
  importance: 'MID' as const,
  level: 1,
  earned: 5,
  possible: 7.5,
}));

export const plainFacts: WirePlan['facts'] = {
  room: 'no-limit',
  room_tier: null,
  room_limit_per_day: null,
  room_percent: null,
  icu_limit_per_day: null,
  copay_percent: 0,
  copay_from_age: null,
  restoration: 'once-any',
  bonus_per_year: 20,
  bonus_max: 100,
  maternity: null,
  outpatient: null,
  health_checkup: null,
  critical_illness: 'none',
  initial_wait_days: 30,
  specific_wait_months: 24,
  joint_wait_months: 24,
  pre_hospitalisation_days: 60,
  post_hospitalisation_days: 90,
  ambulance: null,
  ayush: true,
  consumables: false,
  room_cut: 'fees',
  sub_limits: [],
  never_covered: [],
  cover_basis: 'floater',
};

/** Who asks for what, in Pune, as an answer spells it. */
export const aWireFamily = (...members: readonly WireMember[]) => ({
  members: [...members],
  gender: 'FEMALE' as const,
  pincode: '411038',
  parents_pincode: null,
  city: { id: '411038', name: 'Pune' },
  zone: 2 as const,
  product_type: 'INDEMNITY' as const,
  sum_assured: 1_000_000,
  max_sum_assured: null,
  deductible: null,
});

/** What a plan costs all in: the same each year, a fifth of it for hospital bills. */
export function anAllIn(total: number): NonNullable<WirePlan['all_in']> {
  const year = { premium: 0.8 * total, own_share: 0.2 * total, above: 0, paid_beside: 0 };
  return { total, ...year, years: Array.from({ length: scoringMethod.allIn.years }, () => year) };
}

/** The plan that stands for some people, at this premium. */
export function aGroupPick(
  slab_id: string,
  premium: number,
  own: Partial<WireGroupPick> = {},
): WireGroupPick {
  return {
    ...{
      slab_id,
      riders: [],
      product_slug: slab_id,
      product_title: `Plan ${slab_id}`,
      insurer_title: 'Acme',
    },
    ...{ sum_assured: 1_000_000, premium, all_in: premium * 1.5, recommended: true },
    ...{ riders: [], with_riders: null, copay_percent: 0, unmet: [], weaknesses: [], old_illness: null },
    ...own,
  };
}

/** A priced plan of 10 lakh as an answer spells it; 70 of 100 points. */
export function aWirePlan(slab: string, change: Partial<WirePlan> = {}): WirePlan {
  return {
    insurer_id: 1,
    insurer_slug: 'kaveri',
    insurer_title: 'Kaveri Mutual',
    insurer_mark: 'kaveri',
    product_slug: slab,
    product_title: slab,
    product_id: slab,
    slab_id: slab,
    cpt_id: `cpt-${slab}`,
    block: 'family',
    plan_identifier: `quote~family~${slab}`,
    plan_variant: 'ordinary',
    onserver_plan: false,
    premium: 20_000,
    tenure: 1,
    riders: [],
    riders_cost: null,
    premium_type: 'FINAL',
    premium_status: 'quoted',
    premium_reason: null,
    premium_ledger: [],
    sum_assured: 1_000_000,
    deductible: null,
    max_age: 65,
    five_year_projection: null,
    total_score: 70,
    score_possible: 100,
    price_points: { earned: 20, possible: 25, cost: 15_000 },
    together_points: 0,
    all_in: anAllIn(25_000),
    not_recommended: null,
    unmet: [],
    recommended: false,
    near_equal: false,
    pick: null,
    at_asked_cover: true,
    years_alone: null,
    years: {
      average: 3_000,
      nine_in_ten: 0,
      one_in_twenty: 9_000,
      one_in_hundred: 30_000,
      runs_out_in_1000: 1,
    },
    never_better: null,
    ped: { waiting_period: 36 },
    score: features,
    facts: plainFacts,
    sale: 'online',
    offline_type: null,
    term_years: [1],
    combo_plan_title: null,
    riders_count: 0,
    network_hospitals_count: 5000,
    ...change,
  };
}

/** The same plan while its insurer is asked for a live price. */
export function aPendingPlan(slab: string, change: Partial<WirePlan> = {}): WirePlan {
  return aWirePlan(slab, {
    onserver_plan: true,
    premium: null,
    premium_type: 'VALIDATION',
    premium_status: 'pending',
    ...change,
  });
}

export function aCoveredMember(id: string, change: Partial<WireMember> = {}): WireMember {
  return { id, person: 'You', type: 'adult', age: 34, diseases: [], lifestyle: [], ...change };
}

type PlanContent = NonNullable<WirePlan['content']>;
type TestedStay = Pick<WireBillTest['stays'][number], 'title'> & {
  readonly is_birth?: boolean;
  readonly cuts: WireBillTest['stays'][number]['rooms'][number]['cuts'];
};

/** Stays of ₹5,00,000 in a single room with air conditioning, with these cuts. */
export function aBillTest(stays: readonly TestedStay[]): WireBillTest {
  const total = 500_000;
  return {
    as_of: '2026-11-01',
    tier: 1,
    rents: [{ room: 'single-ac', amount: 8_500 }],
    usual: stays[0]?.title ?? null,
    stays: stays.map(({ title, is_birth = false, cuts }) => {
      const you_pay = cuts.reduce((sum, { amount }) => sum + amount, 0);
      const plan_pays = total - you_pay;
      const rooms = [
        { room: 'single-ac' as const, rent: 8_500, total, plan_pays, you_pay, cuts, stacked: null },
      ];
      return { id: title, title, is_birth, room_days: 6, icu_days: 1, rooms };
    }),
    held_cover: null,
    clauses: [],
  };
}

/** What a plan's own page has beside the card. */
export function aPlanContent(change: Partial<PlanContent> = {}): PlanContent {
  const claims = { settled_percent: 90, within_30_days_percent: 95, complaints_per_10000_policies: 10 };
  const record = { ...claims, solvency_ratio: 1.9 };
  return {
    standard_exclusions: { terms: [] },
    special_feature: [],
    policy_wordings: { title: 'Policy wording', sections: [] },
    policy_brochure: { title: 'Brochure', sections: [] },
    usps: [],
    similar_products: [],
    faqs: [],
    claims_process: [],
    claims_usps: [],
    claim_record: { ...record, financial_year: '2025-26', source: 'Invented' },
    all_claim_records: record,
    commission_percent: 15,
    commission: 3_000,
    network: [],
    policy_years: [],
    beside: [],
    cheapest_sound: null,
    better_fits: [],
    joining: { max_age: 65, medical_from_age: null },
    bill_test: aBillTest([]),
    general: { conditions: [] },
    premium_may_change: [],
    discounts: [],
    riders: [],
    rank_stability: null,
    room_cap: null,
    ...change,
  };
}

/** A plan of a decision that was passed on. */
export function aDecided(title: string, change: Partial<WireDecided>): WireDecided {
  return {
    insurer_title: 'Insurer',
    product_title: title,
    premium: 20_000,
    riders: [],
    commission: 3_000,
    all_in: null,
    sum_assured: 1_000_000,
    deductible: null,
    ped: { waiting_period: 36 },
    facts: plainFacts,
    years: { nine_in_ten: 1_000, one_in_twenty: 9_000, one_in_hundred: 40_000 },
    own_share: 43_000,
    at_61: null,
    to_70: null,
    network: null,
    waits: [],
    ...change,
  };
}
