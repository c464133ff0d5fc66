import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { keepPrivate } from '#adapters/system/private-files.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import type { Store } from '#usecases/ports/store.ts';
import { newDatabase } from './new-database.ts';
import { aMessage, aProposal, aQuote, transactionFor } from './store-values.ts';

const bytes = (fill: number) => Buffer.alloc(32, fill).toString('base64');

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chhatri-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const keyFile = () => join(dataDir, 'keys.json');
const databaseFile = () => join(dataDir, 'chhatri.db');

/** Opens as the server does, with keys from the setting or from the folder; answers what it says when it refuses. */
async function start(databaseUrl: string | undefined, dataKeys?: string) {
  return openStore({
    databaseUrl,
    dataDir,
    keyRing: (sealedWith) => keyRingFrom(dataKeys, dataDir, sealedWith),
  });
}
async function refusal(databaseUrl: string | undefined, dataKeys?: string): Promise<string> {
  try {
    await (await start(databaseUrl, dataKeys)).store.close();
    return 'it started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const rows: readonly (readonly [string, (store: Store) => Promise<unknown>])[] = [
  ['a quote', (store) => store.insertQuote(aQuote())],
  [
    'an application',
    async (store) => {
      const quote = aQuote();
      const proposal = aProposal(quote);
      await store.insertQuote(quote);
      await store.insertProposal(transactionFor(proposal), proposal);
    },
  ],
  ['a message', (store) => store.queueMessage(aMessage())],
];

describe.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', () => newDatabase(inject('databaseUrl'))],
])('keys that do not fit what is stored on %s', (_name, databaseOf) => {
  let url: string | undefined;
  beforeEach(async () => {
    url = await databaseOf();
  });
  const fill = async (dataKeys?: string, save = rows[0]?.[1]) => {
    const { store, keyRing } = await start(url, dataKeys);
    await save?.(store);
    await store.close();
    return keyRing[0].id;
  };

  test.each(rows)('a lost key file stops the start over %s, and makes no new one', async (_what, save) => {
    const id = await fill(undefined, save);
    rmSync(keyFile());
    const words = await refusal(url);
    expect(words).toContain(`${keyFile()} is missing`);
    expect(words).toContain(`the key ${id}`);
    expect(words).toContain('Put the file back that was made with this database');
    expect(() => statSync(keyFile())).toThrow('ENOENT');
  });

  test('a key file of another database stops the start, by both names', async () => {
    const id = await fill();
    writeFileSync(keyFile(), JSON.stringify(`other:${bytes(9)}`));
    const words = await refusal(url);
    expect(words).toContain(keyFile());
    expect(words).toContain(`key ${id}`);
  });

  test.each([
    ['empty', '', 'is empty'],
    ['blank', ' \n', 'is empty'],
    ['cut off', '"k1:', 'holds no key ring'],
    ['of another shape', '{"k1":"x"}', 'holds no key ring'],
  ])('a key file that is %s is named', async (_what, text, words) => {
    await fill();
    writeFileSync(keyFile(), text);
    expect(await refusal(url)).toMatch(new RegExp(`${keyFile()} ${words}: put the file back`));
  });

  test('a key file that cannot be read is named', async () => {
    await fill();
    rmSync(keyFile());
    mkdirSync(keyFile());
    expect(await refusal(url)).toContain(`${keyFile()} cannot be read (EISDIR)`);
  });

  test.each(rows)('a key gone from the setting stops the start over %s, by its name', async (_what, save) => {
    await fill(`k1:${bytes(1)}`, save);
    const words = await refusal(url, `k2:${bytes(2)}`);
    expect(words).toContain('Add the key k1 back to DATA_KEYS');
    expect(await refusal(url, `k2:${bytes(2)},k1:${bytes(1)}`)).toBe('it started');
  });

  test.each(rows)('a key of the right name with other bytes stops the start over %s', async (_what, save) => {
    await fill(`k1:${bytes(1)}`, save);
    expect(await refusal(url, `k1:${bytes(3)}`)).toMatch(
      /key k1 .*does not open.*give DATA_KEYS the key k1 as it was/,
    );
  });

  test.each(['k', 'k1', 'key', '-_9Z', 'exactly16letters'])(
    'a key named %s is found by its name',
    async (id) => {
      await fill(`${id}:${bytes(1)}`, async (store) => {
        for (let count = 0; count < 20; count += 1) await store.insertQuote(aQuote());
      });
      expect(await refusal(url, `other:${bytes(2)}`)).toContain(`the key ${id} back`);
    },
  );

  test('each of several keys in one table is found, whatever it is named', async () => {
    const names = ['1a', '2', 'k1', '-x'];
    for (const [turn, name] of names.entries()) {
      const ring = names.map((each, place) => `${each}:${bytes(place + 1)}`);
      const sealing = [ring[turn], ...ring.filter((_, place) => place !== turn)].join(',');
      // The first key stands in the last row.
      await fill(sealing, (store) =>
        store.insertQuote(aQuote({ id: asId<QuoteId>(`q${9 - turn}-${name}`) })),
      );
    }
    for (const lost of names) {
      const rest = names.flatMap((each, place) => (each === lost ? [] : [`${each}:${bytes(place + 1)}`]));
      expect(await refusal(url, rest.join(','))).toContain(`Add the key ${lost} back`);
    }
  });

  test('a second server with keys of its own does not start, not even before the first record', async () => {
    const { store } = await start(url, `k1:${bytes(1)}`);
    expect(await refusal(url, `other:${bytes(2)}`)).toContain('Add the key k1 back');
    expect(await store.opensWhatIsSealed()).toBe(true);
    await store.close();
  });

  test('a server that lacks the key another one seals with from now on says so', async () => {
    const old = await start(url, `k1:${bytes(1)}`);
    const next = await start(url, `k2:${bytes(2)},k1:${bytes(1)}`);
    expect([await old.store.opensWhatIsSealed(), await next.store.opensWhatIsSealed()]).toEqual([
      false,
      true,
    ]);
    await Promise.all([old.store.close(), next.store.close()]);
  });
});

describe('a damaged SQLite file', () => {
  const filled = async () => {
    const { store } = await start(undefined);
    for (let count = 0; count < 200; count += 1) await store.insertQuote(aQuote());
    await store.close();
  };
  const overwrite = (position: number, length: number) => {
    const file = openSync(databaseFile(), 'r+');
    writeSync(file, Buffer.alloc(length, 0xa5), 0, length, position);
    closeSync(file);
  };

  test.each([
    [
      'pages in the middle',
      () => overwrite(Math.floor(statSync(databaseFile()).size / 8_192) * 4_096, 12_288),
    ],
    ['the first page', () => overwrite(0, 4_096)],
    [
      'a file that is no database',
      () => writeFileSync(databaseFile(), 'this is a letter, not a database'.repeat(200)),
    ],
  ])('stops the start: %s', async (_what, damage) => {
    await filled();
    damage();
    const before = readFileSync(databaseFile());
    const words = await refusal(undefined);
    expect(words).toContain(`The database ${databaseFile()} is damaged`);
    expect(words).toContain('Move chhatri.db, chhatri.db-wal and chhatri.db-shm aside');
    expect(words).toContain('last backup');
    expect(readFileSync(databaseFile()).equals(before)).toBe(true);
  });

  test('does not stop the start when one row alone was changed', async () => {
    await filled();
    const database = new DatabaseSync(databaseFile());
    database.exec("update quotes set owner = 'somebody' where id = (select min(id) from quotes)");
    database.close();
    expect(await refusal(undefined)).toBe('it started');
  });

  test('that cannot be opened at all is told apart', async () => {
    mkdirSync(databaseFile());
    expect(await refusal(undefined)).toContain(`${databaseFile()} cannot be opened`);
  });
});

describe('a SQLite file that is gone', () => {
  const alone = ['chhatri.db', 'chhatri.db-wal', 'chhatri.db-shm'];
  const lose = async () => {
    const { store } = await start(undefined);
    await store.insertQuote(aQuote());
    await store.close();
    for (const name of alone) rmSync(join(dataDir, name), { force: true });
  };

  test.each([
    ['its keys', 'keys.json', () => undefined],
    [
      'the book of the gateway',
      'sandbox-gateway.db',
      () => {
        rmSync(keyFile());
        writeFileSync(join(dataDir, 'sandbox-gateway.db'), '');
      },
    ],
  ])('while %s are kept stops the start, and no new one is made', async (_what, expected, change) => {
    await lose();
    change();
    const words = await refusal(undefined);
    expect(words).toContain(
      `The database ${databaseFile()} is missing, and ${join(dataDir, expected)} belongs`,
    );
    expect(words).toMatch(/back from the last backup.*To begin again without it, move that file aside/);
    expect(() => statSync(databaseFile())).toThrow('ENOENT');
    rmSync(join(dataDir, expected));
    expect(await refusal(undefined)).toBe('it started');
  });
});

test("files that others could read are their owner's alone from the next start on", () => {
  const names = ['keys.json', 'chhatri.db', 'chhatri.db-wal', 'sandbox-gateway.db'];
  for (const name of names) writeFileSync(join(dataDir, name), '');
  for (const name of names) chmodSync(join(dataDir, name), 0o644);
  const before = process.umask();
  keepPrivate(dataDir);
  writeFileSync(join(dataDir, 'later'), '');
  mkdirSync(join(dataDir, 'folder'));
  process.umask(before);
  const modes = [...names, 'later', 'folder'].map((name) => statSync(join(dataDir, name)).mode & 0o777);
  expect(modes).toEqual([...names.map(() => 0o600), 0o600, 0o700]);
});
