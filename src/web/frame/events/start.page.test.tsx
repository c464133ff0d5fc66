import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { fakeApi, refused } from '#test/shown/fake-api.ts';
import { pendingEvents } from '#web/browser/pending-events.ts';
import { createWords, type Words } from '#web/browser/text.tsx';
import { startEvents } from './start.ts';

/** What a page leaves on its document and window goes with it. */
const leavings: (() => void)[] = [];
function follow(target: EventTarget): void {
  const spy = vi.spyOn(target, 'addEventListener');
  leavings.push(() => {
    for (const listening of spy.mock.calls) target.removeEventListener(...listening);
    spy.mockRestore();
  });
}

let requests: {
  readonly url: string;
  readonly keepalive: boolean | undefined;
  readonly events: readonly SentEvent[];
}[];
type SentEvent = { readonly id: string; readonly name: string; readonly fields: object };
let answerWith: () => Response;
const realFetch = globalThis.fetch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  // What other pages of this worker did is none of this one's.
  Reflect.set(pendingEvents, 'length', 0);
  requests = [];
  answerWith = () => new Response('{}', { status: 200 });
  globalThis.fetch = async (input, init) => {
    const events = new URLSearchParams(String(init?.body)).get('events');
    requests.push({ url: String(input), keepalive: init?.keepalive, events: JSON.parse(events ?? '') });
    return answerWith();
  };
  for (const target of [document, window]) follow(target);
  document.body.innerHTML =
    '<div data-ask></div><p><a href="/policies/7/policy.pdf"><b>Policy schedule</b></a><a href="/health-plan/help">Help</a></p>';
});
afterEach(() => {
  for (const end of leavings.splice(0)) end();
  Reflect.deleteProperty(pendingEvents, 'push');
  Reflect.set(pendingEvents, 'length', 0);
  globalThis.fetch = realFetch;
  localStorage.clear();
  vi.useRealTimers();
});

/** The answer to the question about counting, as the server has it. */
const consents = (isGiven: boolean | null): CallResult<'getConsents'> => ({
  ok: true,
  value: {
    consents: [
      {
        purpose: 'usage',
        text: 'May we count?',
        text_version: '1',
        answer:
          isGiven === null
            ? null
            : { given: isGiven, text_version: '1', language: 'en', at: '2026-11-27', day: '2026-11-27' },
        may_be_given: true,
        may_be_withdrawn: true,
      },
    ],
  },
});

function start(): { readonly asked: readonly { readonly name: string }[]; readonly words: Words } {
  const words = createWords('en');
  const { api, sent } = fakeApi({ getConsents: consents(null), recordConsent: refused('NO', 500) });
  startEvents({ api, words });
  return { asked: sent, words };
}

const answer = (isGiven: boolean) => {
  pendingEvents.push(['call', 'getConsents', {}, consents(isGiven)]);
};
const show = (name: string) => {
  pendingEvents.push(['page', { name, params: {}, search: {}, loaderData: null, failed: false }]);
};
const leave = async () => {
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
};
const hold = () => Object.keys(localStorage).filter((key) => key.startsWith('chhatri-event:')).length;
const sentNames = () => requests.flatMap(({ events }) => events.map(({ name }) => name));

describe('nothing leaves the browser', () => {
  test('before a yes: what happens waits in it, also what happened before this code came', async () => {
    show('home');
    const { asked } = start();
    expect(asked.map(({ name }) => name)).toEqual(['getConsents']);
    await leave();
    expect([requests, hold()]).toEqual([[], 1]);
  });

  test('after a no: what waited is gone, and nothing more is held', async () => {
    start();
    show('home');
    expect(hold()).toBe(1);
    answer(false);
    expect(hold()).toBe(0);
    show('help');
    await leave();
    expect([requests, hold()]).toEqual([[], 0]);
  });

  test('of a browser that said no before, and it is not asked again', () => {
    localStorage.setItem('chhatri-usage', 'no');
    localStorage.setItem(
      'chhatri-event:a',
      JSON.stringify({ id: 'a', at: 1, name: 'decision-shared', fields: {} }),
    );
    const { asked } = start();
    expect([asked, hold()]).toEqual([[], 0]);
  });

  test('when an answer is about something else, or failed', () => {
    start();
    pendingEvents.push(['call', 'getConsents', {}, refused('STORE_UNAVAILABLE', 403)]);
    pendingEvents.push(['call', 'getHelp', {}, { ok: true, value: {} } as CallResult<'getHelp'>]); // any other answer
    expect(localStorage.getItem('chhatri-usage')).toBeNull();
  });
});

describe('after a yes', () => {
  test('what waited is sent together after some seconds, once, though the page is left', async () => {
    start();
    show('home');
    answer(true);
    show('help');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(requests.map(({ url, keepalive }) => [url, keepalive])).toEqual([['/log-event/', true]]);
    expect(sentNames()).toEqual(['page-viewed', 'page-viewed']);
    expect(new Set(requests[0]?.events.map(({ id }) => id)).size).toBe(2);
    expect(hold()).toBe(0);
    await leave();
    expect(requests).toHaveLength(1);
  });

  test('a page out of sight sends at once; one that is still seen does not', async () => {
    localStorage.setItem('chhatri-usage', 'yes');
    start();
    show('home');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    await vi.advanceTimersByTimeAsync(0);
    expect(sentNames()).toEqual(['page-viewed']);
  });

  test('a file that is taken and another language are counted, other links are not', async () => {
    localStorage.setItem('chhatri-usage', 'yes');
    const { words } = start();
    document.querySelector<HTMLElement>('b')?.click();
    for (const link of document.querySelectorAll<HTMLElement>('a[href$="help"], p')) link.click();
    await words.change('hi');
    await leave();
    expect(requests.flatMap(({ events }) => events.map(({ name, fields }) => [name, fields]))).toEqual([
      ['file-taken', { file: 'policy.pdf' }],
      ['language-changed', { language: 'hi' }],
    ]);
  });

  test('how fast the first page was is counted once, with the page that is left', async () => {
    class Observer {
      static readonly supportedEntryTypes = ['navigation'];
      readonly #hear: (list: { getEntries: () => readonly object[] }) => void;
      constructor(hear: (list: { getEntries: () => readonly object[] }) => void) {
        this.#hear = hear;
      }
      observe() {
        this.#hear({ getEntries: () => [{ responseStart: 90 }] });
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    localStorage.setItem('chhatri-usage', 'yes');
    start();
    vi.unstubAllGlobals();
    await leave();
    expect(requests).toEqual([]);
    show('home');
    await leave();
    await leave();
    expect(sentNames()).toEqual(['page-viewed', 'vital-measured']);
    expect(requests[0]?.events[1]?.fields).toMatchObject({ vital: 'ttfb', value: 90, route: 'home' });
  });

  test('which version of a question was seen bears the same id each time', async () => {
    localStorage.setItem('chhatri-usage', 'yes');
    start();
    const page = { name: 'proposer-detail', params: {}, search: {}, failed: false };
    pendingEvents.push(['page', { ...page, loaderData: { flags: { 'mobile-field': 'v2.0' } } }]);
    await leave();
    expect(requests[0]?.events.map(({ id }) => id)).toContain('flag-mobile-field');
  });
});

describe('the server', () => {
  const refusal =
    (status: number, code: string, fields: readonly object[] = []) =>
    () =>
      new Response(JSON.stringify({ error: { code, message: 'm', fields } }), { status });

  test.each([
    [
      'takes an event back that it does not know: the others are sent again',
      refusal(422, 'EVENT_REFUSED', [{ field: 'events.0.name', code: 'X', message: 'm' }]),
      1,
      'yes',
    ],
    ['refuses all of a request that cannot be read', refusal(400, 'MALFORMED_REQUEST'), 0, 'yes'],
    [
      'knows of no consent: nothing is held, and it is asked for again',
      refusal(403, 'CONSENT_REQUIRED'),
      0,
      null,
    ],
    ['is busy: they are sent later', refusal(503, 'OVERLOADED'), 2, 'yes'],
    [
      'says nothing that can be read: they are sent later',
      () => new Response('<html>', { status: 502 }),
      2,
      'yes',
    ],
  ] as const)('where the server %s', async (_rule, first, step, consent) => {
    localStorage.setItem('chhatri-usage', 'yes');
    start();
    show('home');
    show('help');
    let times = 0;
    answerWith = () => {
      times += 1;
      return times === 1 ? first() : refusal(503, 'OVERLOADED')();
    };
    await leave();
    expect([hold(), localStorage.getItem('chhatri-usage')]).toEqual([step, consent]);
  });
});
