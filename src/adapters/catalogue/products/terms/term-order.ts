import type { Product, Slab } from '#domain/catalogue/catalogue.ts';
import { featureMeasures, slabOrder } from '#domain/cover/feature-order.ts';
import { scoreItems } from '#domain/cover/features.ts';
import type { ReportAt } from '../../reading/catalogue-fault.ts';
import { smallerCovers } from '../smaller-covers.ts';

/** Co-pays that begin at an age are compared too. */
const eldestAge = 80;

/** A larger cover of a product has no worse terms than the next smaller one of the same deductible, as a rule. */
export function warnOfWorseTerms({ slabs }: Pick<Product, 'slabs'>, warn: ReportAt): void {
  const smallerOf = smallerCovers(slabs);
  for (const [index, slab] of slabs.entries()) {
    const smaller = smallerOf.get(slab.id);
    const worse = smaller ? worseThan(smaller, slab) : [];
    const reason = `is worse than ${smaller?.id}, a smaller cover, in ${worse.join(', ')}`;
    if (worse.length > 0) warn(['slabs', index, 'id'], slab.id, reason);
  }
}

function worseThan(smaller: Slab, slab: Slab): readonly string[] {
  const [theirs, ours] = [featureMeasures(smaller, eldestAge), featureMeasures(slab, eldestAge)];
  const items = scoreItems.filter((item) => isBehind(ours[item], theirs[item]));
  const areTermsBehind = isBehind(
    [...slabOrder(slab, eldestAge).terms],
    [...slabOrder(smaller, eldestAge).terms],
  );
  return [...items, ...(areTermsBehind ? ['waits, days, limits or other terms'] : [])];
}

const isBehind = (ours: readonly number[], theirs: readonly number[]) =>
  ours.some((value, at) => value < (theirs[at] ?? value));
