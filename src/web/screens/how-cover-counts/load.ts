import { exampleSplits, splitsExample, splitsFamily } from './examples/splits.ts';
import { exampleStack, stackExample } from './examples/stack.ts';

/** The examples that need the rules of bills and policies: worked before the page comes, so that it carries no rule. */
export function loadExamples() {
  const { held, otherHeld } = stackExample;
  return {
    ways: { ...splitsExample, family: splitsFamily, ranked: exampleSplits() },
    stack: { ...stackExample, years: [held, ...otherHeld].map(exampleStack) },
  };
}

export type CoverExamples = ReturnType<typeof loadExamples>;
