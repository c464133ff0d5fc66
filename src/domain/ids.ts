declare const idBrand: unique symbol;

type Id<Name extends string> = string & { readonly [idBrand]: Name };

/** Unguessable, URL-safe, at least 128 random bits (decisions, who may see what). Made by the `Ids` port only. */
export type VisitorId = Id<'visitor'>;
export type QuoteId = Id<'quote'>;
export type TransactionId = Id<'transaction'>;
export type ProposalId = Id<'proposal'>;
/** Opens a shared decision for whoever has it. */
export type ShareId = Id<'share'>;
export type CallBackId = Id<'call-back'>;
export type ServiceRequestId = Id<'service-request'>;
/** A mobile or an e-mail address that opens policies; and what it is to one of them. */
export type ContactId = Id<'contact'>;
export type PolicyContactId = Id<'policy-contact'>;
/** The lock of a phone or computer that opens what a contact opens. */
export type PasskeyId = Id<'passkey'>;

/** Catalogue ids are readable and stay the same across catalogue versions. */
export type InsurerSlug = Id<'insurer'>;
export type ProductId = Id<'product'>;
export type SlabId = Id<'slab'>;
/** One priced row: product, slab, group and people, as the catalogue version prices them. Opaque. */
export type CptId = Id<'cpt'>;
/** The code names an agent or a partner with whom we sell; everybody may know it. */
export type PartnerCode = Id<'partner'>;
export type ConditionId = number & { readonly [idBrand]: 'condition' };

export type AnyId =
  | VisitorId
  | QuoteId
  | TransactionId
  | ProposalId
  | ShareId
  | CallBackId
  | ServiceRequestId
  | ContactId
  | PolicyContactId
  | PasskeyId
  | InsurerSlug
  | ProductId
  | SlabId
  | CptId
  | PartnerCode;

/** Brands a text that came from the store, the catalogue or a checked wire value. */
export function asId<T extends AnyId>(text: string): T {
  return text as T; // brands carry no run-time part
}

export function conditionId(value: number): ConditionId {
  return value as ConditionId; // brands carry no run-time part
}
