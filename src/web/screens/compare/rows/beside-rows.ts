import type { Column } from '../load.ts';
import { type CellText, eachOf, money, type Row, type RowContext } from './row.ts';

/** Hospitals of the network, once for each place where people of the block live. */
export function nearRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  const places = columns[0]?.network ?? [];
  return places
    .filter(({ hospitals }) => hospitals > 0)
    .map(({ pincode, city }) =>
      eachOf(context, `near-${pincode}`, t('compare.row.near', { city, pincode }), ({ network }) => {
        const near = network.find((one) => one.pincode === pincode);
        if (!near) return { value: t('compare.unknown') };
        const { cashless, hospitals } = near;
        return { value: t('compare.near', { cashless, hospitals }), measure: cashless };
      }),
    );
}

/** What is paid beside a stay in hospital, what can be added, and how well the plan fits. */
export function besideRows(context: RowContext): readonly Row[] {
  const { t, columns, births } = context;
  return [
    eachOf(context, 'outpatient', t('compare.row.outpatient'), ({ plan }) =>
      amountCell(context, plan.facts.outpatient),
    ),
    eachOf(context, 'checkup', t('compare.row.checkup'), (column) => checkupCell(context, column)),
    ...(births
      ? [eachOf(context, 'birth', t('compare.row.birth'), (column) => birthCell(context, column))]
      : []),
    eachOf(context, 'critical', t('compare.row.critical'), (column) => criticalCell(context, column)),
    eachOf(context, 'riders', t('compare.row.riders'), (column) => ridersCell(context, column)),
    ...(columns.every(({ plan }) => plan.total_score !== null) ? [scoreRow(context)] : []),
  ];
}

function amountCell({ t }: RowContext, amount: number | null): CellText {
  if (amount === null) return { value: t('compare.not-paid'), measure: 0, costs: true };
  return { value: money(amount), measure: amount };
}

function checkupCell(context: RowContext, { plan: { facts } }: Column): CellText {
  const { health_checkup: check } = facts;
  const text = amountCell(context, check?.max ?? null);
  if (!check) return { ...text, measure: [0, Number.NEGATIVE_INFINITY] };
  const note = context.t('compare.checkup.every', { count: check.every_years });
  return { ...text, note, measure: [check.max, -check.every_years] };
}

function birthCell(context: RowContext, { plan: { facts } }: Column): CellText {
  const { maternity } = facts;
  const text = amountCell(context, maternity?.normal ?? null);
  if (!maternity) return { ...text, measure: [0, 0] };
  const { normal, caesarean } = maternity;
  return {
    ...text,
    note: context.t('compare.birth', { amount: money(caesarean) }),
    measure: [normal, caesarean],
  };
}

/** What can be bought beside a plan is no better than nothing. */
const criticalMeasure = { none: 0, rider: 0, covered: 1 } as const;

/** The list of features says the sum and the illnesses of a lump sum. */
function criticalCell({ t }: RowContext, { plan }: Column): CellText {
  const kind = plan.facts.critical_illness;
  const item = plan.score.find(({ name }) => name === 'critical_illness_coverage');
  const note = kind === 'covered' ? item?.verbose : undefined;
  return { value: t(`compare.critical.${kind}`), note, measure: criticalMeasure[kind] };
}

function ridersCell({ t }: RowContext, { riders }: Column): CellText {
  if (riders.length === 0) return { value: t('compare.none') };
  const list = riders.map(({ title, premium, selected }) =>
    premium === null
      ? title
      : t(selected ? 'compare.rider.chosen' : 'compare.rider.priced', { title, price: money(premium) }),
  );
  return { value: t('compare.riders', { count: riders.length }), list };
}

function scoreRow(context: RowContext): Row {
  const { t } = context;
  return eachOf(context, 'score', t('compare.row.score'), ({ plan }) => ({
    value: (plan.total_score ?? 0).toFixed(1),
    note: t('compare.score.of', { possible: plan.score_possible ?? 0 }),
    measure: plan.total_score ?? 0,
  }));
}
