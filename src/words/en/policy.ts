import { messages as facts } from './plan-facts.ts';
import { messages as shortFacts } from './plan-facts-short.ts';
import { messages as policy } from './purchase/policy.ts';
import { messages as renewalEntry } from './purchase/renewal-entry.ts';

/** The page of a policy, below its deed. */
export const messages = { ...policy, ...facts, ...shortFacts, ...renewalEntry };
