import type { ReactNode } from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import css from '#web/plan-parts/plan-score.module.css';
import { useText } from '#web/platform/text.tsx';
import { SlotBar } from '#web/ui/slot-bar.tsx';
import place from './card.module.css';

const rank = { HIGH: 0, MID: 1, LOW: 2 } as const;
const points = (value: number) => value.toFixed(1);

type CardScoreProps = { readonly id: string; readonly card: WireCard };

/** The parts of a score, which add up to it: features by importance, price last. What can earn nothing is left out. */
export function CardScore({ id, card }: CardScoreProps): ReactNode {
  const t = useText();
  const { price_points: price, premium } = card;
  const features = card.parts
    .filter(([, , , possible]) => possible > 0)
    .toSorted(([, left], [, right]) => rank[left] - rank[right]);
  const rows = [
    ...features.map(([item, importance, earned, possible]) => ({ item, importance, earned, possible })),
    ...(price
      ? [
          {
            item: 'price' as const,
            importance: 'FIXED' as const,
            earned: premium === null ? undefined : price.earned,
            possible: price.possible,
          },
        ]
      : []),
  ];
  const slots = rows.map(({ item, earned, possible }) => ({
    id: item,
    weight: possible,
    filled: earned === undefined ? undefined : earned / possible,
    tone: item === 'price' ? ('ink' as const) : ('main' as const),
  }));
  return (
    <div id={id} className={place.parts}>
      <SlotBar slots={slots} />
      <ul className={css.parts}>
        {rows.map(({ item, importance, earned, possible }) => (
          <li key={item}>
            {t(`plan.item.${item}`)}
            <em>{t(`plan.score.importance.${importance}`)}</em>
            <b>
              {t('plan.score.part', {
                points: earned === undefined ? t('plan.score.part.waits') : points(earned),
                possible: String(possible),
              })}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
