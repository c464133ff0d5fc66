import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { MessageId } from '#words/areas.ts';

export type KycStage = WireKyc['kyc_stage'];
export type KycCode = NonNullable<WireKyc['code']>;
type Proof = WireKyc['certificate_types'][number];
export type KycAnswer = CallAnswer<'kycSearch'>;

/** What the buyer typed. It is not kept anywhere: the number of a document never is. */
export type KycEntry = {
  readonly proof: string;
  readonly doc_no: string;
  readonly name: string;
  readonly dob: string;
  readonly pincode: string;
  readonly pep: string;
  readonly otp: string;
};

export type KycSearchState = {
  readonly stage: KycStage;
  readonly remainingTries: number;
  /** Ids of the documents that are worth trying next. */
  readonly next: readonly string[];
  /** The code that the registry sent, while one is waited for. */
  readonly code: KycCode | null;
  readonly isSentAgain: boolean;
  /** How often a pending search was asked again by itself. */
  readonly repeats: number;
  /** How many searches were answered on this page. */
  readonly searches: number;
};

/** Stands where a document is chosen: the registry asks the buyer on its own page, and nothing is filled in. */
export const registryMode = 'REDIRECT';

export function isAtRegistry({ proof }: Pick<KycEntry, 'proof'>): boolean {
  return proof === registryMode;
}

type KycModes = Pick<WireKyc, 'kyc_mode'>;

export function takesNumbers({ kyc_mode: mode }: KycModes): boolean {
  return mode !== registryMode;
}

export function hasRegistryPage({ kyc_mode: mode }: KycModes): boolean {
  return mode !== 'CKYC';
}

/** The number of a document that was given in the forms, as far as it is shown; empty where none was. */
export function knownNumber({ fields }: Proof): string {
  return fields.find(({ name }) => name === 'doc_no')?.prefilled ?? '';
}

/** The pincode as this insurer's check asks for it; undefined where it does without. */
export function neededPincode({ fields }: Proof): Proof['fields'][number] | undefined {
  return fields.find(({ name }) => name === 'pincode');
}

/** What is searched by; a pincode only where it was asked for. */
export function documentIn(
  { certificate_types: types }: Pick<WireKyc, 'certificate_types'>,
  entry: KycEntry,
) {
  const { proof, doc_no, name, dob, pincode } = entry;
  const needsPlace = types.some((type) => type.id === proof && neededPincode(type) !== undefined);
  return { doc_no, name, dob, ...(needsPlace && { pincode }) };
}

/** A document that was given in the forms is chosen already, and so is the registry's page to whoever was there. */
export function firstEntry(kyc: WireKyc, proposal: Pick<WireProposal, 'savedForm' | 'kyc_mode'>): KycEntry {
  const { certificate_types: types } = kyc;
  const isThere = !takesNumbers(kyc) || (hasRegistryPage(kyc) && proposal.kyc_mode === registryMode);
  const certificate = types.find((type) => knownNumber(type) !== '');
  const fields = (certificate ?? types[0])?.fields ?? [];
  const prefilled = (name: string) => fields.find((field) => field.name === name)?.prefilled ?? '';
  const pep = proposal.savedForm.formData.proposerDetails?.pep;
  return {
    proof: isThere ? registryMode : (certificate?.id ?? ''),
    doc_no: prefilled('doc_no'),
    name: prefilled('name'),
    dob: prefilled('dob'),
    pincode: prefilled('pincode'),
    pep: pep === 'yes' || pep === 'no' ? pep : '',
    otp: '',
  };
}

/** Another PAN was saved in the application: where the one of before stands untouched, the new one stands instead. */
export function withProposerAnswers(entry: KycEntry, before: KycEntry, now: KycEntry): KycEntry {
  const isUntouched = entry.proof === before.proof && entry.doc_no === before.doc_no;
  return isUntouched ? { ...entry, proof: now.proof, doc_no: now.doc_no } : entry;
}

/**
 * A code that was sent still stands from another visit: a phone drops the page while its messages are read.
 */
export function firstState({ attempts_left: attempts, code }: WireKyc): KycSearchState {
  const stage = code ? 'OTP_SENT' : 'NOT_STARTED';
  const nothing = { next: [], repeats: 0, searches: 0, isSentAgain: false };
  return { stage, remainingTries: attempts, code, ...nothing };
}

/** After an answer that refused nothing typed. */
export function stateAfter(before: KycSearchState, answer: KycAnswer): KycSearchState {
  return {
    stage: answer.kyc_stage,
    remainingTries: answer.attempts_left,
    code: answer.code,
    isSentAgain: answer.code !== null && before.code?.masked_number === answer.code.masked_number,
    next: answer.next,
    repeats: answer.kyc_stage === 'PENDING' ? before.repeats + 1 : 0,
    searches: before.searches + 1,
  };
}

/** The choices that no search can do without; the server checks the rest. */
export function missingChoices({ proof, pep }: KycEntry): readonly ('certificate_type' | 'pep')[] {
  return [
    ...(proof === '' ? (['certificate_type'] as const) : []),
    ...(pep === '' ? (['pep'] as const) : []),
  ];
}

/** What the page says of a field by itself: the server's words are of the language that they were asked in. */
export function ownWords(field: string): MessageId {
  if (field === 'certificate_type') return 'kyc.proof.missing';
  if (field === 'pep') return 'kyc.pep.missing';
  return field === 'otp' ? 'kyc.otp.refused' : 'kyc.field.refused';
}

/** In page order. A code that is over has no field any more to say it at. */
export function refusedFields({ form_error: formError = {}, code }: KycAnswer): readonly FieldError[] {
  const order = ['certificate_type', 'doc_no', 'name', 'dob', 'pincode', 'otp', 'pep'];
  return Object.entries(formError)
    .filter(([field]) => field !== 'otp' || code?.is_open !== false)
    .map(([field, message]) => ({
      field,
      message,
      ...(field === 'doc_no' && { topic: 'identity' as const }),
    }))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** The errors of what is typed into go; the others stay. */
export function withoutEntry(
  errors: readonly FieldError[],
  change: Partial<KycEntry>,
): readonly FieldError[] {
  const names = Object.keys(change).map((name) => (name === 'proof' ? 'certificate_type' : name));
  return errors.filter(({ field }) => !names.includes(field));
}
