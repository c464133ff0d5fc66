import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as listenSilently } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import type { Instant } from '#domain/date.ts';
import { preflight } from '../../scripts/preflight/all.ts';
import { clockText } from '../../scripts/preflight/ask.ts';
import type { Finding } from '../../scripts/preflight/findings.ts';
import { digilockerClient, openDigilockerDouble } from '../doubles/digilocker/digilocker-double.ts';
import {
  dltEntityId,
  dltTemplateIds,
  exotelAccount,
  exotelHeader,
  openExotelDouble,
} from '../doubles/exotel/exotel-double.ts';
import { eachGateway, gatewayDoubles } from '../doubles/gateways.ts';
import { openInsurerDouble } from '../doubles/insurer/insurer-double.ts';
import { insurerKey } from '../doubles/insurer/signatures.ts';
import { openMailDouble } from '../doubles/mail/mail-double.ts';
import { freePort } from '../free-port.ts';
import { emptyDatabase, newDatabase } from './new-database.ts';
import { startProcess } from './server-process.ts';

// What is sold says nothing about what is asked here, and one insurer is read sooner.
const catalogueDir = mkdtempSync(join(tmpdir(), 'chhatri-preflight-catalogue-'));
beforeAll(() => writeSmallCatalogue(catalogueDir, 'himgiri'));
afterAll(() => rmSync(catalogueDir, { recursive: true, force: true }));

const closing: (() => unknown)[] = [];
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chhatri-preflight-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function opened<Double extends { readonly close: () => unknown }>(
  opening: Promise<Double>,
): Promise<Double> {
  const double = await opening;
  closing.push(double.close);
  return double;
}

/** What is said about one thing, state and words. */
async function about(
  thing: string,
  env: Readonly<Record<string, string>>,
  within?: number,
): Promise<readonly string[]> {
  const usual = { DATA_DIR: dataDir, CATALOGUE_DIR: catalogueDir, ALLOW_SANDBOX: 'yes' };
  const findings = await preflight({ ...usual, ...env }, within);
  return findings.filter((one) => one.about === thing).map(({ state, says }: Finding) => `${state}: ${says}`);
}

const sms = {
  MESSAGES: 'sms',
  PUBLIC_ORIGIN: 'http://127.0.0.1:9',
  EXOTEL_ACCOUNT_SID: exotelAccount.sid,
  EXOTEL_API_KEY: exotelAccount.key,
  EXOTEL_API_TOKEN: exotelAccount.token,
  SMS_HEADER: exotelHeader,
  DLT_ENTITY_ID: dltEntityId,
  DLT_TEMPLATES: Object.entries(dltTemplateIds)
    .map(([name, id]) => `${name}:${id}`)
    .join(','),
};
const nowhere = 'http://127.0.0.1:9';

test('settings that are wrong are all named, and nothing else is tried', async () => {
  const findings = await preflight({ PORT: 'many', SMTP_URL: 'none', DATA_DIR: dataDir });
  expect(findings.map(({ about: what, state }) => `${what} ${state}`)).toEqual([
    'settings bad',
    'settings bad',
  ]);
  expect(findings.map(({ says }) => says).join(' ')).toMatch(/PORT.*SMTP_URL/);
  expect(readdirSync(dataDir)).toEqual([]);
});

describe('payments', () => {
  describe.each(eachGateway)('at %s', (_name, { company, env, key, open }) => {
    const openHttp = async () => {
      const { http } = await open();
      closing.push(http.close);
      return http;
    };
    const set = (origin: string, more = {}) => ({
      ...env,
      PUBLIC_ORIGIN: 'http://localhost',
      PAYMENT_API_ORIGIN: origin,
      ...more,
    });

    test('a key that is taken, and that it takes no money', async () => {
      const http = await openHttp();
      const texts = await about('payments', set(http.origin));
      expect(texts[0]).toBe(`good: ${company} takes the key.`);
      expect(texts[1]).toMatch(/^warning: No money is taken/);
    });

    test('a key that is refused', async () => {
      const http = await openHttp();
      const [texts] = await about('payments', set(http.origin, { [key.setting]: key.wrong }));
      expect(texts).toMatch(new RegExp(`^bad: ${company} refuses the key \\(401\\).*${key.setting}`));
    });

    test('a company that has trouble, and one that is not reached', async () => {
      const http = await openHttp();
      http.befall(/^GET/, { kind: 'status', status: 503 }, 1);
      expect((await about('payments', set(http.origin)))[0]).toMatch(/^warning: .* answers 503/);
      expect((await about('payments', set(nowhere)))[0]).toMatch(/^bad: .* cannot be reached/);
    });
  });
});

test.each([
  ['a client that is known', {}, undefined, /^good: DigiLocker takes the key/],
  [
    'one that is not',
    { DIGILOCKER_CLIENT_SECRET: 'another-secret' },
    undefined,
    /^bad: .*\(401\).*DIGILOCKER/,
  ],
  ['one that is not, said otherwise', {}, 400, /^bad: .*DIGILOCKER_CLIENT_ID/],
  ['trouble', {}, 500, /^warning: .* answers 500/],
])('DigiLocker: %s', async (_what, more, status, says) => {
  const double = await opened(openDigilockerDouble());
  if (status !== undefined)
    double.befall(/^POST/, { kind: 'status', status, body: { error: 'invalid_client' } }, 1);
  const env = {
    KYC_PROVIDER: 'digilocker',
    DIGILOCKER_CLIENT_ID: digilockerClient.clientId,
    DIGILOCKER_CLIENT_SECRET: digilockerClient.clientSecret,
    DIGILOCKER_ORIGIN: double.origin,
    PUBLIC_ORIGIN: 'http://localhost',
    ...more,
  };
  const texts = await about('identity', env);
  expect(texts[0]).toMatch(says);
  expect(texts.at(-1)).toMatch(/^warning: .*stand-in/);
});

describe('messages', () => {
  test.each([
    ['a login that is taken', undefined, /^good: .* takes our login/],
    [
      'a wrong password',
      { at: 'login', status: 535, text: 'no' } as const,
      /^bad: .*refuses our login.*SMTP_URL/,
    ],
  ])('mail: %s, and nothing is sent', async (_what, mishap, says) => {
    const double = await opened(openMailDouble());
    if (mishap) double.befall(mishap);
    const env = {
      MESSAGES: 'mail',
      PUBLIC_ORIGIN: nowhere,
      SMTP_URL: `smtp://us:secret@127.0.0.1:${double.port}`,
      MAIL_FROM: 'C <c@example.in>',
    };
    expect((await about('mail', env))[0]).toMatch(says);
    expect(double.arrived).toEqual([]);
  });

  test('mail: nobody listens', async () => {
    const env = {
      MESSAGES: 'mail',
      PUBLIC_ORIGIN: nowhere,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'C <c@example.in>',
    };
    expect((await about('mail', env))[0]).toMatch(/^bad: 127.0.0.1:9 does not let us send/);
  });

  test.each([
    ['a key that is taken', {}, /^good: Exotel takes the key/],
    [
      'a key that is refused',
      { EXOTEL_API_TOKEN: 'another-token' },
      /^bad: Exotel refuses the key \(401\).*EXOTEL/,
    ],
  ])('SMS: %s, and nothing is sent', async (_what, more, says) => {
    const double = await opened(openExotelDouble());
    expect((await about('SMS', { ...sms, SMS_API_ORIGIN: double.origin, ...more }))[0]).toMatch(says);
    expect([...double.arrived, ...double.dropped]).toEqual([]);
  });
});

describe('insurers', () => {
  const at = (origin: string, secret: string = insurerKey.secret) => ({
    INSURER_GATEWAY: 'http',
    INSURER_URLS: `himgiri=${origin}`,
    INSURER_KEYS: `himgiri:${insurerKey.id}:${secret}`,
  });
  const clockOff = (seconds: number) => ({
    now: () => new Date(Date.now() + seconds * 1_000).toISOString() as Instant, // an instant's shape
  });

  test.each([
    ['a key that both take', 0, {}, /^good: himgiri takes the key/],
    [
      'another secret',
      0,
      { secret: 'x'.repeat(32) },
      /^bad: himgiri refuses the key \(bad-signature\).*INSURER_KEYS/,
    ],
    ['a clock that is wrong', 400, {}, /^bad: himgiri: one of the two clocks is wrong \(stale\).*NTP/],
  ])('with %s, and nothing is proposed', async (_what, seconds, { secret }: { secret?: string }, says) => {
    const double = await opened(openInsurerDouble(clockOff(seconds)));
    expect((await about('insurers', at(double.origin, secret)))[0]).toMatch(says);
    expect(double.calls).toEqual(['POST /v1/ping']);
  });

  test('that are not reached, do not sign, or serve something else', async () => {
    expect((await about('insurers', at(nowhere)))[0]).toMatch(
      /^bad: himgiri cannot be reached.*INSURER_URLS/,
    );
    const double = await opened(openInsurerDouble(clockOff(0)));
    double.befall(/ping$/, { kind: 'answer-no-json' }, 1);
    expect((await about('insurers', at(double.origin)))[0]).toMatch(/^bad: .*not signed as it has to be/);
    expect((await about('insurers', at(`${double.origin}/elsewhere`)))[0]).toMatch(
      /^bad: .*answers 404 unknown-call/,
    );
  });
});

describe('the database', () => {
  const places = [
    ['SQLite', async () => undefined],
    ['PostgreSQL', async () => newDatabase(inject('databaseUrl'))],
  ] as const;
  const keys = () => `k1:${randomBytes(32).toString('base64')}`;

  test.each(places)('of %s: opened by its keys, and by no others', async (_name, place) => {
    const databaseUrl = await place();
    const env = { ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    const keyRing = newKeyRing();
    const { store } = await openStore({ databaseUrl, dataDir, keyRing });
    await store.close();
    const [{ id, bytes }] = keyRing;
    const own = `${id}:${bytes.toString('base64')}`;
    expect(await about('database', { ...env, DATA_KEYS: own })).toEqual([
      'good: The database is this program’s, and the keys open what it holds.',
    ]);
    expect((await about('database', { ...env, DATA_KEYS: keys() }))[0]).toMatch(
      /^bad: .*sealed with the key/,
    );
  });

  test('that is not there yet is not made', async () => {
    expect((await about('database', {}))[0]).toMatch(/^good: The first start makes a database/);
    expect(readdirSync(dataDir)).toEqual([]);
    const env = { DATABASE_URL: await emptyDatabase(inject('databaseUrl')), DATA_KEYS: keys() };
    expect((await about('database', env))[0]).toMatch(/^warning: The next start applies \d+ migrations/);
    expect((await about('database', env))[0]).toMatch(/^warning: The next start applies \d+ migrations/);
  });

  test('that cannot be reached, and one that says nothing', async () => {
    const at = (port: number) => ({
      DATABASE_URL: `postgres://us:hidden@127.0.0.1:${port}/c`,
      DATA_KEYS: keys(),
    });
    expect((await about('database', at(9)))[0]).toMatch(/^bad: /);
    const silent = listenSilently().listen(0);
    closing.push(() => silent.close());
    const { port } = silent.address() as AddressInfo; // of a server that listens on a port
    expect((await about('database', at(port), 300))[0]).toMatch(/^bad: No word within/);
  });
});

describe('the public address', () => {
  test('leads here while no server runs', async () => {
    const port = String(await freePort());
    const env = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
    expect((await about('address', env))[0]).toMatch(/^good: .* leads to what was started here for it/);
    expect((await about('address', env))[1]).toMatch(/^warning: .* plain http/);
  });

  test('leads to the server that runs, or to another one', async () => {
    const others = mkdtempSync(join(tmpdir(), 'chhatri-preflight-'));
    const running = startProcess({ DATA_DIR: dataDir }, 'unlimited');
    const another = startProcess({ DATA_DIR: others }, 'unlimited');
    closing.push(running.stop, another.stop, () => rmSync(others, { recursive: true, force: true }));
    const [ours, theirs] = [await running.origin(), await another.origin()];
    const env = { PORT: new URL(ours).port, HOST: '127.0.0.1' };
    expect((await about('address', { ...env, PUBLIC_ORIGIN: ours }))[0]).toMatch(/^good: .* that runs here/);
    expect((await about('address', { ...env, PUBLIC_ORIGIN: theirs }))[0]).toMatch(/^bad: .* other keys/);
  });

  test('leads to something else, or nowhere', async () => {
    const else_ = createServer((_request, response) => response.writeHead(404).end()).listen(0);
    closing.push(
      () => else_.closeAllConnections(),
      () => else_.close(),
    );
    const { port } = else_.address() as AddressInfo; // of a server that listens on a port
    const env = { PORT: String(await freePort()) };
    expect((await about('address', { ...env, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` }))[0]).toMatch(
      /^bad: .*something that answers 404/,
    );
    expect((await about('address', { ...env, PUBLIC_ORIGIN: nowhere }))[0]).toMatch(
      /^bad: .*cannot be reached/,
    );
  });
});

test.each([
  [0, []],
  [29, []],
  [31, ['warning']],
  [-200, ['warning']],
  [-300, ['bad']],
])('a clock that is %i seconds ahead', (seconds, states) => {
  const theirs = Date.UTC(2026, 10, 24);
  const texts = clockText(new Date(theirs).toUTCString(), 'Razorpay', theirs + seconds * 1000);
  expect(texts.map(({ state }) => state)).toEqual(states);
});

test('no secret stands in what is said', async () => {
  const secrets = [
    'hidden-of-mail',
    gatewayDoubles.razorpay.env.RAZORPAY_KEY_SECRET ?? '',
    exotelAccount.token,
    'hidden-of-database',
  ];
  const findings = await preflight(
    {
      ...gatewayDoubles.razorpay.env,
      ...sms,
      MESSAGES: 'mail-and-sms',
      SMTP_URL: 'smtp://us:hidden-of-mail@127.0.0.1:9',
      MAIL_FROM: 'C <c@example.in>',
      DATABASE_URL: 'postgres://us:hidden-of-database@127.0.0.1:9/c',
      DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
      PAYMENT_API_ORIGIN: nowhere,
      SMS_API_ORIGIN: nowhere,
      PUBLIC_ORIGIN: nowhere,
      ALLOW_SANDBOX: 'yes',
      DATA_DIR: dataDir,
    },
    3_000,
  );
  const texts = JSON.stringify(findings);
  expect(findings.filter(({ state }) => state === 'bad').length).toBeGreaterThan(3);
  for (const secret of [...secrets, Buffer.alloc(32, 7).toString('base64')])
    expect(texts).not.toContain(secret);
});
