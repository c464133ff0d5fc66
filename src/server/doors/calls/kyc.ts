import type { CallAnswer } from '#contract/call/shapes.ts';
import { openWays, remainingAttempts, wireCode } from '#contract/kyc/wire.ts';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { proofKinds } from '#domain/kyc/kyc.ts';
import type { KycWay } from '#domain/kyc/tries.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { openProposal } from '#usecases/applying/open-proposal.ts';
import { confirmKycCode, type KycCodeEnding, sendKycCode } from '#usecases/identity/confirm-kyc-code.ts';
import { searchKyc } from '#usecases/identity/search-kyc.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Say } from '#words/sentences.ts';
import { fieldMessage } from '../../ground/words/failure-words.ts';
import type { Handler, Handlers } from './handlers.ts';
import { certificateTypes, stageMessage } from './identity-words.ts';

export function kycHandlers(ports: Ports): Pick<Handlers, 'kycInit' | 'kycSearch'> {
  return {
    kycInit: init(ports),
    kycSearch: search(ports),
  };
}

function waysOf({ takesNumbers, consent }: Ports['kyc']): readonly KycWay[] {
  if (!consent) return ['number'];
  return takesNumbers ? ['number', 'registry'] : ['registry'];
}

const init =
  (ports: Ports): Handler<'kycInit'> =>
  async ({ params }, { visitor, say }) => {
    const opened = await openProposal(ports, visitor, asId<ProposalId>(params.id));
    if (!opened.ok) return opened;
    const proposal = opened.value;
    if (proposal.insurerSlug !== params.insurer) return fail('NOT_FOUND');
    const insurer = ports.catalogue.current().insurers.get(proposal.insurerSlug);
    const now = ports.clock.now();
    const ways = openWays(proposal, waysOf(ports.kyc), now);
    return ok({
      ...ways,
      kyc_stage: proposal.kyc.stage,
      kyc_completed: proposal.kyc.stage === 'VERIFIED',
      certificate_types: certificateTypes(
        say,
        contactOf(proposal),
        insurer?.capabilities.kycPincode ?? false,
      ),
      mandatory_fields: [{ name: 'pep_flag', type: 'boolean' }],
      code: wireCode(proposal, now),
      // The registry's own page comes back to ours: a tab between them would help nobody.
      opens_in_new_tab: ways.kyc_mode !== 'REDIRECT' && (insurer?.capabilities.kycInNewTab ?? false),
      may_edit_pan: insurer?.capabilities.panEdit ?? false,
    });
  };

const search =
  (ports: Ports): Handler<'kycSearch'> =>
  async ({ params, body }, { visitor, say }) => {
    const id = asId<ProposalId>(params.id);
    const opened = await openProposal(ports, visitor, id);
    if (!opened.ok) return opened;
    if (opened.value.insurerSlug !== params.insurer) return fail('NOT_FOUND');
    const { fieldsets } = body;
    const about = { say, now: ports.clock.now() };
    if ('otp' in fieldsets) return ended(about, await confirmKycCode(ports, visitor, id, fieldsets.otp));
    if ('send_again' in fieldsets) return ended(about, await sendKycCode(ports, visitor, id));
    const searched = await searchKyc(ports, visitor, {
      id,
      proof: body.certificate_type,
      number: fieldsets.doc_no,
      name: fieldsets.name,
      dateOfBirth: fieldsets.dob,
      pincode: fieldsets.pincode,
      pep: body.mandatory_fields.pep_flag,
    });
    return searched.ok
      ? ok(searchAnswer(about, searched.value))
      : refused(about, opened.value, searched.failure);
  };

type About = { readonly say: Say; readonly now: Instant };

function ended(about: About, result: Result<KycCodeEnding>): Result<CallAnswer<'kycSearch'>> {
  if (!result.ok) return result;
  const { proposal, refused: failure } = result.value;
  return failure === undefined
    ? ok(searchAnswer(about, proposal))
    : refused(about, proposal, { code: 'INVALID_ANSWERS', fields: [failure] });
}

function searchAnswer({ say, now }: About, proposal: Proposal): CallAnswer<'kycSearch'> {
  const { kyc } = proposal;
  const isVerified = kyc.stage === 'VERIFIED';
  return {
    success: isVerified,
    kyc_stage: kyc.stage,
    err_msg: stageMessage(say, kyc.stage),
    kyc_data: isVerified
      ? {
          name: kyc.verifiedName ?? '',
          dob: kyc.verifiedDateOfBirth ?? '',
          masked_number: kyc.maskedNumber ?? '',
        }
      : null,
    attempts_left: remainingAttempts(proposal, now),
    code: wireCode(proposal, now),
    next: isVerified ? [] : proofKinds.filter((proof) => proof !== kyc.proof),
  };
}

/** What was typed wrong is said beside its field. */
function refused({ say, now }: About, proposal: Proposal, failure: Failure): Result<CallAnswer<'kycSearch'>> {
  if (failure.fields === undefined) return { ok: false, failure };
  return ok({
    success: false,
    kyc_stage: proposal.kyc.stage,
    err_msg: null,
    form_error: Object.fromEntries(
      failure.fields.map((each) => [each.field, fieldMessage(say, each, failure.detail)]),
    ),
    kyc_data: null,
    attempts_left: remainingAttempts(proposal, now),
    code: wireCode(proposal, now),
    next: [],
  });
}
