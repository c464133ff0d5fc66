import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mobilePath, operatorsPages, signInPath, stopMobilePath } from '#server/doors/operators/addresses.ts';
import { anOperator, codeNow } from '../operator-account.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { type TestApp, testApp } from './app.ts';
import { addressOfBuyers, buyPolicy, type IssuedPolicy } from './issued-policies.ts';

const password = 'a long word of operators';
let server: TestApp;
let policy: IssuedPolicy;
let number: string;
let cookie = '';
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z'), env: { OPERATORS: 'yes' } });
  policy = await buyPolicy(server, '9822044170');
  number = (await server.ports.store.proposalsByReference(policy.number))[0]?.number ?? '';
  cookie = await signedIn();
});
afterAll(() => server.close());

const form = {
  ...{ accept: 'text/html', host: 'localhost', origin: 'http://localhost' },
  'content-type': 'application/x-www-form-urlencoded',
};

/** A pass ends after a quarter of an hour without use. */
async function signedIn(): Promise<string> {
  await anOperator(server.ports, { name: 'meera', password });
  const answer = await post(signInPath, { who: 'meera', password, code: codeNow(server.ports) });
  const pass = answer.cookies.find((each) => each.name.endsWith('operator'));
  return `${pass?.name}=${pass?.value}`;
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(fields).toString();
  return server.app.inject({ method: 'POST', url, payload, headers: { ...form, cookie, ...headers } });
}

const get = (url: string) =>
  server.app.inject({ url, headers: { accept: 'text/html', host: 'localhost', cookie } });
const search = (q: string, reason = 'she calls') => post(operatorsPages.buyers.path, { q, reason });
const lastLine = async () => (await server.ports.store.lastAudit(1))[0];

describe('the page of buyers', () => {
  test.each([
    ['a mobile', () => '+91 98220 44170', 'searched'],
    ['a mail address', () => addressOfBuyers.toUpperCase(), 'searched'],
    ['a name and a birth date', () => 'Ananya Sharma 1990-12-15', 'searched'],
    ['a policy number in small letters', () => policy.number.toLowerCase(), 'looked-up'],
  ])('finds a policy by %s, and the log has the reason and not the words', async (_by, words, act) => {
    const { statusCode, body } = await search(words());
    expect([statusCode, body.includes(number)]).toEqual([200, true]);
    expect(body).not.toContain('9822044170');
    expect(await lastLine()).toMatchObject({
      ...{ who: 'meera', via: 'pages', act, reference: number, reason: 'she calls' },
    });
  });

  test('says so where nobody is found, and writes down that it was looked', async () => {
    const { statusCode, body } = await search('9722044171');
    expect([statusCode, body.includes('Nobody with a policy')]).toEqual([200, true]);
    expect(await lastLine()).toMatchObject({ act: 'searched', reference: '' });
  });

  test('looks for nobody without a reason, and at no press of another site', async () => {
    const before = await lastLine();
    const calls = [
      await search(policy.mobile, '  '),
      await search('', 'she calls'),
      await post(
        operatorsPages.buyers.path,
        { q: policy.mobile, reason: 'x' },
        { origin: 'https://evil.example' },
      ),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([400, 400, 403]);
    for (const { body } of calls) expect(body).not.toContain(number);
    expect(await lastLine()).toEqual(before);
  });

  test('is for nobody who is not signed in', async () => {
    const answer = await post(operatorsPages.buyers.path, { q: policy.mobile, reason: 'x' }, { cookie: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, signInPath]);
  });
});

describe('the page of a purchase', () => {
  const change = (fields: Record<string, string>, headers = {}) => post(mobilePath(number), fields, headers);
  const waiting = async () =>
    (await dueMessages(server.ports.store, 99)).filter(({ letter }) => letter.kind === 'number-changing');

  test('refuses a change without a reason, to no mobile, to the same one, or from another site', async () => {
    const mobile = '9722044199';
    const calls = [
      await change({ mobile, reason: ' ' }),
      await change({ mobile: '12345', reason: 'lost' }),
      await change({ mobile: policy.mobile, reason: 'lost' }),
      await change({ mobile, reason: 'lost' }, { origin: 'https://evil.example' }),
      await post(mobilePath('CHT-9'), { mobile, reason: 'lost' }),
      await post(stopMobilePath(number), { reason: 'she says so' }),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 403, 404, 409]);
    expect(await waiting()).toEqual([]);
  });

  test('has another mobile open the policy after three days, tells the old one, and can stop it', async () => {
    const url = `/operators/purchase/${number}`;
    expect((await get(url)).body).toContain(mobilePath(number));
    const pressed = await change({ mobile: '9722044199', reason: 'passport seen' });
    expect(pressed.statusCode).toBe(303);
    expect(await lastLine()).toMatchObject({
      ...{ who: 'meera', via: 'pages', act: 'number-changed', reference: number, reason: 'passport seen' },
    });
    expect(await waiting()).toMatchObject([{ to: { mobile: policy.mobile, email: addressOfBuyers } }]);
    const { body } = await get(String(pressed.headers.location));
    for (const text of ['in three days', 'ending in 99', '2026-11-23', stopMobilePath(number)])
      expect(body).toContain(text);
    expect(body).not.toContain('9722044199');
    const stopped = await post(stopMobilePath(number), { reason: 'she says that it was not her' });
    expect(stopped.statusCode).toBe(303);
    expect(await lastLine()).toMatchObject({
      act: 'number-objected',
      reason: 'she says that it was not her',
    });
    expect((await get(url)).body).toContain(mobilePath(number));
  });
});
