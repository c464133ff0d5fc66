import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import type { WireField, WireProposal } from '#contract/proposal/shapes.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { declarationIn } from '#web/screens/proposal-form/by-question/questions.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import type { PageOrFrame } from '../e2e/pages/opening.ts';
import type { SpokenWords } from './words.ts';

/** Runs in the browser: what the page itself is answered, in its own frame and with its own cookies. */
export const readJson = async (url: string) =>
  (await fetch(url, { headers: { accept: 'application/json' } })).json();

/** What the page itself would be answered. */
async function answerAt<Name extends CallName>(
  page: PageOrFrame,
  name: Name,
  params: CallInput<Name>['params'],
): Promise<CallAnswer<Name>> {
  return page.evaluate(readJson, pathOf(name, params));
}

export const proposalIn = (page: PageOrFrame, id: string): Promise<WireProposal> =>
  answerAt(page, 'getProposal', { id });

type Question = readonly [field: WireField, answer: WireAnswers[string]];

/** What a form asks and has no answer to yet, with right answers; `own` by full field name win. */
export function openQuestions(
  proposal: WireProposal,
  name: FormName,
  own: WireAnswers = {},
): readonly Question[] {
  const form = proposal.formConfig[name];
  if (!form) throw new Error(`No form ${name}`);
  const saved = proposal.savedForm.formData[name] ?? {};
  const answers = answersFor(form, proposal, new Date().toISOString().slice(0, 10), own);
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => {
      const answer = answers[field.name];
      const isOpen = !field.readOnly && saved[field.name] === undefined;
      return isOpen && answer !== undefined ? [[field, answer] as const] : [];
    });
}

/** Whether a question is passed over, since the declaration of its form says No to it. */
export const isLeftToDeclaration = (
  { formConfig }: WireProposal,
  name: FormName,
  [{ kind }, answer]: Question,
): boolean => {
  const form = formConfig[name];
  return form !== undefined && declarationIn(form) !== undefined && kind === 'yes-no' && answer === 'no';
};

/** What has to be ticked before one can go on from the terms. */
export const requiredBoxes = (page: PageOrFrame, t: SpokenWords['t']): Locator => {
  const mark = t('terms.required', { text: '' }).trim().replace(/[()]/g, '\\$&');
  return page.getByRole('checkbox', { name: new RegExp(`${mark}$`) });
};
