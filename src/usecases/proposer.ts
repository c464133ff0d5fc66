import type { FormName, KeptAnswers } from '#domain/proposal/form/fields.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';

/** The proposer's own answers under the names of the forms' data. Empty texts while they are not given yet. */
export type Contact = {
  readonly firstName: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly pincode: string;
  readonly pan: string;
};

export function contactOf(proposal: Pick<Proposal, 'forms'>): Contact {
  const answers = proposal.forms.proposerDetails ?? {};
  const firstName = textOf(answers, 'first_name');
  return {
    firstName,
    name: fullNameOf(answers, ''),
    mobile: textOf(answers, 'mobile'),
    email: textOf(answers, 'email'),
    dateOfBirth: textOf(answers, 'date_of_birth'),
    pincode: textOf(answers, 'pincode'),
    pan: textOf(answers, 'pan'),
  };
}

export function formOf(proposal: Pick<Proposal, 'forms'>, form: FormName): KeptAnswers {
  return proposal.forms[form] ?? {};
}

export function textOf(answers: KeptAnswers, field: string): string {
  const answer = answers[field];
  return typeof answer === 'string' ? answer : '';
}
