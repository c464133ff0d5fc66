import { type Bearable, usualBearable } from '#domain/judge/bearable.ts';
import type { WireBearable } from './shapes.ts';

/** Undefined: nobody said. */
export function bearableToWire(bearable: Bearable | undefined): WireBearable {
  return { amount: bearable ?? usualBearable, is_guess: bearable === undefined };
}
