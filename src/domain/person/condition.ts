import type { ConditionId } from '../ids.ts';
import type { LocalText } from '../local-text.ts';

/**
 * What insurers mostly say to it: cover with the usual wait, cover for a loading, a decision on a medical report, or no
 * ordinary cover. A usual answer only; the insurer's own may differ.
 */
export const usualOutcomes = ['accepted', 'loaded', 'medical', 'declined'] as const;
export type UsualOutcome = (typeof usualOutcomes)[number];

/**
 * A medical condition that the quote asks about. `blocks` is the wire's `permission: false`, turned once:
 * the member leaves the later steps (specification section 3).
 */
export type Condition = {
  readonly id: ConditionId;
  /** Plain words first, the medical word in brackets. */
  readonly name: LocalText;
  readonly outcome: UsualOutcome;
  readonly blocks: boolean;
  /** Among the ten asked first. */
  readonly common: boolean;
};
