import type { WireCard } from '#contract/quote/cards.ts';
import { ScoreBar, ScoreList } from '#web/plan-parts/score/score-list.tsx';
import { partsInOrder } from '#web/plan-parts/score/score-parts.ts';
import place from './card.module.css';

type CardScoreProps = { readonly id: string; readonly card: WireCard };

/** The parts of a score under its card. */
export function CardScore({ id, card }: CardScoreProps) {
  const features = card.parts.flatMap(([item, importance, earned, possible]) =>
    item === 'together' ? [] : [{ item, importance, earned, possible }],
  );
  const [, , together = null] = card.parts.find(([item]) => item === 'together') ?? [];
  const parts = partsInOrder(features, card.price_points, card.premium, together);
  return (
    <div id={id} className={place.parts}>
      <ScoreBar parts={parts} />
      <ScoreList parts={parts} />
    </div>
  );
}
