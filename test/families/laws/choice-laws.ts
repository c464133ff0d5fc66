import { policyTerms } from '#domain/catalogue/catalogue.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { Plan } from '#domain/offer/plan.ts';
import { withoutRider, withRiders } from '#domain/price/riders/rider-change.ts';
import type { FailureCode, Result } from '#domain/result.ts';
import type { Draws } from '../draws.ts';
import type { LawBook } from '../law-book.ts';
import { plainNet } from '../plain-price.ts';
import { priceLaws } from './block-laws.ts';
import { type PlanCase, pricedWith } from './plan-laws.ts';

const refusals: readonly FailureCode[] = ['RIDER_NOT_OFFERED', 'RIDER_AGE_OUT_OF_RANGE'];

/** A term and riders are chosen one after the other, some are left out again: what that does to the price. */
export async function choiceLaws(book: LawBook, draws: Draws, one: PlanCase): Promise<void> {
  const { product, slab } = one.plan;
  if (product.pricing === 'live') return;
  const termYears = draws.one(product.termYears);
  let ids: readonly string[] = [];
  for (const { id } of draws.some(product.riders, 0.4)) {
    ids = draws.happens(0.2) ? withoutRider(product, ids, id).ids : withRiders(product, ids, [id]).ids;
  }
  const about = { slab: slab.id, termYears, ids };
  const priced = await pricedWith(one, termYears, ids);
  book.count('choices', 1);
  if (!priced.ok) {
    book.holds(
      'a choice is refused for a cover or an age alone',
      refusals.includes(priced.failure.code),
      about,
    );
    return;
  }
  const { premium } = priced.value;
  const isPriced = product.riders.some(({ id, price }) => ids.includes(id) && price.kind === 'live');
  priceLaws(book, premium, isPriced, slab.id);
  if (premium.kind !== 'quoted') return;
  const { ports, block, plan } = one;
  const zone = zoneOf(block.pincode, ports.catalogue.current().zones);
  const byHand = isPriced ? premium.net : plainNet(plan, block, zone, { termYears, riders: ids });
  book.holds('a price is what rows and riders make of it', premium.net === byHand, { ...about, byHand });
  const riderIds = premium.steps.flatMap(({ cause }) => ('rider' in cause ? cause.rider : []));
  book.holds('every rider has a line', [...riderIds].sort().join() === [...ids].sort().join(), about);
  const again = await pricedWith(one, termYears, [...ids].reverse());
  const isSame = again.ok && totalOf(again) === premium.total && again.value.cptId === priced.value.cptId;
  book.holds('the order of choosing makes no difference', isSame, about);
  const plain = totalOf(await pricedWith(one, termYears, []));
  const isPaid = product.riders.every(({ id, price }) => !ids.includes(id) || price.kind !== 'percent-off');
  book.holds('riders are never cheaper than none', !isPaid || (plain ?? 0) <= premium.total, about);
  for (const years of policyTerms.filter((longer) => longer > termYears)) {
    const longer = totalOf(await pricedWith(one, years, ids));
    // Half a rupee is rounded on either side.
    const isDearer = longer !== undefined && longer / years > premium.total / termYears + 1;
    book.holds('a longer term never costs more a year', !isDearer, { ...about, years, longer });
  }
}

function totalOf(priced: Result<Plan>): number | undefined {
  return priced.ok && priced.value.premium.kind === 'quoted' ? priced.value.premium.total : undefined;
}
