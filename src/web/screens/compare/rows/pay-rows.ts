import type { WirePlan } from '#contract/plan/shapes.ts';
import { taxText } from '#web/plan-parts/price/tax-text.ts';
import type { Column } from '../load.ts';
import { type CellText, eachOf, money, type Row, type RowContext, rowOf } from './row.ts';

export const allInRowId = 'all-in';

/** What a policy costs: this year, for more years at once, and later. */
export function payRows(context: RowContext): readonly Row[] {
  return [premiumRow(context), ...allInRows(context), ...termRows(context), ...laterRows(context)];
}

function noPrice({ t }: RowContext, { premium_status: status }: WirePlan): CellText {
  return { value: t(status === 'pending' ? 'plan.price.asking' : 'plan.price.none') };
}

function premiumRow(context: RowContext): Row {
  const { t, columns } = context;
  const first = columns[0]?.plan.premium ?? undefined;
  return rowOf(
    'premium',
    t('compare.row.premium'),
    columns.map(({ plan }, at) => {
      const { premium } = plan;
      if (premium === null) return noPrice(context, plan);
      const note =
        at === 0 || first === undefined ? baseNote(context, plan) : moreText(context, premium - first);
      return { value: money(premium), note, measure: -premium };
    }),
  );
}

/** What each costs over the years one keeps it; none where no scores are shown. */
function allInRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  if (columns.every(({ plan }) => plan.all_in === null)) return [];
  return [
    eachOf(context, allInRowId, t('compare.row.all-in'), ({ plan: { all_in: allIn } }) =>
      allIn === null
        ? { value: t('compare.unknown') }
        : { value: money(allIn.total), note: t('compare.all-in.note'), measure: -allIn.total },
    ),
  ];
}

function baseNote({ t, people }: RowContext, plan: WirePlan): string {
  return t('compare.premium.for', { people: t('people.count', { count: people }), tax: taxText(t, plan) });
}

function moreText({ t }: RowContext, extra: number): string {
  if (extra === 0) return t('compare.same-price');
  return t(extra > 0 ? 'compare.more' : 'compare.less', { amount: money(Math.abs(extra)) });
}

/** The longest term that any of them is sold for. */
function termRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  const years = Math.max(0, ...columns.flatMap(({ terms }) => terms.map(({ year }) => year)));
  if (years < 2) return [];
  const label = t('compare.row.term', { years });
  return [eachOf(context, 'term', label, (column) => termCell(context, column, years))];
}

function termCell({ t }: RowContext, { terms }: Column, years: number): CellText {
  const term = terms.find(({ year }) => year === years);
  if (!term) return { value: t('compare.not-sold') };
  const note = term.saved > 0 ? t('compare.saves', { amount: money(term.saved) }) : undefined;
  return { value: money(term.total_price), note, measure: -term.total_price };
}

/** One row for all of these ages: what is told of each plan is where its price goes. */
function laterRows(context: RowContext): readonly Row[] {
  const { t, columns, people } = context;
  const reportedAges = new Set(columns.flatMap(({ later }) => later.map(({ age }) => age)));
  const ages = [...reportedAges].sort((a, b) => a - b);
  if (ages.length === 0) return [];
  const label = t('compare.row.later', { ages: ages.join(', '), people });
  return [eachOf(context, 'later', label, (column) => laterCell(context, column, ages))];
}

function laterCell({ t }: RowContext, { later }: Column, ages: readonly number[]): CellText {
  const [first = '', ...others] = ages.map((age) => {
    const premium = later.find((one) => one.age === age)?.premium;
    return premium === undefined ? t('compare.no-rate') : money(premium);
  });
  return {
    value: first,
    note: others.length > 0 ? others.join(', ') : undefined,
    measure:
      later.length === ages.length
        ? ages.map((age) => -(later.find((one) => one.age === age)?.premium ?? 0))
        : undefined,
  };
}
