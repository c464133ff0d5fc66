import type { Slab } from '../../catalogue/catalogue.ts';
import type { ClaimsTable } from './claims-table.ts';
import { kindOf } from './sampled-bill.ts';
import type { LeftOfBills, SettledStays } from './settled-stays.ts';
import type { StayChances } from './stay-chances.ts';
import { type WaitDays, waitDays } from './wait-days.ts';
import { daysOfYear } from './year-sample.ts';

/** What is left to pay of stays that are the only ones of their year; `chances` by bill. */
export type LeftOfStays = LeftOfBills & { readonly chances: Float64Array };

/** After the waits; `settled` by person. People with the same terms are taken together. */
export function leftOfStays(
  { alone, anyone }: StayChances,
  settled: readonly SettledStays[],
): readonly LeftOfStays[] {
  const [first] = settled;
  if (first && settled.every((one) => one === first)) return [{ ...first.left, chances: anyone }];
  return settled.map(({ left }, person) => ({ ...left, chances: alone[person] ?? new Float64Array(0) }));
}

export type FirstYear = {
  readonly claims: ClaimsTable;
  readonly chances: StayChances;
  readonly settled: readonly SettledStays[];
  /** Of a plan that pays nothing. */
  readonly unpaid: LeftOfBills;
  readonly slab: Slab;
};

/** In the first year of a new policy: a stay on a day before the end of its wait is not paid. */
export function leftInFirstYear(of: FirstYear): readonly LeftOfStays[] {
  const { claims, chances, settled, unpaid, slab } = of;
  const waits = waitDays(slab);
  const refused = new Float64Array(chances.anyone.length);
  const paid = chances.alone.map((own, person) => {
    const byKind = refusedShares(claims, waits, chances.preExisting[person] ?? []);
    return own.map((chance, bill) => {
      const part = chance * (byKind[kindOf(bill)] ?? 0);
      refused[bill] = (refused[bill] ?? 0) + part;
      return chance - part;
    });
  });
  const anyone = refused.map((part, bill) => (chances.anyone[bill] ?? 0) - part);
  return [...leftOfStays({ ...chances, alone: paid, anyone }, settled), { ...unpaid, chances: refused }];
}

/** By kind of stay: how likely its day lies before the end of its wait. */
function refusedShares(
  { kinds }: ClaimsTable,
  waits: WaitDays,
  preExisting: readonly number[],
): readonly number[] {
  const before = (days: number) => Math.min(1, days / daysOfYear);
  return kinds.map((kind, index) => {
    const old = preExisting[index] ?? 0;
    return old * before(waits['pre-existing']) + (1 - old) * before(waits[kind.waits]);
  });
}
