import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingEvents } from '../pending-events.ts';
import { browserApi, type CallManner, readFailure, requestOf } from './api.ts';
import { leavePage } from './leaving.ts';
import { waitReason } from './waiting.ts';

const words = 'the server sentence';

test.each([
  ['no body', undefined],
  ['a page instead of JSON', '<html>'],
  ['JSON of another shape', { error: 'no' }],
  ['fields that are no list', { error: { fields: 'no' } }],
])('%s becomes the server error', (_rule, body) => {
  expect(readFailure(body, words)).toEqual({ code: 'INTERNAL', message: words, fields: [] });
});

test('a failure of the wire is taken as it is', () => {
  const error = {
    code: 'PINCODE_INVALID',
    message: 'm',
    fields: [{ field: 'pincode', message: 'f' }],
  };
  expect(readFailure({ error }, words)).toEqual(error);
});

test('a failure with fields that are none, or without words, has those that are left', () => {
  const error = { fields: ['x', { field: 'pincode' }, { message: 'f' }], status: 'DECLINED' };
  expect(readFailure({ error }, words)).toEqual({
    code: 'INTERNAL',
    message: words,
    fields: [
      { field: 'pincode', message: words },
      { field: '', message: 'f' },
    ],
    status: 'DECLINED',
  });
  expect(readFailure({ error: null }, words).code).toBe('INTERNAL');
  expect(readFailure({ error: { status: 7 } }, words)).not.toHaveProperty('status');
});

describe('over the network', () => {
  const busy = () =>
    new Response('{"error":{"code":"OVERLOADED","message":"m","fields":[]}}', {
      status: 503,
      headers: { 'retry-after': '1' },
    });
  const broken = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"transaction'));
          stream.error(new Error('reset'));
        },
      }),
    );
  const opened = () => new Response('{"transaction_id":"t"}');
  const body = {
    data: {
      members: ['You'],
      gender: 'FEMALE' as const,
      pincode: '411038',
      slab_id: 's',
      cpt_id: 'c',
      quote_id: 'q',
      plan_type: 'family' as const,
    },
  };
  const requests: RequestInit[] = [];
  let answers: (() => Response)[] = [];

  beforeEach(() => {
    requests.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('document', { cookie: 'csrftoken=token' });
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
      requests.push(request);
      return (answers.shift() ?? opened)();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function press(how?: CallManner) {
    const answer = browserApi((id) => id).call('createTransaction', { params: {}, body }, how);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    return answer;
  }

  /** Specification sections 6 and 7: where the app sells stands in the storage, and goes with each call. */
  test.each<[string, () => string | null, string | null]>([
    ['the stored channel goes with a call', () => 'mobile-app', 'mobile-app'],
    ['without a stored one no channel goes', () => null, null],
    ['nor with an empty one', () => '', null],
    [
      'nor where the storage is closed',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      null,
    ],
  ])('the header of the source: %s', async (_rule, stored, source) => {
    const getItem = vi.fn((key: string) => (key === 'app_sales_channel' ? stored() : 'another'));
    vi.stubGlobal('localStorage', { getItem });
    await press();
    await browserApi((id) => id).call('getConsents', { params: {}, body: {} });
    expect(
      requests.map(({ method, headers }) => [method, new Headers(headers).get('request-source')]),
    ).toEqual([
      ['POST', source],
      ['GET', source],
    ]);
  });

  test('what is turned away or loses its answer is sent again until it is through', async () => {
    answers = [busy, broken, opened];
    expect(await press()).toEqual({ ok: true, value: { transaction_id: 't' } });
    expect(requests).toHaveLength(3);
  });

  test.each<[string, CallManner | undefined, boolean, number]>([
    ['a poll is sent once', { once: true }, false, 1],
    ['a page that is left stops trying', undefined, true, 1],
    ['what has to arrive goes on', { until: 'answered' }, true, 3],
  ])('it is sent as often as its manner says: %s', async (_rule, how, isLeft, times) => {
    answers = [busy, busy, opened];
    const pressed = press(how);
    if (isLeft) leavePage();
    await pressed;
    expect(requests).toHaveLength(times);
  });

  describe('a post whose cookies went', () => {
    /** A refusal that brings these cookies, or finds that others came meanwhile. */
    const refusedWith = (token: string) => () => {
      vi.stubGlobal('document', { cookie: `csrftoken=${token}` });
      return new Response('{"error":{"code":"CSRF_FAILED","message":"m","fields":[]}}', { status: 403 });
    };
    const tokens = () => requests.map(({ headers }) => new Headers(headers).get('x-csrftoken'));

    test('is sent again with those that the refusal brought', async () => {
      answers = [refusedWith('another'), opened];
      expect(await press()).toEqual({ ok: true, value: { transaction_id: 't' } });
      expect(tokens()).toEqual(['token', 'another']);
    });

    test('is sent again where an answer to another call put its own in their place', async () => {
      answers = [refusedWith('second'), refusedWith('third'), opened];
      expect(await press()).toEqual({ ok: true, value: { transaction_id: 't' } });
      expect(tokens()).toEqual(['token', 'second', 'third']);
    });

    test.each([
      ['in a browser that keeps none', ['token'], 1],
      ['with a token that was refused', ['another', 'another'], 2],
      ['four times', ['a', 'b', 'c', 'd', 'e'], 4],
    ])('is not sent without end: %s', async (_where, responses, times) => {
      answers = responses.map(refusedWith);
      expect(await press()).toMatchObject({ ok: false, failure: { code: 'CSRF_FAILED' } });
      expect(requests).toHaveLength(times);
    });
  });

  test('an answer that breaks off is no answer', async () => {
    answers = [broken];
    expect(await press({ once: true })).toMatchObject({
      ok: false,
      status: 0,
      failure: { code: 'NO_ANSWER' },
    });
  });

  test('a server that is silent is told of after five seconds, and no longer than it is waited for', async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const bodies: unknown[] = [];
    const look = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      bodies.push(waitReason());
    };
    const pressed = browserApi((id) => id).call('createTransaction', { params: {}, body });
    await look(4000);
    await look(1000);
    answer.resolve(opened());
    await pressed;
    await look(0);
    expect(bodies).toEqual([undefined, 'slow', undefined]);
  });

  test('a page that is left takes its waiting line with it; a poll has none', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const api = browserApi((id) => id);
    void api.call('createTransaction', { params: {}, body });
    await vi.advanceTimersByTimeAsync(5000);
    expect(waitReason()).toBe('slow');
    leavePage();
    expect(waitReason()).toBeUndefined();
    void api.call('createTransaction', { params: {}, body }, { once: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(waitReason()).toBeUndefined();
  });

  describe('a request', () => {
    const headersOf = ({ headers }: RequestInit) => Object.fromEntries(new Headers(headers));

    test('that only reads has no body and no token', () => {
      const request = requestOf('getConsents', { params: {}, body: {} });
      expect(request).toMatchObject({ method: 'GET', credentials: 'same-origin' });
      expect(headersOf(request)).toEqual({ accept: 'application/json' });
      expect(request).not.toHaveProperty('body');
    });

    test('of a form is sent as one, with the token in it and beside it', () => {
      const request = requestOf('createTransaction', { params: {}, body });
      expect(headersOf(request)).toEqual({
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrftoken': 'token',
      });
      const pairs = new URLSearchParams(String(request.body));
      expect(JSON.parse(pairs.get('data') ?? '')).toMatchObject({ quote_id: 'q' });
      expect([...pairs.values()]).toContain('token');
    });

    test('in JSON is sent as such', () => {
      const fields = { IFSC: 'SBIN0000300', health_product_slug: 'saral' };
      const request = requestOf('fetchBankDetails', { params: { insurer: 'kaveri' }, body: fields });
      expect(headersOf(request)).toMatchObject({
        'content-type': 'application/json',
        'x-csrftoken': 'token',
      });
      expect(request.body).toBe(JSON.stringify(fields));
    });

    test.each([
      ['among others', 'theme=dark; csrftoken=mine; other=1', 'mine'],
      ['that holds the sign of a pair', 'csrftoken=a=b', 'a=b'],
      ['that is not there', 'theme=dark; xcsrftoken=other', ''],
    ])('shows the token of its cookie %s', (_where, cookie, token) => {
      vi.stubGlobal('document', { cookie });
      const request = requestOf('createTransaction', { params: {}, body });
      expect(new Headers(request.headers).get('x-csrftoken')).toBe(token);
    });
  });

  test('what was asked and answered waits for whoever counts', async () => {
    const before = [...pendingEvents].length;
    const answer = await press();
    expect([...pendingEvents].slice(before)).toEqual([['call', 'createTransaction', body, answer]]);
  });

  test.each([
    [
      'words of its own',
      '{"error":{"code":"PRICE_CHANGED","message":"Another price.","fields":[]}}',
      'Another price.',
    ],
    ['none', '<html>', 'problem.server'],
  ])('a refusal with %s is answered at once, and not sent again', async (_what, text, message) => {
    answers = [() => new Response(text, { status: 409 })];
    expect(await press()).toEqual({
      ok: false,
      status: 409,
      failure: { code: text.startsWith('<') ? 'INTERNAL' : 'PRICE_CHANGED', message, fields: [] },
    });
    expect(requests).toHaveLength(1);
  });

  test('how long to wait is said of whoever is turned away', async () => {
    answers = [busy];
    expect(await press({ once: true })).toMatchObject({ ok: false, status: 503, waitSeconds: 1 });
    answers = [
      () => new Response('{"error":{"code":"OVERLOADED"}}', { status: 503, headers: { 'retry-after': '0' } }),
    ];
    expect(await press({ once: true })).not.toHaveProperty('waitSeconds');
  });

  test('no answer at all is said in words', async () => {
    answers = [broken];
    expect(await press({ once: true })).toEqual({
      ok: false,
      status: 0,
      failure: { code: 'NO_ANSWER', message: 'problem.no-answer', fields: [] },
    });
  });
});
