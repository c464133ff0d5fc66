import css from './charts.module.css';

export type WaterfallTone = 'bill' | 'cut' | 'pays' | 'owes';

type WaterfallBarProps = {
  readonly tone: WaterfallTone;
  /** Rupees of the whole bill: every bar of one waterfall has it. */
  readonly total: number;
  readonly from: number;
  readonly to: number;
};

/** One row of a bill that comes down step by step. Sand is what is left of it. Decoration: the amount stands beside it. */
export function WaterfallBar({ tone, total, from, to }: WaterfallBarProps) {
  const share = (amount: number) => Number(((amount / Math.max(1, total)) * 100).toFixed(2));
  const start = tone === 'cut' ? share(from) : 100;
  return (
    <svg className={css.waterfall} viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.rest} width={start} height="26" />
      <rect
        className={css[tone === 'cut' ? 'owes' : tone]}
        x={share(from)}
        width={Math.max(0.4, share(to - from))}
        height="26"
      />
    </svg>
  );
}
