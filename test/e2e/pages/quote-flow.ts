import { expect, type Locator } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { enter } from './enter.ts';
import { open, type PageOrFrame } from './opening.ts';

/** A name that begins with a whole word: "Father" is not "Father-in-law". */
const beginning = (word: string) => new RegExp(`^${word}(?![\\w-])`);

/** One question with its answers, by its legend. */
export const question = (page: PageOrFrame, name: string | RegExp): Locator =>
  page.getByRole('group', { name });

export const goOn = (page: PageOrFrame): Promise<void> =>
  page.getByRole('button', { name: 'Continue' }).click();

export const heading = (page: PageOrFrame): Locator => page.getByRole('heading', { level: 1 });

/** What stands above the form after a press that found something to correct. */
export const summary = (page: PageOrFrame): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: /to correct$/ }) });

export type Family = {
  readonly gender: 'Female' | 'Male';
  readonly people: readonly string[];
  readonly sons?: number;
  readonly daughters?: number;
};

/** Step 1. You, spouse and the like by their cards, children by their steppers. */
export async function choose(
  page: PageOrFrame,
  { gender, people, sons = 0, daughters = 0 }: Family,
): Promise<void> {
  await expect(heading(page)).toHaveText('Who would you like to cover?');
  for (const person of people) await page.getByRole('checkbox', { name: beginning(person) }).check();
  await question(page, 'You are').getByLabel(gender, { exact: true }).check();
  for (let count = 0; count < sons; count += 1) await press(page, 'One more: Sons');
  for (let count = 0; count < daughters; count += 1) await press(page, 'One more: Daughters');
}

const press = (page: PageOrFrame, name: string) => page.getByRole('button', { name }).click();

/** Step 2. Ages in years, by the names on the page. */
export async function sayAges(page: PageOrFrame, ages: Readonly<Record<string, number>>): Promise<void> {
  await expect(heading(page)).toHaveText(/^How old/);
  for (const [name, age] of Object.entries(ages)) await enter(ageOf(page, name), String(age));
}

/** A spouse is called by the gender that was said. */
const labelOf = (person: string): string | RegExp => (person === 'Spouse' ? /^(Husband|Wife)$/ : person);

export const ageOf = (page: PageOrFrame, name: string): Locator =>
  page.getByRole('textbox', { name: labelOf(name), exact: true });

/** Step 3. Without the parents' pincode they live with the family. */
export async function sayPlace(page: PageOrFrame, pincode: string, parents?: string | 'same'): Promise<void> {
  await expect(heading(page)).toHaveText(/live\?$/);
  await enter(page.getByLabel('Pincode', { exact: true }), pincode);
  if (parents === undefined) return;
  const where = question(page, /^Where do(es)? your .+ live\?$/);
  if (parents === 'same') return where.getByLabel('Same as mine').check();
  await where.getByLabel('At another pincode').check();
  await enter(page.getByLabel(/^Pincode of your /), parents);
}

export type Health = {
  /** Conditions by their person; absent: nobody has one. */
  readonly conditions?: Readonly<Record<string, readonly string[]>>;
  /** It says who smokes; when it is absent, no one does. */
  readonly smokes?: string;
};

/** This is step 4. */
export async function sayHealth(
  page: PageOrFrame,
  { conditions = {}, smokes = 'No one' }: Health,
): Promise<void> {
  await expect(heading(page)).toHaveText('Health and habits');
  const ill = Object.entries(conditions);
  const anyone = question(page, /have a medical condition\?$/);
  await anyone.getByLabel(ill.length > 0 ? 'Yes' : 'No', { exact: true }).check();
  for (const [person, names] of ill) await sayConditions(page, person, names);
  await question(page, 'Who smokes?').getByLabel(labelOf(smokes), { exact: true }).check();
  for (const habit of ['Who chews tobacco?', 'Who drinks alcohol?', 'Who exercises most weeks?']) {
    await question(page, habit).getByLabel('No one', { exact: true }).check();
  }
}

async function sayConditions(page: PageOrFrame, person: string, names: readonly string[]): Promise<void> {
  const who = question(page, 'Who has a condition?');
  const isAlone = !(await who.isVisible());
  if (!isAlone) await who.getByLabel(labelOf(person), { exact: true }).check();
  const which = question(
    page,
    isAlone
      ? 'Which conditions?'
      : new RegExp(`^Which conditions\\? ${person === 'Spouse' ? '(Husband|Wife)' : person}`),
  );
  for (const name of names) {
    const row = which.getByLabel(name);
    if (!(await row.isVisible())) await enter(which.getByLabel('Other conditions'), name.slice(0, 12));
    await row.check();
  }
}

/** Step 5; the cover as the list says it, such as "₹5 lakh". */
export async function sayExisting(page: PageOrFrame, cover?: string): Promise<void> {
  await expect(heading(page)).toHaveText('Do you already have a health policy?');
  const group = question(page, 'Do you have a policy?');
  await group.getByLabel(cover === undefined ? 'No' : 'Yes', { exact: true }).check();
  if (cover !== undefined) await page.getByLabel('Cover of that policy').selectOption(cover);
}

export const seePlans = (page: PageOrFrame): Promise<void> =>
  page.getByRole('button', { name: 'See plans and prices' }).click();

/** From the last step to the list of people whom no split is offered to, past the checklist. */
export async function seeList(page: PageOrFrame): Promise<void> {
  await seePlans(page);
  await expect(heading(page)).toHaveText('Four questions that move a rupee');
  await page.getByRole('link', { name: 'See the plans' }).filter({ visible: true }).click();
}

/** You, 34: through all five steps to the button that asks for the plans. */
export async function answerForOne(page: PageOrFrame, existing?: string): Promise<void> {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await goOn(page);
  await sayAges(page, { You: 34 });
  await goOn(page);
  await sayPlace(page, '560001');
  await goOn(page);
  await sayHealth(page, {});
  await goOn(page);
  await sayExisting(page, existing);
}

/** You, 40, and a mother whose condition no insurer decides on online: to the page that says so. */
export async function answerWithBlockedMother(page: PageOrFrame): Promise<void> {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Male', people: ['You', 'Mother'] });
  await goOn(page);
  await sayAges(page, { You: 40, Mother: 66 });
  await goOn(page);
  await sayPlace(page, '411001', 'same');
  await goOn(page);
  await sayHealth(page, { conditions: { Mother: ['Diabetes on insulin'] } });
  await goOn(page);
  await expect(heading(page)).toHaveText('One person needs an adviser');
}
