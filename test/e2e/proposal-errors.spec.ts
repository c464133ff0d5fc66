import { maskText } from '#domain/proposal/form/masked.ts';
import { paths } from '#web/paths.ts';
import { messages } from '#words/en/failures.ts';
import { failureText } from '../failure-text.ts';
import { badValues, goodValues } from '../field-values.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { escaped, fillIn, labelled, saveAndGoOn, title } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
import { boughtBy, filledBy, questionsIn } from './set-up.ts';

/** What somebody can type, which no control character is. */
const canBeTyped = (text: unknown): text is string => typeof text === 'string' && !/\p{Cc}/u.test(text);

test('every wrong answer about the proposer is said at its field and above the form, and stays as typed; a good one is kept', async ({
  page,
}) => {
  const id = await boughtBy(page);
  // Before anything is typed: what is kept of it would be taken for the right answers.
  const questions = await questionsIn(page, id, 'proposerDetails');
  await open(page, paths.proposal(id, 'proposer-detail'));
  await saveAndGoOn(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const boxes = questions.form.sections
    .flatMap((section) => section.fields)
    .map((field) => ({ ...field, box: page.getByRole('textbox', { name: labelled(field.label) }) }));
  const fields = await Promise.all(
    boxes.map(async (each) => (!each.readOnly && (await each.box.isVisible()) ? [each] : [])),
  );
  const oneOfEachKind = [...new Map(fields.flat().map((each) => [each.kind, each])).values()];
  const wrongs = oneOfEachKind.map(({ kind, box }) => ({
    box,
    values: badValues.filter(([of, value]) => of === kind && canBeTyped(value)),
  }));
  const rounds = Math.max(...wrongs.map(({ values }) => values.length));
  expect(rounds).toBeGreaterThan(2);
  for (let round = 0; round < rounds; round += 1) {
    const cases = wrongs.flatMap(({ box, values }) => {
      const [, value, code] = values[round] ?? [];
      return code === undefined
        ? []
        : [{ box, sent: String(value), message: failureText(messages, code, value) }];
    });
    for (const { box, sent: value } of cases) await box.fill(value);
    await saveAndGoOn(page);
    await expect(summary(page)).toBeFocused();
    for (const { box, sent: value, message } of cases) {
      await expect(box).toHaveValue(value);
      await expect(box).toHaveAccessibleDescription(new RegExp(escaped(message)));
      await expect(summary(page)).toContainText(message);
    }
  }
  await summary(page)
    .getByRole('link', { name: /mobile number$/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toBeFocused();

  const goods = oneOfEachKind.flatMap(({ name, kind }) => {
    const [, cases, stored] =
      goodValues.find(([of, value]) => of === kind && typeof value === 'string') ?? [];
    return cases === undefined || kind === 'pincode' ? [] : [{ name, typed: cases, kept: stored }];
  });
  for (const { box } of wrongs) await box.fill('');
  const answers = {
    ...questions.answers,
    ...Object.fromEntries(goods.map(({ name, typed: cases }) => [name, cases])),
  };
  await fillIn(page, { ...questions, answers, saved: {} });
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
  const { saved } = await questionsIn(page, id, 'proposerDetails');
  for (const { name, kept: stored } of goods)
    expect(saved[name], name).toBe(name === 'pan' ? maskText(String(stored)) : stored);
});

test('what is said of a code of a bank stands at it, moves nothing below, and leaves what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422 .*fetch_bank_details/);
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  const account = page.getByRole('textbox', { name: 'Account number', exact: true });
  const again = page.getByRole('textbox', { name: 'Account number again' });
  const bank = page.getByRole('textbox', { name: 'Bank', exact: true });
  const code = page.getByRole('textbox', { name: 'IFSC code' });
  await expect(account).not.toHaveValue(buyer.account);
  await again.fill('98765432109876');
  await saveAndGoOn(page);
  await expect(summary(page)).toContainText('Please enter the same as above');
  await account.fill(buyer.account);
  await again.fill(buyer.account);

  await bank.fill('Oriental Bank');
  await code.fill('ORBC0100123');
  const sentence = page.getByText(/^Oriental Bank of Commerce became part of Punjab National Bank/);
  await expect(sentence).toBeVisible();
  const between = await sentence.evaluate(
    (at) =>
      at.getBoundingClientRect().top - (document.getElementById('ifsc')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(between, 'pixels between the code and what is said of it').toBeLessThan(60);
  await expect(bank).toHaveValue('Oriental Bank');
  await saveAndGoOn(page);
  await expect(code).toHaveAccessibleDescription(/became part of/);
  await expect(page.getByText(/became part of/), 'at the code, and in the list above').toHaveCount(2);

  await reload(page);
  await bank.fill('');
  const footAt = () =>
    page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().top + window.scrollY);
  const before = await footAt();
  await code.fill('SBIN0000300');
  await expect(bank).toHaveValue(/State Bank/);
  await expect(page.getByText(/^Bank and branch are filled in from the IFSC code/)).toBeVisible();
  expect(await footAt(), 'what is under the form stays under a finger').toBe(before);
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
});

test('a bank that is found while the page is left neither dates the next page nor opens the step again', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  const next = Promise.withResolvers<void>();
  await page.route('**/fetch_bank_details/', async (route) => {
    const response = await route.fetch();
    await next.promise;
    await route.fulfill({ response });
  });
  const request = page.waitForRequest('**/fetch_bank_details/');
  await page.getByRole('textbox', { name: 'IFSC code' }).fill('HDFC0000060');
  await request;
  // The next page has been read, and is not drawn before the bank has come.
  await page.route(
    '**/form-config/**',
    async (route) => {
      const response = await route.fetch();
      const foundResponse = page.waitForResponse('**/fetch_bank_details/');
      next.resolve();
      await (await foundResponse).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Health');
});
