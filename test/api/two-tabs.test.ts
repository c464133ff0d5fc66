import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { buy, fillForms, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { aWireMember, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('two tabs', () => {
  test.each([2, 5])('%i saves of one form at once: what is answered as saved is kept whole', async (tabs) => {
    const own = await openBrowser(server.app);
    const { quote_id } = await saveQuote(own);
    const proposalId = await buy(
      own,
      quote_id,
      planOf(await score(own, quote_id), 'family', 'sahyadri-poorna'),
    );
    const filled = await fillForms(own, proposalId);
    const words = ['Rekha', 'Lata', 'Usha', 'Mira', 'Nita'].slice(0, tabs);
    const answers = await Promise.all(
      words.map(async (word) => {
        const data = {
          ...filled.savedForm.formData.nomineeDetails,
          nominee_first_name: word,
          nominee_last_name: word,
        };
        const response = await own.call('saveNominee', { params: { id: proposalId }, body: { data } });
        expect(response.statusCode).toBe(200);
        const answer: CallAnswer<'saveNominee'> = response.json();
        return { word, answer };
      }),
    );
    const proposal = await readProposal(own, proposalId);
    const agreements = answers.flatMap(({ word, answer }) =>
      answer.success ? [{ word, version: answer.version }] : [],
    );
    for (const { answer } of answers) if (!answer.success) expect(answer.code).toBe('STALE_PROPOSAL');
    const last = agreements.find(({ version }) => version === proposal.version);
    const { nominee_first_name, nominee_last_name } = proposal.savedForm.formData.nomineeDetails ?? {};
    expect([nominee_first_name, nominee_last_name]).toEqual([last?.word, last?.word]);
    expect(proposal.version).toBe(filled.version + agreements.length);
  });

  test('a tab that read the terms of one rider does not agree to another of the same price', async () => {
    const own = await openBrowser(server.app);
    const { quote_id } = await saveQuote(own, { members: [aWireMember()] });
    const plan = planOf(await score(own, quote_id), 'individual', 'tungabhadra-vyakti');
    const id = await buy(own, quote_id, plan);
    await passKyc(own, await fillForms(own, id), 'ABCPS1234F');
    const take = async (rider_id: string) => {
      const { cpt_id } = await readProposal(own, id);
      const answer = await own.call('addRiders', { params: {}, body: { data: [{ cpt_id, rider_id }] } });
      expect(answer.json()).toMatchObject({ status: 'changed' });
    };
    const read = async (): Promise<CallAnswer<'getTerms'>> =>
      (await own.call('getTerms', { params: { id }, body: {} })).json();
    const agree = async ({ price, consents, terms_version, agreed_to }: CallAnswer<'getTerms'>) => {
      const boxes = Object.fromEntries(consents.map(({ purpose }) => [purpose, true]));
      const data = { total: price.total, consents: boxes, terms_version, agreed_to };
      const answer = await own.call('agreePremium', { params: { id }, body: { data } });
      const statedAnswer: CallAnswer<'agreePremium'> = answer.json();
      return statedAnswer.success || statedAnswer.code;
    };
    await take('wait-24');
    const before = await read();
    await take('copay-waiver');
    await own.call('removeRider', {
      params: {},
      body: { cpt_id: (await readProposal(own, id)).cpt_id, rider_id: 'wait-24' },
    });
    const now = await read();
    expect(now.price.total).toBe(before.price.total);
    expect(await agree(before)).toBe('TERMS_CHANGED');
    expect(await agree(now)).toBe(true);
    expect(await agree(before)).toBe('TERMS_CHANGED');
    expect(await agree(now)).toBe(true);
  });
});
