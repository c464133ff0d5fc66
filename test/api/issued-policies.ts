import { asId, type ProposalId, type QuoteId, type TransactionId } from '#domain/ids.ts';
import type { CodeWay } from '#domain/opening/opening-code.ts';
import type { SandboxConsole } from '#server/doors/sandbox/console.ts';
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
import { codeIn } from '../resume-link.ts';
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

export const sendCode = (browser: Browser, number: string, by: CodeWay = 'sms') =>
  browser.call('sendOpeningCode', { params: {}, body: { number, by } });

export const openWith = (browser: Browser, number: string, code: string) =>
  browser.call('openPolicies', { params: {}, body: { number, code } });

type Mailbox = { readonly sandboxConsole: SandboxConsole };

/** What was sent to a mobile or an address, the newest first. */
export const sentTo = ({ sandboxConsole }: Mailbox, to: string): readonly string[] =>
  (sandboxConsole.outbox?.() ?? []).filter((message) => message.to === to).map(({ text }) => text);

export const newestCode = (mailbox: Mailbox, to: string): string => codeIn(sentTo(mailbox, to)[0]);

/** A browser that has opened a policy by a code to its mobile a moment ago. */
export async function openedByMobile<Somewhere extends Browser>(
  mailbox: Mailbox,
  browser: Somewhere,
  { number, mobile }: IssuedPolicy,
): Promise<Somewhere> {
  await sendCode(browser, number);
  await openWith(browser, number, newestCode(mailbox, mobile));
  return browser;
}

/** The address that every policy here has in its application. */
export const addressOfBuyers = 'ananya.sharma@example.in';

/** In a browser that has typed a code a moment ago: the address of a policy is shown to be its holder’s. */
export async function proveAddress(mailbox: Mailbox, browser: Browser, { id }: IssuedPolicy) {
  await browser.call('sendMailCode', { params: { id }, body: {} });
  const code = newestCode(mailbox, addressOfBuyers);
  return browser.call('proveMail', { params: { id }, body: { code } });
}

export const purchasesIn = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.call('getPurchases', { params: {}, body: {} }))
    .json<{ readonly purchases: readonly { readonly proposalID: string }[] }>()
    .purchases.map(({ proposalID }) => proposalID);
