import { billOf, billTotal } from '#domain/claim/bill.ts';
import { bonusAmount } from '#domain/claim/remaining-cover.ts';
import { settleYear, type YearBill } from '#domain/claim/settle-year.ts';
import { roomChoices } from '#domain/claim/stay.ts';
import { addDays, isoDate } from '#domain/date.ts';
import { cityTier } from '#domain/location/city.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { eldestYears } from '#domain/person/age.ts';
import type { Premium } from '#domain/price/premium.ts';
import type { Quote } from '#domain/quote/quote.ts';
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

export async function samePriceLaws(book: LawBook, { ports, quote, block, plan }: PlanCase): Promise<void> {
  const { group, members } = block;
  const { pincode, parentsPincode } = quote.request;
  const place = { owner: quote.owner, group, members, pincode, parentsPincode };
  const again = await pricePlan(ports, ports.catalogue.current(), {
    ...place,
    slabId: plan.slab.id,
    termYears: 1,
    riders: [],
  });
  const isSame =
    again.ok &&
    again.value.cptId === plan.cptId &&
    again.value.premium.kind === plan.premium.kind &&
    totalOf(again.value.premium) === totalOf(plan.premium);
  book.holds('the price alone is the price in the list, under the same id', isSame, plan.slab.id);
  if (plan.product.pricing === 'rate-table') {
    const zone = zoneOf(block.pincode, ports.catalogue.current().zones);
    const net = plan.premium.kind === 'quoted' ? plan.premium.net : undefined;
    book.holds(
      'a price is what the filed rows make of it',
      net === plainNet(plan, block, zone, { termYears: 1, riders: [] }),
      plan.slab.id,
    );
  }
  book.count('same prices', 1);
}

export async function projectionLaws(book: LawBook, draws: Draws, one: PlanCase): Promise<void> {
  const { ports, quote, block, plan } = one;
  const risePercent = draws.whole(0, 25);
  const people = { group: block.group, block: block.id };
  const request = { quoteId: quote.id, slabId: plan.slab.id, ...people, termYears: 1, risePercent } as const;
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
