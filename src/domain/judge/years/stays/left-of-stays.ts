import type { Slab } from '../../../catalogue/catalogue.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { type PolicyYear, waitShares } from '../wait-days.ts';
import { kindOf } from './sampled-bill.ts';
import type { LeftOfBills, SettledStays } from './settled-stays.ts';
import type { StayChances } from './stay-chances.ts';

/** What is left to pay of stays that are the only ones of their year; `chances` by bill. */
export type LeftOfStays = LeftOfBills & { readonly chances: Float64Array };

export type StaysOfYear = {
  readonly claims: ClaimsTable;
  readonly chances: StayChances;
  /** By person. People with the same terms are taken together. */
  readonly settled: readonly SettledStays[];
  /** The amounts that a plan that pays nothing leaves. */
  readonly unpaid: LeftOfBills;
  readonly slab: Slab;
  readonly policyYear: PolicyYear;
};

/** A stay on a day before the end of its wait is not paid, and one of an illness that is never covered on none. */
export function leftOfYear(of: StaysOfYear): readonly LeftOfStays[] {
  const { claims, chances, settled, unpaid, slab, policyYear } = of;
  if (policyYear === undefined && chances.never.every((stays) => stays === undefined))
    return leftOfStays(chances, settled);
  const shares = policyYear === undefined ? undefined : waitShares(slab, policyYear);
  const refusedOfKind = claims.kinds.map((kind) => shares?.[kind.waits] ?? 0);
  const refusedOfIll = shares?.['pre-existing'] ?? 0;
  const refused = new Float64Array(chances.anyone.length);
  const anyone = new Float64Array(chances.anyone.length);
  const alone = chances.alone.map((stays, person) => {
    const ill = chances.preExisting[person];
    const never = chances.never[person];
    return stays.map((chance, bill) => {
      const old = ill?.[bill] ?? 0;
      const excluded = never?.[bill] ?? 0;
      const part =
        excluded + old * refusedOfIll + (chance - old - excluded) * (refusedOfKind[kindOf(bill)] ?? 0);
      refused[bill] = (refused[bill] ?? 0) + part;
      anyone[bill] = (anyone[bill] ?? 0) + chance - part;
      return chance - part;
    });
  });
  return [...leftOfStays({ alone, anyone }, settled), { ...unpaid, chances: refused }];
}

function leftOfStays(
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
