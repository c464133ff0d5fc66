import type { ConsentReceipt, PurchasePurpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import type { Language } from '#domain/local-text.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Proposal } from './proposal.ts';

/** Rises with every change of a text that is agreed to; an agreement names the one it was given to. */
export const termsVersion = '2026-11-23.1';

/** One unticked box a purpose; the words stand in the message catalogue by purpose and version. */
export type ConsentPurpose = {
  readonly purpose: PurchasePurpose;
  readonly textVersion: string;
  readonly required: boolean;
};

export const consentPurposes: readonly ConsentPurpose[] = [
  { purpose: 'terms', textVersion: termsVersion, required: true },
  { purpose: 'declaration', textVersion: '2026-11-22', required: true },
  { purpose: 'customer-information-sheet', textVersion: '2026-11-22', required: true },
  { purpose: 'do-not-call-override', textVersion: '2026-11-22', required: false },
];

/** It is asked for only where something can be sent there; a yes that stands can be taken back anywhere. */
export const whatsAppPurpose: ConsentPurpose = {
  purpose: 'whatsapp',
  textVersion: '2026-11-01',
  required: false,
};

export function purposesFor(hasWhatsApp: boolean): readonly ConsentPurpose[] {
  return hasWhatsApp ? [...consentPurposes, whatsAppPurpose] : consentPurposes;
}

/** Without what a page said of WhatsApp that was drawn while something was sent there. */
export function consentsFor(consents: Consents, hasWhatsApp: boolean): Consents {
  const { [whatsAppPurpose.purpose]: _, ...others } = consents;
  return hasWhatsApp ? consents : others;
}

/** By purpose; absent is not given. */
export type Consents = Readonly<Record<string, boolean>>;

/** A required consent that is not given is TERMS_NOT_ACCEPTED at its purpose; a purpose nobody asked for is ANSWER_UNKNOWN. */
export function termsFailures(consents: Consents): FieldFailure[] {
  const missing = consentPurposes
    .filter(({ purpose, required }) => required && !isGiven(consents, purpose))
    .map(({ purpose }): FieldFailure => ({ field: purpose, code: 'TERMS_NOT_ACCEPTED' }));
  const unknown = Object.keys(consents)
    .filter((name) => !purposesFor(true).some(({ purpose }) => purpose === name))
    .map((field): FieldFailure => ({ field, code: 'ANSWER_UNKNOWN' }));
  return [...missing, ...unknown];
}

/** A receipt for each purpose asked, those not given included: both answers are evidence. WhatsApp was asked where it is answered. */
export function receiptsOf(consents: Consents, at: Instant, language: Language): ConsentReceipt[] {
  return purposesFor(Object.hasOwn(consents, whatsAppPurpose.purpose)).map(({ purpose, textVersion }) => ({
    purpose,
    textVersion,
    language,
    given: isGiven(consents, purpose),
    at,
  }));
}

/** That the Customer Information Sheet was read; since 2024 an insurer has to be able to show it. */
export type SheetReceipt = Pick<ConsentReceipt, 'at' | 'language' | 'textVersion'> & {
  /** The version of the catalogue that the sheet was made of. */
  readonly catalogueVersion: string;
};

export function sheetReadOf({
  consents,
  price,
}: Pick<Proposal, 'consents' | 'price'>): SheetReceipt | undefined {
  const receipt = consents.find(({ purpose, given }) => purpose === 'customer-information-sheet' && given);
  if (!receipt) return undefined;
  const { at, language, textVersion } = receipt;
  return { at, language, textVersion, catalogueVersion: price.catalogueVersion };
}

/** What was given to the very texts of today. */
export function consentsInForce(receipts: readonly ConsentReceipt[]): Consents {
  const isOfToday = ({ purpose, textVersion }: ConsentReceipt) =>
    purposesFor(true).some((one) => one.purpose === purpose && one.textVersion === textVersion);
  return Object.fromEntries(receipts.filter(isOfToday).map(({ purpose, given }) => [purpose, given]));
}

/** The language of the texts that the buyer agreed to last. */
export function languageOfBuyer(consents: readonly ConsentReceipt[]): Language | undefined {
  return consents.at(-1)?.language;
}

function isGiven(consents: Consents, purpose: string): boolean {
  return Object.hasOwn(consents, purpose) && consents[purpose] === true;
}
