import type { WireScoreEntry } from '#contract/plan/shapes.ts';
import type { ScoreItem } from '#domain/cover/features.ts';

export type ShownPart = {
  readonly item: ScoreItem | 'price' | 'together';
  readonly importance: WireScoreEntry['importance'] | 'FIXED';
  /** Points; undefined while the price is not known. What terms and price do together may be below 0. */
  readonly earned: number | undefined;
  /** 0 of what they do together: it has no most. */
  readonly possible: number;
};

const rank = { HIGH: 0, MID: 1, LOW: 2, FIXED: 3 } as const satisfies Record<ShownPart['importance'], number>;

/** A feature as any answer tells it. */
export type FeaturePart = ShownPart & { readonly item: ScoreItem; readonly earned: number };

type PricePoints = { readonly earned: number; readonly possible: number };

/**
 * The parts of a score: features by importance, then the price, and last what they do together, where it is not 0. What
 * is worth nothing to these people can earn nothing and is left out. Empty where scores are not shown.
 */
export function partsInOrder(
  features: readonly FeaturePart[],
  price: PricePoints | null,
  premium: number | null,
  together: number | null,
): readonly ShownPart[] {
  if (price === null) return [];
  const earned = premium === null ? undefined : price.earned;
  return [
    ...features
      .filter(({ possible }) => possible > 0)
      .toSorted((left, right) => rank[left.importance] - rank[right.importance]),
    { item: 'price', importance: 'FIXED', earned, possible: price.possible },
    ...(together ? [{ item: 'together', importance: 'FIXED', earned: together, possible: 0 } as const] : []),
  ];
}
