import { useText } from '#web/browser/text.tsx';
import { SlotBar } from '#web/ui/slot-bar.tsx';
import css from './score-list.module.css';
import type { ShownPart } from './score-parts.ts';

export const points = (value: number): string => value.toFixed(1);

/** "+2.1", "−0.4": it is added to what stands above it. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;

type PartsProps = { readonly parts: readonly ShownPart[] };

/** A slot a part: its width is the weight, its fill what was earned, the price in ink. What has no most has no slot. */
export function ScoreBar({ parts }: PartsProps) {
  const slots = parts
    .filter(({ possible }) => possible > 0)
    .map(({ item, earned, possible }) => ({
      id: item,
      weight: possible,
      filled: earned === undefined ? undefined : earned / possible,
      tone: item === 'price' ? ('ink' as const) : ('main' as const),
    }));
  return <SlotBar slots={slots} />;
}

/** The parts in words and points, which add up to the score. */
export function ScoreList({ id, parts }: PartsProps & { readonly id?: string }) {
  const t = useText();
  return (
    <ul className={css.parts} id={id}>
      {parts.map(({ item, importance, earned, possible }) => (
        <li key={item}>
          <span>{t(`plan.item.${item}`)}</span>
          <em>{item !== 'together' && t(`plan.score.importance.${importance}`)}</em>
          <b>
            {item === 'together'
              ? signed(earned ?? 0)
              : t('plan.score.part', {
                  points: earned === undefined ? t('plan.score.part.waits') : points(earned),
                  possible: String(possible),
                })}
          </b>
        </li>
      ))}
    </ul>
  );
}
