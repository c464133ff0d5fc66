import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Rupees, roundRupees } from '#domain/money.ts';
import { loadingPercents } from '#domain/price/rating.ts';
import type {
  LivePremiumAnswer,
  LivePremiumQuestion,
  PricedPerson,
} from '#usecases/ports/insurer-gateway.ts';
import type { Clock } from '#usecases/ports.ts';

const answeringMs = 3_000;
const mostJobs = 10_000;

/** Above the first age the insurer gives no price; above the second it never answers. */
const lastPricedAge = 65;
const lastAnsweredAge = 70;

export type LivePrices = (question: LivePremiumQuestion) => LivePremiumAnswer;

/** One job a question, shared by all who ask it; a job that never ends keeps nobody else waiting. */
export function createLivePrices(clock: Clock): LivePrices {
  const startedAt = new LRUCache<string, number>({ max: mostJobs });
  return (question) => {
    const key = keyOf(question);
    const now = Date.parse(clock.now());
    const started = startedAt.get(key) ?? now;
    startedAt.set(key, started);
    const eldest = Math.max(...question.people.map(({ age }) => age));
    if (now - started < answeringMs || eldest > lastAnsweredAge) return { kind: 'pending' };
    const annual = eldest > lastPricedAge ? undefined : priceOf(question);
    return annual === undefined ? { kind: 'none' } : { kind: 'quoted', annual };
  };
}

/** A fingerprint: what people declared does not stand in memory. */
function keyOf({ insurer, plan, group, people, pincode, rider }: LivePremiumQuestion): string {
  return createHash('sha256')
    .update(JSON.stringify([insurer, plan.slab.id, group, people, pincode, rider]))
    .digest('base64url');
}

/** The insurer's own tariff, which it shows nobody: up to an age, a year's premium for ten lakh in zone 1. */
const tariff = [
  [17, 5_400],
  [25, 9_600],
  [30, 10_400],
  [35, 11_700],
  [40, 13_600],
  [45, 16_300],
  [50, 19_900],
  [55, 26_000],
  [60, 34_000],
  [65, 44_000],
] as const;

/** Each product and rider has its own level of price, picked by its id. */
const tiers = [0.94, 1, 1.05, 1.11, 1.18, 1.24, 1.3] as const;

/** Cover in lakh to its share of the price of ten lakh; straight lines between the points. */
const coverShares = [
  [1, 0.5],
  [3, 0.72],
  [5, 0.82],
  [10, 1],
  [20, 1.28],
  [50, 1.68],
  [100, 2.05],
] as const;

const dearPrefixes = /^(11|12[012]|201|40[01]|421|39[0145]|38[0-2])/;
const middlePrefixes = /^(560|600|500|700|411|160|452)/;

const floaterDiscounts: readonly number[] = [0, 0, 0.25, 0.26, 0.27, 0.3, 0.32];
const severalIndividualsDiscount = 0.1;

/** A rider is a twentieth of the plan, at a level of its own. */
const riderShare = 0.05;

function priceOf({ plan, group, people, pincode, rider }: LivePremiumQuestion): Rupees | undefined {
  // Its live tariff knows base covers only.
  if (plan.slab.deductible !== undefined || people.length === 0) return undefined;
  const all = people.reduce((sum, person) => sum + personPrice(plan.product, person), 0);
  const share = coverShare(plan.slab.sumInsured / 1e5);
  const level = tierOf(plan.product.id) * (rider === undefined ? 1 : riderShare * tierOf(rider));
  return roundRupees(all * share * level * placeFactor(pincode) * (1 - discount(group, people.length)));
}

/** The price includes the loadings that the product files for habits and illnesses. */
function personPrice(product: LivePremiumQuestion['plan']['product'], person: PricedPerson): number {
  const base = tariff.find(([upTo]) => person.age <= upTo)?.[1] ?? 0;
  const percents = Object.values(loadingPercents(product, person));
  return percents.reduce((sum, percent) => sum + (base * percent) / 100, base);
}

function tierOf(id: string): number {
  const sum = [...id].reduce((total, letter, index) => total + (index + 1) * (letter.codePointAt(0) ?? 0), 0);
  return tiers[sum % tiers.length] ?? 1;
}

function coverShare(lakhs: number): number {
  const last = coverShares.findIndex(([cover]) => lakhs <= cover);
  const [above, below] = [coverShares[last], coverShares[last - 1]];
  if (!above) return 2.05 + (lakhs - 100) * 0.004;
  if (!below) return above[1];
  return below[1] + ((above[1] - below[1]) * (lakhs - below[0])) / (above[0] - below[0]);
}

function placeFactor(pincode: string): number {
  if (dearPrefixes.test(pincode)) return 1;
  return middlePrefixes.test(pincode) ? 0.9 : 0.82;
}

function discount(group: LivePremiumQuestion['group'], people: number): number {
  if (group === 'individual') return people > 1 ? severalIndividualsDiscount : 0;
  return floaterDiscounts[Math.min(people, floaterDiscounts.length - 1)] ?? 0;
}
