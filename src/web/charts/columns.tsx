import css from './charts.module.css';

export type ChartColumn = {
  readonly id: string;
  /** The whole, what of it is new with this column, and the words on top of a few; undefined is a gap. */
  readonly amount: number | undefined;
  readonly added: number;
  readonly figure?: string | undefined;
  /** It stands under the column. */
  readonly label?: string | undefined;
};

/** These are the pixels from the ground to the tallest column, and above it for its figure. */
const tallest = 168;
const figureRoom = 26;
const labelRoom = 22;
const gapShare = 0.19;

/** A column each from zero, what is new on top. Decoration: the same numbers stand in a table below. */
export function Columns({ columns }: { readonly columns: readonly ChartColumn[] }) {
  const most = Math.max(1, ...columns.map(({ amount = 0 }) => amount));
  const wide = 100 / columns.length;
  const ground = figureRoom + tallest;
  return (
    <svg className={css.chart} width="100%" height={ground + labelRoom} aria-hidden="true">
      {columns.map(({ id, amount = 0, added, figure, label }, at) => {
        const height = (amount / most) * tallest;
        const top = (added / most) * tallest;
        const right = `${((at + 1 - gapShare) * wide).toFixed(2)}%`;
        const place = { x: `${(at * wide).toFixed(2)}%`, width: `${(wide * (1 - gapShare)).toFixed(2)}%` };
        // Columns to the left are lower, so a figure that ends with its column has room.
        const [x, anchor] = at === 0 ? (['0', 'start'] as const) : ([right, 'end'] as const);
        return (
          <g key={id}>
            <rect className={css.pays} {...place} y={ground - height + top} height={height - top} />
            {top > 0 && <rect className={css.owes} {...place} y={ground - height} height={top} />}
            {figure && (
              <text className={css.figure} x={x} y={ground - height - 7} textAnchor={anchor}>
                {figure}
              </text>
            )}
            {label && (
              <text x={x} y={ground + 16} textAnchor={anchor}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} />
    </svg>
  );
}
