import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDigilocker } from '#adapters/kyc/digilocker/digilocker.ts';
import { accounts, type Person } from '../doubles/digilocker/digilocker-accounts.ts';
import {
  type DigilockerDouble,
  digilockerClient,
  openDigilockerDouble,
} from '../doubles/digilocker/digilocker-double.ts';
import { consentSuite, everyKycSuite } from './kyc.suite.ts';

const returnUrl = 'https://www.example.in/health-plan/identity/return/';
let double: DigilockerDouble;
let lines: string[] = [];
beforeEach(async () => {
  double = await openDigilockerDouble();
  lines = [];
});
afterEach(() => double.close());

const providerAt = (origin: string, client: { clientId: string; clientSecret: string } = digilockerClient) =>
  openDigilocker({
    ...client,
    origin,
    journal: { note: (event, facts) => lines.push(JSON.stringify([event, facts])) },
  });

function consentOf(provider: ReturnType<typeof openDigilocker>) {
  if (!provider.consent) throw new Error('It asks the buyer');
  return provider.consent;
}

const broughtBy = (url: string) => {
  const query = new URL(url).searchParams;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
};

everyKycSuite('DigiLocker', () => providerAt(double.origin));
consentSuite('DigiLocker', () => ({
  consent: consentOf(providerAt(double.origin)),
  returnUrl,
  ends: {
    known: async (url) => broughtBy(double.agree(url)),
    unknown: async (url) => broughtBy(double.agree(url, accounts.ofNoAadhaar)),
    forged: async (url) => ({ ...broughtBy(double.agree(url)), code: 'of-nobody' }),
  },
  goAway: () => double.befall(/^(POST|GET)/, { kind: 'refused-connection' }, 10),
}));

/** One consent from the page to what the registry tells. */
async function findingFor(person: Person = accounts.asha, provider = providerAt(double.origin)) {
  const consent = consentOf(provider);
  const { url, secret } = consent.open({ reference: 'p1', state: 's', returnUrl });
  const { code } = broughtBy(double.agree(url, person));
  return { finding: await consent.redeem({ reference: 'p1', code, secret, returnUrl }), code, secret };
}

describe('an e-Aadhaar', () => {
  test.each<[string, Person, object]>([
    [
      'of somebody known',
      accounts.asha,
      { kind: 'verified', name: 'Asha Rao', dateOfBirth: '1992-03-14', maskedNumber: 'XXXX XXXX 9527' },
    ],
    [
      'with odd letters and its whole number',
      accounts.ofOddLetters,
      {
        kind: 'verified',
        name: `Asha "D'Souza" & Rao`,
        dateOfBirth: '1992-03-14',
        maskedNumber: 'XXXX XXXX 0124',
      },
    ],
    ['that knows the year of birth alone', accounts.ofNoDay, { kind: 'not-found' }],
  ])('one %s', async (_what, person, finding) => {
    expect((await findingFor(person)).finding).toEqual(finding);
  });

  test('is not believed when it was changed on the way', async () => {
    double.signWith('another secret');
    expect((await findingFor()).finding).toEqual({ kind: 'unavailable' });
    double.signWith(undefined);
    expect((await findingFor()).finding).toMatchObject({ kind: 'verified' });
  });
});

const poi = (dob: string) => `<UidData uid="xxxxxxxx9527"><Poi dob="${dob}" name="Asha Rao"/>`;

describe('whatever DigiLocker answers instead', () => {
  const tokenCall = /^POST .*token$/;
  const fileCall = /^GET .*eaadhaar$/;
  test.each([
    ['400 without a word', tokenCall, { kind: 'status', status: 400 }],
    ['400 about the client', tokenCall, { kind: 'status', status: 400, body: { error: 'invalid_client' } }],
    ['429', tokenCall, { kind: 'status', status: 429 }],
    ['500', tokenCall, { kind: 'status', status: 500 }],
    ['no JSON', tokenCall, { kind: 'answer-no-json' }],
    ['no token', tokenCall, { kind: 'status', status: 200, body: { access_token: 7 } }],
    [
      'a token with a line break',
      tokenCall,
      { kind: 'status', status: 200, body: { access_token: 'abcdefgh\r\nx: y' } },
    ],
    ['a cut answer', tokenCall, { kind: 'answer-cut' }],
    ['a redirect', tokenCall, { kind: 'redirect', to: 'http://127.0.0.1:9/' }],
    ['more than an answer has', tokenCall, { kind: 'status', status: 200, body: 'A'.repeat(2 ** 21) }],
    ['401 for the file', fileCall, { kind: 'status', status: 401, body: { error: 'invalid_token' } }],
    ['404 for the file', fileCall, { kind: 'status', status: 404, body: { error: 'invalid_uri' } }],
    ['500 for the file', fileCall, { kind: 'status', status: 500 }],
    ['no XML', fileCall, { kind: 'answer-no-json' }],
    ['a file without a person', fileCall, { kind: 'status', status: 200, body: '<UidData uid="x">' }],
    [
      'a person who is cut off',
      fileCall,
      { kind: 'status', status: 200, body: poi('14-03-1992').slice(0, 45) },
    ],
    [
      'a file that declares its own words',
      fileCall,
      { kind: 'status', status: 200, body: `<!DOCTYPE a [<!ENTITY b "c">]>${poi('14-03-1992')}` },
    ],
    [
      'more than a file has',
      fileCall,
      { kind: 'status', status: 200, body: poi('14-03-1992') + ' '.repeat(2 ** 21) },
    ],
  ] as const)('%s: unavailable', async (_what, call, mishap) => {
    double.befall(call, mishap, 1);
    expect((await findingFor()).finding).toEqual({ kind: 'unavailable' });
  });

  test('nothing for longer than a buyer waits', { timeout: 20_000 }, async () => {
    double.befall(tokenCall, { kind: 'answer-late' }, 1);
    const startedAt = performance.now();
    expect((await findingFor()).finding).toEqual({ kind: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(12_000);
  });

  test('a refused client: unavailable, as it is no fault of the buyer', async () => {
    const other = providerAt(double.origin, { ...digilockerClient, clientSecret: 'another-secret' });
    expect((await findingFor(accounts.asha, other)).finding).toEqual({ kind: 'unavailable' });
    expect(lines.join()).toContain('"status":401');
  });
});

test('a code is shown once, whatever comes of it', async () => {
  double.befall(/^POST .*token$/, { kind: 'answer-lost' }, 1);
  await findingFor();
  expect(double.calls.filter((name) => name.startsWith('POST'))).toHaveLength(1);
});

test('neither a secret, a code, a token nor a person is noted', async () => {
  double.befall(/^GET .*eaadhaar$/, { kind: 'status', status: 500, body: poi('14-03-1992') }, 1);
  const { code, secret } = await findingFor();
  const text = lines.join();
  expect(text).toContain('"call":"eaadhaar"');
  for (const hidden of [
    code,
    secret,
    double.lastToken() ?? '',
    digilockerClient.clientSecret,
    'Asha',
    '9527',
  ])
    expect(text).not.toContain(hidden);
});
