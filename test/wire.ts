import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookies, csrfField, csrfHeader, encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { CallInput } from '#contract/call/shapes.ts';

type WireQuote = CallInput<'saveDetails'>['body']['data'];
type WireMember = WireQuote['members'][number];

export function aWireMember(change: Partial<WireMember> = {}): WireMember {
  return {
    id: 'you',
    person: 'You',
    type: 'adult',
    gender: 'FEMALE',
    age: 34,
    diseases: [],
    lifestyle: [],
    ...change,
  };
}

/** It quotes you, spouse, a son and father, in Bengaluru and Pune, for 5 lakh. */
export function aWireQuote(change: Partial<WireQuote> = {}): WireQuote {
  return {
    product_type: 'INDEMNITY',
    members: [
      aWireMember(),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
      aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
      aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 }),
    ],
    gender: 'FEMALE',
    medical_conditions: [],
    pincode: '560001',
    parents_pincode: '411001',
    sum_assured: 500_000,
    ...change,
  };
}

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

/** A browser: keeps its cookies and echoes its token. */
export type Browser = {
  readonly get: (path: string, headers?: InjectOptions['headers']) => Promise<Answer>;
  readonly call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<Answer>;
  /** A form post with a body as it stands, the right token added to it. */
  readonly post: (path: string, form: string, headers?: InjectOptions['headers']) => Promise<Answer>;
  readonly cookies: Map<string, string>;
};

export function openBrowser(app: FastifyInstance): Promise<Browser> {
  return browserOver((request) => app.inject(request), new Map());
}

export type ResponseWithCookies = Answer & Pick<LightMyRequestResponse, 'cookies'>;

/** Makes a browser somebody else's: nothing of whoever used it before is known to it. */
export async function beginAnew({ cookies, get }: Browser): Promise<void> {
  cookies.clear();
  await get('/');
}

/** Opens a page first, as everybody does, so that it has its cookies. */
export async function browserOver(
  ask: (request: InjectOptions) => Promise<ResponseWithCookies>,
  cookies: Map<string, string>,
): Promise<Browser> {
  const send = async (request: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask({ ...request, headers: { ...request.headers, cookie } });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const token = () => csrfCookies.flatMap((name) => cookies.get(name) ?? [])[0] ?? '';
  const browser: Browser = {
    cookies,
    get: (url, headers) => send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } }),
    call(name, { params, body }) {
      const { method, encoding } = calls[name];
      const url = pathOf(name, params);
      if (encoding === 'form') return browser.post(url, encodeForm(name, body, ''));
      const json = encoding === 'json' && {
        headers: { 'content-type': 'application/json', [csrfHeader]: token() },
        payload: JSON.stringify(body),
      };
      return send({ method, url, ...json });
    },
    post: (url, form, headers) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `${form}${form === '' ? '' : '&'}${csrfField}=${token()}`,
      }),
  };
  await browser.get('/');
  return browser;
}
