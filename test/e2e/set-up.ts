import { setTimeout as pass } from 'node:timers/promises';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { calls } from '#contract/call/calls.ts';
import {
  csrfCookie,
  csrfField,
  csrfHeader,
  encodeForm,
  pathOf,
  retryAfterHeader,
} from '#contract/call/encoding.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { answersFor } from '../answers.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser } from '../wire.ts';
import { buyer } from './canaries.ts';
import type { FormQuestions } from './pages/proposal.ts';

type Quote = Parameters<typeof saveQuote>[1];

/** It is you alone, 34, in Bengaluru, for 5 lakh. */
export const justYou = {
  members: [aWireMember()],
  parents_pincode: undefined,
} satisfies Quote;

/** The page's own visitor over the wire, for what the flow under test does not look at. */
export async function wireOf(page: Page): Promise<Browser> {
  const { request } = page;
  let cookies = await cookiesOf(page);
  if (!cookies.has(csrfCookie)) {
    await request.get('/');
    cookies = await cookiesOf(page);
  }
  const token = cookies.get(csrfCookie) ?? '';
  const browser: Browser = {
    cookies: cookies,
    get: (url) => send(request, url, { method: 'GET' }),
    call(name, { params, body }) {
      const { method, encoding } = calls[name];
      const url = pathOf(name, params);
      if (encoding === 'form') return browser.post(url, encodeForm(name, body, ''));
      if (encoding !== 'json') return send(request, url, { method });
      const headers = { 'content-type': 'application/json', [csrfHeader]: token };
      return send(request, url, { method, headers, data: JSON.stringify(body) });
    },
    post: (url, form) =>
      send(request, url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        data: `${form}${form === '' ? '' : '&'}${csrfField}=${token}`,
      }),
  };
  return browser;
}

async function cookiesOf(page: Page): Promise<Map<string, string>> {
  const cookies = await page.context().cookies();
  return new Map(cookies.map(({ name, value }) => [name, value]));
}

async function send(
  request: APIRequestContext,
  url: string,
  options: Parameters<APIRequestContext['fetch']>[1],
) {
  const answer = await patiently(() => request.fetch(url, { ...options, maxRedirects: 0 }));
  const rawPayload = await answer.body();
  const body = rawPayload.toString();
  return {
    statusCode: answer.status(),
    headers: answer.headers(),
    rawPayload,
    body,
    json: () => JSON.parse(body),
  };
}

/** A server with too much to do says when to come again, and has done nothing of what was asked. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  const answer = await ask();
  const seconds = answer.headers()[retryAfterHeader];
  if (answer.status() !== 503 || seconds === undefined) return answer;
  await pass(Number(seconds) * 1000);
  return patiently(ask);
}

export async function quoteOf(page: Page, quote: Quote = justYou): Promise<string> {
  return (await saveQuote(await wireOf(page), quote)).quote_id;
}

/** You alone at 57 with a plan whose insurer decides after a medical review. */
export const olderBuyer = {
  quote: { members: [aWireMember({ age: 57 })], sum_assured: 1_000_000, parents_pincode: undefined },
  product: 'narmada-nishchint',
} satisfies Purchase;

type Purchase = {
  readonly quote?: Quote;
  readonly product?: string;
  readonly mobile?: string;
  readonly middleName?: string;
};

/** A proposal as it stands before its first form. */
export async function boughtBy(
  page: Page,
  { quote = justYou, product = 'sahyadri-poorna' }: Purchase = {},
): Promise<string> {
  const browser = await wireOf(page);
  const { quote_id } = await saveQuote(browser, quote);
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  return buy(browser, quote_id, planOf(scored, block.type, product));
}

/** A proposal with every form answered, before the identity check. */
export async function filledBy(
  page: Page,
  { mobile = buyer.mobile, middleName = '', ...purchase }: Purchase = {},
) {
  const id = await boughtBy(page, purchase);
  await fillForms(await wireOf(page), id, { proposerDetails: { mobile, middle_name: middleName } });
  return id;
}

/** A proposal that waits for the terms. */
export async function checkedBy(page: Page, purchase: Purchase = {}): Promise<string> {
  const id = await filledBy(page, purchase);
  const browser = await wireOf(page);
  await passKyc(browser, await readProposal(browser, id), buyer.pan);
  return id;
}

/** A proposal that waits for the payment, and the gateway's page of it. */
export async function agreedBy(page: Page, purchase: Purchase = {}) {
  const id = await checkedBy(page, purchase);
  return { id, payUrl: await agreeAndPay(await wireOf(page), id) };
}

/** A form of a proposal as it is asked, what it holds, and right answers for it. */
export async function questionsIn(page: Page, id: string, name: FormName): Promise<FormQuestions> {
  const proposal = await readProposal(await wireOf(page), id);
  const form = proposal.formConfig[name];
  if (!form) throw new Error(`No form ${name}`);
  const today = new Date().toISOString().slice(0, 10);
  const saved = proposal.savedForm.formData[name] ?? {};
  return { form, saved, answers: answersFor(form, proposal, today) };
}

/** Gives the id in the address of a page of a proposal. */
export function proposalIdIn(page: Page): string {
  const [, id] = /\/proposals\/([^/]+)\//.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`No proposal at ${page.url()}`);
  return id;
}
