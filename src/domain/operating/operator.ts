import type { Instant } from '../date.ts';

/** Somebody of the staff who may sign in at the pages of operators. */
export type Operator = {
  /** `operatorName` spells it so. */
  readonly name: string;
  /** What scrypt makes of the password, as a setting would hold it. */
  readonly passwordHash: string;
  /** This is the secret of the second factor, in base32. */
  readonly totpSecret: string;
  /** Changes with both: a pass bears it, so passes of what was reset are none. */
  readonly stamp: string;
  readonly madeAt: Instant;
};

const shape = /^[a-z][a-z0-9._-]{1,39}$/;

/** A name as it is kept, whichever way it was typed; undefined: it can be no operator's. */
export function operatorName(input: string): string | undefined {
  const name = input.trim().toLowerCase();
  return shape.test(name) ? name : undefined;
}
