import {
  type RateBand,
  type Rider,
  type RiderBenefit,
  riderBenefits,
  type TermYears,
} from '../../catalogue/catalogue.ts';
import { type Exact, exactly, negated, percentOf } from '../../exact.ts';
import { type Rupees, rupees } from '../../money.ts';
import { ageInYears } from '../../person/age.ts';
import type { Member } from '../../person/member.ts';
import { never } from '../../result.ts';
import { addLine, type Ledger } from '../ledger.ts';
import type { Premium } from '../premium.ts';
import { type RatedPeople, rateBandFor } from '../rate-base.ts';
import { type ChosenRiders, coveredBy, noRiders, takesPeople } from './riders.ts';

/** What riders may add, in percent of the premium of the plan without any: for health together, for all else together. */
export const riderCapPercent: Readonly<Record<RiderBenefit, number>> = { health: 100, other: 30 };

/** People of a plan, with the riders they take for a term. */
export type RatedChoice = RatedPeople & {
  readonly termYears: TermYears;
  readonly riders: ChosenRiders;
  /** What the insurer says that riders add in a year, before tax, where it prices them live; by id. */
  readonly liveRiders?: ReadonlyMap<string, Rupees> | undefined;
};

/** False while the insurer has not said what each of the riders adds. */
export function areRidersPriced({ riders, liveRiders }: RatedChoice): boolean {
  return riders.every(({ id, price }) => price.kind !== 'live' || liveRiders?.has(id));
}

/** Each is a share of what stands before the first of them, so that their order makes no price. */
export function addRiderLines(ledger: Ledger, rating: RatedChoice, kind: 'base-rider' | 'rider'): void {
  const before = ledger.exact;
  for (const rider of rating.riders) {
    if (rider.changesBasePremium !== (kind === 'base-rider')) continue;
    const { price, id } = rider;
    const exact = costOf(rider, rating, before);
    if (exact === undefined) continue;
    const percent = 'percent' in price ? { percent: price.percent } : {};
    addLine(ledger, {
      cause: { kind, rider: id, ...percent },
      exact,
      source: `${rating.product.id}/rider/${id}`,
    });
  }
}

/** For the term, before discounts. Undefined where it does not cover these people, or is not priced yet. */
function costOf(rider: Rider, { members, termYears, liveRiders }: RatedChoice, of: Exact): Exact | undefined {
  const { price } = rider;
  if (!takesPeople(rider, members)) return undefined;
  const forTerm = (annual: number) => exactly(rupees(annual * termYears));
  switch (price.kind) {
    case 'percent':
      return percentOf(of, price.percent);
    case 'percent-off':
      return negated(percentOf(of, price.percent));
    case 'flat':
      return forTerm(price.amount);
    case 'per-person':
      return forTerm(price.amount * coveredBy(rider, members).length);
    case 'by-age':
      return forTerm(coveredBy(rider, members).reduce((sum, one) => sum + premiumAt(price.bands, one), 0));
    case 'live': {
      const annual = liveRiders?.get(rider.id);
      return annual === undefined ? undefined : forTerm(annual);
    }
    default:
      return never(price);
  }
}

function premiumAt(bands: readonly RateBand[], { age }: Member): number {
  return (age && rateBandFor(bands, ageInYears(age))?.annualPremium) ?? 0;
}

/** Whether the riders of one kind add more than they may. `premiumWith` is the premium with these riders alone. */
export function isOverCap(
  riders: ChosenRiders,
  premium: Premium,
  premiumWith: (riders: ChosenRiders) => Premium,
): boolean {
  const plain = netOf(premiumWith(noRiders));
  return riderBenefits.some((benefit) => {
    const group = riders.filter((rider) => rider.benefit === benefit && rider.price.kind !== 'percent-off');
    if (group.length === 0) return false;
    const ofGroup =
      group.length === riders.length ? premium : premiumWith(group as readonly Rider[] as ChosenRiders); // fewer of a sound choice
    const added = netOf(ofGroup) - plain;
    return added * 100 > plain * riderCapPercent[benefit];
  });
}

function netOf(premium: Premium): Rupees {
  return premium.kind === 'quoted' ? premium.net : rupees(0);
}
