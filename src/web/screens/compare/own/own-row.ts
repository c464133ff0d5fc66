import type { Translate } from '#web/browser/text.tsx';
import type { OwnHospital } from '#web/plan-parts/hospitals/own-hospitals.ts';
import { settlementWords } from '#web/plan-parts/hospitals/settlement-words.ts';
import { cashlessOf, type SettledAt, settledSo } from '#web/plan-parts/hospitals/settlements.ts';
import { type CellText, eachOf, ownRowId, type Row, type RowContext } from '../rows/row.ts';

/** At how many of the hospitals that the family named each plan is cashless, and at which it is not; none while that is not known of each. */
export function ownRow(context: RowContext, own: readonly OwnHospital[], settled: SettledAt): readonly Row[] {
  const { t, columns } = context;
  const isKnown = columns.every(({ plan }) => cashlessOf(own, settled, plan.insurer_id) !== undefined);
  if (own.length === 0 || !isKnown) return [];
  const label = t('hospitals.own.title', { count: own.length });
  return [eachOf(context, ownRowId, label, ({ plan }) => hospitalsCell(t, own, settled, plan.insurer_id))];
}

function hospitalsCell(
  t: Translate,
  own: readonly OwnHospital[],
  settled: SettledAt,
  insurerId: number,
): CellText {
  const namesOf = (how: 'reimbursement' | 'excluded') =>
    settledSo(own, settled, insurerId, how)
      .map(({ name }) => name)
      .join(', ');
  const cashless = cashlessOf(own, settled, insurerId) ?? 0;
  const excluded = namesOf('excluded');
  const all = { measure: cashless, costs: excluded !== '' };
  const [only, ...more] = own;
  if (only && more.length === 0) {
    const how = settled.get(only.id)?.get(insurerId) ?? 'reimbursement';
    return { ...all, value: t(settlementWords[how]), note: only.name };
  }
  const not = (['reimbursement', 'excluded'] as const).flatMap((how) => {
    const names = namesOf(how);
    return names === '' ? [] : [t('hospitals.own.not', { how: t(settlementWords[how]), names })];
  });
  const value = t('hospitals.own', { cashless, count: own.length });
  return { ...all, value, note: not.length === 0 ? undefined : not.join('; ') };
}
