import type { Proposal } from '../proposal.ts';
import { formOf, textIn } from './answers.ts';

/** First names of the insured, in their order; none at all where one of them is not given yet. */
export function firstNamesOf(proposal: Pick<Proposal, 'forms' | 'members'>): readonly string[] {
  const answers = formOf(proposal, 'insuredMembers');
  const proposer = textIn(formOf(proposal, 'proposerDetails'), 'first_name');
  const names = proposal.members.map(
    ({ key }) => textIn(answers, `${key}.first_name`) || (key === 'You' ? proposer : ''),
  );
  return names.includes('') ? [] : names;
}
