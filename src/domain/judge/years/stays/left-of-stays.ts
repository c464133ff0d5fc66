import type { Slab } from '../../../catalogue/catalogue.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { waitShares } from '../wait-days.ts';
import { kindOf } from './sampled-bill.ts';
import type { LeftOfBills, SettledStays } from './settled-stays.ts';
import type { StayChances } from './stay-chances.ts';

/** What is left to pay of stays that are the only ones of their year; `chances` by bill. */
export type LeftOfStays = LeftOfBills & { readonly chances: Float64Array };

/** After the waits; `settled` by person. People with the same terms are taken together. */
export function leftOfStays(
  { alone, anyone }: Pick<StayChances, 'alone' | 'anyone'>,
  settled: readonly SettledStays[],
): readonly LeftOfStays[] {
  const [first] = settled;
  if (first && settled.every((one) => one === first)) return [{ ...first.remaining, chances: anyone }];
  return settled.map(({ remaining }, person) => ({
    ...remaining,
    chances: alone[person] ?? new Float64Array(0),
  }));
}

export type WaitingYear = {
  readonly claims: ClaimsTable;
  readonly chances: StayChances;
  readonly settled: readonly SettledStays[];
  /** The amounts that a plan that pays nothing leaves. */
  readonly unpaid: LeftOfBills;
  readonly slab: Slab;
  /** From 0, the first year of a new policy. */
  readonly policyYear: number;
};

/** In a year in which waits may run: a stay on a day before the end of its wait is not paid. */
export function leftWhileWaiting({
  claims,
  chances,
  settled,
  unpaid,
  slab,
  policyYear,
}: WaitingYear): readonly LeftOfStays[] {
  const shares = waitShares(slab, policyYear);
  const refusedOfKind = claims.kinds.map((kind) => shares[kind.waits]);
  const refusedOfIll = shares['pre-existing'];
  const refused = new Float64Array(chances.anyone.length);
  const anyone = new Float64Array(chances.anyone.length);
  const alone = chances.alone.map((stays, person) => {
    const ill = chances.preExisting[person];
    return stays.map((chance, bill) => {
      const old = ill?.[bill] ?? 0;
      const part = old * refusedOfIll + (chance - old) * (refusedOfKind[kindOf(bill)] ?? 0);
      refused[bill] = (refused[bill] ?? 0) + part;
      anyone[bill] = (anyone[bill] ?? 0) + chance - part;
      return chance - part;
    });
  });
  return [...leftOfStays({ alone, anyone }, settled), { ...unpaid, chances: refused }];
}
