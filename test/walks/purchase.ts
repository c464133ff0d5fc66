import { expect } from '@playwright/test';
import { saveCallOf } from '#contract/call/calls.ts';
import { csrfCookies, csrfHeader, encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import type { WireAnswers } from '../answers.ts';
import { buyer } from '../e2e/canaries.ts';
import { enter } from '../e2e/pages/enter.ts';
import { open, type PageOrFrame } from '../e2e/pages/opening.ts';
import { formPages } from '../e2e/pages/proposal.ts';
import { kindOf } from '../e2e/pages/wire-kind.ts';
import { isLeftToDeclaration, openQuestions, proposalIn, requiredBoxes } from './questions.ts';
import { controlOf, goOn, title } from './quote.ts';
import type { SpokenWords } from './words.ts';

export function proposalIdIn(page: PageOrFrame): string {
  const [, id] = /\/proposals\/([^/]+)\//.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`No proposal at ${page.url()}`);
  return id;
}

/** Opens the page of a product of the list, and its purchase. */
export async function buyFromList(page: PageOrFrame, product: string, { t }: SpokenWords): Promise<string> {
  await page.locator(`main article a[href*="${product}/"]`).first().click();
  await page.waitForURL(/\/plan-detail\//);
  await page
    .getByRole('button', { name: t('detail.buy.online') })
    .first()
    .click();
  await page.waitForURL(/\/buy-policy/);
  await page.getByRole('link', { name: t('buy.start') }).click();
  return proposalIdIn(page);
}

async function answerForm(page: PageOrFrame, name: FormName, id: string): Promise<void> {
  const own: WireAnswers = name === 'proposerDetails' ? { middle_name: 'Kumari' } : {};
  await expect(page.locator('main form button[type=submit]')).toBeVisible();
  const proposal = await proposalIn(page, id);
  for (const [field, answer] of openQuestions(proposal, name, own)) {
    if (isLeftToDeclaration(proposal, name, [field, answer])) continue;
    await answerField(page, field, answer);
  }
}

async function answerField(page: PageOrFrame, field: WireField, answer: WireAnswers[string]): Promise<void> {
  const { name } = field;
  const text = String(answer);
  switch (kindOf(field)) {
    case 'date':
    case 'date-of-birth':
      await enter(controlOf(page, `${name}.day`), String(Number(text.slice(8))));
      await enter(controlOf(page, `${name}.month`), String(Number(text.slice(5, 7))));
      return enter(controlOf(page, `${name}.year`), text.slice(0, 4));
    case 'gender':
    case 'yes-no':
    case 'radio':
      return controlOf(page, name, text).check();
    case 'choice':
      await controlOf(page, name).selectOption(text);
      return;
    case 'tick':
      return controlOf(page, name).check();
    default:
      return enter(controlOf(page, name), text);
  }
}

/** Answers every form, each page by its address, to the review. */
export async function answerForms(
  page: PageOrFrame,
  id: string,
  words: SpokenWords,
  afterFirst: () => Promise<void>,
): Promise<void> {
  let before = '';
  for (const name of formNames) {
    await page.waitForURL(new RegExp(`/${formPages[name]}`));
    // The address is there before its page.
    await expect(title(page)).not.toHaveText(before);
    await answerForm(page, name, id);
    before = await title(page).innerText();
    await goOn(page);
    if (name !== 'proposerDetails') continue;
    await page.waitForURL(new RegExp(`/${formPages.insuredMembers}`));
    await expect(page.locator('main form button[type=submit]')).toBeVisible();
    await afterFirst();
  }
  await expect(title(page)).toHaveText(words.t('review.title'));
}

/** What another program of the same visit would send: the first form with an empty middle name. Answers what stands there then. */
export async function middleNameAfterBlank(page: PageOrFrame, id: string): Promise<string> {
  const { proposerDetails = {} } = (await proposalIn(page, id)).savedForm.formData;
  const cookies = (await page.evaluate(() => document.cookie)).split('; ');
  const token = csrfCookies.flatMap(
    (cookie) => cookies.find((each) => each.startsWith(`${cookie}=`)) ?? [],
  )[0];
  const csrf = token?.slice(token.indexOf('=') + 1) ?? '';
  const name = saveCallOf.proposerDetails;
  const data = { ...proposerDetails, middle_name: '' };
  const saved = await page.evaluate(
    async ([url, body, header, value]) => {
      const type = 'application/x-www-form-urlencoded';
      const headers = { accept: 'application/json', 'content-type': type, [header]: value };
      return (await fetch(url, { method: 'POST', headers, body })).json();
    },
    [pathOf(name, { id }), encodeForm(name, { data }, csrf), csrfHeader, csrf] as const,
  );
  expect(saved).toMatchObject({ success: true });
  await open(page, paths.proposal(id, 'proposer-detail'));
  return controlOf(page, 'middle_name').inputValue();
}

/** Identity check and terms, to the gateway. */
export async function agree(page: PageOrFrame, { t, say }: SpokenWords): Promise<void> {
  await page.getByRole('link', { name: t('review.kyc') }).click();
  await expect(title(page)).toHaveText(t('proposal.step.kyc'));
  await page.getByRole('radio', { name: /^PAN/ }).check();
  await enter(page.locator('main #doc_no'), buyer.pan);
  await goOn(page);
  await expect(title(page)).toHaveText(t('kyc-success.title'));
  await page.getByRole('link', { name: t('review.terms') }).click();
  await expect(title(page)).toHaveText(t('buy.next.pay.lead'));
  for (const box of await requiredBoxes(page, t).all()) await box.check();
  await goOn(page);
  await expect(title(page)).toHaveText(say('sandbox.pay'));
}

export const payNow = (page: PageOrFrame): Promise<void> => page.locator('button.pay').click();

const papers = [
  'policy.pdf',
  'proposal.pdf',
  'information-sheet.pdf',
  'receipt.pdf',
  'tax-certificate.pdf',
  'card.pdf',
  'cashless.pdf',
] as const;

/** The policy, and each of its papers by the plain address that the page gives. */
export async function expectPolicy(page: PageOrFrame, id: string, { t }: SpokenWords): Promise<void> {
  await expect(title(page)).toHaveText(t('outcome.issued.title'), { timeout: 40_000 });
  await expect(page.getByRole('region', { name: t('outcome.success.page') })).toContainText(
    /[A-Z]{3}-\d\d-\d+-\d+/,
  );
  const links = page.locator('main li a[download]:not([hreflang])');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(papers.map((file) => `/health-plan/proposals/${id}/${file}`));
  for (const href of hrefs) {
    const file = await page.evaluate(async (url) => {
      const answer = await fetch(url);
      const head = new Uint8Array(await answer.arrayBuffer()).slice(0, 5);
      return [answer.headers.get('content-type'), String.fromCharCode(...head)];
    }, href);
    expect(file, href).toEqual(['application/pdf', '%PDF-']);
  }
}
