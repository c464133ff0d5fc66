import { redirect } from '@tanstack/react-router';
import type { WireKyc, WirePostPayment, WireProposal, WireTerms } from '#contract/proposal/shapes.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import type { LoaderInput } from '#web/platform/network/loader-input.ts';
import { isKycClosed, pageOfOutcome, shownPage } from './pages.ts';
import { flushUnsaved } from './unsaved.ts';

const screenOf = (route: string): ProposalScreen => {
  // The rows of the proposal pages in the route table are named after their screens.
  return route as ProposalScreen;
};

const idOf = ({ params }: LoaderInput) => params.proposalID ?? '';

function goTo(id: string, screen: ProposalScreen): never {
  throw redirect({ href: paths.proposal(id, screen), statusCode: 302, replace: true });
}

async function readProposal({ api }: Pick<LoaderInput, 'api'>, id: string): Promise<WireProposal> {
  return loaded(await api.call('getProposal', { params: { id }, body: {} }));
}

/** The proposal, for a page whose turn has come; any other page leads to the one that is open. */
export async function loadProposal(input: LoaderInput): Promise<WireProposal> {
  await flushUnsaved();
  const id = idOf(input);
  const proposal = await readProposal(input, id);
  const asked = screenOf(input.route);
  const shown = shownPage(asked, proposal);
  return shown === asked ? proposal : goTo(id, shown);
}

export type LoadedTerms = { readonly proposal: WireProposal; readonly terms: WireTerms };

export async function loadTerms(input: LoaderInput): Promise<LoadedTerms> {
  const proposal = await loadProposal(input);
  const terms = loaded(await input.api.call('getTerms', { params: { id: idOf(input) }, body: {} }));
  return { proposal, terms };
}

export type LoadedKyc = { readonly proposal: WireProposal; readonly kyc: WireKyc };

export async function loadKyc(input: LoaderInput): Promise<LoadedKyc> {
  const proposal = await loadProposal(input);
  const params = { insurer: proposal.planData.insurerSlug, id: idOf(input) };
  const kyc = loaded(await input.api.call('kycInit', { params, body: {} }));
  // Without tries there is nothing to fill in.
  return isKycClosed(screenOf(input.route), kyc) ? goTo(idOf(input), 'kyc-failure') : { proposal, kyc };
}

export type LoadedOutcome = { readonly proposalID: string; readonly after: WirePostPayment };

/** What the gateway and the insurer say now decides which of the pages after payment is shown, not the address. */
export async function loadOutcome(input: LoaderInput): Promise<LoadedOutcome> {
  const id = idOf(input);
  const asked = screenOf(input.route);
  const call = asked === 'transaction-success' ? 'getSuccess' : 'getFailure';
  const after = loaded(await input.api.call(call, { params: { id }, body: {} }));
  const page = pageOfOutcome(after.outcome);
  const isRetry = after.outcome === 'failed' || after.outcome === 'cancelled';
  const isRight =
    after.outcome === 'pending' || page === asked || (isRetry && asked === 'transaction-failure');
  if (isRight) return { proposalID: id, after };
  if (page) return goTo(id, page);
  return goTo(id, shownPage(asked, await readProposal(input, id)));
}
