import type { Kyc } from '#domain/kyc/kyc.ts';
import type { FormName } from './form/fields.ts';

/** The order of specification section 4. Identity check is a gate between review and terms, not a step of it. */
export const proposalSteps = [
  'buy',
  'proposer',
  'insured-members',
  'nominee',
  'bank',
  'portability',
  'medical',
  'lifestyle',
  'review',
  'terms',
  'payment',
] as const;

export type ProposalStep = (typeof proposalSteps)[number];

const stepOfForm: Readonly<Record<FormName, ProposalStep>> = {
  proposerDetails: 'proposer',
  insuredMembers: 'insured-members',
  nomineeDetails: 'nominee',
  bankDetails: 'bank',
  portabilityDetails: 'portability',
  medicalDetails: 'medical',
  lifeStyleDetails: 'lifestyle',
};

export function stepOf(form: FormName): ProposalStep {
  return stepOfForm[form];
}

export function nextStep(step: ProposalStep): ProposalStep | undefined {
  return proposalSteps[proposalSteps.indexOf(step) + 1];
}

/** Payment when everything before it is done. */
export function firstOpenStep(proposal: { readonly completed: readonly ProposalStep[] }): ProposalStep {
  return proposalSteps.find((step) => !proposal.completed.includes(step)) ?? 'payment';
}

/** A step opens when every one before it is completed; going back is always allowed. */
export function mayOpen(step: ProposalStep, completed: readonly ProposalStep[]): boolean {
  return proposalSteps.slice(0, proposalSteps.indexOf(step)).every((before) => completed.includes(before));
}

/** A changed form has to be reviewed, agreed and paid for anew. */
export function completedAfterSave(completed: readonly ProposalStep[], saved: ProposalStep): ProposalStep[] {
  const remaining = completed.filter((step) => proposalSteps.indexOf(step) < proposalSteps.indexOf('review'));
  return proposalSteps.filter((step) => step === saved || remaining.includes(step));
}

/** The identity check stands between review and terms. */
export function isKycDue(step: ProposalStep, kyc: Pick<Kyc, 'stage'>): boolean {
  return proposalSteps.indexOf(step) >= proposalSteps.indexOf('terms') && kyc.stage !== 'VERIFIED';
}

/** Agreeing to the terms closes the review with it: nothing is left but to pay. */
export function completedAfterAgreement(completed: readonly ProposalStep[]): ProposalStep[] {
  return proposalSteps.filter((step) => step === 'review' || step === 'terms' || completed.includes(step));
}

/** The pages of a purchase in their order, the identity check among them; a renewal has asked all before the terms. */
const walked = [
  'buy',
  'proposer',
  'insured-members',
  'nominee',
  'bank',
  'portability',
  'medical',
  'lifestyle',
  'review',
  'kyc',
  'terms',
  'payment',
] as const;
const walkedAtRenewal = ['renew', 'proposer', 'kyc', 'terms', 'payment'] as const;

export type StepCount = {
  /** From 1 on. */
  readonly now: number;
  readonly of: number;
};

/** Which step of how many an application has got to, as its pages count them. The payment is made from the page of the terms. */
export function stepCount(
  { renewal, kyc }: { readonly renewal?: object | undefined; readonly kyc: Pick<Kyc, 'stage'> },
  at: ProposalStep | 'kyc',
): StepCount {
  const isChecked = kyc.stage === 'VERIFIED';
  const all: readonly string[] = renewal
    ? walkedAtRenewal.filter((step) => step !== 'kyc' || !isChecked)
    : walked;
  const now = all.indexOf(at === 'payment' ? 'terms' : at) + 1;
  return { now: Math.max(now, 1), of: all.length };
}
