import { parseIsoDate } from '#domain/date.ts';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import { isConsentOpen, type KycConsent } from '#domain/kyc/consent.ts';
import { type KycFinding, type KycSearch, kycGivingBackTry, kycSpendingConsent } from '#domain/kyc/kyc.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { nextVersion, savedAsOfNow } from '../applying/move-proposal.ts';
import type { Ports } from '../ports.ts';
import { partsOfState } from './ask-kyc-consent.ts';
import { keepKycFinding } from './keep-kyc-finding.ts';
import { openKyc } from './open-kyc.ts';

/** What a browser brings from the registry's page. */
export type BroughtConsent = {
  readonly state: string;
  /** Undefined: the buyer said no there, or something broke. */
  readonly code: string | undefined;
  readonly returnUrl: string;
};

/**
 * Asks the registry, once, what the buyer let it tell. A state that is not the one we gave last to this very proposal, was
 * brought before, or is too old asks nobody and changes nothing. Every ending is a stage of the check; fails with
 * `NOT_FOUND` for any visitor but the owner, and as the search does.
 */
export async function takeKycConsent(
  ports: Ports,
  owner: VisitorId,
  { state, code, returnUrl }: BroughtConsent,
): Promise<Result<Proposal>> {
  const { id, link } = partsOfState(state);
  const spent = await spend(ports, owner, asId<ProposalId>(id), link);
  if (!spent.ok) return spent;
  const { proposal, consent } = spent.value;
  if (!consent) return ok(proposal);
  const finding = await askForFinding(ports, proposal.number, { code, secret: consent.secret, returnUrl });
  return keepKycFinding(ports, owner, {
    id: proposal.id,
    finding,
    searchOf: (now) => searchOf(now, consent.pep),
    givingBack: (kyc) => kycGivingBackTry(kyc, 'registry'),
  });
}

type Spent = { readonly proposal: Proposal; readonly consent: KycConsent | undefined };

/**
 * The link is taken out of the proposal before the registry is asked: of two browsers that bring it one asks.
 */
async function spend(ports: Ports, owner: VisitorId, id: ProposalId, link: string): Promise<Result<Spent>> {
  return savedAsOfNow<Result<Spent>>(async () => {
    const opened = await openKyc(ports, owner, id);
    if (!opened.ok) return opened;
    const proposal = opened.value;
    const { consent } = proposal.kyc;
    const isOurs = consent?.stateHash === ports.secrets.hashOfLink(link);
    if (!consent || !isOurs || !isConsentOpen(consent, ports.clock.now()))
      return ok({ proposal, consent: undefined });
    const kyc = kycSpendingConsent(proposal.kyc, ports.clock.now());
    if (!kyc.ok) return kyc;
    const next = nextVersion(ports, proposal, { kyc: kyc.value });
    return (await ports.store.saveProposal(next)) ? ok({ proposal: next, consent }) : 'overtaken';
  }, fail('STALE_PROPOSAL'));
}

async function askForFinding(
  { kyc }: Ports,
  reference: string,
  { code, ...answer }: Omit<BroughtConsent, 'state'> & Pick<KycConsent, 'secret'>,
): Promise<KycFinding> {
  if (!kyc.consent || code === undefined) return { kind: 'unfinished' };
  return kyc.consent.redeem({ reference, code, ...answer });
}

/** Nobody typed a number: of Aadhaar the registry tells the last four digits. */
function searchOf(proposal: Proposal, pep: boolean): KycSearch {
  const { name, dateOfBirth } = contactOf(proposal);
  return { proof: 'AADHAAR', maskedNumber: undefined, name, dateOfBirth: parseIsoDate(dateOfBirth), pep };
}
