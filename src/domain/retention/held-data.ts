import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Instant } from '../date.ts';
import type { StoredEvent } from '../event/stored-event.ts';
import type { FlagName, FlagVersion } from '../flag/versions.ts';
import type { StoredCallBack } from '../help/call-back.ts';
import { endOfMobile } from '../identity/shown-contact.ts';
import type { Delivery } from '../message/delivery.ts';
import type { Payment } from '../payment/payment.ts';
import type { FieldDefinition, FormAnswers, FormName } from '../proposal/form/fields.ts';
import { isMaskedKind, maskText } from '../proposal/form/masked.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import type { Quote } from '../quote/quote.ts';

/** Everything that is held of one visitor, as they may have it: without what opens something, and numbers masked as on every page. */
export type HeldData = {
  readonly quotes: readonly Omit<Quote, 'owner'>[];
  readonly purchases: readonly HeldPurchase[];
  /** Pages that were passed on. */
  readonly shares: readonly { readonly createdAt: Instant; readonly expiresAt: Instant }[];
  readonly callBacks: readonly HeldCallBack[];
  /** Answers outside of purchases; what was said in one stands in it. */
  readonly consents: readonly ConsentReceipt[];
  readonly events: readonly HeldEvent[];
  /** Which versions of what is tested were shown. */
  readonly flags: readonly { readonly flag: FlagName; readonly version: FlagVersion; readonly at: Instant }[];
};

/** The number as it is told after it was left. */
export type HeldCallBack = Pick<
  StoredCallBack,
  'askedAt' | 'settledAt' | 'time' | 'language' | 'reference'
> & {
  readonly mobileEnds: string;
};

export type HeldEvent = Pick<StoredEvent, 'name' | 'kind' | 'fields' | 'at' | 'channel' | 'reference'>;

export const emptyHeldData: HeldData = {
  quotes: [],
  purchases: [],
  shares: [],
  callBacks: [],
  consents: [],
  events: [],
  flags: [],
};

export function isNothingHeld(data: HeldData): boolean {
  return Object.values(data).every(({ length }) => length === 0);
}

export function heldCallBack({ mobile, ...callBack }: StoredCallBack): HeldCallBack {
  const { askedAt, settledAt, time, language, reference } = callBack;
  return { askedAt, settledAt, time, language, reference, mobileEnds: endOfMobile(mobile) };
}

export function heldEvent({ name, kind, fields, at, channel, reference }: StoredEvent): HeldEvent {
  return { name, kind, fields, at, channel, reference };
}

export type HeldPurchase = {
  readonly proposal: HeldProposal;
  readonly policy: Omit<Policy, 'owner'> | undefined;
  readonly payments: readonly Payment[];
  readonly letters: readonly Delivery[];
};

export type HeldProposal = Omit<Proposal, 'owner' | 'lastSave' | 'kyc' | 'version'> & {
  readonly kyc: Omit<Proposal['kyc'], 'codes' | 'consent'>;
};

/** Fields of all forms, those of single insurers too, by the name that an answer has behind its person. */
export type FieldsByName = ReadonlyMap<string, FieldDefinition>;

export function fieldsByName({ forms, products }: Pick<Catalogue, 'forms' | 'products'>): FieldsByName {
  const common = Object.values(forms).flatMap(({ sections }) => sections);
  const own = products.flatMap(({ formChanges }) => formChanges.flatMap(({ add }) => add));
  return new Map([...own, ...common.flatMap(({ fields }) => fields)].map((field) => [field.name, field]));
}

/** "Son-0.first_name" asks for "first_name". */
export function fieldOf(fields: FieldsByName, name: string): FieldDefinition | undefined {
  return fields.get(name.slice(name.lastIndexOf('.') + 1));
}

export function heldProposal(proposal: Proposal, fields: FieldsByName): HeldProposal {
  const { owner: _owner, lastSave: _lastSave, version: _version, kyc, forms, ...rest } = proposal;
  const { codes: _codes, consent: _consent, ...kycFacts } = kyc;
  const masked = Object.entries(forms).map(([name, answers]) => [name, maskedAnswers(answers, fields)]);
  // Made of the same names.
  return {
    ...rest,
    kyc: kycFacts,
    forms: Object.fromEntries(masked) as Partial<Record<FormName, FormAnswers>>,
  };
}

function maskedAnswers(answers: FormAnswers, fields: FieldsByName): FormAnswers {
  const masked = Object.entries(answers).map(([name, answer]) => {
    const kind = fieldOf(fields, name)?.kind;
    const isMasked = kind !== undefined && isMaskedKind(kind) && typeof answer === 'string';
    return [name, isMasked ? maskText(answer) : answer];
  });
  return Object.fromEntries(masked) as FormAnswers; // made of the same names and kinds
}
