import type { WireCatalogue } from '#contract/product/shapes.ts';

type Insurer = WireCatalogue['insurers'][number];

export type Seller = {
  readonly insurer: Pick<Insurer, 'title'>;
  readonly product: Insurer['products'][number];
};

/** Every insurer that sells the standard plan, in the order of the catalogue: none stands before another. */
export function sellersOf({ insurers }: Pick<WireCatalogue, 'insurers'>): readonly Seller[] {
  return insurers.flatMap((insurer) =>
    insurer.products
      .filter(({ plan_variant: variant }) => variant === 'arogya-sanjeevani')
      .map((product) => ({ insurer, product })),
  );
}
