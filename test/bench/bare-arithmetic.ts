import type { RateBand } from '#domain/catalogue/catalogue.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { valueOn } from '#domain/judge/curve.ts';
import { termLevels } from '#domain/judge/term-level.ts';
import type { BlocksQuestion } from '#domain/offer/blocks.ts';
import type { PreparedProduct } from '#domain/offer/prepared-catalogue.ts';
import { type RatedBlock, rateBlocks } from '#domain/offer/rated-blocks.ts';
import { ageInYears } from '#domain/person/age.ts';
import { rateBases } from '#domain/price/rate-base.ts';

/** One product that is on offer: where its numbers stand in the catalogue, found before the clock starts. */
type Offer = {
  readonly product: PreparedProduct['product'];
  readonly bands: readonly RateBand[];
  readonly utilities: Readonly<Record<ScoreItem, number>>;
};

export type BareWork = {
  readonly offers: readonly Offer[];
  readonly ages: readonly number[];
  readonly points: readonly number[];
  readonly pricePoints: number;
};

/**
 * The yardstick of the engine: what is left when every rule has been decided and every row been found. It reads the
 * numbers where they stand in the catalogue; nothing is named, shown, compared or put in order.
 */
export function bareWorkOf(question: BlocksQuestion): BareWork {
  const [block] = rateBlocks(question);
  if (!block) throw new Error('A family has a family block');
  const { members } = block.facts.block;
  return {
    offers: block.plans.flatMap((rated) => offerOf(block, rated)),
    ages: members.flatMap(({ age }) => (age ? [ageInYears(age)] : [])),
    points: scoreItems.map((item) => block.facts.worth().tenths[item]),
    pricePoints: block.facts.worth().tenths.price,
  };
}

function offerOf({ facts }: RatedBlock, { plan }: RatedBlock['plans'][number]): Offer[] {
  const { product, slab } = plan;
  const levels = termLevels(slab, facts.eldestAge, facts.years().ward.rents);
  const { items } = facts.worth();
  const utilities = Object.fromEntries(
    scoreItems.map((item) => [
      item,
      valueOn(items[item].curve, levels[item]) / (items[item].curve.at(-1)?.[1] || 1),
    ]),
  ) as Record<ScoreItem, number>; // one entry for each of scoreItems
  const bases = rateBases({ product, slab, ...facts.ratedFor });
  return bases ? [{ product, utilities, bands: bases.map(({ band }) => band) }] : [];
}

/** Adds up the rows, takes the discount off, rounds, and weighs eleven utilities for each plan. */
export function workOut({ offers, ages, points, pricePoints }: BareWork): number {
  let count = 0;
  for (const { product, bands, utilities } of offers) {
    for (const age of ages) if (age > product.eligibility.adultMax) count--;
    let premium = 0;
    for (const band of bands) premium += band.annualPremium;
    const off = Math.round(product.factors.floaterDiscountPercent[3] * 100);
    premium = Math.floor((premium * (10_000 - off)) / 10_000 + 0.5);
    for (let part = 0; part < scoreItems.length; part++) {
      const item = scoreItems[part];
      if (item) count += Math.floor((points[part] ?? 0) * utilities[item] + 0.5);
    }
    const price = Math.min(1, Math.max(0, (1.75 - premium / 20_000) / 1.25));
    count += Math.floor(pricePoints * price + 0.5);
  }
  return count;
}
