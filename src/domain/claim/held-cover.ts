import type { QuoteRequest } from '../quote/quote.ts';
import type { ExistingCover } from './stack-check.ts';

/** Limits of the policy that is held, where its owner says them. */
export type HeldLimits = Pick<ExistingCover, 'roomCapPercent' | 'copayPercent'>;

/** Where nobody says them; the method says that they are assumed. */
export const assumedLimits: HeldLimits = { roomCapPercent: undefined, copayPercent: 0 };

/** The policy that the visitor holds, as far as the quote says; undefined where there is none. */
export function heldCover(
  { existingSumInsured, deductible }: Pick<QuoteRequest, 'existingSumInsured' | 'deductible'>,
  limits: HeldLimits,
): ExistingCover | undefined {
  const sumInsured = existingSumInsured ?? deductible;
  return sumInsured === undefined ? undefined : { sumInsured, ...limits };
}
