import type { IsoDate } from '#domain/date.ts';
import type { KycFinding, ProofKind } from '#domain/kyc/kyc.ts';

export type KycQuestion = {
  readonly reference: string;
  readonly proof: ProofKind;
  readonly number: string;
  readonly name: string;
  readonly dateOfBirth: IsoDate;
  readonly pincode: string;
};

/** A registry that sends a code keeps the question it is about, by our reference: the number is asked for once. */
export type KycProvider = {
  readonly search: (question: KycQuestion) => Promise<KycFinding>;
  readonly confirm: (reference: string, code: string) => Promise<KycFinding>;
  readonly sendCode: (reference: string) => Promise<KycFinding>;
};
