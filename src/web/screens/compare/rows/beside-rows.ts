import type { Column } from '../load.ts';
import { type Asked, eachOf, money, type Row, type Said } from './row.ts';

/** Hospitals of the network, once for each place where people of the block live. */
export function nearRows(asked: Asked): readonly Row[] {
  const { t, columns } = asked;
  const places = columns[0]?.network ?? [];
  return places
    .filter(({ hospitals }) => hospitals > 0)
    .map(({ pincode, city }) =>
      eachOf(asked, `near-${pincode}`, t('compare.row.near', { city, pincode }), ({ network }) => {
        const near = network.find((one) => one.pincode === pincode);
        if (!near) return { value: t('compare.unknown') };
        const { cashless, hospitals } = near;
        return { value: t('compare.near', { cashless, hospitals }), measure: cashless };
      }),
    );
}

/** What is paid beside a stay in hospital, what can be added, and how well the plan fits. */
export function besideRows(asked: Asked): readonly Row[] {
  const { t, columns, births } = asked;
  return [
    eachOf(asked, 'outpatient', t('compare.row.outpatient'), ({ plan }) =>
      amountSaid(asked, plan.facts.outpatient),
    ),
    eachOf(asked, 'checkup', t('compare.row.checkup'), (column) => checkupSaid(asked, column)),
    ...(births ? [eachOf(asked, 'birth', t('compare.row.birth'), (column) => birthSaid(asked, column))] : []),
    eachOf(asked, 'critical', t('compare.row.critical'), (column) => criticalSaid(asked, column)),
    eachOf(asked, 'riders', t('compare.row.riders'), (column) => ridersSaid(asked, column)),
    ...(columns.every(({ plan }) => plan.total_score !== null) ? [scoreRow(asked)] : []),
  ];
}

function amountSaid({ t }: Asked, amount: number | null): Said {
  if (amount === null) return { value: t('compare.not-paid'), measure: 0, costs: true };
  return { value: money(amount), measure: amount };
}

function checkupSaid(asked: Asked, { plan: { facts } }: Column): Said {
  const { health_checkup: check } = facts;
  const said = amountSaid(asked, check?.max ?? null);
  if (!check) return said;
  const note = asked.t('compare.checkup.every', { count: check.every_years });
  return { ...said, note, measure: check.max / check.every_years };
}

function birthSaid(asked: Asked, { plan: { facts } }: Column): Said {
  const { maternity } = facts;
  const said = amountSaid(asked, maternity?.normal ?? null);
  return maternity
    ? { ...said, note: asked.t('compare.birth', { amount: money(maternity.caesarean) }) }
    : said;
}

/** What can be bought beside a plan is no better than nothing. */
const criticalMeasure = { none: 0, rider: 0, covered: 1 } as const;

/** The list of features says the sum and the illnesses of a lump sum. */
function criticalSaid({ t }: Asked, { plan }: Column): Said {
  const kind = plan.facts.critical_illness;
  const item = plan.score.find(({ name }) => name === 'critical_illness_coverage');
  const note = kind === 'covered' ? item?.verbose : undefined;
  return { value: t(`compare.critical.${kind}`), note, measure: criticalMeasure[kind] };
}

function ridersSaid({ t }: Asked, { riders }: Column): Said {
  if (riders.length === 0) return { value: t('compare.none') };
  const list = riders.map(({ title, premium }) =>
    premium === null ? title : t('compare.rider.priced', { title, price: money(premium) }),
  );
  return { value: t('compare.riders', { count: riders.length }), list };
}

function scoreRow(asked: Asked): Row {
  const { t } = asked;
  return eachOf(asked, 'score', t('compare.row.score'), ({ plan }) => ({
    value: (plan.total_score ?? 0).toFixed(1),
    note: t('compare.score.of', { possible: plan.score_possible ?? 0 }),
    measure: plan.total_score ?? 0,
  }));
}
