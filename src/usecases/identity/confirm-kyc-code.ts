import { parseIsoDate } from '#domain/date.ts';
import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { isCodeOpen, secondsUntilNextCode, wrongCodesPerTry } from '#domain/kyc/codes.ts';
import { type KycFinding, type KycSearch, kycAfter, kycGivingBackCode } from '#domain/kyc/kyc.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { nextVersion, savedAsOfNow } from '../applying/move-proposal.ts';
import type { Ports } from '../ports.ts';
import { keepKycFinding } from './keep-kyc-finding.ts';
import { openKyc } from './open-kyc.ts';

/** How a code ended; `refused` says why it did not help, for the field of the code. */
export type KycCodeEnding = { readonly proposal: Proposal; readonly refused: FieldFailure | undefined };

type Refusal = Omit<FieldFailure, 'field'>;

const refused = (proposal: Proposal, why: Refusal): Result<KycCodeEnding> =>
  ok({ proposal, refused: { field: 'otp', ...why } });

/**
 * The code that the registry sent is held against the one typed in. It counts as wrong before the registry is asked, and
 * is given back when it was not: many at once are no free guesses. The registry is slow: what was saved meanwhile stays.
 * Fails as the search does, and with `KYC_UNAVAILABLE`.
 */
export async function confirmKycCode(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  input: string,
): Promise<Result<KycCodeEnding>> {
  const code = normaliseCode(input);
  const result = await count(ports, owner, id, (proposal) => {
    if (!isCode(code)) return { why: { code: 'OTP_INVALID' } };
    return isOpen(ports, proposal) ? { event: { kind: 'wrong-code' } } : { why: { code: 'OTP_OVER' } };
  });
  if (!result.ok) return result;
  if (result.value.kind === 'ended') return ok(result.value);
  const { proposal, search } = result.value;
  const finding = await ports.kyc.confirm(proposal.number, code);
  if (finding.kind === 'wrong-code') return wrongCode(ports, proposal);
  if (finding.kind === 'unavailable') return giveBackCode(ports, owner, id);
  const ended = await keepKycFinding(ports, owner, {
    id,
    finding,
    searchOf: (now) => searchOf(now, search),
    givingBack: kycGivingBackCode,
  });
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
  const result = await count(ports, owner, id, ({ kyc: { codes } }) => {
    if (!codes) return { why: { code: 'OTP_OVER' } };
    const seconds = secondsUntilNextCode(codes, ports.clock.now());
    if (seconds === undefined) return { why: { code: 'OTP_NO_MORE' } };
    if (seconds > 0) return { why: { code: 'OTP_NOT_YET', detail: { seconds } } };
    // It goes where the first one went.
    return { event: { kind: 'otp-sent', mobile: codes.sentTo } };
  });
  if (!result.ok) return result;
  if (result.value.kind === 'ended') return ok(result.value);
  const { proposal, search } = result.value;
  const finding = await ports.kyc.sendCode(proposal.number);
  if (finding.kind === 'otp-sent') return ok({ proposal, refused: undefined });
  if (finding.kind === 'unavailable') return fail('KYC_UNAVAILABLE');
  const ended = await keepKycFinding(ports, owner, {
    id,
    finding,
    searchOf: (now) => searchOf(now, search),
    // The registry was asked for it.
    givingBack: (kyc) => kyc,
  });
  return ended.ok ? refused(ended.value, { code: 'OTP_OVER' }) : ended;
}

type CodeTry =
  | ({ readonly kind: 'ended' } & KycCodeEnding)
  | { readonly kind: 'counted'; readonly proposal: Proposal; readonly search: KycSearch };

/** `event` is counted before the registry is asked; `why` it is not asked. */
type Counting = { readonly event: KycFinding } | { readonly why: Refusal };

/** In the proposal as it is by now: another tab may save it meanwhile, or count too. */
function count(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  countingOf: (proposal: Proposal) => Counting,
): Promise<Result<CodeTry>> {
  return savedAsOfNow<Result<CodeTry>>(async () => {
    const opened = await openKyc(ports, owner, id);
    if (!opened.ok) return opened;
    const proposal = opened.value;
    const ended = (refused: FieldFailure | undefined) => ok({ kind: 'ended', proposal, refused } as const);
    if (proposal.kyc.stage === 'VERIFIED') return ended(undefined);
    const counting = countingOf(proposal);
    if ('why' in counting) return ended({ field: 'otp', ...counting.why });
    const search = openSearch(proposal);
    if (!search) return ended({ field: 'otp', code: 'OTP_OVER' });
    const kyc = kycAfter(proposal.kyc, search, counting.event, ports.clock.now());
    if (!kyc.ok) return kyc;
    const next = nextVersion(ports, proposal, { kyc: kyc.value });
    return (await ports.store.saveProposal(next))
      ? ok({ kind: 'counted', proposal: next, search })
      : 'overtaken';
  }, fail('STALE_PROPOSAL'));
}

function giveBackCode(ports: Ports, owner: VisitorId, id: ProposalId): Promise<Result<KycCodeEnding>> {
  return savedAsOfNow<Result<KycCodeEnding>>(async () => {
    const proposal = await ports.store.findProposal(owner, id);
    if (!proposal) return fail('NOT_FOUND');
    const next = nextVersion(ports, proposal, { kyc: kycGivingBackCode(proposal.kyc) });
    return (await ports.store.saveProposal(next)) ? fail('KYC_UNAVAILABLE') : 'overtaken';
  }, fail('STALE_PROPOSAL'));
}

function isOpen(ports: Ports, { kyc: { codes } }: Proposal): boolean {
  return codes !== undefined && isCodeOpen(codes, ports.clock.now());
}

function wrongCode(ports: Ports, proposal: Proposal): Result<KycCodeEnding> {
  if (!isOpen(ports, proposal)) return refused(proposal, { code: 'OTP_OVER' });
  const remaining = wrongCodesPerTry - (proposal.kyc.codes?.wrong ?? 0);
  return refused(proposal, { code: 'OTP_WRONG', detail: { left: remaining } });
}

/** The search that the code is about; undefined where none waits for one. */
function openSearch(proposal: Proposal): KycSearch | undefined {
  const { stage, proof, maskedNumber, pep } = proposal.kyc;
  const proposer = contactOf(proposal);
  const dateOfBirth = parseIsoDate(proposer.dateOfBirth);
  if (stage !== 'OTP_SENT' || !proof || maskedNumber === undefined || !dateOfBirth) return undefined;
  return { proof, maskedNumber, name: proposer.name, dateOfBirth, pep: pep ?? false };
}

/** Whoever the registry finds is held against the proposer of the form as it is by now. */
function searchOf(proposal: Proposal, search: KycSearch): KycSearch {
  const { name, dateOfBirth } = contactOf(proposal);
  return { ...search, name, dateOfBirth: parseIsoDate(dateOfBirth) ?? search.dateOfBirth };
}
