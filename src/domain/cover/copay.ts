import type { Copay } from './features.ts';

/** The share these people bear: none when they all enter below the age from which it applies. */
export function effectiveCopayPercent({ percent, fromAge }: Copay, eldestAge: number): number {
  return fromAge !== undefined && eldestAge < fromAge ? 0 : percent;
}
