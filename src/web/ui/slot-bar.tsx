import { Fragment, useId } from 'react';
import css from './slot-bar.module.css';

export type Slot = {
  readonly id: string;
  /** It is the share of the bar. */
  readonly weight: number;
  /** 0 to 1 of the slot; undefined is not known yet and hatched. */
  readonly filled: number | undefined;
  readonly tone?: 'main' | 'ink';
};

/** The drawing is so wide in its own units; the page stretches it. */
const width = 1000;
const gap = 7;

/** A bar of slots: the width of each is its weight, its fill what was reached. Decoration: the figures beside it say the same. */
export function SlotBar({ slots }: { readonly slots: readonly Slot[] }) {
  const hatch = useId();
  const total = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const room = width - gap * (slots.length - 1);
  let from = 0;
  const bars = slots.map((slot) => {
    const wide = (slot.weight / total) * room;
    const at = from;
    from += wide + gap;
    return { ...slot, at, wide };
  });
  return (
    <svg className={css.bar} viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true">
      <pattern id={hatch} width="20" height="14" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
        <rect width="10" height="14" className={css.slot} />
      </pattern>
      {bars.map(({ id, at, wide, filled, tone = 'main' }) => (
        <Fragment key={id}>
          {filled === undefined ? (
            <rect x={at} width={wide} height="14" fill={`url(#${hatch})`} className={css.unknown} />
          ) : (
            <>
              <rect x={at} width={wide} height="14" className={css.slot} />
              <rect x={at} width={wide * filled} height="14" className={css[tone]} />
            </>
          )}
        </Fragment>
      ))}
    </svg>
  );
}
