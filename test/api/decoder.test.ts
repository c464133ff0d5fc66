import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/call/calls.ts';
import {
  csrfCookie,
  csrfField,
  csrfHeader,
  isJsonList,
  jsonFieldsOf,
  pathOf,
} from '#contract/call/encoding.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names
const posts = names.filter((name) => calls[name].method === 'POST');
const forms = posts.filter((name) => calls[name].encoding === 'form');
const jsonFields = forms.flatMap((name) => jsonFieldsOf(name).map((field) => [name, field] as const));
const jsons = posts.filter((name) => calls[name].encoding === 'json');

/** Any value for each name of the path. */
const somePath = (name: CallName) =>
  pathOf(name, { quote_id: 'q', id: 'p', insurer: 'sahyadri', pincode: '560001', product_slug: 'p' });

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

const cookieHeader = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const token = () => browser.cookies.get(csrfCookie) ?? '';

function send(name: CallName, contentType: string, payload: string) {
  const headers = { cookie: cookieHeader(), 'content-type': contentType, [csrfHeader]: token() };
  return server.app.inject({ method: 'POST', url: somePath(name), headers, payload });
}

const form = (name: CallName, payload: string) => send(name, 'application/x-www-form-urlencoded', payload);

describe.each(forms)('a form post to %s', (name) => {
  test.each([
    ['the same field twice', 'data=1&data=1', 'data'],
    ['a poisoned field', '__proto__=1', 'body'],
    ['a field called constructor', 'constructor=1', 'body'],
    ['a field that is not asked for', 'surprise=1', 'surprise'],
    ['a broken escape', 'data=%zz', 'data'],
    ['a NUL', 'data=a%00b', 'data'],
    ['no names', '=&=&=', 'body'],
  ])('with %s is malformed', async (_, payload, field) => {
    const answer = await form(name, payload);
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json();
    expect(error.code).toBe('MALFORMED_REQUEST');
    expect(error.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect(error.fields.every((each: { message: string }) => each.message !== '')).toBe(true);
  });

  test('of more than 128 KB is refused', async () => {
    const answer = await form(name, `data=${'a'.repeat(128 * 1024)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test.each(['application/json', 'text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'as %s is refused',
    async (contentType) => {
      const answer = await send(name, contentType, '{}');
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'CONTENT_TYPE_UNSUPPORTED']);
    },
  );
});

describe.each(jsonFields)('the JSON text in a post to %s, field %s,', (name, field) => {
  test.each([
    ['broken', '{"a":'],
    ['empty', ''],
    ['poisoned', '{"__proto__":{"a":1}}'],
    ['poisoned deep inside', '{"a":[{"b":{"constructor":1}}]}'],
    ['poisoned by an escape', '{"\\u005f_proto__":1}'],
    ['naming a key twice', '{"a":1,"a":2}'],
    ['too deep', `${'['.repeat(13)}${']'.repeat(13)}`],
    ['with half a character', '"\\ud800"'],
    ['a NUL', '"\\u0000"'],
    ['of another kind', '7'],
    ['a list for an object, or the other way round', isJsonList(name, field) ? '{}' : '[]'],
  ])('%s, is malformed', async (_, text) => {
    const answer = await form(name, `${field}=${encodeURIComponent(text)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe.each(jsons)('a JSON post to %s', (name) => {
  test.each(['', '{', '[]', '7', '{}x', '{"surprise":1}', '{"__proto__":{}}', '{"a":1,"a":1}'])(
    '%s is malformed',
    async (payload) => {
      const answer = await send(name, 'application/json', payload);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST']);
    },
  );

  test('as a form is refused', async () => {
    const answer = await form(name, `${csrfField}=${token()}`);
    expect(answer.statusCode).toBe(415);
  });
});

describe.each(names)('the path of %s', (name) => {
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  test.each(others.filter((method) => method !== calls[name].method))(
    'does not answer %s',
    async (method) => {
      const served = names.some(
        (other) => calls[other].path === calls[name].path && calls[other].method === method,
      );
      if (served) return;
      const answer = await server.app.inject({ method, url: somePath(name) });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toContain(calls[name].method);
      if (method !== 'HEAD') expect(answer.json().error.code).toBe('METHOD_NOT_ALLOWED');
    },
  );
});

describe('an address that is no call', () => {
  test.each([
    ['POST', '/health-plan/no-such-call/'],
    ['POST', '/health-plan/get-score/q'],
    ['PUT', '/health-plan/choose-member'],
    ['DELETE', '/kyc/'],
    ['OPTIONS', '/nowhere'],
  ] as const)('%s %s answers 404 with a code', async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { accept: 'application/json' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'UNKNOWN_CALL']);
  });

  test('says so to a program that asks for JSON', async () => {
    const answer = await browser.get('/health-plan/no-such-call/', { accept: 'application/json' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'UNKNOWN_CALL']);
  });

  test.each(['/%zz', '/health-plan/get-place/%ff/'])('%s is malformed', async (url) => {
    const answer = await server.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('an id that nobody was given', () => {
  const withIds = names.filter((name) => calls[name].path.includes('id}'));
  test.each(withIds)('opens nothing in %s', async (name) => {
    const url = pathOf(name, {
      quote_id: 'A'.repeat(32),
      id: 'A'.repeat(32),
      insurer: 'sahyadri',
      pincode: '',
      product_slug: '',
    });
    const bodies: Partial<Record<CallName, string>> = {
      getScore: '',
      getCards: `data=${encodeURIComponent('{"block":"family"}')}`,
      getYears: `data=${encodeURIComponent('{"block":"family","slab_ids":["x"]}')}`,
      getSplitPlans: '',
      changeBearable: 'amount=300000',
      getOtherAnswers: `data=${encodeURIComponent('{"block":"family"}')}`,
      getOtherChoices: `data=${encodeURIComponent('{"block":"family"}')}`,
      agreePremium: `data=${encodeURIComponent('{"total":1,"consents":{},"terms_version":"1"}')}`,
      toProcess: '',
      toCisProposal: '',
      toPaymentGateway: '',
      beginRenewal: '',
      kycSearch: aKycForm,
      editPan: 'pan=ABCPS1234F',
      makeResumeLink: '',
      letIn: 'name=Ravi&mobile=9822044171',
      endSecond: 'second=x',
      sendMailCode: '',
      proveMail: 'code=123456',
      endOpener: 'opener=x',
      beginPasskey: '',
      addPasskey: 'response=%7B%7D',
      objectToChange: '',
      endPolicy: 'way=return&comes_back=16910',
      keepPolicy: '',
      sendChangeCode: 'email=asha@example.in',
      changePolicy: 'kind=change-mail&endorsements=0&data=%7B%7D',
      withdrawChange: 'reference=x',
    };
    const answer =
      calls[name].method === 'GET'
        ? await browser.get(url, { accept: 'application/json' })
        : await browser.post(url, bodies[name] ?? 'data=%7B%7D');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

const aKycForm = [
  ['certificate_type', 'PAN'],
  ['mandatory_fields', '{"pep_flag":false}'],
  ['fieldsets', '{"doc_no":"ABCPE1234F","name":"Asha","dob":"1990-01-01","pincode":"560001"}'],
]
  .map(([field, text]) => `${field}=${encodeURIComponent(text ?? '')}`)
  .join('&');
