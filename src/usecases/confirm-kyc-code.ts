import { parseIsoDate } from '#domain/date.ts';
import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { isCodeOpen, secondsUntilNextCode, wrongCodesPerTry } from '#domain/kyc/codes.ts';
import { type KycFinding, type KycSearch, kycAfter } from '#domain/kyc/kyc.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { nextVersion } from './move-proposal.ts';
import { openKyc } from './open-kyc.ts';
import type { Ports } from './ports.ts';

/** How a code ended; `refused` says why it did not help, for the field of the code. */
export type KycCodeEnding = { readonly proposal: Proposal; readonly refused: FieldFailure | undefined };

const refused = (proposal: Proposal, why: Omit<FieldFailure, 'field'>): Result<KycCodeEnding> =>
  ok({ proposal, refused: { field: 'otp', ...why } });

/**
 * The code that the registry sent is held against the one typed in. It counts as wrong before the registry is asked, and
 * is given back when it was not: many at once are no free guesses. Fails as the search does, and with `KYC_UNAVAILABLE`.
 */
export async function confirmKycCode(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  typed: string,
): Promise<Result<KycCodeEnding>> {
  const code = normaliseCode(typed);
  const opened = await openKyc(ports, owner, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const search = askedSearch(proposal);
  if (proposal.kyc.stage === 'VERIFIED') return ok({ proposal, refused: undefined });
  if (!isCode(code)) return refused(proposal, { code: 'OTP_INVALID' });
  if (!search || !isOpen(ports, proposal)) return refused(proposal, { code: 'OTP_OVER' });

  const counted = await saveAfter(ports, proposal, search, { kind: 'wrong-code' });
  if (!counted.ok) return counted;
  const finding = await ports.kyc.confirm(proposal.number, code);
  if (finding.kind === 'wrong-code') return wrongCode(ports, counted.value);
  if (finding.kind === 'unavailable') {
    const asBefore = nextVersion(ports, counted.value, { kyc: proposal.kyc });
    return fail((await ports.store.saveProposal(asBefore)) ? 'KYC_UNAVAILABLE' : 'STALE_PROPOSAL');
  }
  const ended = await saveAfter(ports, { ...counted.value, kyc: proposal.kyc }, search, finding);
  if (!ended.ok) return ended;
  return finding.kind === 'code-over'
    ? refused(ended.value, { code: 'OTP_OVER' })
    : ok({ proposal: ended.value, refused: undefined });
}

/** Has the registry send another code for the search it asked one for, a while after the last and not for ever. */
export async function sendKycCode(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<KycCodeEnding>> {
  const opened = await openKyc(ports, owner, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const search = askedSearch(proposal);
  if (proposal.kyc.stage === 'VERIFIED') return ok({ proposal, refused: undefined });
  if (!search || !proposal.kyc.codes) return refused(proposal, { code: 'OTP_OVER' });
  const seconds = secondsUntilNextCode(proposal.kyc.codes, ports.clock.now());
  if (seconds === undefined) return refused(proposal, { code: 'OTP_NO_MORE' });
  if (seconds > 0) return refused(proposal, { code: 'OTP_NOT_YET', detail: { seconds } });

  // It goes where the first one went.
  const mobile = proposal.kyc.codes.sentTo;
  const counted = await saveAfter(ports, proposal, search, { kind: 'otp-sent', mobile });
  if (!counted.ok) return counted;
  const finding = await ports.kyc.sendCode(proposal.number);
  if (finding.kind === 'otp-sent') return ok({ proposal: counted.value, refused: undefined });
  if (finding.kind === 'unavailable') return fail('KYC_UNAVAILABLE');
  const ended = await saveAfter(ports, counted.value, search, finding);
  return ended.ok ? refused(ended.value, { code: 'OTP_OVER' }) : ended;
}

function isOpen(ports: Ports, { kyc: { codes } }: Proposal): boolean {
  return codes !== undefined && isCodeOpen(codes, ports.clock.now());
}

function wrongCode(ports: Ports, proposal: Proposal): Result<KycCodeEnding> {
  if (!isOpen(ports, proposal)) return refused(proposal, { code: 'OTP_OVER' });
  const left = wrongCodesPerTry - (proposal.kyc.codes?.wrong ?? 0);
  return refused(proposal, { code: 'OTP_WRONG', detail: { left } });
}

/** The search that the code is about; undefined where none waits for one. */
function askedSearch(proposal: Proposal): KycSearch | undefined {
  const { stage, proof, maskedNumber, pep } = proposal.kyc;
  const proposer = contactOf(proposal);
  const dateOfBirth = parseIsoDate(proposer.dateOfBirth);
  if (stage !== 'OTP_SENT' || !proof || maskedNumber === undefined || !dateOfBirth) return undefined;
  return { proof, maskedNumber, name: proposer.name, dateOfBirth, pep: pep ?? false };
}

async function saveAfter(
  ports: Ports,
  proposal: Proposal,
  search: KycSearch,
  finding: KycFinding,
): Promise<Result<Proposal>> {
  const kyc = kycAfter(proposal.kyc, search, finding, ports.clock.now());
  if (!kyc.ok) return kyc;
  const next = nextVersion(ports, proposal, { kyc: kyc.value });
  return (await ports.store.saveProposal(next)) ? ok(next) : fail('STALE_PROPOSAL');
}
