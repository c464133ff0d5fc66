import type { Instant } from '#domain/date.ts';
import type { ContactId, PasskeyId, PolicyContactId, ProposalId, VisitorId } from '#domain/ids.ts';
import type { ContactProof } from '#domain/opening/contact-proof.ts';
import type { CodeWay, OpeningCode } from '#domain/opening/opening-code.ts';
import type { Passkey } from '#domain/opening/passkey.ts';
import type { ContactAddress, PolicyContact } from '#domain/opening/policy-contact.ts';
import type { CodeSubject, TypedNumber } from '#domain/opening/typed-number.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';

/** Where a code goes that was asked for with some number, and what it opens. */
export type CodeTarget = {
  readonly contactId: ContactId;
  readonly address: ContactAddress;
  readonly policies: readonly ProposalId[];
  /** Whose all policies are that this contact opens, whatever the number leads to. Undefined: they have several owners. */
  readonly onlyOwner: VisitorId | undefined;
};

/** Part of the store: by which mobiles and addresses an issued policy opens, and to whom it is open now. */
export type PolicyOpening = {
  /** A visitor's own proposal; or an issued policy, by a contact of it that this visitor has proven. */
  readonly findReadable: (visitor: VisitorId, id: ProposalId, at: Instant) => Promise<Proposal | undefined>;
  /** All that `findReadable` finds, the last begun first. */
  readonly readableBy: (visitor: VisitorId, at: Instant) => Promise<readonly Proposal[]>;
  /** Those of them that are open by a proof. */
  readonly openedBy: (visitor: VisitorId, at: Instant) => Promise<readonly ProposalId[]>;

  /**
   * By a mobile of theirs, or by the number of a policy: then its holders alone. By mail: the proven addresses of the
   * policies that the number's holder has. For a number that opens nothing the same statements run.
   */
  readonly codeTargets: (number: TypedNumber, way: CodeWay, at: Instant) => Promise<readonly CodeTarget[]>;
  readonly openingCodeOf: (visitor: VisitorId, subject: CodeSubject) => Promise<OpeningCode | undefined>;
  /** In place of the code that the visitor had for the same, whichever way that went. */
  readonly saveOpeningCode: (visitor: VisitorId, subject: CodeSubject, code: OpeningCode) => Promise<void>;

  /**
   * In place of the one of the same visitor, contact and policy; one by a passkey never in place of one by a code that has
   * not ended. Notes with the contact's policies that it was opened.
   */
  readonly saveProof: (proof: ContactProof) => Promise<void>;
  /** Those that have not ended. */
  readonly proofsOf: (visitor: VisitorId, at: Instant) => Promise<readonly ContactProof[]>;
  readonly endProofs: (visitor: VisitorId) => Promise<void>;

  readonly addPasskey: (passkey: Passkey) => Promise<void>;
  readonly passkeyBy: (id: PasskeyId) => Promise<Passkey | undefined>;
  /** The first added first. */
  readonly passkeysOf: (contactIds: readonly ContactId[]) => Promise<readonly Passkey[]>;
  /** False: it is there no more. */
  readonly countPasskeyUse: (
    id: PasskeyId,
    use: { readonly counter: number; readonly at: Instant },
  ) => Promise<boolean>;
  /** With what was proven by it. */
  readonly removePasskey: (id: PasskeyId) => Promise<void>;

  /** Ended ones too, the first added first. */
  readonly policyContactsOf: (id: ProposalId) => Promise<readonly PolicyContact[]>;
  /** One contact is one thing to a policy: it is put in place of what that contact was to it. */
  readonly addPolicyContact: (
    contact: Pick<PolicyContact, 'proposalId' | 'address' | 'role' | 'name' | 'addedAt' | 'holdsFrom'>,
  ) => Promise<void>;
  /** Undefined takes an end back. */
  readonly endPolicyContact: (id: PolicyContactId, endsAt: Instant | undefined) => Promise<void>;
  readonly removePolicyContact: (id: PolicyContactId) => Promise<void>;
  /** Issued policies of which somebody has this address, or had it. */
  readonly policiesOfContact: (address: ContactAddress) => Promise<readonly ProposalId[]>;

  /** Gives so many policies their contacts that were issued before there were any; answers how many were looked at. */
  readonly fillContacts: (limit: number, at: Instant) => Promise<number>;
};
