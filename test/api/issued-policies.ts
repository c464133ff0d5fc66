import { asId, type ProposalId, type QuoteId, type TransactionId } from '#domain/ids.ts';
import type { Ports } from '#usecases/ports.ts';
import { aVisitor } from '../ports/store-values.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';

export type IssuedPolicy = { readonly id: string; readonly number: string; readonly mobile: string };

const identity = { date_of_birth: '1990-12-15', pincode: '411038' };

/** One policy, bought as anybody buys. */
export async function buyPolicy(
  server: { readonly app: Parameters<typeof openBrowser>[0] },
  mobile: string,
): Promise<IssuedPolicy & { readonly browser: Browser }> {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age: 35 })], pincode: '411038' });
  const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const insuredMembers = { 'You.date_of_birth': identity.date_of_birth };
  const filled = await fillForms(browser, id, { proposerDetails: { ...identity, mobile }, insuredMembers });
  await passKyc(browser, filled, 'ABCPS1234F');
  await agree(browser, id);
  await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
  const { policy_number } = await readOutcome(browser, id);
  return { browser, id, number: policy_number ?? '', mobile };
}

/** As many buyers more, each with a visit, a mobile and a policy of their own: the same purchase once more. */
export async function likePolicies(
  { store }: Pick<Ports, 'store'>,
  of: IssuedPolicy,
  count: number,
): Promise<readonly IssuedPolicy[]> {
  const first = asId<ProposalId>(of.id);
  const [proposal, policy, [order]] = [
    await store.getProposal(first),
    await store.policyOf(first),
    await store.paymentsOf(first),
  ];
  const quote = proposal && (await store.findQuote(proposal.owner, proposal.quoteId));
  if (!proposal || !policy || !order || !quote) throw new Error('A policy was bought');
  const policies: IssuedPolicy[] = [];
  for (let at = 0; at < count; at += 1) {
    const owner = aVisitor();
    const mobile = `97${String(at).padStart(8, '0')}`;
    const id = asId<ProposalId>(`${of.id}-${at}`);
    const quoteId = asId<QuoteId>(`${quote.id}-${at}`);
    await store.insertQuote({ ...quote, id: quoteId, owner, crn: `${quote.crn}-${at}` });
    const forms = { ...proposal.forms, proposerDetails: { ...proposal.forms.proposerDetails, mobile } };
    const number = `${proposal.number}-${at}`;
    const transactionId = asId<TransactionId>(`${proposal.transactionId}-${at}`);
    const each = { ...proposal, id, owner, quoteId, forms, number, transactionId };
    const { slabId, cptId, createdAt } = each;
    const transaction = { id: transactionId, proposalId: id, quoteId, owner, slabId, cptId, createdAt };
    await store.insertProposal(transaction, each);
    const receipt = `${order.receipt}-${at}`;
    const payment = { ...order, receipt, gatewayOrderId: `${order.gatewayOrderId}-${at}`, proposalId: id };
    await store.insertPayment({ ...payment, state: 'created' });
    await store.savePayment(payment);
    const policyNumber = `${policy.policyNumber}-${at}`;
    await store.insertPolicy({ ...policy, policyNumber, proposalId: id, owner }, []);
    policies.push({ id, number: policyNumber, mobile });
  }
  return policies;
}

export const sendCode = (browser: Browser, number: string) =>
  browser.call('sendOpeningCode', { params: {}, body: { number } });

export const openWith = (browser: Browser, number: string, code: string) =>
  browser.call('openPolicies', { params: {}, body: { number, code } });

export const purchasesIn = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.call('getPurchases', { params: {}, body: {} }))
    .json<{ readonly purchases: readonly { readonly proposalID: string }[] }>()
    .purchases.map(({ proposalID }) => proposalID);
