import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** What differs between the databases; every query above it is the same text for both. */
export type Engine = {
  readonly db: Kysely<Tables>;
  /** For the work before serving, which may take its time. */
  readonly patient: Kysely<Tables>;
  /** Which of the migrations that are written for one database alone are for this one. */
  readonly dialect: 'postgres' | 'sqlite';
  /** Undefined where one connection serialises everything already. What has to agree is locked (`locks.ts`). */
  readonly isolation: 'read committed' | undefined;
  /** Held to the end of the migrating transaction, so that two servers starting together migrate once. */
  readonly lockForMigrations: (transaction: Transaction<Tables>) => Promise<void>;
  /** Runs a text of several statements within the migrating transaction. */
  readonly runScript: (transaction: Transaction<Tables>, text: string) => Promise<void>;
  /** What was deleted stands in no file of the database any more, as far as it can be had without waiting for others. */
  readonly forgetDeleted: () => Promise<void>;
  /** Whether the whole transaction may simply be run again. */
  readonly isPassing: (error: unknown) => boolean;
  /** The database's short code for why it cannot be reached or written; undefined for a bug. */
  readonly awayReason: (error: unknown) => string | undefined;
  /** The bytes of the whole database, where it is an embedded one. */
  readonly image?: () => Uint8Array;
  readonly close: () => Promise<void>;
};
