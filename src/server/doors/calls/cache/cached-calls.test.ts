import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import type { CallResult } from '#contract/call/shapes.ts';
import { asId, type PartnerCode, type VisitorId } from '#domain/ids.ts';
import { ownSale } from '#domain/quote/channel.ts';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import { type CachedCalls, createCachedCalls } from './cached-calls.ts';

const asha: CallContext = {
  visitor: asId<VisitorId>('asha'),
  visit: 'visit',
  network: 'home',
  sale: ownSale,
  partnerName: () => undefined,
  framed: false,
  origin: 'https://chhatri.example',
  publicOrigin: '',
  locale: 'en',
  say: Object.assign((id: string) => id, { locale: 'en' as const }),
  session: { rename: () => undefined, forgetAnswers: () => undefined, end: () => undefined },
  mayRemember: () => undefined,
};
const question = { name: 'getScore', url: '/score/quote', body: 'sort=price' } as const;
/** Longer than what anybody asks twice. */
const endless = { ...question, body: 'a'.repeat(5_000) };

let app: ReturnType<typeof Fastify>;
let cachedCalls: CachedCalls;
let worked: number;
beforeEach(() => {
  app = Fastify();
  const catalogue = aCatalogue([]);
  worked = 0;
  cachedCalls = createCachedCalls(app, { current: () => catalogue });
});
afterEach(() => app.close());

type Manner = { readonly isCached?: boolean; readonly isTrue?: boolean; readonly isRefused?: boolean };

/** Asks, and says how often an answer was worked out by then. */
async function ask<Name extends CallName>(
  question: { readonly name: Name; readonly url: string; readonly body: string | undefined },
  context: CallContext = asha,
  { isCached = true, isTrue = true, isRefused = false }: Manner = {},
): Promise<number> {
  await cachedCalls<Name>(question, context, async ({ mayRemember }) => {
    worked += 1;
    if (isCached) mayRemember(async () => isTrue);
    const failure = { code: 'PRICE_PENDING', message: 'Later', fields: [] };
    return isRefused ? { ok: false, status: 503, failure } : ({ ok: true, value: {} } as CallResult<Name>); // of no meaning here
  });
  return worked;
}

test('the same question of the same visitor is worked out once', async () => {
  expect([await ask(question), await ask(question)]).toEqual([1, 1]);
});

test.each<[string, Partial<CallContext>]>([
  ['another visitor', { visitor: asId<VisitorId>('ravi') }],
  ['another channel', { sale: { ...ownSale, channel: 'mobile-app' } }],
  ['a partner of the channel', { sale: { ...ownSale, partner: asId<PartnerCode>('bank') } }],
  ['a page in a frame', { framed: true }],
  ['another address of ours', { origin: 'https://other.example' }],
  ['another language', { locale: 'hi' }],
])('the answer is nobody else’s: %s is worked out anew', async (_what, other) => {
  await ask(question);
  expect(await ask(question, { ...asha, ...other })).toBe(2);
});

test.each([
  ['another address', { ...question, url: '/score/other' }],
  ['other words', { ...question, body: 'sort=score' }],
  ['no words', { ...question, body: undefined }],
])('another question is another answer: %s', async (_what, other) => {
  await ask(question);
  expect(await ask(other)).toBe(2);
});

test.each<
  [string, Manner, typeof question | typeof endless | { name: 'getQuote'; url: string; body: string }]
>([
  ['that its handler does not let keep', { isCached: false }, question],
  ['that is no longer true', { isTrue: false }, question],
  ['that is a refusal', { isRefused: true }, question],
  ['to a question that is longer than people ask', {}, endless],
  ['of a call that is not asked again', {}, { name: 'getQuote', url: '/quote', body: '' }],
])('an answer %s is not kept', async (_what, manner, question) => {
  expect([await ask(question, asha, manner), await ask(question, asha, manner)]).toEqual([1, 2]);
});
