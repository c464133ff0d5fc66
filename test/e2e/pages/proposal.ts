import { expect, type Locator, type Page } from '@playwright/test';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { never } from '#domain/result.ts';
import type { ProposalScreen } from '#web/paths.ts';
import {
  declarationIn,
  type PersonQuestion,
  questionsIn,
} from '#web/screens/proposal-form/by-question/questions.ts';
import type { WireAnswers } from '../../answers.ts';
import { enter } from './enter.ts';
import type { PageOrFrame } from './opening.ts';
import { kindOf } from './wire-kind.ts';

/** The heading of each form's page, in the order of the steps. */
export const formTitles = {
  proposerDetails: 'About the proposer',
  insuredMembers: 'Who is insured',
  nomineeDetails: 'Nominee',
  bankDetails: 'Bank account',
  portabilityDetails: 'Moving from another insurer',
  medicalDetails: 'Health',
  lifeStyleDetails: 'Habits',
} as const satisfies Record<FormName, string>;

export const formPages = {
  proposerDetails: 'proposer-detail',
  insuredMembers: 'insured-members',
  nomineeDetails: 'nominee-detail',
  bankDetails: 'bank-details',
  portabilityDetails: 'portability-detail',
  medicalDetails: 'medical-detail',
  lifeStyleDetails: 'lifestyle-detail',
} as const satisfies Record<FormName, ProposalScreen>;

export const title = (page: PageOrFrame): Locator => page.getByRole('heading', { level: 1 });

export const saveAndGoOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save and continue' }).click();

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The label, with or without the word that an answer may be left out. */
export const labelled = (label: string) => new RegExp(`^${escaped(label)}( \\(optional\\))?$`);

/** The part of a form about one person, before and after the name is known; or the part of that title. */
export function part(
  page: Page | Locator,
  section: Pick<WireForm['sections'][number], 'title' | 'member'>,
): Locator {
  const person = section.member?.replace(/-\d$/, '');
  if (person === undefined) return page.getByRole('region', { name: section.title, exact: true });
  const name = person === 'Spouse' ? 'Husband|Wife' : person;
  return page.getByRole('region', { name: new RegExp(`^(${name}|.*\\((${name.toLowerCase()})\\))$`) });
}

export type FormQuestions = {
  readonly form: WireForm;
  readonly saved: WireAnswers;
  readonly answers: WireAnswers;
};

/** Answers what is not filled in yet, as a person would: field by field, by its words. */
export async function fillIn(page: Page, { form, saved, answers }: FormQuestions): Promise<void> {
  if (declarationIn(form)) return fillByQuestion(page, { form, saved, answers });
  for (const section of form.sections) {
    for (const field of section.fields) {
      const answer = answers[field.name];
      if (answer === undefined || field.readOnly || saved[field.name] !== undefined) continue;
      await answerField(part(page, section), field, answer);
    }
  }
}

/** Names whoever says Yes, answers what is asked then, and declares the rest to be No. */
async function fillByQuestion(page: Page, questions: FormQuestions): Promise<void> {
  for (const { label, people } of questionsIn(questions.form)) {
    const group = page.getByRole('group', { name: labelled(label) }).first();
    for (const person of people) await answerPerson(group, person, questions);
  }
  await page.getByRole('checkbox', { name: /^Nobody else, nothing else/ }).check();
}

async function answerPerson(
  group: Locator,
  { field, member, followers }: PersonQuestion,
  { saved, answers }: FormQuestions,
): Promise<void> {
  const openAnswer = ({ name, readOnly }: WireField) =>
    readOnly || saved[name] !== undefined ? undefined : answers[name];
  const answer = openAnswer(field);
  const own = group.locator(`[name="${field.name}"]`);
  if (answer === 'yes') await own.check();
  else if (answer !== undefined && kindOf(field) === 'choice') await own.selectOption(String(answer));
  const details = member === undefined ? group : part(group, { title: '', member });
  for (const follower of followers) {
    const detail = openAnswer(follower);
    if (detail !== undefined) await answerField(details, follower, detail);
  }
}

export async function answerField(
  place: Locator,
  field: WireField,
  answer: WireAnswers[string],
): Promise<void> {
  const name = labelled(field.label);
  const group = place.getByRole('group', { name });
  const text = String(answer);
  const kind = kindOf(field);
  switch (kind) {
    case 'date':
    case 'date-of-birth':
      return sayDate(group, text);
    case 'month':
      await group.getByLabel('Month').selectOption(text.slice(5));
      return enter(group.getByLabel('Year'), text.slice(0, 4));
    case 'gender':
      return group.getByLabel(text === 'MALE' ? 'Male' : 'Female', { exact: true }).check();
    case 'yes-no':
      return group.getByLabel(text === 'yes' ? 'Yes' : 'No', { exact: true }).check();
    case 'choice':
      await place.getByRole('combobox', { name }).selectOption(text);
      return;
    case 'radio':
      return group.getByLabel(choiceLabel(field, text)).check();
    case 'checkboxes':
      for (const id of Array.isArray(answer) ? answer : [])
        await group.getByLabel(choiceLabel(field, id)).check();
      return;
    case 'tick':
      return place.getByRole('checkbox', { name: field.label }).setChecked(answer === true);
    case 'name':
    case 'text':
    case 'long-text':
    case 'mobile':
    case 'email':
    case 'pan':
    case 'pincode':
    case 'ifsc':
    case 'account-number':
    case 'height':
    case 'weight':
    case 'number':
    case 'amount':
      return enter(place.getByRole('textbox', { name }), text);
    default:
      return never(kind);
  }
}

export const choiceLabel = ({ choices }: WireField, id: string) =>
  choices.find((choice) => choice.id === id)?.label ?? id;

/** @param date "1992-05-20" */
export async function sayDate(group: Locator, date: string): Promise<void> {
  await enter(group.getByLabel('Day'), String(Number(date.slice(8))));
  await enter(group.getByLabel('Month'), String(Number(date.slice(5, 7))));
  await enter(group.getByLabel('Year'), date.slice(0, 4));
}

/** The identity check by PAN; name and date of birth stand there already. */
export async function checkIdentity(page: Page, number: string): Promise<void> {
  await expect(title(page)).toHaveText('Identity check');
  await page.getByRole('radio', { name: /^PAN/ }).check();
  await enter(page.getByRole('textbox', { name: 'PAN', exact: true }), number);
  await page.getByRole('button', { name: 'Check my identity' }).click();
}

/** Ticks what has to be ticked and presses. */
export async function pressAccept(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Terms and payment');
  for (const box of await page.getByRole('checkbox', { name: /\(required\)$/ }).all()) await box.check();
  await page.getByRole('button', { name: /^Accept and (pay|block) ₹/ }).click();
}

export async function acceptTerms(page: Page): Promise<void> {
  await pressAccept(page);
  await expect(page).toHaveTitle(/Sandbox gateway/);
}

/** On the gateway's own page. */
export const pay = (page: Page, ending: string | RegExp = /^(Pay|Block) ₹/): Promise<void> =>
  page.getByRole('button', { name: ending }).click();
