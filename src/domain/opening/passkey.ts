import type { Instant } from '../date.ts';
import type { ContactId, PasskeyId } from '../ids.ts';

/** What an authenticator made for us: the public half of a key, and what names it. Nothing of it says who somebody is. */
export type PasskeyCredential = {
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  /** Rises with each use where the authenticator counts; a copied key falls behind it. */
  readonly counter: number;
};

/**
 * The lock of a phone or computer stands for a contact: it opens whatever a code to that contact opens, and never in place of
 * a code that is asked anew.
 */
export type Passkey = PasskeyCredential & {
  readonly id: PasskeyId;
  readonly contactId: ContactId;
  readonly addedAt: Instant;
  /** Undefined: it has opened nothing yet. */
  readonly usedAt: Instant | undefined;
};

/** Seconds in which a challenge can be signed; each is good once. */
export const challengeSeconds = 300;

/** Somebody has no more phones and computers than so many. */
export const mostPasskeys = 8;
