import type { Product } from '#domain/catalogue/catalogue.ts';
import type { Keys, Source } from '../reading/catalogue-fault.ts';
import { productFileIn } from './product-checks.ts';

/** A figure of one product that others have too; only those of one `kind` are held against each other. */
type Figure = {
  readonly kind: string;
  readonly product: Product;
  readonly keys: Keys;
  readonly value: number;
};

/** Beyond so many times the middle one a figure was perhaps written in another's place, or with a digit too many. */
const odd = { least: 0.4, most: 2.5 } as const;
/** Fewer have no middle. */
const leastFigures = 5;

/** Loadings and prices of riders against those of the other products: each may be lawful by itself. */
export function warnBesideOthers(source: Source, products: readonly Product[]): void {
  const figures = products.flatMap((product) => [...loadingsOf(product), ...riderPricesOf(product)]);
  for (const ofKind of Map.groupBy(figures, ({ kind }) => kind).values()) {
    if (ofKind.length < leastFigures) continue;
    const middle = middleOf(ofKind.map(({ value }) => value));
    for (const { product, keys, value } of ofKind) {
      if (value >= odd.least * middle && value <= odd.most * middle) continue;
      const reason = `is far from what most of the market asks, about ${middle}`;
      productFileIn(source, product).warn(keys, value, reason);
    }
  }
}

function loadingsOf(product: Product): readonly Figure[] {
  return (['habitLoadingPercent', 'conditionLoadingPercent'] as const).flatMap((list) =>
    Object.entries(product.factors[list]).map(([of, value]) => ({
      kind: `${list} ${of}`,
      product,
      keys: ['factors', list, of],
      value,
    })),
  );
}

/** Riders of one id are of one size: "critical-5l" is five lakh with every insurer. */
function riderPricesOf(product: Product): readonly Figure[] {
  return product.riders.flatMap(({ id, price }, index): readonly Figure[] => {
    const figure = (of: string, keys: Figure['keys'], value: number) => ({
      kind: `rider ${id} ${price.kind} ${of}`,
      product,
      keys: ['riders', index, 'price', ...keys],
      value,
    });
    switch (price.kind) {
      case 'by-age':
        return price.bands.map(({ fromAge, toAge, annualPremium }, at) =>
          figure(`${fromAge}-${toAge}`, ['bands', at, 'annualPremium'], annualPremium),
        );
      case 'flat':
      case 'per-person':
        return [figure('', ['amount'], price.amount)];
      default:
        return 'percent' in price ? [figure('', ['percent'], price.percent)] : [];
    }
  });
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
