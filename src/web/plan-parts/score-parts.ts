import type { WirePlan, WireScoreEntry } from '#contract/plan/shapes.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';

export type ShownPart = {
  readonly item: ScoreItem | 'price';
  readonly importance: WireScoreEntry['importance'] | 'FIXED';
  /** Points; undefined while the price is not known. */
  readonly earned: number | undefined;
  readonly possible: number;
};

const rank = { HIGH: 0, MID: 1, LOW: 2, FIXED: 3 } as const satisfies Record<ShownPart['importance'], number>;

const isScoreItem = (name: string): name is ScoreItem => scoreItems.some((item) => item === name);

/** A feature as any answer tells it. */
export type FeaturePart = ShownPart & { readonly item: ScoreItem; readonly earned: number };

type PricePoints = { readonly earned: number; readonly possible: number };

/**
 * The parts of a score: features by importance, price last. What is worth nothing to these people can earn nothing and is
 * left out. Empty where scores are not shown.
 */
export function partsInOrder(
  features: readonly FeaturePart[],
  price: PricePoints | null,
  premium: number | null,
): readonly ShownPart[] {
  if (price === null) return [];
  const earned = premium === null ? undefined : price.earned;
  return [
    ...features
      .filter(({ possible }) => possible > 0)
      .toSorted((left, right) => rank[left.importance] - rank[right.importance]),
    { item: 'price', importance: 'FIXED', earned, possible: price.possible },
  ];
}

export function scoreParts({
  score,
  price_points: price,
  premium,
}: Pick<WirePlan, 'score' | 'price_points' | 'premium'>): readonly ShownPart[] {
  const features = score.flatMap(({ name, importance, earned, possible }): FeaturePart[] =>
    isScoreItem(name) && earned !== null && possible !== null
      ? [{ item: name, importance, earned, possible }]
      : [],
  );
  return partsInOrder(features, price, premium);
}

/** Where points were lost, most first, at most two; a part that waits loses nothing yet. */
export function heaviestLosses(
  parts: readonly ShownPart[],
): readonly { readonly item: ShownPart['item']; readonly points: number }[] {
  return parts
    .flatMap(({ item, earned, possible }) =>
      earned === undefined || earned >= possible ? [] : [{ item, points: tenths(possible - earned) }],
    )
    .toSorted((left, right) => right.points - left.points)
    .slice(0, 2);
}

/** Points have one decimal; a difference of two of them is cut back to it. */
const tenths = (points: number) => Math.round(points * 10) / 10;
