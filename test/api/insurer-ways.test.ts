import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

async function filled(product: string): Promise<string> {
  const { quote_id } = await saveQuote(browser, { members: [aWireMember()] });
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const id = await buy(browser, quote_id, planOf(scored, block.type, product));
  await fillForms(browser, id, { proposerDetails: { pan: 'ABCPS1234F' } });
  return id;
}

describe('the list of cities', () => {
  test('says each in the language of the visitor, and browsers keep it', async () => {
    const answer = await browser.call('getCities', { params: {}, body: {} });
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    const { cities }: CallAnswer<'getCities'> = answer.json();
    expect(cities[0]).toEqual({
      id: '400001',
      name: 'Mumbai',
      found_as: ['Mumbai', 'मुंबई'],
      state: 'Maharashtra',
      pincode: '400001',
      tier: 1,
    });
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    const hindi = await browser.get('/health-plan/get-cities/', { 'accept-language': 'hi' });
    expect(hindi.json().cities[0]).toMatchObject({ name: 'मुंबई', state: 'महाराष्ट्र' });
  });
});

describe('the areas of a pincode', () => {
  test.each([
    ['konkan', '411038', 200, 4],
    ['konkan', '411 038', 200, 4],
    ['konkan', '400099', 200, 0],
    ['sahyadri', '411038', 200, 0],
    ['konkan', '000000', 422, 0],
    ['no-such-insurer', '411038', 404, 0],
  ])('of %s at %s: %i, %i of them', async (insurer, pincode, status, count) => {
    const answer = await browser.call('fetchArea', { params: { insurer }, body: { pincode } });
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json().areas).toHaveLength(count);
    if (status === 422) expect(answer.json().error.fields[0].field).toBe('pincode');
  });

  test('a proposal says whether its insurer names them', async () => {
    const ids = [await filled('chambal-tarun'), await filled('kaveri-saral')];
    const proposals = await Promise.all(ids.map((id) => readProposal(browser, id)));
    expect(proposals.map(({ fetches_areas }) => fetches_areas)).toEqual([true, false]);
  });
});

describe('the hand-over to the payment has three names', () => {
  const handOvers = ['toCisProposal', 'toProcess', 'toPaymentGateway'] as const;
  const handOver = async (id: string, name: (typeof handOvers)[number]) => {
    const answer = await browser.call(name, { params: { id }, body: {} });
    return [answer.statusCode, answer.json().redirect_url ?? answer.json().error.code];
  };

  test('and is one: all lead to the same order, and none before the terms are agreed to', async () => {
    const id = await filled('malabar-nivaran');
    expect((await readProposal(browser, id)).is_cis_insurer).toBe(true);
    for (const name of handOvers) expect(await handOver(id, name)).toEqual([409, 'TERMS_NOT_ACCEPTED']);
    await passKyc(browser, await readProposal(browser, id), 'ABCPS1234F');
    const address = await agreeAndPay(browser, id);
    for (const name of handOvers) expect(await handOver(id, name)).toEqual([200, address]);
  });

  test('and to somebody else’s proposal none leads', async () => {
    const id = await filled('malabar-nivaran');
    const stranger = await openBrowser(server.app);
    for (const name of handOvers)
      expect((await stranger.call(name, { params: { id }, body: {} })).statusCode).toBe(404);
  });
});

describe('another PAN while the identity is checked', () => {
  const edit = async (id: string, pan: string) =>
    (await browser.call('editPan', { params: { id }, body: { pan } })).json();
  const panOf = async (id: string) =>
    (await readProposal(browser, id)).savedForm.formData.proposerDetails?.pan;

  test('is taken by an insurer that takes it there, and voids a check that was made with the old one', async () => {
    const id = await filled('kaveri-saral');
    await passKyc(browser, await readProposal(browser, id), 'ABCPS1234F');
    const params = { insurer: 'kaveri', id };
    const init = await browser.call('kycInit', { params, body: {} });
    expect(init.json()).toMatchObject({ may_edit_pan: true, kyc_completed: true });
    expect(await edit(id, 'ZZZPS9999Z')).toMatchObject({ success: true });
    expect(await panOf(id)).toBe('XXXXXX999Z');
    expect((await readProposal(browser, id)).kyc_completed).toBe(false);
    expect(await edit(id, 'nonsense')).toMatchObject({
      success: false,
      form_error: { pan: 'Please enter a PAN in the form ABCPE1234F' },
    });
    expect(await panOf(id)).toBe('XXXXXX999Z');
  });

  test('is refused by the others, with the way to go', async () => {
    const id = await filled('chambal-tarun');
    expect(await edit(id, 'ZZZPS9999Z')).toMatchObject({ success: false, code: 'PAN_EDIT_NOT_OFFERED' });
    expect(await panOf(id)).toBe('XXXXXX234F');
  });

  test('of somebody else’s proposal is not found', async () => {
    const id = await filled('kaveri-saral');
    const stranger = await openBrowser(server.app);
    const answer = await stranger.call('editPan', { params: { id }, body: { pan: 'ZZZPS9999Z' } });
    expect(answer.statusCode).toBe(404);
  });
});
