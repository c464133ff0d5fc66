import { graceEnds } from '#domain/cover/continuity.ts';
import { lastDayOfCover } from '#domain/cover/policy-days.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { dayInIndia, type Instant } from '#domain/date.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { shortTitle } from '#domain/price/riders/riders.ts';
import type { DecidedPlan, Decision, NamedPlan } from '#domain/share/decision.ts';
import type { SayPlan } from '../plan/feature-words.ts';
import { factsToWire } from '../plan/wire.ts';
import { gainToWire } from '../quote/cards-wire.ts';
import type { WireDecided, WireShared } from './shapes.ts';

type ShareWireContext = { readonly say: SayPlan; readonly language: Language };

/** What is behind a short url, and until when. */
export type Shared = {
  readonly decision: Decision;
  readonly expiresAt: Instant;
  readonly shorturl: string;
  readonly reference: string;
};

export function sharedToWire(
  { decision, expiresAt, shorturl, reference }: Shared,
  wording: ShareWireContext,
): WireShared {
  const { chosen, stay, runnersUp } = decision;
  const { language } = wording;
  const end = lastDayOfCover(decision.coverStart, 1);
  return {
    shorturl,
    reference,
    expires_on: dayInIndia(expiresAt),
    priced_on: decision.pricedOn,
    cover_start: decision.coverStart,
    cover_end: end,
    renew_by: graceEnds(end),
    ages: [...decision.ages],
    city: inLanguage(decision.city, language),
    plans: decision.plans,
    shown_year: decision.shownYear ?? 'later',
    stay: stay ? { title: inLanguage(stay.title, language), bill: stay.bill } : null,
    chosen: decidedToWire(chosen, decision, wording),
    insurer_phone: chosen.insurer.phone,
    runners_up: runnersUp.map((plan) => ({
      ...decidedToWire(plan, decision, wording),
      gain: gainToWire(plan.gain),
    })),
    left_out: (decision.leftOut ?? []).map(namedToWire),
    demands: (decision.demands ?? []).map((name) => ({ name, is_met: !decision.unmet?.includes(name) })),
    births: decision.mayHaveBirth ?? true,
    by_answers: decision.byAnswers ?? false,
  };
}

function namedToWire({ product, slab }: NamedPlan): WireShared['left_out'][number] {
  return {
    product_title: product.title,
    sum_assured: slab.sumInsured,
    deductible: slab.deductible ?? null,
  };
}

function decidedToWire(
  plan: DecidedPlan,
  { block, coverStart }: Decision,
  { say, language }: ShareWireContext,
): WireDecided {
  const { slab, years } = plan;
  return {
    ...namedToWire(plan),
    insurer_title: plan.insurer.title,
    premium: plan.premium,
    riders: (plan.riders ?? []).map((title) => shortTitle({ title }, language)),
    commission: plan.commission,
    all_in: plan.allIn ?? null,
    ped: { waiting_period: slab.features.waitingPeriods.preExistingMonths },
    facts: factsToWire({ slab, block }, say),
    years: {
      nine_in_ten: roundToTwoDigits(years.nineInTen),
      one_in_twenty: roundToTwoDigits(years.oneInTwenty),
      one_in_hundred: roundToTwoDigits(years.oneInHundred),
    },
    own_share: plan.ownShare ?? null,
    at_61: plan.later?.at61 ?? null,
    to_70: plan.later?.to70 ?? null,
    network: plan.network ?? null,
    waits: waitsFrom(slab.features, coverStart).map(({ kind, coveredFrom }) => ({
      kind,
      from: coveredFrom ?? null,
    })),
  };
}
