import { isDeepStrictEqual } from 'node:util';
import type { TermYears } from '#domain/catalogue/catalogue.ts';
import { billOf, billTotal } from '#domain/claim/bill.ts';
import { bonusAmount } from '#domain/claim/remaining-cover.ts';
import { settleYear, type YearBill } from '#domain/claim/settle-year.ts';
import { roomChoices } from '#domain/claim/stay.ts';
import { addDays, isoDate } from '#domain/date.ts';
import { cityTier } from '#domain/location/city.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { Plan, ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { eldestYears } from '#domain/person/age.ts';
import type { Premium } from '#domain/price/premium.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Result } from '#domain/result.ts';
import type { Ports } from '#usecases/ports.ts';
import { pricePlan } from '#usecases/quoting/price-plan.ts';
import { projectPlan } from '#usecases/quoting/project-plan.ts';
import type { Draws } from '../draws.ts';
import type { LawBook } from '../law-book.ts';
import { plainNet } from '../plain-price.ts';

/** One plan of a block of a saved quote. */
export type PlanCase = {
  readonly ports: Ports;
  readonly quote: Quote;
  readonly block: ScoredBlock['block'];
  readonly plan: ScoredPlan;
};

function totalOf(premium: Premium): number | undefined {
  return premium.kind === 'quoted' ? premium.total : undefined;
}

/** A plan stands in the list with the riders of its form: it is asked for alone with them, and priced by hand with them. */
export async function samePriceLaws(book: LawBook, one: PlanCase): Promise<void> {
  const { ports, block, plan } = one;
  const riders = ridersOf(plan);
  const about = { slab: plan.slab.id, riders };
  const again = await pricedWith(one, 1, riders);
  const isSame =
    again.ok &&
    again.value.cptId === plan.cptId &&
    again.value.premium.kind === plan.premium.kind &&
    totalOf(again.value.premium) === totalOf(plan.premium);
  book.holds('the price alone is the price in the list, under the same id', isSame, about);
  const isSameTerms = again.ok && isDeepStrictEqual(again.value.slab, plan.slab);
  book.holds('the terms alone are the terms in the list', isSameTerms, about);
  if (plan.product.pricing === 'rate-table') {
    const zone = zoneOf(block.pincode, ports.catalogue.current().zones);
    const net = plan.premium.kind === 'quoted' ? plan.premium.net : undefined;
    const byHand = plainNet(plan, block, zone, { termYears: 1, riders });
    book.holds('a price is what rows and riders as filed make of it', net === byHand, { ...about, byHand });
  }
  if (riders.length > 0) {
    const filed = await pricedWith(one, 1, []);
    const without = filed.ok ? totalOf(filed.value.premium) : undefined;
    const sum = (without ?? Number.NaN) + (plan.ridersCost ?? Number.NaN);
    book.holds('what riders cost is what the filed form costs less', sum === totalOf(plan.premium), about);
    book.count('forms with riders', 1);
  } else book.holds('no riders cost nothing', plan.ridersCost === undefined, about);
  book.count('same prices', 1);
}

/** In any order. */
export function ridersOf({ choice }: Pick<ScoredPlan, 'choice'>): readonly string[] {
  return choice.riders.map(({ id }) => id);
}

/** The plan of a case alone, as a product page asks for it. */
export function pricedWith(
  { ports, quote, block, plan }: PlanCase,
  termYears: TermYears,
  riders: readonly string[],
): Promise<Result<Plan>> {
  const { pincode, parentsPincode } = quote.request;
  const { group, members } = block;
  const people = { owner: quote.owner, group, members, pincode, parentsPincode };
  return pricePlan(ports, ports.catalogue.current(), { ...people, slabId: plan.slab.id, termYears, riders });
}

export async function projectionLaws(book: LawBook, draws: Draws, one: PlanCase): Promise<void> {
  const { ports, quote, block, plan } = one;
  const risePercent = draws.whole(0, 25);
  const people = { group: block.group, block: block.id };
  const choice = { termYears: 1, riders: ridersOf(plan) } as const;
  const request = { quoteId: quote.id, slabId: plan.slab.id, ...people, ...choice, risePercent };
  const projected = await projectPlan(ports, quote.owner, request);
  book.count('projections', 1);
  book.holds('a plan in the list can be projected', projected.ok, plan.slab.id);
  if (!projected.ok) return;
  const { years } = projected.value;
  const about = { slab: plan.slab.id, prices: years.map(({ atTodaysRates }) => atTodaysRates) };
  const first = plan.product.pricing === 'live' ? undefined : totalOf(plan.premium);
  book.holds('the first year costs what the list says', years[0]?.atTodaysRates === first, about);
  book.holds('there are five years at least', years.length >= 5, about);
  for (const [index, year] of years.entries()) {
    const { atTodaysRates: today, withTrend, newBands, leaving, jump } = year;
    book.holds('no year costs nothing', today !== 0 && withTrend !== 0, about);
    book.holds('a rise never makes a year cheaper', (withTrend ?? 0) >= (today ?? 0), about);
    const before = years[index - 1]?.atTodaysRates;
    if (before === undefined || today === undefined || leaving.length > 0) continue;
    book.holds('the price changes only where a band does', newBands.length > 0 || today === before, about);
    book.holds('a jump is what the new band adds', newBands.length === 0 || jump === today - before, about);
  }
}

export function billLaws(book: LawBook, draws: Draws, { ports, quote, block, plan }: PlanCase): void {
  const { stays, roomFactors } = ports.catalogue.current().stays;
  const tier = cityTier(quote.request.pincode, ports.catalogue.current().cities);
  const coveredSince = isoDate(2024, 4, 1);
  const claimFreeYears = draws.whole(0, 5);
  const bills = Array.from({ length: draws.whole(1, 3) }, (): YearBill => {
    const stay = draws.one(stays);
    const choice = {
      tier,
      room: draws.one(roomChoices),
      factors: roomFactors,
      withOption: draws.happens(0.3),
    };
    return {
      bill: billOf(stay, { ...choice, days: draws.happens(0.5) ? draws.whole(0, 15) : undefined }),
      person: draws.one(block.members).key,
      entryAge: eldestYears(block.members),
      claimFreeYears,
      dates: draws.happens(0.5)
        ? { coveredSince, admittedOn: addDays(coveredSince, draws.whole(0, 1_800)) }
        : undefined,
    };
  });
  const year = settleYear(plan.slab, bills);
  const about = { slab: plan.slab.id, bills: bills.map(({ bill }) => bill.illness) };
  for (const [index, settled] of year.bills.entries()) {
    const { total, youPay, planPays, steps } = settled;
    const bill = bills[index]?.bill;
    book.holds('the whole bill is settled', bill !== undefined && total === billTotal(bill), about);
    book.holds('you pay and the plan pays add up to the bill', youPay + planPays === total, about);
    book.holds('nobody pays less than nothing', youPay >= 0 && planPays >= 0, about);
    book.holds(
      'the steps add up to what you pay',
      steps.reduce((sum, { amount }) => sum + amount, 0) === youPay,
      about,
    );
    const most = plan.slab.sumInsured * 2 + bonusAmount(plan.slab, claimFreeYears);
    book.holds('the plan never pays more than cover, bonus and one refill', planPays <= most, about);
  }
  book.holds('the bills of a year add up', year.youPay + year.planPays === year.total, about);
  book.count('bills', bills.length);
}
