import { messages as choice } from './choice.ts';
import { messages as failures } from './failures/answer.ts';
import { messages as planFacts } from './plan-facts.ts';
import { messages as shortFacts } from './plan-facts-short.ts';
import { messages as begun } from './purchase/begun.ts';
import { messages as kyc } from './purchase/kyc.ts';
import { messages as mine } from './purchase/mine.ts';
import { messages as outcome } from './purchase/outcome.ts';
import { messages as policy } from './purchase/policy.ts';
import { messages as porting } from './purchase/porting.ts';
import { messages as proposal } from './purchase/proposal.ts';
import { messages as renewal } from './purchase/renewal.ts';
import { messages as terms } from './purchase/terms.ts';

export const messages = {
  ...choice,
  ...failures,
  ...proposal,
  ...kyc,
  ...terms,
  ...outcome,
  ...mine,
  ...begun,
  ...policy,
  ...planFacts,
  ...shortFacts,
  ...renewal,
  ...porting,
};
