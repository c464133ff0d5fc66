import type { Instant } from '#domain/date.ts';
import type { ProposalId, ShareId, VisitorId } from '#domain/ids.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { AuditEntry, AuditLine, AuditVerdict } from '#domain/operating/audit.ts';
import type { Operator } from '#domain/operating/operator.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';

/** Part of the store: what is told to whom it is about, what is erased, and what goes by its rule. */
export type VisitorDataStore = {
  readonly quotesOf: (owner: VisitorId) => Promise<readonly Quote[]>;
  readonly sharesOf: (owner: VisitorId) => Promise<readonly StoredShare[]>;
  readonly deliveriesAbout: (id: ProposalId) => Promise<readonly KeyedDelivery[]>;

  /** Their proposals are to be erased; quotes that none of them came from are gone at once. Done twice it is as done once. */
  readonly askErasure: (owner: VisitorId, at: Instant) => Promise<void>;
  /** Whose erasure is asked for and not done, but for those that are paid: they wait for their policy. What waited longest first. */
  readonly proposalsToErase: (limit: number) => Promise<readonly ProposalId[]>;
  /**
   * The proposal is stored as `bare`, what hangs on it and its quote say nothing of anybody any more, and its erasure is
   * done. False, and nothing is changed: somebody saved it in between.
   */
  readonly bareProposal: (bare: Proposal, at: Instant) => Promise<boolean>;
  /** Gone with all that hangs on it, its quote too where nothing else came from it. False as above, and while there is an order. */
  readonly removeProposal: (read: Proposal) => Promise<boolean>;
  /** Whether its erasure was asked for, also where the law keeps it. */
  readonly hasErasureRequest: (id: ProposalId) => Promise<boolean>;
  /** A policy stays; what leads to it, and its letters that have gone out, are gone, and its erasure is done. */
  readonly sealPolicy: (id: ProposalId, at: Instant) => Promise<void>;

  /**
   * Takes what was deleted out of the files of an embedded database. A PostgreSQL server does that itself.
   * It is never called within `atomically`.
   */
  readonly forgetDeleted: () => Promise<void>;

  /**
   * One step of letting go of what is counted from before this moment: looks at no more than `limit` rows, so that it is
   * short however much there is. Proposals of which an order was opened are marked as to be erased instead: it is closed first.
   */
  readonly purge: (
    what: RetentionKind,
    batch: {
      readonly before: Instant;
      readonly at: Instant;
      readonly limit: number;
      /** The step before came to this place; undefined means the beginning. */
      readonly after?: string | undefined;
      /** How many are kept, however new they are; absent: any number. */
      readonly most?: number | undefined;
    },
  ) => Promise<{
    readonly gone: number;
    /** The number of those that went because there were more than `most`. */
    readonly beyond?: number | undefined;
    /** Where the next step goes on; undefined: there is nothing behind this one. */
    readonly next: string | undefined;
  }>;
};

export type StoredShare = {
  readonly id: ShareId;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
};

/** A letter's key is no secret; what it says is sealed. */
export type KeyedDelivery = { readonly key: string; readonly delivery: Delivery };

/** Where something sealed stands, and by which key; undefined: it was not sealed by us, or is torn. */
export type SealedRow = { readonly table: string; readonly id: string; readonly keyId: string | undefined };

/** Part of the store: what operators look at, and the log of who did. */
export type Operating = {
  /** What changed last first. */
  readonly proposalRows: (filter: {
    readonly state: ProposalState | undefined;
    readonly limit: number;
  }) => Promise<readonly ProposalRow[]>;
  readonly countByState: () => Promise<ReadonlyMap<ProposalState, number>>;
  /** What could be stuck, with its orders: what has not changed for longest first; of premium given back by hand the newer. */
  readonly waitingRows: (
    limit: number,
    givenBackSince: Instant,
  ) => Promise<readonly { readonly row: ProposalRow; readonly payments: readonly Payment[] }[]>;
  /** Letters of which a way has ended without the letter being there. */
  readonly undelivered: (limit: number) => Promise<readonly (KeyedDelivery & { readonly number: string })[]>;
  /** By an id, a number, a receipt, an order, a policy's number or a quote's reference. */
  readonly proposalsByReference: (reference: string) => Promise<readonly ProposalRow[]>;
  /** By the reference of a family's page, which is made of its id. */
  readonly shareByReference: (reference: string, at: Instant) => Promise<StoredShare | undefined>;
  /** Ended ways of a letter are tried again now. False: it waits or is under way, or all of it is there. */
  readonly retryMessage: (key: string, at: Instant) => Promise<boolean>;

  /** Adds a line to the end of the chain, in the same write as whatever is written with it. */
  readonly recordAudit: (entry: AuditEntry) => Promise<AuditLine>;
  /** The last line first; of those before some position, where one is given. */
  readonly lastAudit: (limit: number, before?: number) => Promise<readonly AuditLine[]>;
  /** Whether every line stands as it was written, and none is missing, as far as the anchor tells; read in stretches. */
  readonly auditVerdict: () => Promise<AuditVerdict>;
  /**
   * Notes the end of the log outside of the database, unless the log does not go on from the end that was noted before:
   * then false. `anew`: whatever was noted before, as after a backup was put back. Never within `atomically`.
   */
  readonly anchorAudit: (how?: 'anew') => Promise<boolean>;

  /** The id of the key that seals. */
  readonly currentKey: () => string;
  /** Reads all of every table, so many at a time. */
  readonly sealedRows: (limit: number) => AsyncIterable<readonly SealedRow[]>;
  /** What stands there is sealed by the current key, and says the same; answers how many do not open. */
  readonly reseal: (rows: readonly SealedRow[]) => Promise<{ readonly unopened: number }>;
};

/** Whoever of the staff may sign in. */
export type Operators = {
  /** Makes the account or makes it anew: no code of it was used, and nobody is signed in. */
  readonly saveOperator: (operator: Operator) => Promise<void>;
  readonly operatorByName: (name: string) => Promise<StoredOperator | undefined>;
  /** By name. */
  readonly operators: () => Promise<readonly StoredOperator[]>;
  /** False: there was none. */
  readonly removeOperator: (name: string) => Promise<boolean>;
  /** Signs in by the code of a step. False: that code, or a later one, was used before. */
  readonly spendOperatorStep: (name: string, step: number, at: Instant) => Promise<boolean>;
  /** Passes that began before this second, since 1970, let nobody in. */
  readonly endPasses: (name: string, seconds: number) => Promise<void>;
};

export type StoredOperator = {
  readonly operator: Operator;
  readonly passesEndedAt: number;
  readonly signedInAt: Instant | undefined;
};
