import type { WireKyc } from '#contract/kyc/shapes.ts';
import { type KycStage, proofKinds } from '#domain/kyc/kyc.ts';
import { maskText } from '#domain/proposal/form/masked.ts';
import type { Say } from '#words/sentences.ts';

type IdentityFacts = {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly pan: string;
  readonly pincode: string;
};

/**
 * The six proofs, each with what it needs; what the proposal knows is filled in, of a PAN its mask.
 * @param asksPincode the insurer's check goes by the pincode as well
 */
export function certificateTypes(
  say: Say,
  { name, dateOfBirth, pan, pincode }: IdentityFacts,
  asksPincode: boolean,
): WireKyc['certificate_types'] {
  const place = {
    name: 'pincode',
    label: say('identity.pincode'),
    hint: say('identity.pincode.hint'),
    prefilled: pincode,
  } as const;
  return proofKinds.map((id) => {
    const maskedPan = id === 'PAN' && pan !== '' ? maskText(pan) : null;
    const hint = say(`identity.proof.${id}.hint`);
    return {
      id,
      label: say(`identity.proof.${id}`),
      hint,
      fields: [
        { name: 'doc_no', label: say(`identity.proof.${id}.number`), hint, prefilled: maskedPan },
        { name: 'name', label: say('identity.name'), hint: null, prefilled: name },
        { name: 'dob', label: say('identity.date-of-birth'), hint: null, prefilled: dateOfBirth },
        ...(asksPincode ? [place] : []),
      ],
    };
  });
}

/** What a search that did not confirm says, and what to do next; null when it did. */
export function stageMessage(say: Say, stage: KycStage): string | null {
  return stage === 'NOT_STARTED' || stage === 'VERIFIED' ? null : say(`identity.stage.${stage}`);
}
