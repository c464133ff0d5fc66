import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { buyer } from '../e2e/canaries.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let own: Browser;
let id: string;

beforeAll(async () => {
  server = await testApp();
  own = await openBrowser(server.app);
  const { quote_id } = await saveQuote(own);
  id = await buy(own, quote_id, planOf(await score(own, quote_id), 'family', 'sahyadri-poorna'));
  await fillForms(own, id);
});
afterAll(() => server.close());

type Save = { readonly word: string; readonly version: number; readonly autosave?: 'true' };

async function send({ word, version, autosave }: Save): Promise<CallAnswer<'saveNominee'>> {
  const saved = await readProposal(own, id);
  const data = { ...saved.savedForm.formData.nomineeDetails, nominee_first_name: word };
  const body = { data, version: String(version), ...(autosave && { autosave }) };
  const answer = await own.call('saveNominee', { params: { id }, body });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const versionNow = async () => (await readProposal(own, id)).version;
const stale = { success: false, code: 'STALE_PROPOSAL', err_msg: sayIn('en')('failure.STALE_PROPOSAL') };

describe('a save of which the answer was lost, sent again', () => {
  test.each<[string, Omit<Save, 'word' | 'version'>]>([
    ['a whole form', {}],
    ['an autosave', { autosave: 'true' }],
  ])('%s: the same answer, one version', async (_case, kind) => {
    const version = await versionNow();
    const first = await send({ word: 'Rekha', version, ...kind });
    expect(first).toMatchObject({ success: true, version: version + 1 });
    expect(await send({ word: 'Rekha', version, ...kind })).toEqual(first);
    expect(await versionNow()).toBe(version + 1);
  });

  test('other answers against the old version are stale, as those of another tab', async () => {
    const version = await versionNow();
    await send({ word: 'Lata', version });
    expect(await send({ word: 'Usha', version })).toEqual(stale);
    expect(await send({ word: 'Lata', version, autosave: 'true' })).toEqual(stale);
    expect(await versionNow()).toBe(version + 1);
  });

  test('after a further save it is stale', async () => {
    const version = await versionNow();
    await send({ word: 'Mira', version });
    await send({ word: 'Nita', version: version + 1 });
    expect(await send({ word: 'Mira', version })).toEqual(stale);
  });

  test('both under way at once: one version, and both are answered as saved', async () => {
    const version = await versionNow();
    const answers = await Promise.all([1, 2, 3].map(() => send({ word: 'Asha', version })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true, version: version + 1 });
    expect(await versionNow()).toBe(version + 1);
  });

  test('a price that the save changed is told again', async () => {
    const { version, savedForm } = await readProposal(own, id);
    const data = { ...savedForm.formData.proposerDetails, date_of_birth: '1979-01-15' };
    const body = { data, version: String(version) };
    const first = await own.call('saveProposer', { params: { id }, body });
    expect(first.json()).toMatchObject({ success: true, price_changed: true });
    expect((await own.call('saveProposer', { params: { id }, body })).json()).toEqual(first.json());
    expect(await versionNow()).toBe(version + 1);
  });
});

describe('an agreement sent again', () => {
  const agree = async (change: { readonly 'do-not-call-override'?: boolean } = {}) => {
    const terms: CallAnswer<'getTerms'> = (await own.call('getTerms', { params: { id }, body: {} })).json();
    const consents = Object.fromEntries(terms.consents.map(({ purpose, required }) => [purpose, required]));
    const data = { total: terms.price.total, terms_version: terms.terms_version };
    const answer = await own.call('agreePremium', {
      params: { id },
      body: { data: { ...data, consents: { ...consents, ...change } } },
    });
    return answer.json() as CallAnswer<'agreePremium'>; // the shape is what the contract's own test checks
  };

  test('the same answer, one version; with another consent it is a new one', async () => {
    await fillForms(own, id);
    await passKyc(own, await readProposal(own, id), buyer.pan);
    const version = await versionNow();
    const first = await agree();
    expect(first).toMatchObject({ success: true, version: version + 1 });
    expect(await agree()).toEqual(first);
    expect(await versionNow()).toBe(version + 1);
    expect(await agree({ 'do-not-call-override': true })).toMatchObject({
      success: true,
      version: version + 2,
    });
  });
});

test('answers that are refused leave an application that waits for its payment as it was', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const waiting = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  await passKyc(browser, await fillForms(browser, waiting), 'ABCPS1234F');
  await agreeAndPay(browser, waiting);
  const before = await server.ports.store.getProposal(asId<ProposalId>(waiting));
  expect(before?.state).toBe('awaiting-payment');
  for (const change of [{}, { autosave: 'true' as const }]) {
    const body = { data: { nominee_first_name: ['no text'] }, ...change };
    const refused = await browser.call('saveNominee', { params: { id: waiting }, body });
    expect(refused.json()).toMatchObject({ success: false, code: 'INVALID_ANSWERS' });
  }
  expect(await server.ports.store.getProposal(asId<ProposalId>(waiting))).toEqual(before);
});
