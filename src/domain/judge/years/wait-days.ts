import type { Slab } from '../../catalogue/catalogue.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { type WaitKind, waitKinds, waitsFrom } from '../../cover/waiting.ts';
import { addMonths, daysBetween, type IsoDate } from '../../date.ts';
import { memoizeByObject } from './limited-cache.ts';

/** Days from the start of a new policy on which a claim of each kind is not paid; more than a life has where it never is. */
export type WaitDays = Readonly<Record<WaitKind, number>>;

/** Which year of a new policy is looked at, from 0; undefined: one after every wait is over. */
export type PolicyYear = number | undefined;

/** Any day will do: months of a wait differ by a day or two. */
const start = '2026-01-01' as IsoDate; // the shape of a day
export const daysOfYear = 365;

const cache = new WeakMap<PlanFeatures, WaitDays>();

export function waitDays({ features }: Slab): WaitDays {
  return memoizeByObject(cache, features, () => {
    const never = addMonths(start, 1_200);
    const days = waitsFrom(features, start).map(({ kind, coveredFrom }) => [
      kind,
      daysBetween(start, coveredFrom ?? never),
    ]);
    return Object.fromEntries(days) as WaitDays; // one entry for each of waitKinds
  });
}

const sharesOf = new WeakMap<WaitDays, WaitDays[]>();

/** By kind of wait: the share of the days of that policy year on which it still runs. */
export function waitShares(slab: Slab, policyYear: number): WaitDays {
  const days = waitDays(slab);
  const cached = memoizeByObject(sharesOf, days, () => []);
  cached[policyYear] ??= sharesIn(days, policyYear);
  return cached[policyYear];
}

function sharesIn(days: WaitDays, policyYear: number): WaitDays {
  const shares = waitKinds.map((kind) => {
    const inYear = days[kind] - policyYear * daysOfYear;
    return [kind, Math.min(1, Math.max(0, inYear / daysOfYear))];
  });
  return Object.fromEntries(shares) as WaitDays; // one entry for each of waitKinds
}

/** The shares in which those of these waits run, as a text: the same text, the same claims refused. Undefined when none runs. */
export function runningWaits(
  kinds: readonly WaitKind[],
  slab: Slab,
  policyYear: PolicyYear,
): string | undefined {
  if (policyYear === undefined) return undefined;
  const shares = waitShares(slab, policyYear);
  const running = kinds.map((kind) => shares[kind]);
  return running.some((share) => share > 0) ? running.join(' ') : undefined;
}
