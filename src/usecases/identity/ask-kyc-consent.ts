import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { isKycLocked, kycAskingConsent } from '#domain/kyc/kyc.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { nextVersion, savedAsOfNow } from '../applying/move-proposal.ts';
import type { Ports } from '../ports.ts';
import { openKyc } from './open-kyc.ts';

export type KycConsentRequest = {
  readonly id: ProposalId;
  readonly pep: boolean;
  /** The one address of ours that is entered at the registry. */
  readonly returnUrl: string;
};

/**
 * The page of the registry where the buyer lets it tell who they are; undefined when nothing is to be asked there. Only
 * the last page that was opened for a proposal counts. Fails as the search does.
 */
export async function askKycConsent(
  ports: Ports,
  owner: VisitorId,
  { id, pep, returnUrl }: KycConsentRequest,
): Promise<Result<string | undefined>> {
  return savedAsOfNow<Result<string | undefined>>(async () => {
    const opened = await openKyc(ports, owner, id);
    if (!opened.ok) return opened;
    const { consent } = ports.kyc;
    const proposal = opened.value;
    if (!consent || proposal.kyc.stage === 'VERIFIED') return ok(undefined);
    if (isKycLocked(proposal.kyc, 'registry', ports.clock.now())) return fail('KYC_LOCKED');
    const link = ports.secrets.link();
    const { url, secret } = consent.open({ reference: proposal.number, state: stateOf(id, link), returnUrl });
    const stateHash = ports.secrets.hashOfLink(link);
    const request = { stateHash, secret, pep, askedAt: ports.clock.now() };
    const next = nextVersion(ports, proposal, { kyc: kycAskingConsent(proposal.kyc, request) });
    return (await ports.store.saveProposal(next)) ? ok(url) : 'overtaken';
  }, fail('STALE_PROPOSAL'));
}

const between = '.';

/** The registry knows one address of ours, so what it hands back says which proposal it is about. It opens none. */
function stateOf(id: ProposalId, link: string): string {
  return `${id}${between}${link}`;
}

/** Empty parts where it is none of ours. */
export function partsOfState(state: string): { readonly id: string; readonly link: string } {
  const cut = state.indexOf(between);
  return cut < 0 ? { id: '', link: '' } : { id: state.slice(0, cut), link: state.slice(cut + 1) };
}
