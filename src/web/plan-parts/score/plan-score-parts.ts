import type { WirePlan } from '#contract/plan/shapes.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { type FeaturePart, partsInOrder, type ShownPart } from './score-parts.ts';

const isScoreItem = (name: string): name is ScoreItem => scoreItems.some((item) => item === name);

/** Lists the parts of a plan's score, with every feature of the contract. */
export function scoreParts({
  score,
  price_points: price,
  premium,
  together_points: together,
}: Pick<WirePlan, 'score' | 'price_points' | 'premium' | 'together_points'>): readonly ShownPart[] {
  const features = score.flatMap(({ name, importance, earned, possible }): FeaturePart[] =>
    isScoreItem(name) && earned !== null && possible !== null
      ? [{ item: name, importance, earned, possible }]
      : [],
  );
  return partsInOrder(features, price, premium, together);
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
