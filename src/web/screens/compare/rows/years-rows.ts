import type { WirePlan } from '#contract/plan/shapes.ts';
import { type Asked, eachOf, money, type Row, rowOf } from './row.ts';

/** Of 1,000 years; a cover that ends more often is said. */
const endsOften = 3;

/** A year in families like these: the bar, and its figures in words. */
export function yearsRows(asked: Asked): readonly Row[] {
  const { t, columns } = asked;
  const bars = rowOf(
    'bars',
    t('compare.row.bars'),
    columns.map(() => ({ value: '' })),
  );
  return [
    { ...bars, isBars: true, isSame: false },
    figureRow(asked, 'nine-in-ten', ({ nine_in_ten: amount }) => amount),
    figureRow(asked, 'one-in-twenty', ({ one_in_twenty: amount }) => amount),
    figureRow(asked, 'one-in-hundred', ({ one_in_hundred: amount }) => amount),
    ...runsOutRows(asked),
  ];
}

type Figure = 'nine-in-ten' | 'one-in-twenty' | 'one-in-hundred';

function figureRow(asked: Asked, figure: Figure, amountOf: (years: WirePlan['years']) => number): Row {
  const { t } = asked;
  const isRare = figure === 'one-in-hundred';
  return eachOf(asked, figure, t(`compare.row.${figure}`), ({ plan }) => {
    const amount = amountOf(plan.years);
    const note = t(figure === 'nine-in-ten' ? 'compare.or-less' : 'compare.or-more');
    return { value: money(amount), note, measure: -amount, costs: isRare };
  });
}

function runsOutRows(asked: Asked): readonly Row[] {
  const { t, columns } = asked;
  if (columns.every(({ plan }) => plan.years.runs_out_in_1000 <= endsOften)) return [];
  return [
    eachOf(asked, 'runs-out', t('compare.row.runs-out'), ({ plan: { years } }) => {
      const count = years.runs_out_in_1000;
      return { value: t('compare.runs-out', { count }), measure: -count, costs: count > endsOften };
    }),
  ];
}
