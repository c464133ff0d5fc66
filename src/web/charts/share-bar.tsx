import css from './charts.module.css';

export type SharePart = {
  readonly id: string;
  readonly amount: number;
  /** `other` is drawn as an outline. */
  readonly tone: 'pays' | 'owes' | 'other';
};

/** Parts of a whole in a row. Decoration: each part is said beside it. */
export function ShareBar({ parts }: { readonly parts: readonly SharePart[] }) {
  const total = Math.max(
    1,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  let from = 0;
  return (
    <svg className={css.chart} width="100%" height="22" aria-hidden="true">
      {parts.map(({ id, amount, tone }) => {
        const at = from;
        from += amount;
        const place = {
          x: `${((at / total) * 100).toFixed(2)}%`,
          width: `${((amount / total) * 100).toFixed(2)}%`,
        };
        return <rect key={id} className={tone === 'other' ? css.rest : css[tone]} {...place} height="22" />;
      })}
    </svg>
  );
}
