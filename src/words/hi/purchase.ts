import { messages as choice } from './choice.ts';
import { messages as failures } from './failures/answer.ts';
import { messages as kyc } from './purchase/kyc.ts';
import { messages as outcome } from './purchase/outcome.ts';
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
  ...renewal,
  ...porting,
};
