import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { sqliteEngine } from '#adapters/store/engine/sqlite.ts';
import { type KeyRing, newKeyRing } from '#adapters/store/sealing/keys.ts';
import { sealedColumns } from '#adapters/store/sealing/sealed-rows.ts';
import { openStore, type StoreOptions } from '#adapters/store/store.ts';
import { asId, type ShareId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { countByKey, resealAll } from '#usecases/keeping/reseal-all.ts';
import type { Store } from '#usecases/ports/store.ts';
import { newDatabase } from './new-database.ts';
import { aRequest } from './service-requests.suite.ts';
import {
  aCallBack,
  aMessage,
  aPolicy,
  aProposal,
  aQuote,
  aVisitor,
  moment,
  transactionFor,
} from './store-values.ts';
import { wholeStore } from './whole-store.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-reseal-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const clock = { now: () => moment };
const meera = { who: 'meera', via: 'command', reason: 'the old key was seen' } as const;
const oldRing = newKeyRing();
const [oldKey] = oldRing;
const newRing = newKeyRing();
const bothKeys: KeyRing = [newRing[0], oldKey];

describe.each<[string, () => Promise<Omit<StoreOptions, 'keyRing'>>]>([
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: newFolder() })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: ':memory:' }),
  ],
])('another key on %s', (_name, place) => {
  let options: Omit<StoreOptions, 'keyRing'>;
  let proposal: Proposal;
  const open = async (keyRing: KeyRing) => (await openStore({ ...options, keyRing })).store;
  const openEngine = ({ databaseUrl, dataDir } = options) =>
    databaseUrl === undefined ? sqliteEngine(dataDir) : postgresEngine(databaseUrl);
  /** What stands in the database, opened by these keys; the log has lines of its own. */
  const idsUnder = async (ring: KeyRing) => {
    const engine = openEngine();
    const whole = new Map(await wholeStore(engine.db, ring));
    await engine.close();
    // What a contact is known again by follows the key.
    whole.set(
      'contacts',
      (whole.get('contacts') ?? []).map((row) => ({ ...row, mark: '' })),
    );
    for (const table of ['audit', 'audit_head', 'heartbeat']) whole.delete(table);
    return new Map([...whole].map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]));
  };
  const tear = async (id: string) => {
    const engine = openEngine();
    await sql`update quotes set sealed_request = 'torn' where id = ${id}`.execute(engine.db);
    await engine.close();
  };

  beforeEach(async () => {
    options = await place();
    const store = await open(oldRing);
    for (let each = 0; each < 230; each += 1) await store.insertQuote(aQuote());
    const quote = aQuote();
    proposal = aProposal(quote, { forms: { proposerDetails: { mobile: '9822044170' } } });
    await store.insertQuote(quote);
    await store.insertProposal(transactionFor(proposal), proposal);
    await store.insertPolicy(aPolicy(proposal), []);
    await store.insertServiceRequest(aRequest(proposal));
    await store.insertCallBack(aCallBack());
    await store.saveOperator({
      ...{ name: 'meera', passwordHash: '', totpSecret: '', stamp: '' },
      madeAt: moment,
    });
    await store.queueMessage(aMessage());
    const id = asId<ShareId>(`kept-${Math.random()}`);
    const expiresAt = moment;
    // What is in it nobody here looks at.
    const decision = {} as Parameters<Store['insertShare']>[0]['decision'];
    await store.insertShare({
      id,
      owner: aVisitor(),
      contentKey: id,
      createdAt: moment,
      expiresAt,
      decision,
    });
    await store.recordAudit({ ...meera, at: moment, act: 'retried', reference: proposal.number });
    await store.close();
  });

  test('knows every column that holds something sealed', async () => {
    const engine = openEngine();
    const ids: string[] = [];
    for (const table of await engine.db.introspection.getTables())
      for (const { name } of table.columns) if (/^sealed_/.test(name)) ids.push(`${table.name}.${name}`);
    await engine.close();
    const inDatabase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const columns = sealedColumns.map(({ table, sealed }) => `${table}.${inDatabase(sealed)}`);
    expect([...new Set(ids)].toSorted()).toEqual(columns.toSorted());
  });

  test('seals every row of every table, and the old one can go; each says what it said', async () => {
    const before = await idsUnder(oldRing);
    const store = await open(bothKeys);
    // The probe is of the key that seals from the start on.
    const rows = 231 + sealedColumns.length - 1 - 1;
    expect(await countByKey({ store })).toEqual(
      new Map([
        [newRing[0].id, 1],
        [oldKey.id, rows],
      ]),
    );
    expect(await resealAll({ store, clock }, meera)).toEqual({ resealed: rows - 1, unopened: 0 });
    expect(await countByKey({ store })).toEqual(new Map([[newRing[0].id, rows + 1]]));
    expect(await resealAll({ store, clock }, meera)).toEqual({ resealed: 0, unopened: 0 });
    await store.close();
    const alone = await open(newRing);
    expect(await idsUnder(newRing)).toEqual(before);
    expect([await alone.anchorAudit(), await alone.auditVerdict()]).toEqual([true, { kind: 'whole' }]);
    expect((await alone.lastAudit(1))[0]).toMatchObject({
      act: 'resealed',
      reference: newRing[0].id,
      who: 'meera',
    });
    const mobileNumber = { kind: 'mobile', value: '9822044170', spelling: '9822044170' } as const;
    expect(await alone.codeTargets(mobileNumber, 'sms', moment)).toMatchObject([{ policies: [proposal.id] }]);
    await alone.close();
    await expect(open(oldRing)).rejects.toThrow(`sealed with the key ${newRing[0].id}`);
  });

  test('goes on beside buyers and another operator, and undoes nothing of theirs', async () => {
    const store = await open(bothKeys);
    const saves = async () => {
      for (let version = proposal.version + 1; version < proposal.version + 40; version += 1)
        expect(await store.saveProposal({ ...proposal, version })).toBe(true);
    };
    await Promise.all([resealAll({ store, clock }, meera), resealAll({ store, clock }, meera), saves()]);
    expect((await store.getProposal(proposal.id))?.version).toBe(proposal.version + 39);
    expect([...(await countByKey({ store })).keys()]).toEqual([newRing[0].id]);
    expect([await store.anchorAudit(), await store.auditVerdict()]).toEqual([true, { kind: 'whole' }]);
    await store.close();
  });

  test('leaves what is torn as it is, and says how many', async () => {
    await tear(proposal.quoteId);
    const store = await open(bothKeys);
    expect(await resealAll({ store, clock }, meera)).toMatchObject({ unopened: 1 });
    expect((await countByKey({ store })).get(undefined)).toBe(1);
    await store.close();
  });
});
