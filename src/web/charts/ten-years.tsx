import { useId } from 'react';
import css from './charts.module.css';

export type ChartYear = {
  readonly id: string;
  readonly premium: number;
  readonly own: number;
  /** It stands under the column. */
  readonly label: string;
};

type TenYearsProps = {
  readonly years: readonly ChartYear[];
  /** So many years from the first on something waits: each is hatched behind the columns, every second one the other way. */
  readonly waits: readonly number[];
  readonly size: ChartSize;
  /** In rupees it is the `tallestYear` of every such chart in sight. */
  readonly scale: number;
};

export type ChartSize = 'page' | 'wide' | 'pick';

/** These are the pixels from the ground to the tallest column, and below it for the labels. */
const heights: Readonly<Record<ChartSize, number>> = { page: 180, wide: 110, pick: 56 };
const labelRoom = 22;
const slants = [-25, 25] as const;
const gapShare = 0.3;

export function tallestYear(years: readonly Pick<ChartYear, 'premium' | 'own'>[]): number {
  return Math.max(1, ...years.map(({ premium, own }) => premium + own));
}

/** A column a year from zero: the premium in ink, what they pay themselves on top. Decoration: the same numbers stand in a table. */
export function TenYears({ years, waits, size, scale }: TenYearsProps) {
  const id = useId();
  const tallest = heights[size];
  const wide = 100 / years.length;
  const heightOf = (amount: number) => (amount / scale) * tallest;
  const percent = (share: number) => `${share.toFixed(2)}%`;
  return (
    <svg className={css.chart} width="100%" height={tallest + labelRoom} aria-hidden="true">
      <defs>
        {waits.map((wait, at) => (
          <pattern
            key={wait}
            id={`${id}-${at}`}
            width="6"
            height="30"
            patternUnits="userSpaceOnUse"
            patternTransform={`skewX(${slants[at % slants.length]})`}
          >
            <rect className={css.hatch} width="1.5" height="30" />
          </pattern>
        ))}
      </defs>
      {waits.map((wait, at) => (
        <rect
          key={wait}
          width={percent(Math.min(100, wait * wide))}
          height={tallest}
          fill={`url(#${id}-${at})`}
        />
      ))}
      {years.map(({ id: key, premium, own, label }, at) => {
        const [base, top] = [heightOf(premium), heightOf(own)];
        const place = {
          x: percent((at + gapShare / 2) * wide),
          width: percent((1 - gapShare) * wide),
        };
        return (
          <g key={key}>
            <rect className={css.bill} {...place} y={tallest - base} height={base} />
            <rect className={css.owes} {...place} y={tallest - base - top} height={top} />
            <text x={percent((at + 0.5) * wide)} y={tallest + 16} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={tallest} y2={tallest} />
    </svg>
  );
}
