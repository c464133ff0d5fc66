import type { Page } from '@playwright/test';
import type { WireField } from '#contract/proposal/shapes.ts';
import { isoDate } from '#domain/date.ts';
import type { FieldKind, FormName } from '#domain/proposal/form/fields.ts';
import { ownRefusal } from '#web/forms/field-kinds.ts';
import { paths } from '#web/paths.ts';
import { messages } from '#words/en/failures.ts';
import { failureText } from '../failure-text.ts';
import { oddIdentifiers } from '../odd/identifiers.ts';
import { oddNames } from '../odd/names.ts';
import { oddQuoteFamilies } from '../odd/quote-families.ts';
import { expect, test } from './fixtures.ts';
import { expectPairs, pairsOf } from './odd-pairs.ts';
import { open } from './pages/opening.ts';
import { formPages, saveAndGoOn } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
import { filledBy, questionsIn } from './set-up.ts';

/**
 * Where each kind is asked, the last step first: a step behind one that is wrong opens that one. And a field that stays
 * wrong while others are saved together, so that the page does not go on.
 */
const formsOfKinds: readonly (readonly [FormName, readonly FieldKind[], string])[] = [
  ['bankDetails', ['ifsc', 'account-number'], 'account_number'],
  ['nomineeDetails', ['date-of-birth'], 'nominee_first_name'],
  ['proposerDetails', ['mobile', 'pan', 'pincode', 'email', 'name'], 'mobile'],
];

/** As the wire has a date whose year is not typed yet: pasted into a box it is read as a whole one. */
const unfinished = 'still being typed';

const rowsOf = (kind: FieldKind) =>
  kind === 'name'
    ? oddNames.map(({ why, input, stored }) => ({ what: why, typed: input, kept: stored }))
    : oddIdentifiers
        .filter(([what, of]) => of === kind && what !== unfinished)
        .map(([what, , input, stored]) => ({ what, typed: input, kept: stored }));

/** No kind takes it. */
const wrong = '!!';
const parts = ['day', 'month', 'year'];
const boxesOf = ({ name, kind }: WireField) =>
  kind === 'date-of-birth' ? parts.map((part) => `${name}.${part}`) : [name];

type FieldTexts = { readonly values: readonly string[]; readonly error: string; readonly hint: string };

/** Puts each text into a field, as a paste does, and reads what the page then says; a date has three boxes, of which the first is pasted into. */
function textsOf(page: Page, field: WireField, texts: readonly string[]): Promise<readonly FieldTexts[]> {
  return page.evaluate(
    async ({ id, names, texts: all }) => {
      const boxes = names.map((name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`));
      const put = (box: HTMLInputElement | null | undefined, text: string) => {
        // What React set on the element itself is passed by: it would take the change for its own.
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const textOf = (end: string) => document.getElementById(`${id}-${end}`)?.textContent ?? '';
      const texts = [];
      for (const text of all) {
        for (const box of boxes.slice(1)) put(box, '');
        put(boxes[0], boxes.length > 1 ? '' : 'x');
        put(boxes[0], text);
        await new Promise((onFrame) => setTimeout(onFrame));
        texts.push({
          values: boxes.map((box) => box?.value ?? ''),
          error: textOf('error'),
          hint: textOf('hint'),
        });
      }
      return texts;
    },
    { id: field.name, names: boxesOf(field), texts },
  );
}

const today = isoDate(2026, 11, 20);

function expectRow(
  field: WireField,
  row: ReturnType<typeof rowsOf>[number],
  { values, error, hint }: FieldTexts,
): void {
  const about = `${field.name}: ${row.what}`;
  const value = field.kind === 'date-of-birth' ? values.toReversed().join('-') : values.join();
  if (field.kind === 'date-of-birth') {
    expect(row.kept === undefined ? error !== '' : value === row.kept && error === '', about).toBe(true);
    return;
  }
  const code = ownRefusal(field, value, today);
  expect(code === undefined, about).toBe(row.kept !== undefined);
  expect(error, about).toBe(code === undefined ? '' : failureText(messages, code, value));
  if (field.kind !== 'name' || row.kept === undefined) return;
  if (row.kept !== value.trim().replace(/\s+/g, ' ')) expect(hint, about).toContain(row.kept);
}

/** The look-ups of a pincode and of a bank's code. */
const lookUps = /\/(?:get-place|fetch_bank_details)\//;

test('each odd name, number, code, day, place, bank and relative says at its field on the page what the server says of it', async ({
  page,
  expectedErrors,
}) => {
  // Pincodes and codes of banks are looked up while they are typed, and some of these are nobody's.
  expectedErrors.push(/status of 4\d\d/);
  // What a code stands for would fill the fields in which the table has something else.
  await page.route(lookUps, (route) => route.fulfill({ status: 404, json: {} }));
  // The page asks whether what is typed may be lost.
  page.on('dialog', (dialog) => void dialog.accept());
  const id = await filledBy(page);
  const { saved: proposer } = await questionsIn(page, id, 'proposerDetails');
  for (const [form, kinds, staysWrong] of formsOfKinds) {
    const { form: formShape } = await questionsIn(page, id, form);
    const all = formShape.sections.flatMap((section) => section.fields);
    const fields = kinds.map((kind) => {
      const field = all.find((each) => each.kind === kind && !each.readOnly);
      if (!field) throw new Error(`${form} asks no ${kind}`);
      return field;
    });
    await open(page, paths.proposal(id, formPages[form]));
    for (const name of fields.flatMap(boxesOf)) await page.locator(`input[name="${name}"]`).fill(wrong);
    // From here on each field says what is wrong with it.
    await saveAndGoOn(page);
    await expect(summary(page)).toBeFocused();
    for (const [at, field] of fields.entries()) {
      const rows = rowsOf(kinds[at] ?? 'text');
      const texts = await textsOf(
        page,
        field,
        rows.map(({ typed }) => typed),
      );
      for (const [row, each] of rows.map((one, place) => [one, texts[place]] as const))
        if (each) expectRow(field, row, each);
    }
    await page.locator(`input[name="${staysWrong}"]`).fill(wrong);
    await expectPairs(page, pairsOf(form, String(proposer.date_of_birth)));
  }
});

/** Ticks these people alone, writes their ages and presses Continue, where all who can be covered stand in rows. What came of it. */
function sayFamily(page: Page, people: string) {
  return page.evaluate(
    async ({ said, taken }) => {
      const press = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.click();
      const until = async (isSo: () => boolean) => {
        for (let tries = 0; tries < 2000 && !isSo(); tries += 1)
          await new Promise((next) => setTimeout(next, 5));
      };
      for (const box of document.querySelectorAll<HTMLInputElement>('main input[name^="who-"]:checked'))
        box.click();
      for (const [key, age] of said) {
        press(`#who-${key}`);
        press(`[name="unit-${key}"][value=${age.endsWith('m') ? 'months' : 'years'}]`);
        const box = document.querySelector<HTMLInputElement>(`main [name="age-${key}"]`);
        // What React set on the element itself is passed by: it would take the change for its own.
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(box, age.slice(0, -1));
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await new Promise((onFrame) => setTimeout(onFrame));
      press('[name="parents-live"][value=same]');
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      press('form button[type=submit]');
      const alert = () => (document.activeElement?.role === 'alert' ? document.activeElement : null);
      await until(() => location.pathname === taken || alert() !== null);
      const isTaken = location.pathname === taken;
      const link = isTaken ? null : alert()?.querySelector('a[href^="/health-plan/help"]');
      if (isTaken) {
        history.back();
        await until(() => location.pathname !== taken && document.getElementById('who-You') !== null);
      }
      return { isTaken, way: link?.getAttribute('href') ?? undefined };
    },
    {
      said: people.split(', ').map((person) => person.split(' ') as [key: string, age: string]), // as the table writes them
      taken: paths.landing('medical'),
    },
  );
}

test('each odd family is taken on the page or told what keeps it, with a way to a person where it may be true', async ({
  page,
}) => {
  await open(page, paths.landing('gender-pincode'));
  await page.locator('main label:has(input[value=FEMALE])').click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('560001');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`${paths.landing('members')}$`));
  await expect(page.locator('#who-You')).toBeAttached();
  for (const [people, failure, topic, why] of oddQuoteFamilies) {
    const helpPath = topic && paths.help({ topic });
    expect(await sayFamily(page, people), why).toEqual({ isTaken: failure === undefined, way: helpPath });
  }
});
