import type { WirePlan } from '#contract/plan/shapes.ts';
import { eachOf, money, type Row, type RowContext, rowOf } from './row.ts';

/** The row says of a cover that it runs out, when it does in more than so many of 1,000 years. */
const endsOften = 3;

/** A year in families like these: the bar, and its figures in words. */
export function yearsRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  const bars = rowOf(
    'bars',
    t('compare.row.bars'),
    columns.map(() => ({ value: '' })),
  );
  return [
    { ...bars, isBars: true, isSame: false },
    figureRow(context, 'nine-in-ten', ({ nine_in_ten: amount }) => amount),
    figureRow(context, 'one-in-twenty', ({ one_in_twenty: amount }) => amount),
    figureRow(context, 'one-in-hundred', ({ one_in_hundred: amount }) => amount),
    ...runsOutRows(context),
  ];
}

type Figure = 'nine-in-ten' | 'one-in-twenty' | 'one-in-hundred';

function figureRow(context: RowContext, figure: Figure, amountOf: (years: WirePlan['years']) => number): Row {
  const { t, shownYear: year } = context;
  const isRare = figure === 'one-in-hundred';
  return eachOf(context, figure, t(`compare.row.${figure}`, { year }), ({ plan }) => {
    const amount = amountOf(plan.years);
    if (amount === 0) return { value: t('compare.nothing'), measure: 0 };
    const note = t(figure === 'nine-in-ten' ? 'compare.or-less' : 'compare.or-more');
    return { value: money(amount), note, measure: -amount, costs: isRare };
  });
}

function runsOutRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  if (columns.every(({ plan }) => plan.years.runs_out_in_1000 <= endsOften)) return [];
  return [
    eachOf(context, 'runs-out', t('compare.row.runs-out'), ({ plan: { years } }) => {
      const count = years.runs_out_in_1000;
      return { value: t('compare.runs-out', { count }), measure: -count, costs: count > endsOften };
    }),
  ];
}
