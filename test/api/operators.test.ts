import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { funnelSteps } from '#domain/event/funnel.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { conditionId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import {
  caseTemplate,
  findPath,
  letterPath,
  operatorsPages,
  operatorsPath,
  signInPath,
  signOutPath,
} from '#server/doors/operators/addresses.ts';
import { hashOfPassword } from '#server/ground/password.ts';
import { anOperator, codeNow, lowCost } from '../operator-account.ts';
import { dueMessages } from '../ports/due-messages.ts';
import {
  aCallBack,
  aDelivery,
  aMessage,
  aPayment,
  aPolicy,
  aProposal,
  aQuote,
  aVisitor,
  transactionFor,
} from '../ports/store-values.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

const password = 'a long word of operators';
const metricsPassword = 'a long word of programs';
let hash = '';
/** What was asked of the store. */
const read: string[] = [];
let server: TestApp;
const others: TestApp[] = [];
const opened = ({ env, ...setting }: TestSetting = {}) =>
  testApp({
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    env: { OPERATORS: 'yes', METRICS_PASSWORD_HASH: hash, ...env },
    ...setting,
  });

beforeAll(async () => {
  hash = await hashOfPassword(metricsPassword, lowCost);
  server = await opened({
    ports: ({ store }) => ({
      store: new Proxy(store, {
        get: (target, name, own) => {
          read.push(String(name));
          return Reflect.get(target, name, own);
        },
      }),
    }),
  });
});
afterAll(async () => {
  for (const each of [server, ...others]) await each.close();
});
const another = async (setting: TestSetting) => {
  const app = await opened(setting);
  others.push(app);
  return app;
};

let networks = 0;
/** Somebody else asks each time: tries are counted by the address. */
const anAddress = () => {
  networks += 1;
  return `10.0.${networks}.1`;
};

const page = { accept: 'text/html', host: 'localhost' };
const form = { ...page, 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
/** By GET. */
const templates = [
  operatorsPath,
  `${operatorsPath}/`,
  findPath,
  caseTemplate.replace(':number', 'CHT-1'),
  ...Object.values(operatorsPages).map(({ path }) => path),
];

type Ask = {
  readonly cookie?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
  readonly at?: TestApp;
};

function get(url: string, { cookie = '', from = anAddress(), headers = {}, at = server }: Ask = {}) {
  return at.app.inject({ url, remoteAddress: from, headers: { ...page, cookie, ...headers } });
}

type SignIn = Ask & { readonly who?: string; readonly code?: string };

/** Meera, by a code that was not used; whatever of it is given instead. */
async function signIn(
  givenCode: string,
  { from = anAddress(), headers = {}, at = server, who = 'meera', code }: SignIn = {},
) {
  if (code === undefined) await anOperator(at.ports, { name: 'meera', password });
  const payload = new URLSearchParams({
    who,
    password: givenCode,
    code: code ?? codeNow(at.ports),
  }).toString();
  return at.app.inject({
    method: 'POST',
    url: signInPath,
    payload,
    remoteAddress: from,
    headers: { ...form, ...headers },
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof get>>) => {
  const { name, value } = answer.cookies.find((each) => each.name.endsWith('operator')) ?? {
    name: '',
    value: '',
  };
  return `${name}=${value}`;
};
const signedIn = async () => cookieOf(await signIn(password));

describe('while the setting is absent', () => {
  test('there is no door, and metrics are told as before', async () => {
    const at = await another({ env: { OPERATORS: '', METRICS_PASSWORD_HASH: '' } });
    const calls = [await get('/operators/stuck', { at }), await signIn(password, { at })];
    for (const { body, headers } of calls) {
      expect(body).not.toContain('Password');
      expect(headers['set-cookie'] ?? '').not.toContain('operator');
    }
    expect((await get('/metrics', { at })).body).toContain('process_cpu');
  });

  test.each([
    ['nothing guards them', () => ({ METRICS_PASSWORD_HASH: '' })],
    ['programs have a password', () => ({ METRICS_PASSWORD_HASH: hash })],
    ['operators have pages', () => ({ METRICS_PASSWORD_HASH: '', OPERATORS: 'yes' })],
  ])('metrics are told to no stranger where real buyers come and %s', async (_what, env) => {
    const real = { PUBLIC_ORIGIN: 'https://chhatri.example', ALLOW_SANDBOX: 'yes', OPERATORS: '' };
    const at = await another({ env: { ...real, ...env() } });
    expect((await get('/metrics', { at })).body).not.toContain('process_cpu');
    expect((await get('/readyz', { at })).statusCode).toBe(200);
  });
});

describe('a stranger', () => {
  test.each(templates)('is led from %s to the door, and nothing is read', async (url) => {
    read.length = 0;
    const forged = 'operator=bWVlcmE.aaaaaaaaaaaaaaaa.1.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    for (const cookie of ['', 'operator=', forged]) {
      const { statusCode, headers, body } = await get(url, { cookie });
      expect([statusCode === 302 || statusCode === 303, body.includes('<table')]).toEqual([true, false]);
      expect(headers.location).toMatch(/^\/operators\/(?:sign-in|stuck)$/);
    }
    expect(read.filter((name) => /proposal|payment|audit|asked|deliver|waiting|count/i.test(name))).toEqual(
      [],
    );
  });

  test('with a wrong password is not let in, and after five not tried for a quarter of an hour; others are', async () => {
    const from = anAddress();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await signIn('another word', { from });
      expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
      expect(wrong.body).toContain('do not fit together');
    }
    const shut = await signIn(password, { from });
    expect([shut.statusCode, shut.headers['retry-after'], shut.headers['set-cookie']]).toEqual([
      429,
      '900',
      undefined,
    ]);
    expect((await signIn(password)).statusCode).toBe(303);
    server.wait({ seconds: 901 });
    expect((await signIn(password, { from })).statusCode).toBe(303);
  });

  describe('keeps out no operator whose browser was let in before', () => {
    const knownOf = (answer: Awaited<ReturnType<typeof get>>) =>
      answer.cookies.flatMap((each) =>
        each.name === 'operator-known' ? [`${each.name}=${each.value}`] : [],
      );
    const codeOf = async (secret: string, ask: Ask) =>
      (await signIn(secret, { ...ask, headers: { cookie: ask.cookie ?? '' } })).statusCode;

    test('by wrong passwords from its network', async () => {
      const at = await another({});
      const from = anAddress();
      const [cookie = ''] = knownOf(await signIn(password, { at, from }));
      for (let tries = 0; tries < 5; tries += 1) await signIn('another word', { at, from });
      expect(await codeOf(password, { at, from })).toBe(429);
      expect(await codeOf(password, { at, from, cookie })).toBe(303);
    });

    test('by asking for the page of the door again and again', async () => {
      const at = await another({ env: { RATE_PER_ADDRESS: '6000', RATE_PER_VISITOR: '1200' } });
      const from = anAddress();
      for (let calls = 0; calls < 100; calls += 1) await get(signInPath, { at, from });
      expect(await codeOf(password, { at, from })).toBe(303);
    });

    test('by whatever else is asked from its network', async () => {
      const at = await another({ env: { RATE_PER_ADDRESS: '30', RATE_PER_VISITOR: '30' } });
      const from = anAddress();
      const first = await signIn(password, { at, from });
      const cookie = [cookieOf(first), ...knownOf(first)].join('; ');
      const paths = ['/', signInPath, '/operators/stuck', '/health-plan/docs'];
      for (let calls = 0; calls < 160; calls += 1) await get(paths[calls % paths.length] ?? '', { at, from });
      expect((await get('/operators/stuck', { at, from })).statusCode).toBe(429);
      expect((await get('/operators/stuck', { at, from, cookie })).statusCode).toBe(200);
      expect(await codeOf(password, { at, from, cookie })).toBe(303);
    });

    test('and such a browser has five wrong passwords itself, wherever it is; its mark opens nothing', async () => {
      const at = await another({});
      const [cookie = ''] = knownOf(await signIn(password, { at }));
      expect((await get('/operators/stuck', { at, cookie })).statusCode).toBe(303);
      const codes: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push(await codeOf('another word', { at, cookie }));
      expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await codeOf(password, { at })).toBe(303);
    });
  });

  test('who tries many at once has no more tries than one after the other', async () => {
    const from = anAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn('another word', { from })));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is not signed in by a form of %s', async (_, headers) => {
    const answer = await signIn(password, { headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });

  test.each([
    ['no body', ''],
    ['no name', 'password=x&code=123456'],
    ['a blank name', 'who=+++&password=x&code=123456'],
    ['no password', 'who=a&code=123456'],
    ['no code', 'who=a&password=x'],
    ['a name that nobody can have', 'who=%00%2F&password=x&code=123456'],
    ['a field twice', 'who=a&password=x&password=y&code=123456'],
  ])('with %s is answered, and not let in', async (_, payload) => {
    const answer = await server.app.inject({ method: 'POST', url: signInPath, payload, headers: form });
    expect([400, 401]).toContain(answer.statusCode);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a try', () => {
  const watched = async () => {
    const notes: string[] = [];
    const calls: string[] = [];
    const at = await another({
      ports: ({ store }) => ({
        journal: { note: (event) => void notes.push(event) },
        store: new Proxy(store, {
          get: (target, name, own) => {
            calls.push(String(name));
            return Reflect.get(target, name, own);
          },
        }),
      }),
    });
    await anOperator(at.ports, { name: 'meera', password });
    calls.length = 0;
    return { at, notes, calls };
  };

  test.each([
    ['a wrong password', 'another word', {}, ['operators-wrong-password']],
    ['a wrong code beside the right password', password, { code: '000000' }, ['operators-wrong-code']],
    [
      'a wrong code beside a wrong password',
      'another word',
      { code: '000000' },
      ['operators-wrong-password'],
    ],
    ['a name that nobody has', password, { who: 'mallory' }, ['operators-wrong-password']],
    ['all three', password, {}, []],
  ])('with %s is noted as what it was, once', async (_what, code, ask, lines) => {
    const { at, notes } = await watched();
    await signIn(code, { at, ...ask });
    expect(notes.filter((event) => event.startsWith('operators-'))).toEqual(lines);
  });

  test('that has to wait asks nothing of the database', async () => {
    const { at, notes, calls } = await watched();
    const from = anAddress();
    for (let tries = 0; tries < 5; tries += 1) await signIn('another word', { at, from, code: '1' });
    const looksUp = () => calls.filter((name) => name === 'operatorByName').length;
    expect(looksUp()).toBe(5);
    expect((await signIn(password, { at, from, code: '1' })).statusCode).toBe(429);
    expect([looksUp(), notes.filter((event) => event === 'operators-tried-too-often')]).toEqual([
      5,
      ['operators-tried-too-often'],
    ]);
  });
});

describe('a second factor', () => {
  test('is asked for with the password, and each code lets in once', async () => {
    const at = await another({});
    expect((await signIn(password, { at, code: '000000' })).statusCode).toBe(401);
    expect((await signIn(password, { at })).statusCode).toBe(303);
    expect((await signIn(password, { at, code: codeNow(at.ports) })).statusCode).toBe(401);
    at.wait({ seconds: 30 });
    expect((await signIn(password, { at, code: codeNow(at.ports) })).statusCode).toBe(303);
  });

  test('lets in one of many who send one code at once', async () => {
    const at = await another({});
    await anOperator(at.ports, { name: 'meera', password });
    const code = codeNow(at.ports);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(password, { at, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  test('has five tries a name beside the right password, wherever they come from', async () => {
    const at = await another({});
    await anOperator(at.ports, { name: 'meera', password });
    const tried: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      tried.push((await signIn(password, { at, code: '000000' })).statusCode);
    expect(tried).toEqual([401, 401, 401, 401, 401, 429]);
    at.wait({ seconds: 901 });
    expect((await signIn(password, { at })).statusCode).toBe(303);
  });

  test('of a name is not spent by strangers without its password', async () => {
    const at = await another({});
    await anOperator(at.ports, { name: 'meera', password });
    for (let tries = 0; tries < 12; tries += 1) await signIn('another word', { at, code: '000000' });
    expect((await signIn(password, { at })).statusCode).toBe(303);
  });

  test('and a name that nobody has are answered in the same words', async () => {
    const at = await another({});
    await anOperator(at.ports, { name: 'meera', password });
    const answers = [
      await signIn(password, { at, code: '000000' }),
      await signIn('another word', { at, code: codeNow(at.ports) }),
      await signIn(password, { at, who: 'nobody', code: codeNow(at.ports) }),
      await signIn(password, { at, who: '../meera', code: codeNow(at.ports) }),
    ];
    const texts = answers.map(({ statusCode, body }) => [statusCode, body.replace(/nonce="[^"]*"/g, '')]);
    expect(new Set(texts.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});

describe('a pass', () => {
  test('lets in, and ends after a quarter of an hour without use, or after eight hours', async () => {
    let cookie = await signedIn();
    server.wait({ seconds: 14 * 60 });
    const used = await get('/operators/stuck', { cookie });
    expect(used.statusCode).toBe(200);
    server.wait({ seconds: 14 * 60 });
    expect((await get('/operators/stuck', { cookie })).statusCode).toBe(303);
    cookie = cookieOf(used);
    expect((await get('/operators/stuck', { cookie })).statusCode).toBe(200);
    for (let spent = 28; spent < 8 * 60; spent += 14) {
      cookie = cookieOf(await get('/operators/catalogue', { cookie }));
      server.wait({ seconds: 14 * 60 });
    }
    expect((await get('/operators/stuck', { cookie })).statusCode).toBe(303);
  });

  test('ends when its holder signs out, its copies too', async () => {
    const cookie = await signedIn();
    const out = await server.app.inject({ method: 'POST', url: signOutPath, headers: { ...form, cookie } });
    expect([out.statusCode, out.headers.location]).toEqual([303, signInPath]);
    expect((await get('/operators/stuck', { cookie })).statusCode).toBe(303);
  });

  test.each([
    ['its name', (value: string) => value.replace(/^[^.]+/, Buffer.from('root').toString('base64url'))],
    ['its end', (value: string) => value.replace(/\.([0-9a-z]+)\.([\w-]{43})$/, '.zzzzzz.$2')],
    ['its signature', (value: string) => value.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ])('with %s changed is none', async (_, change) => {
    const [name, value = ''] = (await signedIn()).split('=', 2);
    expect((await get('/operators/stuck', { cookie: `${name}=${change(value)}` })).statusCode).toBe(303);
  });

  test('of an account that was reset or removed is none', async () => {
    const at = await another({});
    const cookie = cookieOf(await signIn(password, { at }));
    expect((await get('/operators/stuck', { cookie, at })).statusCode).toBe(200);
    await anOperator(at.ports, { name: 'meera', password, stamp: 'a-stamp2' });
    expect((await get('/operators/stuck', { cookie, at })).statusCode).toBe(303);
    const again = cookieOf(await signIn(password, { at }));
    await at.ports.store.removeOperator('meera');
    expect((await get('/operators/stuck', { cookie: again, at })).statusCode).toBe(303);
  });

  test('that was signed out is none on any server', async () => {
    const at = await another({});
    const cookie = cookieOf(await signIn(password, { at }));
    at.wait({ seconds: 1 });
    await at.ports.store.endPasses('meera', Math.floor(Date.parse(at.ports.clock.now()) / 1_000));
    expect((await get('/operators/stuck', { cookie, at })).statusCode).toBe(303);
  });

  test('is a cookie that no script, no other site and no plain connection gets', async () => {
    const at = await another({
      env: { PUBLIC_ORIGIN: 'https://chhatri.example', ALLOW_SANDBOX: 'yes' },
    });
    const answer = await signIn(password, { at, headers: { origin: 'https://chhatri.example' } });
    expect(answer.statusCode).toBe(303);
    const [set] = answer.cookies.filter(({ name }) => name.endsWith('operator'));
    expect(set).toMatchObject({
      name: '__Host-operator',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    });
  });
});

test('no page runs a script, is framed, found or kept', async () => {
  const cookie = await signedIn();
  for (const url of [signInPath, ...templates.filter((each) => each.length > '/operators/'.length)]) {
    const { headers, body } = await get(url, { cookie: url === signInPath ? '' : cookie });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src|unsafe|connect-src/);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      // Nobody else hears of it, and the forms can be told to be ours.
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(body).not.toMatch(/<script|\son\w+=|style="/);
  }
});

describe('metrics behind the door', () => {
  const basic = (word: string) => ({ headers: { authorization: `Basic ${btoa(`prometheus:${word}`)}` } });

  test('are told to who is signed in and to a program with the password, and to nobody else', async () => {
    const refused = await get('/metrics');
    expect([refused.statusCode, refused.body]).toEqual([401, '']);
    expect(refused.headers['www-authenticate']).toContain('Basic');
    for (const headers of [{ authorization: 'Basic !!!' }, { authorization: `Bearer ${password}` }])
      expect((await get('/metrics', { headers })).statusCode).toBe(401);
    expect((await get('/metrics', basic('wrong'))).statusCode).toBe(401);
    expect((await get('/metrics', { cookie: await signedIn() })).body).toContain('process_cpu');
    for (let calls = 0; calls < 9; calls += 1)
      expect((await get('/metrics', basic(metricsPassword))).statusCode).toBe(200);
    expect((await get('/metrics', basic(`${metricsPassword} `))).statusCode).toBe(401);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('take five wrong passwords of a network, which shut no operator out', async () => {
    const at = await another({});
    const from = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => get('/metrics', { at, from, ...basic('another word') })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await get('/metrics', { at, from, ...basic(metricsPassword) })).headers['retry-after']).toBe(
      '900',
    );
    expect((await signIn(password, { at, from })).statusCode).toBe(303);
    at.wait({ seconds: 901 });
    expect((await get('/metrics', { at, from, ...basic(metricsPassword) })).statusCode).toBe(200);
  });
});

describe('pages', () => {
  const planted = [
    'CANARY',
    '98220441',
    'CANRY1234F',
    '009988776655',
    '98765',
    'smoke',
    'Asha',
    'Yadav',
    '560034',
  ];

  async function aPurchase(facts: Partial<Proposal> = {}): Promise<Proposal> {
    const { store } = server.ports;
    const base = aQuote();
    const members = base.request.members.map((member) => ({
      ...member,
      conditions: [conditionId(98_765)],
      habits: ['smoke' as const],
    }));
    const quote = { ...base, request: { ...base.request, members } };
    await store.insertQuote(quote);
    const proposal = aProposal(quote, {
      number: 'CHT-4477',
      state: 'paid',
      members,
      forms: {
        proposerDetails: {
          first_name: 'Asha',
          middle_name: 'CANARY',
          last_name: 'Yadav',
          mobile: '9822044170',
          email: 'asha.CANARY@example.in',
          pan: 'CANRY1234F',
        },
        bankDetails: { account_number: '00998877665544' },
        medicalDetails: { 'You.other': 'CANARY <script>alert(1)</script>' },
      },
      declineReason: 'CANARY',
      kyc: { ...aProposal(quote).kyc, maskedNumber: 'CANARY', verifiedName: 'CANARY' },
      ...facts,
    });
    await store.insertProposal(transactionFor(proposal), proposal);
    const payment = aPayment(proposal, { failureText: 'CANARY' });
    await store.insertPayment(payment);
    await store.savePayment({ ...payment, state: 'captured' });
    await store.insertPolicy(aPolicy(proposal, { policyNumber: 'POL-88' }), []);
    const message = aMessage({
      proposalId: proposal.id,
      letter: { kind: 'worded', subject: 'CANARY', text: 'CANARY' },
    });
    await store.queueMessage(message);
    await store.recordDeliveries(message.key, [aDelivery({ state: 'refused', recipient: 'a…@example.in' })], {
      endedAt: payment.updatedAt,
    });
    const line = {
      outside: 'insurer',
      company: 'surya',
      question: 'issue',
      ending: 'timed-out',
      times: 3,
    } as const;
    const times = { firstAt: payment.updatedAt, lastAt: payment.updatedAt, lastMs: 9, longestMs: 12 };
    await store.recordOutsideCall([{ ...line, ...times, reference: proposal.number }], payment.createdAt);
    return proposal;
  }

  let before: Proposal;
  const callBack = aCallBack({ holds: 'quote', askedAt: '2026-11-20T08:00:00.000Z' as Instant }); // the shape of an instant
  beforeAll(async () => {
    before = await aPurchase();
    await server.ports.store.insertCallBack(callBack);
  });

  const pathOf = { callBacks: operatorsPages.callBacks.path, funnel: operatorsPages.funnel.path };
  /** Gives the cells of each row of the one table of a page. */
  const cellsAt = async (url: string) => {
    const { body } = await get(url, { cookie: await signedIn() });
    const rows = body.split('<tbody>')[1]?.split('</tbody>')[0]?.split('</tr>').slice(0, -1) ?? [];
    return rows.map((row) => [...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text]) => text));
  };

  test('each leads to every other, and names none that is not there', async () => {
    const cookie = await signedIn();
    const all = Object.values(operatorsPages);
    for (const { path } of all) {
      const { statusCode, body } = await get(path, { cookie });
      expect([path, statusCode]).toEqual([path, 200]);
      for (const { path: other, name } of all) expect(body).toContain(`<a href="${other}">${name}</a>`);
    }
  });

  test('say who waits to be called, since when and when they can be, with the end of the number alone', async () => {
    const [row, ...others] = await cellsAt(pathOf.callBacks);
    expect(others).toEqual([]);
    const [calls, , ...rest] = row ?? [];
    const { textVersion } = callBack.receipt;
    expect([calls, ...rest]).toEqual([
      '2026-11-20 13:30',
      ...[
        '…70',
        'evening',
        'Hindi',
        'CH-4F7K-26, said by the caller, not proven',
        'plans',
        '1',
        `call-back ${textVersion}`,
        callBack.id,
      ],
    ]);
    await server.ports.store.settleCallBack(callBack.id, callBack.askedAt);
    const { body } = await get(pathOf.callBacks, { cookie: await signedIn() });
    expect(body).toContain('Nobody waits.');
    await server.ports.store.insertCallBack(aCallBack());
  });

  test('count the visits at each step by day and channel, the last day first, without anybody in it', async () => {
    const today = server.ports.clock.now().slice(0, 10);
    const came = (id: string, channel: 'website' | 'pos', at: string) => ({
      ...({ id, kind: 'service', owner: aVisitor(), channel, reference: undefined } as const),
      at: at as Instant, // the shape of an instant
    });
    const agreed = { name: 'premium-agreed', fields: {} } as const;
    await server.ports.store.addEvents([
      toNewEvent(agreed, came('a', 'website', `${today}T06:00:00.000Z`)),
      toNewEvent(agreed, came('b', 'website', `${today}T07:00:00.000Z`)),
      toNewEvent(agreed, came('c', 'pos', '2026-11-18T07:00:00.000Z')),
    ]);
    const step = 2 + funnelSteps.indexOf('premium-agreed');
    const rows = await cellsAt(pathOf.funnel);
    expect(rows.map((row) => [row[0], row[1], row[step], row.length])).toEqual([
      [today, 'website', '2', 2 + funnelSteps.length],
      ['2026-11-18', 'pos', '1', 2 + funnelSteps.length],
    ]);
  });

  test('say what is stuck and why, and tell nothing of anybody, wherever an operator looks', async () => {
    server.wait({ days: 2 });
    await server.ports.store.keepUnknownOrder('order_of_nobody', server.ports.clock.now());
    const cookie = await signedIn();
    const lines: string[] = [];
    const urls = templates.filter((url) => url.length > '/operators/'.length);
    for (const url of [
      ...urls,
      '/operators/purchase/CHT-4477',
      '/operators/purchases?state=paid',
      '/operators/find?q=cht-4477',
      '/operators/find?q=POL-88',
    ]) {
      const { body, headers } = await get(url, { cookie });
      lines.push(body);
      for (const word of planted)
        expect([url, body.includes(word), JSON.stringify(headers).includes(word)]).toEqual([
          url,
          false,
          false,
        ]);
    }
    const all = lines.join('\n');
    for (const word of [
      'Paid, and no policy yet',
      'order_of_nobody',
      'A letter did not arrive',
      'CHT-4477',
      'POL-88',
      'a…@example.in',
      '…70',
      'timed-out',
      '₹11,700',
    ])
      expect(all).toContain(word);
  });

  test('write down who looked at which purchase, by its number, and that the log is whole', async () => {
    const cookie = await signedIn();
    await get('/operators/stuck', { cookie });
    await get('/operators/find?q=Asha+Yadav', { cookie });
    await get('/operators/find?q=POL-88', { cookie });
    await get('/operators/purchase/CHT-4477', { cookie });
    const lines = (await server.ports.store.lastAudit(5)).map(({ who, via, act, reference }) => [
      who,
      via,
      act,
      reference,
    ]);
    expect(lines).toEqual([
      ['meera', 'pages', 'looked-at', 'CHT-4477'],
      ['meera', 'pages', 'looked-up', 'CHT-4477'],
      ['meera', 'pages', 'looked-up', ''],
      ['meera', 'pages', 'listed', 'Stuck'],
      ['meera', 'pages', 'signed-in', ''],
    ]);
    expect((await get('/operators/audit', { cookie })).body).toContain('the data folder has no audit-anchor');
    await server.ports.store.anchorAudit();
    const { body } = await get('/operators/audit', { cookie });
    expect(body).toContain('The log is whole');
    expect(body).toContain('meera');
  });

  test('write down each list that was read', async () => {
    const cookie = await signedIn();
    // The form to find a buyer by reads nothing; what is found by it has a line of its own.
    const all = Object.values(operatorsPages).filter(({ name }) => name !== 'Buyers');
    for (const { path } of all) await get(path, { cookie });
    const lines = await server.ports.store.lastAudit(all.length);
    expect(lines.toReversed().map(({ who, act, reference }) => [who, act, reference])).toEqual(
      all.map(({ name }) => ['meera', 'listed', name]),
    );
  });

  test('read a log that is longer than a page from its last line to its first', async () => {
    const cookie = await signedIn();
    const { store, clock } = server.ports;
    await store.atomically(async (within) => {
      for (let lineCount = 1; lineCount <= 210; lineCount += 1) {
        const reference = `CHT-LOG-${lineCount}.`;
        const at = clock.now();
        await within.recordAudit({
          at,
          who: 'ravi',
          via: 'command',
          act: 'looked-at',
          reference,
          reason: '',
        });
      }
    });
    await store.anchorAudit();
    const { body } = await get('/operators/audit', { cookie });
    expect(body).toContain('The log is whole');
    expect(body.indexOf('CHT-LOG-210.')).toBeLessThan(body.indexOf('CHT-LOG-209.'));
    expect(body).toContain('CHT-LOG-11.');
    expect(body).not.toContain('CHT-LOG-10.');
    const [, older = ''] = /href="([^"]*)">Older lines/.exec(body) ?? [];
    const next = (await get(older, { cookie })).body;
    expect(next).toContain('CHT-LOG-10.');
    expect(next).toContain('signed in');
    expect(next).not.toContain('CHT-LOG-11.');
    expect(next).not.toContain('Older lines');
    for (const before of ['0', '-1', 'x', '9'.repeat(30)])
      expect((await get(`/operators/audit?before=${before}`, { cookie })).body).toContain('CHT-LOG-210.');
  });

  test.each(['<script>', "' or 1=1 --", '%', '../../etc', 'CHT-9', '\u0000', 'क'.repeat(400)])(
    'that are asked for %j answer 404',
    async (text) => {
      const cookie = await signedIn();
      for (const url of [
        `/operators/find?q=${encodeURIComponent(text)}`,
        `/operators/purchase/${encodeURIComponent(text.slice(0, 90))}`,
      ]) {
        const { statusCode, body } = await get(url, { cookie });
        expect([404, 400]).toContain(statusCode);
        expect(body).not.toContain('<script>');
      }
    },
  );

  describe('send the letter of a policy anew', () => {
    const letter = (number: string, { cookie = '', headers = {} }: Ask = {}) =>
      server.app.inject({
        method: 'POST',
        url: letterPath(number),
        headers: { ...form, cookie, ...headers },
      });
    const waiting = async () => (await dueMessages(server.ports.store, 99)).map(({ key }) => key);

    test('at a press, once, with who asked in the log; a reload of what is then shown sends none', async () => {
      const cookie = await signedIn();
      const { body } = await get('/operators/purchase/CHT-4477', { cookie });
      expect(body).toContain(`<form method="post" action="${letterPath('CHT-4477')}">`);
      const already = await waiting();
      const pressed = await letter('CHT-4477', { cookie });
      expect([pressed.statusCode, cookieOf(pressed)]).toEqual([303, expect.stringMatching(/^operator=./)]);
      const added = (await waiting()).filter((key) => !already.includes(key));
      expect(added).toEqual([expect.stringMatching(/^policy-issued:/)]);
      expect(await server.ports.store.lastAudit(1)).toMatchObject([
        { who: 'meera', via: 'pages', act: 'letter-sent-anew', reference: 'CHT-4477' },
      ]);
      const url = String(pressed.headers.location);
      for (const _ of ['shown', 'loaded again'])
        expect((await get(url, { cookie })).body).toContain('goes out within seconds');
      expect((await waiting()).length).toBe(already.length + 1);
    });

    test('for nobody who is not signed in, and for no form of another site', async () => {
      const cookie = await signedIn();
      const already = await waiting();
      const stranger = await letter('CHT-4477');
      expect([stranger.statusCode, stranger.headers.location]).toEqual([303, signInPath]);
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const foreign = await letter('CHT-4477', { cookie, headers });
        expect([foreign.statusCode, foreign.body.includes('Nothing was done')]).toEqual([403, true]);
      }
      expect(await waiting()).toEqual(already);
    });

    test('only where there is one: a purchase without a policy has no button, and a made-up press sends nothing', async () => {
      const cookie = await signedIn();
      const quote = aQuote();
      await server.ports.store.insertQuote(quote);
      const proposal = aProposal(quote, { number: 'CHT-4488', state: 'paid' });
      await server.ports.store.insertProposal(transactionFor(proposal), proposal);
      expect((await get('/operators/purchase/CHT-4488', { cookie })).body).not.toContain(
        letterPath('CHT-4488'),
      );
      const already = await waiting();
      const pressed = await letter('CHT-4488', { cookie });
      expect([pressed.statusCode, pressed.body.includes('has no policy')]).toEqual([409, true]);
      expect((await letter('CHT-9', { cookie })).statusCode).toBe(404);
      expect(await waiting()).toEqual(already);
    });
  });

  test('change nothing else by whatever method', async () => {
    const cookie = await signedIn();
    for (const url of templates)
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const { statusCode } = await server.app.inject({
          method,
          url,
          headers: { ...form, cookie },
          payload: 'reason=x',
        });
        expect(statusCode).toBeGreaterThanOrEqual(400);
      }
    expect(await server.ports.store.getProposal(before.id)).toEqual(before);
  });
});
