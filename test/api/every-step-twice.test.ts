import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { dueMessages } from '../ports/due-messages.ts';
import {
  buy,
  type ChosenPlan,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

/**
 * One purchase, each of whose steps is pressed twice at once, pressed again after Back or a reload, and pressed in another
 * tab that still shows how it stood before. The steps follow one another.
 */
let server: TestApp;
let own: Browser;
let quoteId: string;
let plan: ChosenPlan;
let id: string;
beforeAll(async () => {
  server = await testApp();
  own = await openBrowser(server.app);
  quoteId = (await saveQuote(own)).quote_id;
  plan = planOf(await score(own, quoteId), 'family', 'sahyadri-poorna');
});
afterAll(() => server.close());

const twice = <T>(press: () => Promise<T>) => Promise.all([press(), press()]);
const storedProposal = async () => server.ports.store.getProposal(asId<ProposalId>(id));
const ordersOf = () => server.ports.store.paymentsOf(asId<ProposalId>(id));

// Pressed twice at once, before there is a purchase, it is one as well: session.test.ts has it, with its change of names.
test('Buy is one purchase', async () => {
  id = await buy(own, quoteId, plan);
  expect([await buy(own, quoteId, plan), await buy(own, quoteId, plan)]).toEqual([id, id]);
  expect(
    await server.ports.store.proposalsOfQuote((await storedProposal())?.owner ?? never(), asId(quoteId)),
  ).toHaveLength(1);
});

describe.each(formNames)('saving %s', (name) => {
  const today = new Date().toISOString().slice(0, 10);
  const save = async (data: WireAnswers, version: number): Promise<CallAnswer<'saveProposer'>> => {
    const body = { data, version: String(version) };
    const answer = await own.call(saveCallOf[name], { params: { id }, body });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const read = async () => {
    const proposal = await readProposal(own, id);
    const form = proposal.formConfig[name] ?? never();
    return {
      version: proposal.version,
      data: answersFor(form, proposal, today),
      form: answersIn(proposal, name),
    };
  };

  test('is one save, which another tab neither undoes nor makes a second time', async () => {
    const { data, version } = await read();
    const answers = await twice(() => save(data, version));
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    const saved = await read();
    expect(saved.version).toBe(version + 1);
    // Another tab stands where this one stood, and says something else.
    const field = Object.keys(saved.form)[0] ?? never();
    const other = { ...data, [field]: 'Other' };
    expect(await save(other, version)).toMatchObject({ success: false, code: 'STALE_PROPOSAL' });
    expect(await read()).toEqual(saved);
    // Somebody goes back, or reloads, and presses again.
    expect(await save(saved.data, saved.version)).toMatchObject({ success: true });
    expect((await read()).form).toEqual(saved.form);
  });
});

describe('the identity check', () => {
  const confirm = async (otp: string) => {
    const { insurerSlug: insurer } = (await readProposal(own, id)).planData;
    return own.call('kycSearch', {
      params: { insurer, id },
      body: { certificate_type: 'PAN', mandatory_fields: { pep_flag: false }, fieldsets: { otp } },
    });
  };

  test('asks for one code, takes it once, and is over then', async () => {
    const check = async () => passKyc(own, await readProposal(own, id), 'ABCPS0406F');
    await twice(check);
    await check();
    const waiting = (await storedProposal())?.kyc;
    expect([waiting?.stage, waiting?.tries]).toEqual(['OTP_SENT', undefined]);
    await twice(() => confirm('123456'));
    await confirm('123456');
    await check();
    const { kyc } = (await storedProposal()) ?? never();
    expect([kyc.stage, kyc.tries]).toEqual(['VERIFIED', undefined]);
  });
});

describe('the terms and the payment', () => {
  let payUrl: string;
  const agree = async () => {
    const terms: CallAnswer<'getTerms'> = (await own.call('getTerms', { params: { id }, body: {} })).json();
    const consents = Object.fromEntries(terms.consents.map(({ purpose }) => [purpose, true]));
    const { total } = terms.price;
    const data = { total, consents, terms_version: terms.terms_version };
    return (await own.call('agreePremium', { params: { id }, body: { data } })).json();
  };
  const process = async () => {
    const answer = await own.call('toProcess', { params: { id }, body: {} });
    return (answer.json() as CallAnswer<'toProcess'>).redirect_url; // the contract's own test checks the shape
  };

  test('are agreed to once', async () => {
    const before = (await storedProposal())?.version ?? never();
    for (const answer of await twice(agree)) expect(answer).toMatchObject({ success: true });
    const agreed = await storedProposal();
    expect(agreed?.version).toBe(before + 1);
    await agree();
    expect((await storedProposal())?.agreement).toEqual(agreed?.agreement);
  });

  test('lead to one order, from every tab', async () => {
    const pressed = Array.from({ length: 8 }, process);
    const urls = [...(await Promise.all(pressed)), await process()];
    payUrl = urls[0] ?? never();
    expect(new Set(urls)).toEqual(new Set([expect.stringContaining('/pay/')]));
    expect(await ordersOf()).toHaveLength(1);
  });

  test('are paid once, and coming back twice is one policy and one letter', async () => {
    await twice(() => own.post(payUrl, 'outcome=success&method=upi'));
    const back = () => own.get(`/health-plan/payment/return/${id}/`);
    const answers = [...(await twice(back)), await back()];
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      answers.map(() => `/health-plan/proposals/${id}/transaction-success`),
    );
    const read = await twice(() => readOutcome(own, id));
    expect(new Set(read.map(({ policy_number }) => policy_number)).size).toBe(1);
    expect((await ordersOf()).map(({ state }) => state)).toEqual(['captured']);
    const letters = (await dueMessages(server.ports.store, 50)).filter(({ proposalId }) => proposalId === id);
    expect(letters).toHaveLength(1);
  });

  test('of a policy that is issued cannot be gone through again from any step behind', async () => {
    const before = await storedProposal();
    for (const name of formNames) {
      const data = answersIn(await readProposal(own, id), name);
      const answer = await own.call(saveCallOf[name], { params: { id }, body: { data } });
      expect([name, answer.json().success ?? false]).toEqual([name, false]);
    }
    await passKyc(own, await readProposal(own, id), 'ABCPS1234F');
    expect((await agree()).success).not.toBe(true);
    const { cpt_id } = await readProposal(own, id);
    await own.call('addRiders', { params: {}, body: { data: [{ cpt_id, tenure: 2 }] } });
    expect(await process()).toContain('transaction-success');
    await own.post(payUrl, 'outcome=success&method=upi');
    expect([await storedProposal(), (await ordersOf()).length]).toEqual([before, 1]);
    expect(await readOutcome(own, id)).toMatchObject({ outcome: 'issued' });
  });
});

function answersIn({ savedForm }: Awaited<ReturnType<typeof readProposal>>, name: FormName): WireAnswers {
  return savedForm.formData[name] ?? {};
}

function never(): never {
  throw new Error('A step before has failed');
}
