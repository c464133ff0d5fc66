import type { Instant } from '../date.ts';
import type { ShareId, VisitorId } from '../ids.ts';
import type { StoredDecision } from './decision.ts';

/** What the store keeps of a decision that was passed on by its link. */
export type Share = {
  readonly id: ShareId;
  readonly owner: VisitorId;
  /** It is the same for the same content of the same owner. */
  readonly contentKey: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly decision: StoredDecision;
};
