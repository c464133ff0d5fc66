import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Store } from '#usecases/ports/store.ts';
import type { Engine } from './engine/engine.ts';
import { holdName, lockForUpdate } from './engine/locks.ts';
import { postgresEngine } from './engine/postgres.ts';
import { sqliteEngine } from './engine/sqlite.ts';
import { untilReachable, type Waiting } from './engine/waiting.ts';
import { auditIn } from './keeping/audit.ts';
import { anchorFileIn } from './keeping/audit-anchor.ts';
import { endedVisitsIn } from './keeping/ended-visits.ts';
import { erasingIn } from './keeping/erasing.ts';
import { findsIn, listsIn, ownedIn } from './keeping/operating.ts';
import { operatorsIn } from './keeping/operators.ts';
import { retentionIn } from './keeping/retention.ts';
import { unknownOrdersIn } from './keeping/unknown-orders.ts';
import { landedMigrations, migrate } from './migrate.ts';
import { codeTargetsIn } from './opening/code-targets.ts';
import { contactsIn } from './opening/contacts.ts';
import { fillingIn } from './opening/filling.ts';
import { passkeysIn } from './opening/passkeys.ts';
import { proofsIn } from './opening/proofs.ts';
import { readableIn } from './opening/readable.ts';
import { ownershipIn } from './ownership.ts';
import { callBacksIn } from './rows/call-backs.ts';
import { callLedgerIn } from './rows/call-ledger.ts';
import { consentsIn } from './rows/consents.ts';
import { eventsIn } from './rows/events.ts';
import { flagsIn } from './rows/flags.ts';
import { messagesIn } from './rows/messages.ts';
import { paymentsIn } from './rows/payments.ts';
import { policiesIn } from './rows/policies.ts';
import { proposalsIn } from './rows/proposals.ts';
import { quotesIn } from './rows/quotes.ts';
import { draftNoticesIn, remindersIn } from './rows/reminders.ts';
import { resumeLinksIn } from './rows/resume-links.ts';
import { sentMessagesIn } from './rows/sent-messages.ts';
import { sharesIn } from './rows/shares.ts';
import { type KeyRing, keyFileOf } from './sealing/keys.ts';
import { resealingIn } from './sealing/resealing.ts';
import { assertOpens, keysInUse, opensProbe, writeProbe } from './sealing/sealed-rows.ts';
import { createSealer } from './sealing/sealing.ts';
import { serviceRequestsIn } from './serving/service-requests.ts';
import type { Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { unitOfWork, untilNoClash } from './unit-of-work.ts';

export type StoreOptions = {
  /** It begins with `postgres://`; when it is absent, the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database; ':memory:' keeps it in memory. */
  readonly dataDir: string;
  /** How to wait for a database on another machine that comes later; absent: it has to be there. */
  readonly waiting?: Waiting | undefined;
  /** A ring, or how one is had once it is known which keys what is sealed needs. */
  readonly keyRing: KeyRing | ((sealedWith: readonly string[]) => KeyRing);
};

/** What the migrations make of an empty database in memory. The next one of this process begins as this one. */
let memoryImage: Uint8Array | undefined;

export type OpenedStore = { readonly store: Store; readonly keyRing: KeyRing };

/**
 * @throws when the database cannot be reached, is damaged or not durable, was migrated by another program, or holds
 * records that the key ring cannot open.
 */
export async function openStore(options: StoreOptions): Promise<OpenedStore> {
  const engine = await openDatabase(options);
  try {
    await untilNoClash(engine, () => migrate(engine, landedMigrations(engine.dialect)));
    if (options.dataDir === ':memory:') memoryImage ??= engine.image?.();
    return await storeOver(engine, options);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir, waiting }: StoreOptions): Promise<Engine> {
  if (databaseUrl === undefined)
    return sqliteEngine(dataDir, dataDir === ':memory:' ? memoryImage : undefined);
  const engine = postgresEngine(databaseUrl);
  if (waiting) await untilReachable(engine, waiting);
  return engine;
}

async function storeOver(engine: Engine, { dataDir, keyRing }: StoreOptions): Promise<OpenedStore> {
  const inUse = await keysInUse(engine.patient);
  const ring = typeof keyRing === 'function' ? keyRing(inUse.map(({ keyId }) => keyId)) : keyRing;
  assertOpens(inUse, ring, keyFileOf(dataDir));
  const sealer = createSealer(ring);
  const unit = unitOfWork(engine);
  await unit.run((db) => writeProbe(db, sealer, ring[0]));
  const migrations = landedMigrations(engine.dialect).length;
  const beat = await ownBeat(unit);
  const store: Store = {
    ...holdsIn(unit),
    ...quotesIn(unit, sealer),
    ...proposalsIn(unit, sealer),
    ...paymentsIn(unit),
    ...unknownOrdersIn(unit),
    ...policiesIn(unit, sealer),
    ...serviceRequestsIn(unit, sealer),
    ...messagesIn(unit, sealer),
    ...callLedgerIn(unit),
    ...remindersIn(unit, sealer),
    ...draftNoticesIn(unit),
    ...sharesIn(unit, sealer),
    ...resumeLinksIn(unit),
    ...consentsIn(unit),
    ...eventsIn(unit),
    ...flagsIn(unit, sealer),
    ...callBacksIn(unit, sealer),
    ...sentMessagesIn(unit, sealer),
    ...endedVisitsIn(unit, sealer),
    ...readableIn(unit, sealer),
    ...codeTargetsIn(unit, sealer),
    ...proofsIn(unit),
    ...passkeysIn(unit),
    ...contactsIn(unit, sealer),
    ...fillingIn(unit, sealer),
    ...ownershipIn(unit, sealer),
    ...erasingIn(unit, sealer),
    ...retentionIn(unit, sealer),
    ...ownedIn(unit, sealer),
    ...listsIn(unit),
    ...findsIn(unit),
    ...auditIn(unit, sealer, anchorFileIn(dataDir, sealer)),
    ...operatorsIn(unit, sealer),
    ...resealingIn(unit, sealer, ring),
    atomically: (work) => unit.atomically(() => work(store)),
    isReady: () => isTrueOf(unit.run((db) => beats(db, beat, migrations))),
    opensWhatIsSealed: () => isTrueOf(unit.run((db) => opensProbe(db, sealer))),
    forgetDeleted: () => unit.run(() => engine.forgetDeleted()),
    close: engine.close,
  };
  return { store, keyRing: ring };
}

/** A database that cannot answer is not ready; that is the answer here, not a fault. */
function isTrueOf(answer: Promise<boolean>): Promise<boolean> {
  return answer.catch(() => false);
}

const day = 24 * 60 * 60 * 1_000;

/** Each server writes a row of its own, so that none waits for another one's; those of servers that ended go. */
async function ownBeat({ run }: UnitOfWork): Promise<number> {
  const lastDay = new Date(Date.now() - day).toISOString();
  await run((db) => db.deleteFrom('heartbeat').where('beatAt', '<', lastDay).execute());
  return randomInt(2 ** 31 - 1);
}

async function beats(db: Kysely<Tables>, id: number, migrations: number): Promise<boolean> {
  const row = { id, beatAt: new Date().toISOString() };
  await db
    .insertInto('heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beatAt: row.beatAt }))
    .execute();
  const applied = await db.selectFrom('migrations').select('name').execute();
  return applied.length === migrations;
}

type Holds = Pick<Store, 'holdVisitor' | 'holdProposal' | 'repeatedTransactions'>;

function holdsIn({ hold, repeated }: UnitOfWork): Holds {
  return {
    holdVisitor: (owner) => hold((db) => holdName(db, 'visitor', owner)),
    holdProposal: (id) =>
      hold(async (db) => {
        await lockForUpdate(db, db.selectFrom('proposals').select('id').where('id', '=', id)).execute();
      }),
    repeatedTransactions: () => repeated,
  };
}
