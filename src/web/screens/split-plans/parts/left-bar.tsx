import { useId } from 'react';
import css from './left-bar.module.css';

type LeftBarProps = { readonly remaining: number; readonly refill: number };

const width = 1000;
const gap = 4;

/** What is left of a cover, solid, and what is refilled, striped. Decoration: the words beside it say the same. */
export function LeftBar({ remaining, refill }: LeftBarProps) {
  const stripes = useId();
  const from = remaining * width + (remaining > 0 && refill > 0 ? gap : 0);
  return (
    <svg className={css.bar} viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true">
      <pattern
        id={stripes}
        width="16"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-25)"
      >
        <rect width="8" height="14" className={css.left} />
      </pattern>
      <rect width={width} height="14" className={css.whole} />
      <rect width={remaining * width} height="14" className={css.left} />
      {refill > 0 && (
        <rect
          x={from}
          width={Math.max(0, (remaining + refill) * width - from)}
          height="14"
          fill={`url(#${stripes})`}
          className={css.refill}
        />
      )}
    </svg>
  );
}

type LeftKeyProps = { readonly remaining: string; readonly refill: string };

/** What solid and striped mean. */
export function LeftKey({ remaining, refill }: LeftKeyProps) {
  const stripes = useId();
  return (
    <p className={css.key} aria-hidden="true">
      <span>
        <svg width="16" height="10" aria-hidden="true">
          <rect width="16" height="10" className={css.left} />
        </svg>
        <span>{remaining}</span>
      </span>
      <span>
        <svg width="16" height="10" aria-hidden="true">
          <pattern
            id={stripes}
            width="6"
            height="10"
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-25)"
          >
            <rect width="3" height="10" className={css.left} />
          </pattern>
          <rect width="16" height="10" fill={`url(#${stripes})`} className={css.refill} />
        </svg>
        <span>{refill}</span>
      </span>
    </p>
  );
}
