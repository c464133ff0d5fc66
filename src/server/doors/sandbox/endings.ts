import type { Say } from '#words/sentences.ts';
import type { ConsoleOutcome } from './console.ts';

/** What a person can make of a try to pay, and what follows, in words. The bank's own words stay the bank's. */
export function endingWords(
  say: Say,
  { name, failure, later, silentAsks }: ConsoleOutcome,
): { readonly choice: string; readonly follows: string } {
  const values = {
    text: failure?.text ?? '',
    seconds: later?.afterSeconds ?? 0,
    asks: silentAsks,
  };
  return { choice: say(`sandbox.end.${name}`, values), follows: say(`sandbox.end.${name}.then`, values) };
}
