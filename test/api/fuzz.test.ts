import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, csrfField, csrfHeader, jsonFieldsOf, pathOf } from '#contract/call/encoding.ts';
import { aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names

let server: TestApp;
let browser: Browser;
let quoteId: string;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  const saved = await browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } });
  quoteId = saved.json().quote_id;
});
afterAll(() => server.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '‮',
    'श्री',
    '__proto__',
    "' or 1=1 --",
    '<script>',
    '../../etc/passwd',
    '9'.repeat(400),
  ),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, nasty, fc.array(tie('value'), { maxLength: 6 }), tie('object')),
  object: fc.dictionary(
    fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('members', 'data', 'sum_assured', '__proto__', 'constructor'),
    ),
    tie('value'),
    { maxKeys: 6 },
  ),
}));

/** A right quote with one value in it replaced. */
const bentQuote = fc
  .tuple(fc.constantFrom(...leavesOf(aWireQuote())), json.value)
  .map(([path, value]) => replaced(structuredClone(aWireQuote()), path, value));

const body = fc.oneof(json.value, bentQuote, fc.string({ unit: 'binary' }));
const id = fc.oneof(
  fc.constantFrom('own', 'A'.repeat(32)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
);

test('no input makes a call fail on our side', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), id, body, fc.boolean(), async (name, anyId, value, isRaw) => {
      const quoteOf = anyId === 'own' ? quoteId : anyId.toWellFormed();
      const url = pathOf(name, {
        quote_id: quoteOf,
        id: quoteOf,
        insurer: quoteOf,
        pincode: quoteOf,
        product_slug: quoteOf,
      });
      const answer = await server.app.inject({
        method: calls[name].method,
        url,
        ...(calls[name].method === 'POST' ? postOf(name, value, isRaw) : {}),
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(answer.json().error.code).toMatch(/^[A-Z_]+$/);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

function postOf(name: CallName, value: unknown, isRaw: boolean) {
  const token = browser.cookies.get(csrfCookie) ?? '';
  const cookie = [...browser.cookies].map(([key, text]) => `${key}=${text}`).join('; ');
  const isForm = calls[name].encoding === 'form';
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = JSON.stringify(value) ?? '';
  const fields = [...jsonFieldsOf(name), 'slab_id', 'age'].map((field) => [field, text]);
  const payload = isForm
    ? new URLSearchParams([...fields, [csrfField, token]].map(([a, b]) => [a ?? '', b ?? '']))
    : text;
  const headers = { cookie, 'content-type': contentType, [csrfHeader]: token };
  return { headers, payload: isRaw ? text : payload.toString() };
}

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function replaced(whole: unknown, [key = '', ...rest]: Path, value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) return value;
  const old: unknown = Reflect.get(whole, key);
  Reflect.set(whole, key, rest.length === 0 ? value : replaced(old, rest, value));
  return whole;
}
