import type { PasskeyCredential } from '#domain/opening/passkey.ts';

/** Where a browser stands: a key that was made for one place opens nothing at another. */
export type PasskeySite = {
  /** As the browser knows us: `https://…`. */
  readonly origin: string;
  /** What an authenticator shows of us. */
  readonly name: string;
};

/** What a browser is asked for, as JSON that it takes as it is; and the challenge in it, which is good once. */
export type PasskeyQuestion = { readonly options: string; readonly challenge: string };

/** What a browser answered, as JSON, and whether a challenge is the one that it was asked with. */
export type PasskeyAnswer = {
  readonly response: string;
  readonly isChallenge: (challenge: string) => boolean;
};

/** The two ceremonies of WebAuthn (W3C, level 3): a key is made, a key is used. Both ask for the lock of the device. */
export type PasskeyCeremonies = {
  readonly askNew: (
    site: PasskeySite,
    holder: {
      readonly userId: string;
      readonly userName: string;
      /** Whatever has one of these makes no second. */
      readonly credentialIds: readonly string[];
    },
  ) => Promise<PasskeyQuestion>;
  /** Undefined: it is no answer to that question from that place. */
  readonly checkNew: (site: PasskeySite, answer: PasskeyAnswer) => Promise<PasskeyCredential | undefined>;
  readonly askUse: (site: PasskeySite) => Promise<PasskeyQuestion>;
  /** By which credential a browser says that it answers; undefined: it is no answer at all. */
  readonly credentialIdIn: (response: string) => string | undefined;
  /** The credential's new counter; undefined: the answer is not by it, or not to that question from that place. */
  readonly checkUse: (
    site: PasskeySite,
    credential: PasskeyCredential,
    answer: PasskeyAnswer,
  ) => Promise<number | undefined>;
};
