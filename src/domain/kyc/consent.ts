import { type Instant, secondsBetween } from '../date.ts';

/** What the registry is to tell with the buyer's leave, which the buyer brings back from it. */
export type KycConsent = {
  /** The hash of what the browser has to bring back. */
  readonly stateHash: string;
  /** Shown to the registry with what the browser brings; no browser has seen it. */
  readonly secret: string;
  readonly askedAt: Instant;
  readonly pep: boolean;
};

/** Seconds: long enough to open an account at the registry on the way. */
export const consentHolds = 15 * 60;

export function isConsentOpen({ askedAt }: KycConsent, now: Instant): boolean {
  return secondsBetween(askedAt, now) <= consentHolds;
}
