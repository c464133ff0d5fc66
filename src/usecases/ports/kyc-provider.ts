import type { IsoDate } from '#domain/date.ts';
import type { KycFinding, ProofKind } from '#domain/kyc/kyc.ts';

export type KycQuestion = {
  /** It is the proposal number, as in every question. */
  readonly reference: string;
  readonly proof: ProofKind;
  readonly number: string;
  readonly name: string;
  readonly dateOfBirth: IsoDate;
  readonly pincode: string;
};

/** A registry that asks the buyer on a page of its own, and tells us what they let it tell. */
export type KycConsentPage = {
  /** `secret` is shown again with what the browser brings back, and is nobody else's to see. */
  readonly open: (request: {
    readonly reference: string;
    readonly state: string;
    readonly returnUrl: string;
  }) => {
    readonly url: string;
    readonly secret: string;
  };
  /** Once only for each code; `returnUrl` is the one that the page was opened with. */
  readonly redeem: (answer: {
    readonly reference: string;
    readonly code: string;
    readonly secret: string;
    readonly returnUrl: string;
  }) => Promise<KycFinding>;
};

/** A registry that sends a code keeps the question it is about, by our reference: the number is asked for once. */
export type KycProvider = {
  readonly search: (question: KycQuestion) => Promise<KycFinding>;
  readonly confirm: (reference: string, code: string) => Promise<KycFinding>;
  readonly sendCode: (reference: string) => Promise<KycFinding>;
  /** Where none are taken, a search finds nobody available. */
  readonly takesNumbers: boolean;
  /** Undefined where the registry has no page of its own. */
  readonly consent: KycConsentPage | undefined;
};
