import { expect, type Locator, type Page } from '@playwright/test';
import type { WireField } from '#contract/proposal/shapes.ts';
import { declarationIn, questionsIn } from '#web/screens/proposal-form/by-question/questions.ts';
import { choiceLabel, type FormQuestions, labelled, part } from './proposal.ts';
import { kindOf } from './wire-kind.ts';

const mostTabs = 120;

/** Goes on by Tab alone until a control has the focus. It is looked for once: by its name that takes longer than a Tab. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const sought = await control.elementHandle();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await sought?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control);
  await expect(control).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** A radio of a group that has none chosen yet takes Space where Tab arrives; others are reached by arrows. */
export async function chooseIn(page: Page, group: Locator, label: string | RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  const radio = group.getByRole('radio', { name: label, exact: true });
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let presses = 0; !(await radio.isChecked()); presses += 1) {
    expect(presses, `arrows to ${label}`).toBeLessThan(20);
    await page.keyboard.press('ArrowRight');
  }
}

/** Answers what is asked and not filled in yet. */
export async function typeForm(page: Page, { form, saved, answers }: FormQuestions): Promise<void> {
  if (declarationIn(form)) return typeByQuestion(page, { form, saved, answers });
  for (const section of form.sections) {
    for (const field of section.fields) {
      const answer = answers[field.name];
      if (answer === undefined || field.readOnly || saved[field.name] !== undefined) continue;
      await typeField(page, part(page, section), field, String(answer));
    }
  }
}

/** Nobody says Yes here: what everybody has an answer of their own to, and then one No for all the rest. */
async function typeByQuestion(page: Page, { form, saved, answers }: FormQuestions): Promise<void> {
  for (const { label, people } of questionsIn(form)) {
    const group = page.getByRole('group', { name: labelled(label) }).first();
    for (const { field } of people) {
      const answer = answers[field.name];
      expect(answer, 'a health answer that is typed').not.toBe('yes');
      if (answer === undefined || saved[field.name] !== undefined || kindOf(field) !== 'choice') continue;
      await tabTo(page, group.locator(`[name="${field.name}"]`));
      await page.keyboard.type(choiceLabel(field, String(answer)).replace(/[^ -~].*/, ''));
    }
  }
  await pressOn(page, page.getByRole('checkbox', { name: /^Nobody else, nothing else/ }), 'Space');
}

async function typeField(page: Page, place: Locator, field: WireField, answer: string): Promise<void> {
  const name = labelled(field.label);
  const group = place.getByRole('group', { name });
  switch (kindOf(field)) {
    case 'date':
    case 'date-of-birth':
      await typeInto(page, group.getByLabel('Day'), answer.slice(8));
      await typeInto(page, group.getByLabel('Month'), answer.slice(5, 7));
      return typeInto(page, group.getByLabel('Year'), answer.slice(0, 4));
    case 'gender':
      return chooseIn(page, group, answer === 'MALE' ? 'Male' : 'Female');
    case 'yes-no':
      return chooseIn(page, group, answer === 'yes' ? 'Yes' : 'No');
    case 'radio':
      return chooseIn(page, group, choiceLabel(field, answer));
    case 'choice':
      await tabTo(page, place.getByRole('combobox', { name }));
      // A key that no keyboard has would be pasted, into whatever field took text last.
      return page.keyboard.type(choiceLabel(field, answer).replace(/[^ -~].*/, ''));
    case 'tick':
      return pressOn(page, place.getByRole('checkbox', { name: field.label }), 'Space');
    default:
      return typeInto(page, place.getByRole('textbox', { name }), answer);
  }
}
