import { exampleStack, stackExample } from './examples/stack.ts';
import { exampleWays, waysExample, waysFamily } from './examples/ways.ts';

/** The examples that need the rules of bills and policies: worked before the page comes, so that it carries no rule. */
export function loadExamples() {
  const { held, otherHeld } = stackExample;
  return {
    ways: { ...waysExample, family: waysFamily, ranked: exampleWays() },
    stack: { ...stackExample, years: [held, ...otherHeld].map(exampleStack) },
  };
}

export type CoverExamples = ReturnType<typeof loadExamples>;
