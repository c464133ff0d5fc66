import { expect, type Locator, type Page } from '@playwright/test';
import type { WireField } from '#contract/proposal/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import type { MessageId } from '#words/areas.ts';
import type { WireAnswers } from '../answers.ts';
import { buyer } from '../e2e/canaries.ts';
import { pressOn, tabTo, typeInto } from '../e2e/pages/keyboard.ts';
import { kindOf } from '../e2e/pages/wire-kind.ts';
import { isLeftToDeclaration, openQuestions, proposalIn, requiredBoxes } from './questions.ts';
import { controlOf, title } from './quote.ts';
import type { SpokenWords } from './words.ts';

/** The heading of each form's page. */
const formTitles = {
  proposerDetails: 'form.proposer.title',
  insuredMembers: 'form.insured.title',
  nomineeDetails: 'proposal.step.nominee',
  bankDetails: 'form.bank.title',
  portabilityDetails: 'form.portability.title',
  medicalDetails: 'form.medical.title',
  lifeStyleDetails: 'form.lifestyle.title',
} as const satisfies Record<FormName, MessageId>;

/** Every navigation scrolls to the top after 200 ms (specification section 1); a person tabs on after that. */
export async function arrive(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await page.waitForTimeout(300);
}

const submit = (page: Page): Locator => page.locator('main form button[type=submit]');

/** A radio of a group takes Space where Tab arrives; others are reached by arrows. */
async function choose(page: Page, name: string, radio: Locator): Promise<void> {
  const isThere = (radio: Element) => radio === document.activeElement;
  const radios = controlOf(page, name);
  const chosenRadio = radios.and(page.locator(':checked'));
  await tabTo(page, (await chosenRadio.count()) > 0 ? chosenRadio : radios.first());
  for (let presses = 0; !(await radio.evaluate(isThere)); presses += 1) {
    expect(presses, `arrows to ${String(radio)}`).toBeLessThan(20);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** A list that is closed takes its next entry at each arrow. */
async function chooseInList(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('Home');
  for (let presses = 0; (await list.inputValue()) !== value; presses += 1) {
    expect(presses, `arrows to ${value}`).toBeLessThan(80);
    await page.keyboard.press('ArrowDown');
  }
}

async function typeField(page: Page, field: WireField, answer: WireAnswers[string]): Promise<void> {
  const { name } = field;
  const text = String(answer);
  switch (kindOf(field)) {
    case 'date':
    case 'date-of-birth':
      await typeInto(page, controlOf(page, `${name}.day`), text.slice(8));
      await typeInto(page, controlOf(page, `${name}.month`), text.slice(5, 7));
      return typeInto(page, controlOf(page, `${name}.year`), text.slice(0, 4));
    case 'gender':
    case 'yes-no':
    case 'radio':
      return choose(page, name, controlOf(page, name, text));
    case 'choice':
      return chooseInList(page, controlOf(page, name), text);
    case 'tick':
      return pressOn(page, controlOf(page, name), 'Space');
    default:
      return typeInto(page, controlOf(page, name), text);
  }
}

/** Every form from the first to the review. `own` by form and full field name. */
export async function typeForms(
  page: Page,
  id: string,
  words: SpokenWords,
  own: Partial<Record<FormName, WireAnswers>> = {},
): Promise<void> {
  for (const name of formNames) {
    await arrive(page, words.t(formTitles[name]));
    await expect(submit(page)).toBeVisible();
    const proposal = await proposalIn(page, id);
    for (const [field, answer] of openQuestions(proposal, name, own[name])) {
      if (isLeftToDeclaration(proposal, name, [field, answer])) continue;
      await typeField(page, field, answer);
    }
    await pressOn(page, submit(page), 'Enter');
  }
  await arrive(page, words.t('review.title'));
}

/** From the review through the identity check to the terms. */
export async function typeIdentity(page: Page, { t }: SpokenWords): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: t('review.kyc') }), 'Enter');
  await arrive(page, t('proposal.step.kyc'));
  await choose(page, 'certificate_type', page.getByRole('radio', { name: /^PAN/ }));
  await typeInto(page, page.locator('main #doc_no'), buyer.pan);
  await pressOn(page, submit(page).first(), 'Enter');
  await arrive(page, t('kyc-success.title'));
  await pressOn(page, page.getByRole('link', { name: t('review.terms') }), 'Enter');
}

/** The terms, ticked one by one, and the gateway's own page. */
export async function agreeAndPressPay(page: Page, { t, say }: SpokenWords): Promise<void> {
  await arrive(page, t('buy.next.pay.lead'));
  for (const box of await requiredBoxes(page, t).all()) {
    await pressOn(page, box, 'Space');
    await expect(box).toBeChecked();
  }
  await pressOn(page, submit(page), 'Enter');
  await arrive(page, say('sandbox.pay'));
  await pressOn(page, page.locator('button.pay'), 'Enter');
}
