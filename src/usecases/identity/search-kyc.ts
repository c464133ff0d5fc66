import { parseIsoDate } from '#domain/date.ts';
import { normaliseAadhaar } from '#domain/identity/aadhaar.ts';
import { isLatinName, isName, normaliseName, signInName } from '#domain/identity/name/name.ts';
import { isPersonalPan, normalisePan } from '#domain/identity/pan.ts';
import { isProofKind, isProofNumber, maskProofNumber, proofs } from '#domain/identity/proofs.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { type KycSearch, kycClaimingTry, kycGivingBackTry, type ProofKind } from '#domain/kyc/kyc.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { maskText } from '#domain/proposal/form/masked.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type FailureCode, type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { normaliseDate } from '#domain/typed-date.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import type { KycQuestion } from '../ports/kyc-provider.ts';
import type { Ports } from '../ports.ts';
import { keepKycFinding } from './keep-kyc-finding.ts';
import { openKyc } from './open-kyc.ts';

export type KycSearchRequest = {
  readonly id: ProposalId;
  readonly proof: string;
  readonly number: string;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly pincode: string | undefined;
  readonly pep: boolean;
};

/**
 * One search of the identity registry, for which a try is kept back first. Only a mask of the number is kept. Every
 * ending is a value of `kyc.stage` in the answer; fails with `INVALID_ANSWERS` and a code a field, `KYC_LOCKED`,
 * `STEP_OUT_OF_ORDER`, `PROPOSAL_LOCKED`.
 */
export async function searchKyc(
  ports: Ports,
  owner: VisitorId,
  request: KycSearchRequest,
): Promise<Result<Proposal>> {
  const opened = await openKyc(ports, owner, request.id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  if (proposal.kyc.stage === 'VERIFIED') {
    // Nothing is asked of the registry again, so the number is not looked at; a document that is none is still refused.
    return isProofKind(request.proof)
      ? ok(proposal)
      : fail('INVALID_ANSWERS', { fields: [{ field: 'certificate_type', code: 'CHOICE_UNKNOWN' }] });
  }
  const claimed = kycClaimingTry(proposal.kyc, 'number', ports.clock.now());
  if (!claimed.ok) return claimed;
  const question = questionFrom(proposal, request);
  if (!question.ok) return question;

  const claim = nextVersion(ports, proposal, { kyc: claimed.value });
  if (!(await ports.store.saveProposal(claim))) return fail('STALE_PROPOSAL');
  const finding = await ports.kyc.search(question.value);
  return keepKycFinding(ports, owner, {
    id: request.id,
    finding,
    searchOf: (now) => searchOf(now, question.value, request.pep),
    givingBack: (kyc) => kycGivingBackTry(kyc, 'number'),
  });
}

function questionFrom(proposal: Proposal, request: KycSearchRequest): Result<KycQuestion> {
  const failures: FieldFailure[] = [];
  const number = knownNumber(proposal, request);
  const proof = isProofKind(request.proof) ? request.proof : undefined;
  if (!proof) failures.push({ field: 'certificate_type', code: 'CHOICE_UNKNOWN' });
  else if (!isProofNumber(proof, number))
    failures.push({ field: 'doc_no', code: numberFailure(proof, number) });
  else if (proof === 'PAN' && !isPersonalPan(normalisePan(number)))
    failures.push({ field: 'doc_no', code: 'PAN_NOT_PERSONAL' });
  const sign = signInName(request.name);
  if (sign !== undefined) failures.push({ field: 'name', code: 'NAME_HAS_SIGN', detail: { sign } });
  else if (!isName(request.name)) failures.push({ field: 'name', code: 'NAME_INVALID' });
  else if (!isLatinName(request.name)) failures.push({ field: 'name', code: 'NAME_NOT_LATIN' });
  const dateOfBirth = parseIsoDate(normaliseDate(request.dateOfBirth));
  if (!dateOfBirth) failures.push({ field: 'dob', code: 'DATE_INVALID' });
  const pincode = normalisePincode(request.pincode ?? contactOf(proposal).pincode);
  if (!isPincode(pincode)) failures.push({ field: 'pincode', code: 'PINCODE_INVALID' });
  if (!proof || !dateOfBirth || failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  return ok({
    reference: proposal.number,
    proof,
    number: proofs[proof].normalise(number),
    name: normaliseName(request.name),
    dateOfBirth,
    pincode,
  });
}

function numberFailure(proof: ProofKind, number: string): FailureCode {
  const isShort = proof === 'AADHAAR' && !/^\d{12}$/.test(normaliseAadhaar(number));
  return isShort ? 'AADHAAR_NOT_TWELVE' : 'PROOF_NUMBER_INVALID';
}

/** The mask of the proposer's own PAN stands for it, as in the form: nobody has to type it twice. */
function knownNumber(proposal: Proposal, { proof, number }: KycSearchRequest): string {
  const { pan } = contactOf(proposal);
  return proof === 'PAN' && pan !== '' && maskText(pan) === number.trim() ? pan : number;
}

/** Whoever the registry finds is held against the proposer of the form, not against what was typed for the search. */
function searchOf(proposal: Proposal, { proof, number, dateOfBirth }: KycQuestion, pep: boolean): KycSearch {
  const proposer = contactOf(proposal);
  return {
    proof,
    maskedNumber: maskProofNumber(proof, number),
    name: proposer.name,
    dateOfBirth: parseIsoDate(proposer.dateOfBirth) ?? dateOfBirth,
    pep,
  };
}
