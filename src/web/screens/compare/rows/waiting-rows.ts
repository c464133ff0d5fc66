import { isJointWaitApart, type WaitKind, waitsFrom } from '#domain/cover/waiting.ts';
import { dayNumber } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { Column } from '../load.ts';
import { riderNote } from './hospital-rows.ts';
import { type CellText, eachOf, type Row, type RowContext } from './row.ts';

/** From which day a thing is paid, not after how many months. */
export function waitingRows(context: RowContext): readonly Row[] {
  const { columns, births } = context;
  const kinds: readonly WaitKind[] = [
    'pre-existing',
    'specific-treatment',
    ...(columns.some((column) => isJointWaitApart(periodsOf(column)))
      ? (['joint-replacement'] as const)
      : []),
    ...(births ? (['maternity'] as const) : []),
    'other-illness',
  ];
  const rows = kinds.map((kind) =>
    eachOf(context, `wait-${kind}`, context.t(`compare.wait.${kind}`), (column) =>
      waitCell(context, column, kind),
    ),
  );
  return columns.some(({ plan }) => plan.facts.never_covered.length > 0)
    ? [...rows, neverRow(context)]
    : rows;
}

/** Which they are, the policy wording says. */
function neverRow(context: RowContext): Row {
  const { t } = context;
  return eachOf(context, 'never-covered', t('compare.never-covered'), ({ plan }) => {
    const { length: count } = plan.facts.never_covered;
    return { value: t('compare.never-covered.count', { count }), measure: -count, costs: count > 0 };
  });
}

function periodsOf({ plan: { facts, ped } }: Column) {
  return {
    initialDays: facts.initial_wait_days,
    specificMonths: facts.specific_wait_months,
    jointMonths: facts.joint_wait_months,
    preExistingMonths: ped.waiting_period,
  };
}

function coveredFrom(column: Column, kind: WaitKind, { coverStart }: RowContext) {
  const { maternity: birth } = column.plan.facts;
  const maternity = birth
    ? ({
        kind: 'covered',
        normal: rupees(birth.normal),
        caesarean: rupees(birth.caesarean),
        waitMonths: birth.wait_months,
      } as const)
    : ({ kind: 'none' } as const);
  const waits = waitsFrom({ waitingPeriods: periodsOf(column), maternity }, coverStart);
  return waits.find((wait) => wait.kind === kind)?.coveredFrom;
}

function lengthOf({ t }: RowContext, { plan: { facts, ped } }: Column, kind: WaitKind): string {
  const months = {
    accident: 0,
    'specific-treatment': facts.specific_wait_months,
    'joint-replacement': facts.joint_wait_months,
    'pre-existing': ped.waiting_period,
    maternity: facts.maternity?.wait_months ?? 0,
  };
  if (kind === 'other-illness') return t('compare.days', { count: facts.initial_wait_days });
  const { [kind]: count } = months;
  return count === 0 ? t('plan.wait.none.note') : t('compare.months', { count });
}

function waitCell(context: RowContext, column: Column, kind: WaitKind): CellText {
  const { t, dateText, coverStart } = context;
  const from = coveredFrom(column, kind, context);
  if (from === undefined)
    return { value: t('compare.never'), measure: Number.NEGATIVE_INFINITY, costs: true };
  if (from === coverStart) return { value: t('compare.first-day'), measure: -dayNumber(from) };
  const rider = kind === 'pre-existing' ? riderNote(context, column, 'pre-existing-wait') : undefined;
  const note = [lengthOf(context, column, kind), rider].filter(Boolean).join(', ');
  return { value: dateText(from), note, measure: -dayNumber(from) };
}
