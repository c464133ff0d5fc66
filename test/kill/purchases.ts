import { asId, type ProposalId } from '#domain/ids.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { consentPurposes, termsVersion } from '#domain/proposal/terms.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { agreePremium } from '#usecases/applying/agree-premium.ts';
import { saveProposalForm } from '#usecases/applying/save-proposal-form.ts';
import type { Ports } from '#usecases/ports.ts';
import type { TestApp } from '../api/app.ts';
import { buy, fillForms, passKyc, planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, openBrowser } from '../wire.ts';
import type { World } from './world.ts';

export type Route = Proposal['route'];

/** A proposal that is filled, checked and agreed to: all that is left is to pay. */
export type Ready = { readonly quote: Quote; readonly proposal: Proposal };

export async function readyPurchase(server: TestApp, route: Route): Promise<Ready> {
  const browser = await openBrowser(server.app);
  const setup =
    route === 'medical'
      ? { quote: medicalQuote, product: 'narmada-nishchint' }
      : { quote: {}, product: 'sahyadri-poorna' };
  const { quote_id } = await saveQuote(browser, setup.quote);
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', setup.product));
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  const proposal = await stored(server.ports, asId<ProposalId>(id));
  await agreeAgain(server.ports, proposal);
  const quote = await server.ports.store.findQuote(proposal.owner, proposal.quoteId);
  if (!quote) throw new Error('No quote behind the proposal');
  return { quote, proposal: await stored(server.ports, proposal.id) };
}

const medicalQuote = {
  sum_assured: 1_000_000,
  members: [
    aWireMember({ age: 49 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 51 }),
  ],
};

/** Makes the same purchase by somebody else. The mobile number steers the sandbox insurer. */
export async function copyInto({ store, ids }: Ports, ready: Ready, mobile: string): Promise<Proposal> {
  const { proposerDetails } = ready.proposal.forms;
  const forms = { ...ready.proposal.forms, proposerDetails: { ...proposerDetails, mobile } };
  const quote = { ...ready.quote, id: ids.quote(), owner: ids.visitor() };
  const { owner, id: quoteId } = quote;
  const [id, transactionId] = [ids.proposal(), ids.transaction()];
  const own = { id, transactionId, quoteId, owner, number: ids.proposalNumber() };
  const proposal = { ...ready.proposal, ...own, forms };
  const { slabId, cptId, createdAt } = proposal;
  await store.insertQuote(quote);
  return store.insertProposal(
    { id: transactionId, proposalId: id, quoteId, owner, slabId, cptId, createdAt },
    proposal,
  );
}

export async function stored(ports: Ports, id: ProposalId): Promise<Proposal> {
  const proposal = await ports.store.getProposal(id);
  if (!proposal) throw new Error('The proposal is lost');
  return proposal;
}

/** Names another nominee, which voids agreement and order. */
export async function edit(ports: Ports, { id, owner, forms }: Proposal): Promise<void> {
  const answers = { ...forms.nomineeDetails, nominee_first_name: 'Rekha' };
  const save = { id, form: 'nomineeDetails', version: undefined, autosave: false, framed: false } as const;
  const saved = await saveProposalForm(ports, owner, { ...save, answers });
  if (!saved.ok) throw new Error(saved.failure.code);
}

export async function agreeAgain(ports: Ports, { id, owner }: Proposal): Promise<void> {
  const { price } = await stored(ports, id);
  const consents = Object.fromEntries(consentPurposes.map(({ purpose }) => [purpose, true]));
  const agreed = await agreePremium(ports, owner, {
    id,
    total: price.total,
    consents,
    termsVersion,
    language: 'en',
    tpa: undefined,
  });
  if (!agreed.ok) throw new Error(agreed.failure.code);
}

/** How a purchase stands at everybody who has a part in it. */
export type Books = {
  readonly state: Proposal['state'];
  readonly policy: string | undefined;
  readonly insurersPolicy: string | undefined;
  /** These are the states of all orders at the gateway. */
  readonly orders: readonly string[];
  readonly payments: readonly Payment['state'][];
};

export async function booksOf(
  { ports, sandboxConsole, ordersFor }: World,
  { id, insurerSlug, number }: Proposal,
): Promise<Books> {
  const { store, insurer } = ports;
  const lookedUp = await insurer.lookUp(insurerSlug, number);
  return {
    state: (await stored(ports, id)).state,
    policy: (await store.policyOf(id))?.policyNumber,
    insurersPolicy: lookedUp.ok ? lookedUp.value?.policyNumber : undefined,
    orders: ordersFor(number).map((order) => sandboxConsole.gateway?.describe(order)?.state ?? 'lost'),
    payments: (await store.paymentsOf(id)).map(({ state }) => state),
  };
}
