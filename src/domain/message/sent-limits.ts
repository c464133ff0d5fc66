import { type Instant, secondsBetween } from '../date.ts';

/**
 * What anybody can have sent to a mobile or an e-mail that they typed in, over all applications: so many in any hour, and in
 * any day. Whoever has one application of their own never comes near: its link has three codes in 70 minutes.
 */
export const sentLimits = [
  { most: 5, seconds: 60 * 60 },
  { most: 12, seconds: 24 * 60 * 60 },
] as const;

/** The limits need no earlier moments than these. */
export const sentCountsSeconds = Math.max(...sentLimits.map(({ seconds }) => seconds));

type SentLimit = { readonly most: number; readonly seconds: number };

/** Whole seconds until another may be sent to the same recipient. `sentAt`: when others were, the last one last. */
export function secondsUntilAllowed(
  sentAt: readonly Instant[],
  now: Instant,
  limits: readonly SentLimit[] = sentLimits,
): number {
  return Math.max(
    ...limits.map(({ most, seconds }) => {
      const oldest = sentAt.at(-most);
      return oldest === undefined ? 0 : Math.max(0, Math.ceil(seconds - secondsBetween(oldest, now)));
    }),
  );
}

/** Those that still count, with one more. */
export function withMessage(sentAt: readonly Instant[], now: Instant): readonly Instant[] {
  return [...sentAt.filter((at) => secondsBetween(at, now) < sentCountsSeconds), now];
}

/** As it is said: in hours where minutes would be many. */
export function waitOf(seconds: number): { readonly minutes: number; readonly hours: number } {
  const minutes = Math.ceil(seconds / 60);
  return { minutes, hours: minutes > 120 ? Math.ceil(minutes / 60) : 0 };
}
