import type { RiderEffect } from '#domain/cover/features.ts';
import { copayText as copayWords } from '#web/plan-parts/facts/copay-words.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { roomText as roomWords } from '#web/plan-parts/facts/room-words.ts';
import type { Column } from '../load.ts';
import { type CellText, eachOf, money, type Row, type RowContext } from './row.ts';

/** What a plan pays while somebody lies in hospital. */
export function hospitalRows(context: RowContext): readonly Row[] {
  const { t, columns } = context;
  return [
    coverRow(context),
    ...(columns.some(({ plan }) => plan.deductible !== null) ? [deductibleRow(context)] : []),
    eachOf(context, 'room', t('plan.fact.room'), (column) => roomCell(context, column)),
    eachOf(context, 'icu', t('compare.row.icu'), (column) => icuCell(context, column)),
    eachOf(context, 'copay', t('plan.item.copay'), (column) => copayCell(context, column)),
    eachOf(context, 'consumables', t('compare.row.consumables'), (column) =>
      consumablesCell(context, column),
    ),
    eachOf(context, 'limits', t('compare.row.limits'), (column) => limitsCell(context, column)),
    eachOf(context, 'refill', t('compare.row.refill'), (column) => refillCell(context, column)),
    eachOf(context, 'bonus', t('compare.row.bonus'), (column) => bonusCell(context, column)),
    eachOf(context, 'around', t('compare.row.around'), (column) => aroundCell(context, column)),
    eachOf(context, 'ambulance', t('compare.row.ambulance'), (column) => ambulanceCell(context, column)),
    eachOf(context, 'ayush', t('compare.row.ayush'), ({ plan: { facts } }) =>
      facts.ayush
        ? { value: t('compare.paid'), measure: 1 }
        : { value: t('compare.not-paid'), measure: 0, costs: true },
    ),
  ];
}

/** What a rider that mends a lack costs, or what of the price it is where it is chosen. */
export function riderNote(
  { t }: RowContext,
  { riders }: Column,
  effect: RiderEffect['kind'],
): string | undefined {
  const priced = riders.filter((one) => one.effect?.kind === effect && one.premium !== null);
  const rider = priced.find(({ selected }) => selected) ?? priced[0];
  if (!rider?.premium) return undefined;
  return t(rider.selected ? 'compare.rider.within' : 'compare.rider', { price: money(rider.premium) });
}

function coverRow(context: RowContext): Row {
  const { t } = context;
  return eachOf(context, 'cover', t('plan.fact.cover'), ({ plan }) => ({
    value: coverText(t, plan.sum_assured),
    measure: plan.sum_assured,
  }));
}

function deductibleRow(context: RowContext): Row {
  const { t } = context;
  return eachOf(context, 'deductible', t('compare.row.deductible'), ({ plan: { deductible } }) =>
    deductible === null
      ? { value: t('compare.none'), measure: 0 }
      : { value: coverText(t, deductible), note: t('compare.deductible.note'), measure: -deductible },
  );
}

const roomClass = { a: 4, b: 3, c: 2 } as const;

/** Undefined for a limit in rupees: beside a class of room it depends on the hospital. */
export function roomMeasure(facts: Column['plan']['facts']): number | undefined {
  switch (facts.room) {
    case 'no-limit':
      return 5;
    case 'single-private':
      return roomClass[facts.room_tier ?? 'c'];
    case 'shared':
      return 1;
    case 'capped':
      return undefined;
  }
}

function roomCell(context: RowContext, column: Column): CellText {
  const { value, note, care } = roomWords(context.t, column.plan.facts);
  const rider = riderNote(context, column, 'any-room');
  const notes = rider === undefined ? note : [note, rider].join('; ');
  return { value, note: notes, costs: care, measure: roomMeasure(column.plan.facts) };
}

function icuCell({ t }: RowContext, { plan: { facts } }: Column): CellText {
  const limit = facts.icu_limit_per_day;
  if (limit === null) return { value: t('plan.room.none'), measure: Number.POSITIVE_INFINITY };
  return { value: t('compare.a-day', { amount: money(limit) }), measure: limit, costs: true };
}

function copayCell({ t, eldestAge }: RowContext, { plan: { facts } }: Column): CellText {
  const { value, note, care } = copayWords(t, facts, eldestAge);
  return { value, note, costs: care, measure: care ? -facts.copay_percent : 0 };
}

function consumablesCell(context: RowContext, column: Column): CellText {
  const { t } = context;
  const note = riderNote(context, column, 'consumables-paid');
  if (column.plan.facts.consumables) return { value: t('compare.paid'), note, measure: 1 };
  return { value: t('compare.not-paid'), note, measure: 0, costs: true };
}

function limitsCell({ t }: RowContext, { plan: { facts } }: Column): CellText {
  const limits = facts.sub_limits;
  if (limits.length === 0) return { value: t('compare.none'), measure: 1 };
  const note = limits.map(({ name, max }) => t('compare.limit', { name, amount: money(max) })).join(', ');
  return { value: t('compare.limits', { count: limits.length }), note, measure: 0, costs: true };
}

export const refillMeasure = { none: 0, once: 1, 'once-any': 2, unlimited: 3 } as const;

function refillCell(context: RowContext, column: Column): CellText {
  const { t } = context;
  const kind = column.plan.facts.restoration;
  return {
    value: t(`compare.refill.${kind}`),
    note:
      kind === 'none' ? riderNote(context, column, 'unlimited-restoration') : t(`compare.refill.${kind}.for`),
    measure: refillMeasure[kind],
    costs: kind === 'none',
  };
}

function bonusCell({ t }: RowContext, { plan: { facts } }: Column): CellText {
  const { bonus_per_year: percent, bonus_max: most } = facts;
  if (percent === 0) return { value: t('compare.none'), measure: [0, 0] };
  return {
    value: t('compare.percent', { percent }),
    note: t('compare.bonus.most', { percent: most }),
    measure: [percent, most],
  };
}

function aroundCell({ t }: RowContext, { plan: { facts } }: Column): CellText {
  const { pre_hospitalisation_days: before, post_hospitalisation_days: after } = facts;
  return { value: t('compare.around', { before, after }), measure: [before, after] };
}

function ambulanceCell({ t }: RowContext, { plan: { facts } }: Column): CellText {
  if (facts.ambulance === null)
    return { value: t('compare.ambulance.all'), measure: Number.POSITIVE_INFINITY };
  return { value: money(facts.ambulance), note: t('compare.a-stay'), measure: facts.ambulance };
}
