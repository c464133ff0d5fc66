import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { sqliteEngine } from '#adapters/store/engine/sqlite.ts';
import { landedMigrations, migrate } from '#adapters/store/migrate.ts';
import { type KeyRing, newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore, type StoreOptions } from '#adapters/store/store.ts';
import { asId } from '#domain/ids.ts';
import { callBacksSuite } from './call-backs.suite.ts';
import { callLedgerSuite } from './call-ledger.suite.ts';
import { dueMessages } from './due-messages.ts';
import { eventsSuite } from './events.suite.ts';
import { complaintOver } from './explained.ts';
import { grow, grownTables, tablesOfFixedSize } from './grown.ts';
import { keepingSuite } from './keeping.suite.ts';
import { emptyDatabase, newDatabase } from './new-database.ts';
import { openingSuite } from './opening.suite.ts';
import { remindersSuite } from './reminders.suite.ts';
import { resumeSuite } from './resume.suite.ts';
import { serviceRequestsSuite } from './service-requests.suite.ts';
import { sharesSuite } from './shares.suite.ts';
import { placesInSource, recordStatements } from './statements.ts';
import { storeSuite } from './store.suite.ts';
import {
  aMessage,
  aPayment,
  aPolicy,
  aProposal,
  aQuote,
  aVisitor,
  moment,
  transactionFor,
} from './store-values.ts';
import { visitsGoingSuite } from './visits-going.suite.ts';
import { tablesOf } from './whole-store.ts';

const recorded = recordStatements();
const keyRing = newKeyRing();
const storeWith = async (options: StoreOptions) => (await openStore(options)).store;
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

for (const suite of [
  storeSuite,
  sharesSuite,
  resumeSuite,
  openingSuite,
  remindersSuite,
  serviceRequestsSuite,
  callLedgerSuite,
  callBacksSuite,
  eventsSuite,
  keepingSuite,
  visitsGoingSuite,
]) {
  suite('SQLite in memory', () => storeWith({ databaseUrl: undefined, dataDir: ':memory:', keyRing }));
  suite('SQLite in a file', () => storeWith({ databaseUrl: undefined, dataDir: newFolder(), keyRing }));
  suite('PostgreSQL', async () =>
    storeWith({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: ':memory:', keyRing }));
}

test('servers that start together on one PostgreSQL migrate it once', async () => {
  const databaseUrl = await emptyDatabase(inject('databaseUrl'));
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => storeWith({ databaseUrl, dataDir: ':memory:', keyRing })),
  );
  expect(await Promise.all(opened.map((store) => store.isReady()))).toEqual([true, true, true, true]);
  await Promise.all(opened.map((store) => store.close()));
});

const engineOf = ({ databaseUrl, dataDir }: StoreOptions) =>
  databaseUrl === undefined ? sqliteEngine(dataDir) : postgresEngine(databaseUrl);

test.each<[string, () => Promise<StoreOptions>]>([
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: newFolder(), keyRing })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: '', keyRing }),
  ],
])('%s keeps the orders of the time before they named their agreement, and names new ones', async (_, at) => {
  const options = await at();
  const quote = aQuote();
  const proposal = aProposal(quote);
  const before = await storeWith(options);
  await before.insertQuote(quote);
  await before.insertProposal(transactionFor(proposal), proposal);
  const old = await before.insertPayment(aPayment(proposal, { state: 'cancelled' }));
  await before.close();
  const engine = engineOf(options);
  await sql`alter table payments drop column agreement`.execute(engine.db);
  await sql`delete from migrations where name = '004-agreement-of-payments.sql'`.execute(engine.db);
  await engine.close();

  const store = await storeWith(options);
  expect(await store.paymentsOf(proposal.id)).toEqual([{ ...old, agreement: undefined }]);
  await store.savePayment({ ...old, agreement: undefined, state: 'captured' });
  expect(await store.paymentByOrder(old.gatewayOrderId)).toMatchObject({
    agreement: undefined,
    state: 'captured',
  });
  const purpose = 'block'; // another order of the same proposal
  const next = await store.insertPayment(aPayment(proposal, { purpose, agreement: 'second-agreement' }));
  expect((await store.paymentByOrder(next.gatewayOrderId))?.agreement).toBe('second-agreement');
  await store.close();
});

test.each<[string, () => Promise<StoreOptions>]>([
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: newFolder(), keyRing })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: '', keyRing }),
  ],
])('%s seals anew what an older key sealed, a few rows at a time', async (_, at) => {
  const options = await at();
  const quotes = [aQuote(), aQuote(), aQuote()];
  const before = await storeWith(options);
  for (const quote of quotes) await before.insertQuote(quote);
  await before.close();
  const [newKey] = newKeyRing();
  const both = await storeWith({ ...options, keyRing: [newKey, ...keyRing] });
  const sizes: number[] = [];
  for await (const rows of both.sealedRows(2)) {
    sizes.push(rows.length);
    expect(await both.reseal(rows)).toEqual({ unopened: 0 });
  }
  await both.saveSentTo('asha', [moment], moment);
  await both.close();
  expect(sizes).toEqual([2, 1, 1]);
  const after = await storeWith({ ...options, keyRing: [newKey] });
  for (const quote of quotes) expect(await after.findQuote(quote.owner, quote.id)).toEqual(quote);
  await after.close();
});

test.each<[string, () => Promise<StoreOptions>]>([
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: newFolder(), keyRing })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: '', keyRing }),
  ],
])(
  '%s gives older policies their contacts, a few at a time, and finds a code under another key',
  async (_, at) => {
    const options = await at();
    const before = await storeWith(options);
    const forms = { proposerDetails: { mobile: '9822044170' } };
    const visitor = aVisitor();
    const number = { kind: 'policy', value: 'SUR-1', spelling: 'SUR-1' } as const;
    for (let each = 0; each < 3; each += 1) {
      const quote = aQuote();
      await before.insertQuote(quote);
      const proposal = aProposal(quote, { state: 'issued', forms });
      await before.insertProposal(transactionFor(proposal), proposal);
      await before.insertPolicy(aPolicy(proposal), []);
    }
    await before.saveOpeningCode(visitor, number, { hashes: [], sentAt: moment, tries: 0 });
    await before.close();
    const engine = engineOf(options);
    await sql`delete from policy_contacts`.execute(engine.db);
    await sql`delete from contacts`.execute(engine.db);
    await sql`update proposals set contacts_due = updated_at`.execute(engine.db);
    await engine.close();

    const [newKey] = newKeyRing();
    const store = await storeWith({ ...options, keyRing: [newKey, ...keyRing] });
    const mobileNumber = { kind: 'mobile', value: '9822044170', spelling: '9822044170' } as const;
    expect(await store.codeTargets(mobileNumber, 'sms', moment)).toEqual([]);
    expect([await store.fillContacts(2, moment), await store.fillContacts(2, moment)]).toEqual([2, 1]);
    expect(await store.fillContacts(2, moment)).toBe(0);
    expect((await store.codeTargets(mobileNumber, 'sms', moment))[0]?.policies).toHaveLength(3);
    await store.saveOpeningCode(visitor, number, { hashes: [], sentAt: moment, tries: 3 });
    expect((await store.openingCodeOf(visitor, number))?.tries).toBe(3);
    await store.close();
  },
);

describe('a SQLite file', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = newFolder();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = (ring: KeyRing = keyRing) => storeWith({ databaseUrl: undefined, dataDir, keyRing: ring });
  const raw = () => new DatabaseSync(join(dataDir, 'chhatri.db'));

  test('holds what was saved when it is opened again', async () => {
    const quote = aQuote();
    const first = await open();
    await first.insertQuote(quote);
    await first.close();
    const second = await open();
    expect(await second.findQuote(quote.owner, quote.id)).toEqual(quote);
    await second.close();
  });

  test('shows no name, age, pincode, answer or address', async () => {
    const quote = aQuote();
    const proposal = aProposal(quote);
    const store = await open();
    await store.insertQuote(quote);
    await store.insertProposal(transactionFor(proposal), proposal);
    await store.queueMessage(aMessage());
    await store.close();
    const database = raw();
    const tables = ['quotes', 'proposals', 'transactions', 'outbox'];
    const text = JSON.stringify(tables.map((table) => database.prepare(`select * from ${table}`).all()));
    database.close();
    for (const secret of ['Asha', 'राव', '560034', 'exercise', 'asha@example.in', '9876500000']) {
      expect(text).not.toContain(secret);
    }
  });

  test('a row whose owner was changed does not open', async () => {
    const [mine, theirs] = [aQuote(), aQuote()];
    const store = await open();
    await store.insertQuote(mine);
    await store.insertQuote(theirs);
    const database = raw();
    database.prepare('update quotes set owner = ? where id = ?').run(theirs.owner, mine.id);
    database.close();
    await expect(store.findQuote(theirs.owner, mine.id)).rejects.toThrow();
    await store.close();
  });

  test('passes on, reminds and sends under a new key what an older one sealed, and again without the older one', async () => {
    const quote = aQuote();
    const old = aProposal(quote, { state: 'issued' });
    const before = await open();
    await before.insertQuote(quote);
    await before.insertProposal(transactionFor(old), old);
    await before.insertPolicy(aPolicy(old), [aMessage({ key: 'before' })]);
    await before.close();
    const [newKey] = newKeyRing();
    const both = await open([newKey, ...keyRing]);
    const next = aVisitor();
    await both.passOn(old.id, next, asId('copy'));
    const settled = { proposalId: old.id, reminder: 'early', at: moment } as const;
    expect(await both.settleReminder(settled, aMessage({ key: 'after' }))).toBe(true);
    expect((await dueMessages(both, 5)).map(({ key }) => key).toSorted()).toEqual(['after', 'before']);
    await both.close();
    const database = raw();
    // What nobody has touched since is of the older key still.
    database.prepare("delete from outbox where key = 'before'").run();
    database.prepare('delete from quotes where id = ?').run(quote.id);
    database.close();
    const after = await open([newKey]);
    expect(await after.findProposal(next, old.id)).toEqual({ ...old, owner: next, quoteId: 'copy' });
    expect((await dueMessages(after, 5)).map(({ key }) => key)).toEqual(['after']);
    await after.close();
  });

  test('hands out the messages beside one that is damaged', async () => {
    const store = await open();
    for (const key of ['a', 'b', 'c']) await store.queueMessage(aMessage({ key }));
    const database = raw();
    database.prepare("update outbox set sealed_message = 'torn' where key = 'b'").run();
    database.close();
    expect((await dueMessages(store, 3)).map(({ key }) => key).toSorted()).toEqual(['a', 'c']);
    await store.close();
  });

  test.each([
    ['changed', "update audit set who = 'nobody' where position = 2", { at: 2, how: 'changed' }],
    ['taken out', 'delete from audit where position = 2', { at: 2, how: 'missing' }],
    ['taken out at the end', 'delete from audit where position = 3', { at: 3, how: 'missing' }],
    ['all taken out', 'delete from audit', { at: 1, how: 'missing' }],
    ['taken out with the end of the chain', 'delete from audit_head', { at: 1, how: 'more' }],
  ])('whose log has a line %s says so', async (_what, change, broken) => {
    const store = await open();
    const entry = {
      at: moment,
      who: 'meera',
      via: 'command',
      act: 'looked-at',
      reference: 'CHT-1',
      reason: '',
    } as const;
    for (let count = 0; count < 3; count += 1) await store.recordAudit(entry);
    expect(await store.anchorAudit()).toBe(true);
    expect(await store.auditVerdict()).toEqual({ kind: 'whole' });
    const database = raw();
    database.exec(change);
    database.close();
    expect(await store.auditVerdict()).toEqual({ kind: 'broken', ...broken });
    await store.close();
  });

  test('whose log is emptied, or put back to an earlier end, says so, until it is told to go on from there', async () => {
    const store = await open();
    const write = async (lines: number, who = 'meera') => {
      for (let count = 0; count < lines; count += 1)
        await store.recordAudit({
          ...({ at: moment, who, via: 'command', act: 'looked-at' } as const),
          ...{ reference: 'CHT-1', reason: '' },
        });
    };
    const change = (...statements: readonly string[]) => {
      const database = raw();
      for (const statement of statements) database.exec(statement);
      database.close();
    };
    expect(await store.auditVerdict()).toEqual({ kind: 'without-anchor' });
    await write(3);
    expect(await store.auditVerdict()).toEqual({ kind: 'without-anchor' });
    change(
      'create table old_head as select * from audit_head',
      'create table old_audit as select * from audit',
    );
    await write(2);
    expect(await store.anchorAudit()).toBe(true);
    expect(await store.auditVerdict()).toEqual({ kind: 'whole' });
    // A copy of both tables that fit together, as a backup has them.
    change(
      'delete from audit',
      'delete from audit_head',
      'insert into audit select * from old_audit',
      'insert into audit_head select * from old_head',
    );
    expect(await store.auditVerdict()).toEqual({ kind: 'broken', at: 4, how: 'cut' });
    change('delete from audit', 'delete from audit_head');
    expect(await store.auditVerdict()).toEqual({ kind: 'broken', at: 1, how: 'cut' });
    // Neither a round nor new lines make it good.
    await write(7, 'mallory');
    expect([await store.anchorAudit(), await store.auditVerdict()]).toEqual([
      false,
      { kind: 'broken', at: 5, how: 'changed' },
    ]);
    expect([await store.anchorAudit('anew'), await store.auditVerdict()]).toEqual([true, { kind: 'whole' }]);
    // With what was noted of it taken away too, nothing can tell; nobody is told that it is whole.
    rmSync(join(dataDir, 'audit-anchor.json'));
    change('delete from audit', 'delete from audit_head');
    expect([await store.anchorAudit(), await store.auditVerdict()]).toEqual([
      true,
      { kind: 'without-anchor' },
    ]);
    await store.close();
  });

  test.each([
    ['whole', 'select 1', { kind: 'whole' }],
    [
      'changed late',
      "update audit set reason = 'x' where position = 590",
      { kind: 'broken', at: 590, how: 'changed' },
    ],
    [
      'taken out between two stretches',
      'delete from audit where position = 251',
      { kind: 'broken', at: 251, how: 'missing' },
    ],
    ['cut short', 'delete from audit where position > 500', { kind: 'broken', at: 501, how: 'missing' }],
  ])('whose long log is %s says so, read in stretches', async (_what, change, verdict) => {
    const store = await open();
    await store.atomically(async (within) => {
      for (let count = 1; count <= 600; count += 1)
        await within.recordAudit({
          at: moment,
          who: 'meera',
          via: 'command',
          act: 'looked-at',
          reference: `CHT-${count}`,
          reason: '',
        });
    });
    await store.anchorAudit();
    const database = raw();
    database.exec(change);
    database.close();
    expect(await store.auditVerdict()).toEqual(verdict);
    await store.close();
  });

  test.each([
    ['changed', "update migrations set checksum = 'other'", 'was changed after it was applied'],
    ['unknown', "insert into migrations values ('999-later.sql', 'x', 'y')", 'does not have'],
  ])('with a migration that is %s stops the start', async (_what, change, words) => {
    await (await open()).close();
    const database = raw();
    database.exec(change);
    database.close();
    await expect(open()).rejects.toThrow(words);
  });

  test('is not ready once it can no longer be written', async () => {
    const store = await open();
    const database = raw();
    database.exec('drop table heartbeat');
    database.close();
    expect(await store.isReady()).toBe(false);
    await store.close();
  });
});

/** Statements that read a whole table, and why they may. */
const mayReadAll: readonly (readonly [statement: RegExp, why: string])[] = [
  [/as heads group by head/, 'before serving: which keys the database needs (054)'],
  [
    /select "state", count\(\*\).* group by "state"$/,
    'counts proposals from an index, for an operator who asks',
  ],
];

describe.each<['SQLite' | 'PostgreSQL', () => Promise<StoreOptions>]>([
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: ':memory:', keyRing })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: '', keyRing }),
  ],
])('every statement on %s', (database, at) => {
  test(`finds its rows without reading a table that grows from end to end`, {
    timeout: 300_000,
  }, async () => {
    const engine = engineOf(await at());
    await migrate(engine, landedMigrations(engine.dialect));
    // The product never has SQLite count its rows: its plans are those of the first day, however many there are.
    if (database === 'PostgreSQL') await grow(engine.patient);
    // A new table is one of either.
    expect(await tablesOf(engine.patient)).toEqual([...grownTables, ...tablesOfFixedSize].toSorted());
    const complaints: string[] = [];
    for (const statement of recorded.statements()) {
      if (statement.database !== database) continue;
      if (mayReadAll.some(([pattern]) => pattern.test(statement.sql))) continue;
      const complaint = await complaintOver(engine.patient, statement);
      if (complaint) complaints.push(complaint);
    }
    // It may have to look at all the others before it finds one.
    const planted = { sql: `select "id" from "quotes" where "channel" = 'no' limit 1`, parameters: [] };
    const complaint = await complaintOver(engine.patient, { ...planted, database, place: 'planted' });
    await engine.close();
    expect(complaints.join('\n')).toBe('');
    expect(complaint).toMatch(/: (?:SCAN quotes|reads \d{5,} rows)/);
  });
});

test('every line of the store that runs a statement was run by these tests', () => {
  const places = recorded.places();
  expect(placesInSource().filter((place) => !places.has(place))).toEqual([]);
});

test('every exception among the statements is of one that is run', () => {
  const texts = recorded.statements().map((statement) => statement.sql);
  expect(mayReadAll.filter(([pattern]) => !texts.some((text) => pattern.test(text)))).toEqual([]);
});
