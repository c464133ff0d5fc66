import type { ConditionId } from '../ids.ts';

/**
 * A medical condition that the quote asks about. `blocks` is the wire's `permission: false`, turned once:
 * the member leaves the later steps (specification section 3).
 */
export type Condition = {
  readonly id: ConditionId;
  /** Plain words first, the medical word in brackets. */
  readonly name: string;
  readonly blocks: boolean;
  /** Among the ten asked first. */
  readonly common: boolean;
};
