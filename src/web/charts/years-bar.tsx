import { useId } from 'react';
import { formatGrouped, formatRupees, rupees } from '#domain/money.ts';
import css from './years-bar.module.css';
import { type OwnShare, ownParts, premiumEnd, type Rarity, ticksOf, type YearsPart } from './years-scale.ts';

/** Pixels. The page's bar has its axis under it. */
const heights = { page: 30, column: 12, line: 8 } as const;

type YearsBarSize = keyof typeof heights;

const shareOfHeight: Readonly<Record<Rarity, number>> = {
  'nine-in-ten': 1,
  'one-in-twenty': 0.6,
  'one-in-hundred': 0.3,
};
const thinnest = 2;
const gap = 2;
/** Where the three dots of the open end begin. */
const dots = [3, 8.5, 14] as const;
const dotWidth = 2.5;

type YearsBarProps = {
  readonly size: YearsBarSize;
  /** Rupees a year; null while the insurer is asked. */
  readonly premium: number | null;
  readonly own: OwnShare;
  /** A first year shows the own part once every wait is over. What is above it is striped. */
  readonly afterWaits?: OwnShare;
  /** It is the `yearsScale` of every bar in sight. */
  readonly scale: number;
};

/**
 * Three years in one bar: the premium in ink, then what families like these pay themselves, from zero. The thinner, the
 * rarer; the end stays open, since no plan has a ceiling. Decoration: whoever draws it says the same figures in words.
 */
export function YearsBar({ size, premium, own, afterWaits, scale }: YearsBarProps) {
  const id = useId();
  const height = heights[size];
  const start = premiumEnd(premium, scale);
  const parts = ownParts(start, own, afterWaits);
  const share = (amount: number) => `${((amount / scale) * 100).toFixed(2)}%`;
  const end = parts.at(-1)?.to ?? start;
  return (
    <svg className={css.bar} width="100%" height={height} aria-hidden="true">
      <Stripes id={id} />
      {premium === null ? (
        <rect className={css.awaited} width={share(start)} height={height} fill={`url(#${id}-awaited)`} />
      ) : (
        <rect className={css.premium} width={share(start)} height={height} />
      )}
      <g transform={`translate(${gap})`}>
        {parts.map((part) => (
          <Part key={`${part.rarity} ${part.waits}`} part={part} height={height} share={share} id={id} />
        ))}
        <svg x={share(end)} overflow="visible" aria-hidden="true">
          {dots.map((x) => (
            <rect
              key={x}
              className={css.own}
              x={x}
              width={dotWidth}
              {...heightOf('one-in-hundred', height)}
            />
          ))}
        </svg>
      </g>
    </svg>
  );
}

function heightOf(rarity: Rarity, whole: number): { readonly y: number; readonly height: number } {
  const height = Math.max(thinnest, whole * shareOfHeight[rarity]);
  return { y: whole - height, height };
}

type PartProps = {
  readonly part: YearsPart;
  readonly height: number;
  readonly share: (amount: number) => string;
  readonly id: string;
};

/** At least two pixels wide, so that a small sum does not vanish beside a large premium. */
function Part({ part: { rarity, from, to, waits }, height, share, id }: PartProps) {
  const place = { x: share(from), ...heightOf(rarity, height) };
  if (waits)
    return <rect className={css.waits} {...place} width={share(to - from)} fill={`url(#${id}-waits)`} />;
  return (
    <>
      <rect className={css.own} {...place} width={share(to - from)} />
      <rect className={css.own} {...place} width={thinnest} />
    </>
  );
}

function Stripes({ id }: { readonly id: string }) {
  const stripe = { width: 6, height: 30, patternUnits: 'userSpaceOnUse', patternTransform: 'skewX(-25)' };
  return (
    <defs>
      <pattern id={`${id}-waits`} {...stripe}>
        <rect className={css.own} width="3" height="30" />
      </pattern>
      <pattern id={`${id}-awaited`} {...stripe}>
        <rect className={css.slot} width="3.5" height="30" />
      </pattern>
    </defs>
  );
}

/** Draws the rupees under the bars of a page. */
export function YearsAxis({ scale }: { readonly scale: number }) {
  return (
    <svg className={css.axis} width="100%" height="22" aria-hidden="true">
      <line x1="0" x2="100%" y1="0.5" y2="0.5" />
      {ticksOf(scale).map((amount) => {
        const x = `${((amount / scale) * 100).toFixed(2)}%`;
        return (
          <g key={amount}>
            <line x1={x} x2={x} y1="0" y2="4" />
            <text x={x} y="18" textAnchor={amount === 0 ? 'start' : 'middle'}>
              {amount === 0 ? formatRupees(rupees(0)) : formatGrouped(rupees(amount))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
