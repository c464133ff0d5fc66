import css from './drawing.module.css';

type Tone = 'bill' | 'pays' | 'owes' | 'rest';

/** One after another from the left; a gap is not drawn. */
type BarPart = { readonly amount: number; readonly tone: Tone | 'gap' };

export type DrawnRow = {
  readonly id: string;
  readonly label: string;
  /** It says the bars in words. */
  readonly value: string;
  readonly bars: readonly (readonly BarPart[])[];
};

type DrawingProps = {
  /** What the picture says, in a sentence. */
  readonly says: string;
  /** How long a whole bar is: the scale of them all. */
  readonly whole: number;
  readonly rows: readonly DrawnRow[];
  /** What each colour means. */
  readonly legend: readonly { readonly tone: Tone; readonly text: string }[];
};

/**
 * The one picture of a page to read: bars on one scale, each with its name and figure in text, so that nobody has to see
 * it. Its bars are its own: with those of the plans' charts a page to read would load the rules of plans.
 */
export function Drawing({ says, whole, rows, legend }: DrawingProps) {
  return (
    <figure className={css.drawing}>
      <figcaption>{says}</figcaption>
      <p className={`small ${css.legend}`}>
        {legend.map(({ tone, text }) => (
          <span key={tone}>
            <svg width="12" height="12" aria-hidden="true">
              <rect className={css[tone]} width="12" height="12" />
            </svg>
            <span>{text}</span>
          </span>
        ))}
      </p>
      <ul className={css.rows}>
        {rows.map(({ id, label, value, bars }) => (
          <li key={id}>
            <span>{label}</span> <b>{value}</b>
            {bars.map((parts) => (
              <Bar key={JSON.stringify(parts)} parts={parts} whole={whole} />
            ))}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type BarProps = Pick<DrawingProps, 'whole'> & { readonly parts: readonly BarPart[] };

function Bar({ parts, whole }: BarProps) {
  const percent = (amount: number) => `${((amount / Math.max(1, whole)) * 100).toFixed(2)}%`;
  let from = 0;
  return (
    <svg width="100%" height="12" aria-hidden="true">
      {parts.map(({ amount, tone }) => {
        const x = percent(from);
        from += amount;
        if (tone === 'gap' || amount <= 0) return null;
        return <rect key={`${tone} ${x}`} className={css[tone]} x={x} width={percent(amount)} height="12" />;
      })}
    </svg>
  );
}
