import type { Proposal } from '../proposal.ts';
import type { FormAnswers, FormName } from './fields.ts';
import { fullNameOf } from './prefill.ts';

/** The proposer's own answers under the names of the forms' data. Empty texts while they are not given yet. */
export type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly pincode: string;
  readonly pan: string;
};

export function contactOf(proposal: Pick<Proposal, 'forms'>): Contact {
  const answers = formOf(proposal, 'proposerDetails');
  return {
    firstName: textIn(answers, 'first_name'),
    lastName: textIn(answers, 'last_name'),
    name: fullNameOf(answers, ''),
    mobile: textIn(answers, 'mobile'),
    email: textIn(answers, 'email'),
    dateOfBirth: textIn(answers, 'date_of_birth'),
    pincode: textIn(answers, 'pincode'),
    pan: textIn(answers, 'pan'),
  };
}

export function formOf(proposal: Pick<Proposal, 'forms'>, form: FormName): FormAnswers {
  return proposal.forms[form] ?? {};
}

export function textIn(answers: FormAnswers, field: string): string {
  const answer = answers[field];
  return typeof answer === 'string' ? answer : '';
}

/** First names of the insured, in their order; none at all where one of them is not given yet. */
export function firstNamesOf(proposal: Pick<Proposal, 'forms' | 'members'>): readonly string[] {
  const answers = formOf(proposal, 'insuredMembers');
  const proposer = textIn(formOf(proposal, 'proposerDetails'), 'first_name');
  const names = proposal.members.map(
    ({ key }) => textIn(answers, `${key}.first_name`) || (key === 'You' ? proposer : ''),
  );
  return names.includes('') ? [] : names;
}
