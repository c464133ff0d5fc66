import type { ExistingCover } from '#domain/claim/stack-check.ts';
import type { IsoDate } from '#domain/date.ts';
import type { QuoteId, SlabId } from '#domain/ids.ts';
import { leftOutOf, roundYears } from '#domain/judge/years/rounded-years.ts';
import type { YearsChoice } from '#domain/judge/years/stays/stay-odds.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { roundRupees } from '#domain/money.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { figuresWith } from '../plan/wire.ts';
import type { WireYears } from './years.ts';

export type YearsFacts = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly choice: YearsChoice;
  readonly firstYear: boolean;
  /** The day of the table that they are counted from. */
  readonly asOf: IsoDate;
  readonly existing: ExistingCover | undefined;
  readonly plans: readonly PlanYearsFacts[];
};

type PlanYearsFacts = {
  readonly plan: Pick<Plan, 'premium' | 'choice'> & { readonly slab: { readonly id: SlabId } };
  readonly years: YearsAhead;
  readonly besideHeld: YearsAhead | undefined;
};

export function yearsToWire(facts: YearsFacts): WireYears {
  const { quoteId, block, choice, firstYear, asOf, existing, plans } = facts;
  return {
    quote_id: quoteId,
    block,
    as_of: asOf,
    ...choice,
    first_year: firstYear,
    held: existing
      ? {
          sum_assured: existing.sumInsured,
          room_percent: existing.roomCapPercent ?? null,
          copay_percent: existing.copayPercent,
        }
      : null,
    plans: plans.map(planToWire),
    not_in_it: [...leftOutOf(firstYear)],
  };
}

function planToWire({ plan, years, besideHeld }: PlanYearsFacts): WireYears['plans'][number] {
  const { termYears, riders } = plan.choice;
  const premium = plan.premium.kind === 'quoted' ? roundRupees(plan.premium.total / termYears) : null;
  return {
    slab_id: plan.slab.id,
    tenure: termYears,
    riders: riders.map(({ id }) => id),
    premium,
    ...outcomeOf(years, premium),
    with_held: besideHeld ? outcomeOf(besideHeld, premium) : null,
  };
}

function outcomeOf(
  years: YearsAhead,
  premium: number | null,
): NonNullable<WireYears['plans'][number]['with_held']> {
  return {
    own_share: figuresWith(years, 0),
    with_premium: premium === null ? null : figuresWith(years, premium),
    runs_out_in_1000: roundYears(years.runsOutIn1000),
  };
}
