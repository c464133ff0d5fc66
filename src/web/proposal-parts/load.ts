import { redirect } from '@tanstack/react-router';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { policyPart } from '#web/screens/transaction-success/parts/policy-part.ts';
import { isKycClosed, pageToComeBackTo, pageToGoOn, shownPage } from './pages.ts';
import type { LoadedBuy, LoadedKyc, LoadedOutcome, LoadedResume, LoadedTerms } from './purchase-page.ts';
import { flushUnsaved } from './unsaved.ts';

/** What every page of a purchase is asked by. */
type PurchasePageInput = {
  readonly api: Api;
  readonly name: ProposalScreen;
  readonly params: { readonly proposalID: string };
};

const idOf = ({ params }: PurchasePageInput) => params.proposalID;

function goTo(id: string, screen: ProposalScreen): never {
  throw redirect({ href: paths.proposal(id, screen), statusCode: 302, replace: true });
}

async function readProposal({ api }: Pick<PurchasePageInput, 'api'>, id: string): Promise<WireProposal> {
  return loaded(await api.call('getProposal', { params: { id }, body: {} }));
}

/** The proposal, for a page whose turn has come; any other page leads to the one that is open. */
export async function loadProposal(input: PurchasePageInput): Promise<WireProposal> {
  await flushUnsaved();
  const id = idOf(input);
  const proposal = await readProposal(input, id);
  // The page of the renewal tells why it ended, and begins another one while it can.
  if (proposal.renewal && proposal.isExpired) return goTo(proposal.renewal.proposalID, 'renew');
  const screen = input.name;
  const page = shownPage(screen, proposal);
  return page === screen ? proposal : goTo(id, page);
}

/** With what can be chosen: the riders, and the terms that are sold. */
export async function loadBuy(input: PurchasePageInput): Promise<LoadedBuy> {
  const proposal = await loadProposal(input);
  const riders = loaded(await input.api.call('getRiders', { params: { id: idOf(input) }, body: {} }));
  return { proposal, riders };
}

export async function loadTerms(input: PurchasePageInput): Promise<LoadedTerms> {
  const proposal = await loadProposal(input);
  const terms = loaded(await input.api.call('getTerms', { params: { id: idOf(input) }, body: {} }));
  return { proposal, terms };
}

export async function loadKyc(input: PurchasePageInput): Promise<LoadedKyc> {
  const proposal = await loadProposal(input);
  const params = { insurer: proposal.planData.insurerSlug, id: idOf(input) };
  const kyc = loaded(await input.api.call('kycInit', { params, body: {} }));
  // Without tries there is nothing to fill in.
  return isKycClosed(input.name, kyc) ? goTo(idOf(input), 'kyc-failure') : { proposal, kyc };
}

type OtherPageInput = Pick<PurchasePageInput, 'api'> & {
  readonly name: 'other-device' | 'resume';
  readonly params: { readonly id: string };
  readonly search: { readonly to?: string | undefined };
};

/**
 * A link that is unknown, over or used is told; a browser that may open its purchase already is led there, or to where it
 * is erased.
 */
export async function loadResume({
  api,
  name,
  params: { id },
  search,
}: OtherPageInput): Promise<LoadedResume> {
  if (name === 'other-device') {
    await flushUnsaved();
    const { proposalID, screen } = await readProposal({ api }, id);
    return { kind: 'make', proposal: { proposalID, screen } };
  }
  const answer = await api.call('getResume', { params: { id }, body: {} });
  if (!answer.ok && answer.status === 404) return { kind: 'over' };
  const state = loaded(answer);
  if (state.opened && search.to === 'erase')
    throw redirect({ href: yourDataAddress, statusCode: 302, replace: true, reloadDocument: true });
  return state.opened
    ? goTo(state.opened.proposalID, pageToComeBackTo(state.opened))
    : { kind: 'asked', state };
}

/** What was bought in this browser. */
export async function loadPurchases({
  api,
}: Pick<PurchasePageInput, 'api'>): Promise<CallAnswer<'getPurchases'>> {
  return loaded(await api.call('getPurchases', { params: {}, body: {} }));
}

/** How a bought policy stands with its renewal. */
export async function loadRenewal(input: PurchasePageInput): Promise<WireRenewal> {
  await flushUnsaved();
  const renewal = loaded(await input.api.call('getRenewal', { params: { id: idOf(input) }, body: {} }));
  const { begun, stands } = renewal;
  // An order is open for it, or a payment failed: that page says how it goes on.
  const isRunning = stands === 'begun' && begun?.screen === 'failure';
  return isRunning ? goTo(begun.proposalID, pageToGoOn(begun)) : renewal;
}

/** What the gateway and the insurer say now decides which of the pages after payment is shown, not the address. */
export async function loadOutcome(input: PurchasePageInput): Promise<LoadedOutcome> {
  const id = idOf(input);
  const screen = input.name;
  const call = screen === 'transaction-success' ? 'getSuccess' : 'getFailure';
  const after = loaded(await input.api.call(call, { params: { id }, body: {} }));
  const page = pageToGoOn(after);
  if (page !== screen) return goTo(id, page);
  if (after.outcome === 'issued') await policyPart.fetchCode();
  return { proposalID: id, after };
}
