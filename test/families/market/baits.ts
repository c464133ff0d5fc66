import type { Catalogue, Insurer, Product, RateBand, Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { asId, type InsurerSlug, type ProductId, type SlabId } from '#domain/ids.ts';
import { usualBearable } from '#domain/judge/bearable.ts';
import { rupees } from '#domain/money.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { plainJudge } from '../plain/plain-years.ts';
import { recommendedIn } from './market.ts';
import { ordinaryFamily } from './market-families.ts';

/** Cheaper by so much than what it is a copy of, in the year of the price that is shown. */
const cheaperPercent = 6;

/** What a bait is made worse in: nothing that the price of one year shows. */
type Bait = {
  readonly features?: (features: PlanFeatures) => Partial<PlanFeatures>;
  readonly insurer?: Partial<Insurer>;
  readonly isUnknownToHospitals?: boolean;
  /** From this age on a premium is so many times as high. */
  readonly steps?: { readonly fromAge: number; readonly times: number };
};

export const baitKinds = ['price-steps', 'waits', 'hospitals', 'record', 'room-cut', 'sub-limits'] as const;
export type BaitKind = (typeof baitKinds)[number];

const baits: Readonly<Record<BaitKind, Bait>> = {
  'price-steps': { steps: { fromAge: 46, times: 2.2 } },
  waits: {
    features: () => ({
      waitingPeriods: { initialDays: 365, specificMonths: 48, jointMonths: 48, preExistingMonths: 48 },
    }),
  },
  hospitals: { isUnknownToHospitals: true },
  record: { insurer: { claimRecord: badRecord() } },
  'room-cut': {
    features: () => ({
      roomRent: { kind: 'capped', percentPerDay: 0.25, maxPerDay: rupees(1_500) },
      roomCut: 'fees',
    }),
  },
  'sub-limits': {
    features: () => ({
      subLimits: [
        { treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(5_000) },
        { treatment: 'joint-replacement', percentOfSumInsured: undefined, max: rupees(20_000) },
        { treatment: 'cardiac', percentOfSumInsured: 5, max: rupees(15_000) },
        { treatment: 'cancer', percentOfSumInsured: 5, max: rupees(15_000) },
        { treatment: 'hernia', percentOfSumInsured: undefined, max: rupees(5_000) },
        { treatment: 'kidney-stone', percentOfSumInsured: undefined, max: rupees(5_000) },
      ],
    }),
  },
};

function badRecord(): Insurer['claimRecord'] {
  return {
    financialYear: '2025-26',
    settledPercent: 52,
    within30DaysPercent: 40,
    complaintsPer10000Policies: 95,
    source: { en: 'Invented', hi: 'Invented' },
  };
}

/** The catalogue with these baits beside each of these products that it is a copy of. */
function withBaits(catalogue: Catalogue, slugs: readonly string[], kinds: readonly BaitKind[]): Catalogue {
  const originals = catalogue.products.filter(({ slug }) => slugs.includes(slug));
  const baitProducts = originals.flatMap((product) => {
    const insurer = catalogue.insurers.get(product.insurer);
    if (!insurer) throw new Error(`No insurer ${product.insurer}`);
    return kinds.map((kind) => baitOf(product, insurer, kind, baits[kind]));
  });
  const products = [...catalogue.products, ...baitProducts.map(({ product }) => product)];
  return {
    ...catalogue,
    products,
    insurers: new Map([
      ...catalogue.insurers,
      ...baitProducts.map(({ insurer }) => [insurer.slug, insurer] as const),
    ]),
    slabs: new Map(products.flatMap((product) => product.slabs.map((slab) => [slab.id, { product, slab }]))),
  };
}

const prefix = 'bait-';

type BaitProduct = { readonly product: Product; readonly insurer: Insurer };

function baitOf(product: Product, insurer: Insurer, name: string, bait: Bait): BaitProduct {
  const slug = `${prefix}${name}-${product.slug}`;
  const idOf = (id: SlabId) => asId<SlabId>(`${prefix}${name}/${id}`);
  const ownSlug = asId<InsurerSlug>(`bait-${name}-${insurer.slug}`);
  const isOther = bait.insurer !== undefined || bait.isUnknownToHospitals === true;
  const slabs = product.slabs.map(
    (slab): Slab => ({
      ...slab,
      id: idOf(slab.id),
      features: { ...slab.features, ...bait.features?.(slab.features) },
    }),
  );
  const rates = [...product.rates].map(([key, bands]) => {
    const [id = '', ...rest] = key.split('|');
    return [
      [idOf(asId<SlabId>(id)), ...rest].join('|'),
      bands.flatMap((band) => pricedAs(bait, band)),
    ] as const;
  });
  return {
    product: {
      ...product,
      ...{ id: asId<ProductId>(slug), slug, title: slug, slabs, rates: new Map(rates) },
      insurer: isOther ? ownSlug : product.insurer,
    },
    insurer: isOther ? { ...insurer, ...bait.insurer, slug: ownSlug } : insurer,
  };
}

/** A band within which the price steps is two. */
function pricedAs({ steps }: Bait, band: RateBand): readonly RateBand[] {
  const priced = (from: number, to: number, times: number): RateBand => ({
    fromAge: from,
    toAge: to,
    annualPremium: rupees(Math.round(band.annualPremium * (1 - cheaperPercent / 100) * times)),
  });
  const { fromAge, toAge } = band;
  if (!steps || toAge < steps.fromAge) return [priced(fromAge, toAge, 1)];
  if (fromAge >= steps.fromAge) return [priced(fromAge, toAge, steps.times)];
  return [priced(fromAge, steps.fromAge - 1, 1), priced(steps.fromAge, toAge, steps.times)];
}

/** How a bait does in the market. */
export type BaitWins = {
  readonly blocks: number;
  readonly wins: number;
  /**
   * Blocks that it wins though it costs more all in than what it is a copy of, by more than near equals are apart: told by
   * the plain judge.
   */
  readonly wrongly: readonly string[];
};

/** These baits together, copies of each of these products, over the blocks of so many families. */
export function baitWins(
  catalogue: Catalogue,
  of: {
    readonly slugs: readonly string[];
    readonly kinds: readonly BaitKind[];
    readonly seeds: readonly number[];
  },
): BaitWins {
  const baited = withBaits(catalogue, of.slugs, of.kinds);
  const prepared = prepareCatalogue(baited);
  const wrongly: string[] = [];
  let [blocks, wins] = [0, 0];
  for (const seed of of.seeds) {
    for (const { block, plans, best } of recommendedIn(prepared, ordinaryFamily(seed))) {
      blocks += 1;
      if (!best.product.slug.startsWith(prefix)) continue;
      wins += 1;
      const original = plans.find(({ slab }) => best.slab.id.endsWith(`/${slab.id}`));
      const ask = { block: block.block, sumInsured: block.requestedCover, bearable: usualBearable };
      const judge = plainJudge(baited, { ...ask, birthChance: 0 });
      const [its, ours] = [judge(best)?.total ?? Number.NaN, original && judge(original)?.total];
      if (ours !== undefined && its <= ours + Math.max(0.02 * ours, 500)) continue;
      wrongly.push(
        `seed ${seed}, ${block.block.id}: ${best.product.slug} at ${its}, the original at ${ours}`,
      );
    }
  }
  return { blocks, wins, wrongly };
}
