import type { Product, Slab } from '#domain/catalogue/catalogue.ts';
import { featureMeasures, slabOrder } from '#domain/cover/feature-order.ts';
import { scoreItems } from '#domain/cover/features.ts';
import type { ReportAt } from '../reading/catalogue-fault.ts';

/** Co-pays that begin at an age are compared too. */
const eldestAge = 80;

/** A larger cover of a product has no worse terms than the next smaller one of the same deductible, as a rule. */
export function warnOfWorseTerms({ slabs }: Pick<Product, 'slabs'>, warn: ReportAt): void {
  for (const [index, slab] of slabs.entries()) {
    const smaller = nextSmaller(slabs, slab);
    const worse = smaller ? worseThan(smaller, slab) : [];
    if (smaller && worse.length > 0)
      warn(
        ['slabs', index, 'id'],
        slab.id,
        `is worse than ${smaller.id}, a smaller cover, in ${worse.join(', ')}`,
      );
  }
}

function nextSmaller(slabs: readonly Slab[], { sumInsured, deductible }: Slab): Slab | undefined {
  const smaller = slabs.filter((one) => one.deductible === deductible && one.sumInsured < sumInsured);
  const most = Math.max(...smaller.map((one) => one.sumInsured));
  return smaller.find((one) => one.sumInsured === most);
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
