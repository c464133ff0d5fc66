import type { WirePlan } from '#contract/plan/shapes.ts';
import { taxText } from '#web/plan-parts/price/tax-text.ts';
import type { Column } from '../load.ts';
import { type Asked, eachOf, money, type Row, rowOf, type Said } from './row.ts';

/** What a policy costs: this year, for more years at once, and later. */
export function payRows(asked: Asked): readonly Row[] {
  return [premiumRow(asked), ...termRows(asked), ...laterRows(asked)];
}

function noPrice({ t }: Asked, { premium_status: status }: WirePlan): Said {
  return { value: t(status === 'pending' ? 'plan.price.asking' : 'plan.price.none') };
}

function premiumRow(asked: Asked): Row {
  const { t, columns } = asked;
  const first = columns[0]?.plan.premium ?? undefined;
  return rowOf(
    'premium',
    t('compare.row.premium'),
    columns.map(({ plan }, at) => {
      const { premium } = plan;
      if (premium === null) return noPrice(asked, plan);
      const note = at === 0 || first === undefined ? baseNote(asked, plan) : moreText(asked, premium - first);
      return { value: money(premium), note, measure: -premium };
    }),
  );
}

function baseNote({ t, people }: Asked, plan: WirePlan): string {
  return t('compare.premium.for', { people: t('people.count', { count: people }), tax: taxText(t, plan) });
}

function moreText({ t }: Asked, extra: number): string {
  if (extra === 0) return t('compare.same-price');
  return t(extra > 0 ? 'compare.more' : 'compare.less', { amount: money(Math.abs(extra)) });
}

/** The longest term that any of them is sold for. */
function termRows(asked: Asked): readonly Row[] {
  const { t, columns } = asked;
  const years = Math.max(0, ...columns.flatMap(({ terms }) => terms.map(({ year }) => year)));
  if (years < 2) return [];
  const label = t('compare.row.term', { years });
  return [eachOf(asked, 'term', label, (column) => termSaid(asked, column, years))];
}

function termSaid({ t }: Asked, { terms }: Column, years: number): Said {
  const term = terms.find(({ year }) => year === years);
  if (!term) return { value: t('compare.not-sold') };
  const note = term.saved > 0 ? t('compare.saves', { amount: money(term.saved) }) : undefined;
  return { value: money(term.total_price), note, measure: -term.total_price };
}

/** One row for all of these ages: what is told of each plan is where its price goes. */
function laterRows(asked: Asked): readonly Row[] {
  const { t, columns } = asked;
  const told = new Set(columns.flatMap(({ later }) => later.map(({ age }) => age)));
  const ages = [...told].sort((a, b) => a - b);
  if (ages.length === 0) return [];
  const label = t('compare.row.later', { ages: ages.join(', ') });
  return [eachOf(asked, 'later', label, (column) => laterSaid(asked, column, ages))];
}

function laterSaid({ t }: Asked, { later }: Column, ages: readonly number[]): Said {
  const [first = '', ...others] = ages.map((age) => {
    const premium = later.find((one) => one.age === age)?.premium;
    return premium === undefined ? t('compare.no-rate') : money(premium);
  });
  const sum = later.reduce((whole, { premium }) => whole + premium, 0);
  return {
    value: first,
    note: others.length > 0 ? others.join(', ') : undefined,
    measure: later.length === ages.length ? -sum : undefined,
  };
}
