import { billTotal } from '#domain/claim/bill.ts';
import type { StepKind } from '#domain/claim/claim-step.ts';
import type { CommonStay } from '#domain/claim/common-stays.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import type { Rupees } from '#domain/money.ts';
import { less } from '#domain/money.ts';
import type { BlockPick } from '#domain/offer/block-pick.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { CallAnswer } from '../call/shapes.ts';
import { titleWithRiders } from '../plan/riders-wire.ts';
import {
  type FirstSplitFacts,
  firstSplitToWire,
  type GroupPickContext,
  groupPickToWire,
} from '../quote/split-wire.ts';
import { memberId } from '../quote/wire.ts';

type FirstPriceFacts = {
  readonly group: PlanGroup;
  readonly place: Place;
  readonly sumInsured: Rupees;
  readonly priced: number;
  readonly from: Rupees | undefined;
  readonly pick: BlockPick | undefined;
  readonly members: readonly Member[];
  readonly split: FirstSplitFacts | undefined;
  readonly on: IsoDate;
};

export function firstPriceToWire(
  facts: FirstPriceFacts,
  language: Language,
  mayShowScores: boolean,
): CallAnswer<'getFirstPrice'> {
  const context = { language, mayShowScores, coverStart: firstDayOfCover(facts.on) };
  return {
    group: facts.group,
    people: facts.members.length,
    city: inLanguage(facts.place.district, language),
    state: inLanguage(facts.place.state, language),
    is_guess: facts.place.isGuess === true,
    sum_assured: facts.sumInsured,
    plans: facts.priced,
    from: facts.from ?? null,
    pick: facts.pick ? groupPickToWire(facts.pick, facts.members, context) : null,
    split: facts.split ? firstSplitToWire(facts.split, facts.sumInsured, context) : null,
    picks: mayShowScores ? policiesOf(facts).flatMap((policy) => picksToWire(policy, context)) : [],
    priced_on: facts.on,
  };
}

type Policy = { readonly members: readonly Member[]; readonly pick: BlockPick | undefined };

/** Those of the first way, which is the recommended one; without ways all of them are on one. */
function policiesOf({ split, members, pick }: FirstPriceFacts): readonly Policy[] {
  const [way] = split?.splits ?? [];
  if (!way) return [{ members, pick }];
  return way.split.parts.map((part, at) => ({ members: part, pick: way.picks[at] }));
}

function picksToWire(
  { members, pick }: Policy,
  context: GroupPickContext,
): CallAnswer<'getFirstPrice'>['picks'] {
  if (!pick) return [];
  const plans = pick.picks.flatMap(({ plan, names }) => {
    const { premium, allIn, years, recommended } = plan;
    if (premium.kind !== 'quoted' || !allIn) return [];
    return {
      names: [...names],
      recommended,
      title: titleWithRiders(plan, context.language),
      premium: premium.total,
      all_in: allIn.total,
      one_in_hundred: roundToTwoDigits(years.oneInHundred),
    };
  });
  return [
    {
      members: members.map(({ key }) => memberId(key)),
      pick: groupPickToWire(pick, members, context),
      plans,
    },
  ];
}

type ProofFacts = {
  readonly members: readonly Member[];
  readonly place: Place;
  readonly sumInsured: Rupees;
  readonly stay: CommonStay;
  readonly plans: readonly {
    readonly plan: ScoredPlan;
    readonly premium: Rupees;
    readonly leaves: Rupees;
    readonly because: StepKind | undefined;
  }[];
  readonly scored: ScoredPlan | undefined;
  readonly on: IsoDate;
};

type Proof = NonNullable<CallAnswer<'getProof'>['proof']>;

export function proofToWire(facts: ProofFacts, language: Language): Proof {
  const { stay, scored } = facts;
  const bill = billTotal(stay.bill);
  return {
    ages: facts.members.flatMap(({ age }) => (age ? [ageInYears(age)] : [])),
    city: inLanguage(facts.place.district, language),
    sum_assured: facts.sumInsured,
    stay: inLanguage(stay.stay.title, language),
    bill,
    room_days: stay.stay.roomDays,
    icu_days: stay.stay.icuDays,
    plans: facts.plans.map(({ plan, premium, leaves, because }) => ({
      product_title: plan.product.title,
      insurer_title: plan.insurer.title,
      product_slug: plan.product.slug,
      premium,
      plan_pays: less(bill, leaves),
      you_pay: leaves,
      because: because ?? null,
    })),
    scored: scored ? scoreToWire(scored) : null,
    priced_on: facts.on,
  };
}

function scoreToWire({ product, score }: ScoredPlan): Proof['scored'] {
  return {
    product_title: product.title,
    total: score.totalTenths / 10,
    parts: score.parts
      .filter(({ earnedTenths, possibleTenths }) => earnedTenths !== 0 || possibleTenths > 0)
      .map(({ item, earnedTenths, possibleTenths }) => ({
        item,
        earned: earnedTenths / 10,
        possible: possibleTenths / 10,
      })),
  };
}
