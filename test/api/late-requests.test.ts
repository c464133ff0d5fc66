import { afterEach, expect, test } from 'vitest';
import { aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
afterEach(() => server.close());

/** The next write stands still at the door of the store. */
function gatedStore() {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isShut = false;
  return {
    shut: () => {
      isShut = true;
    },
    reached: reached.promise,
    open: open.resolve,
    pass: async () => {
      if (!isShut) return;
      isShut = false;
      reached.resolve();
      await open.promise;
    },
  };
}

const aCallBack = { mobile: '98220 44170', time: 'any', consent: true, text_version: '2026-11-24' } as const;
const lateCalls = {
  'a quote': (browser: Browser) => browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } }),
  'a wish to be called': (browser: Browser) =>
    browser.call('askCallBack', { params: {}, body: { data: aCallBack } }),
  'a yes to being counted': (browser: Browser) =>
    browser.call('recordConsent', {
      params: {},
      body: { purpose: 'usage', given: 'yes', text_version: '2026-11-24' },
    }),
} as const;

const ends = {
  'an erasure': (browser: Browser) => browser.post('/your-data/erase', 'sure=yes'),
  'leaving the device': (browser: Browser) => browser.call('leaveDevice', { params: {}, body: {} }),
} as const;

test.each(Object.keys(lateCalls).flatMap((what) => Object.keys(ends).map((end) => [what, end])))(
  '%s that one tab sends is not kept behind %s in another',
  async (what, end) => {
    const gate = gatedStore();
    server = await testApp({
      ports: ({ store }) => ({
        store: {
          ...store,
          atomically: async (work) => {
            await gate.pass();
            return store.atomically(work);
          },
        },
      }),
    });
    const browser = await openBrowser(server.app);
    gate.shut();
    const late = lateCalls[what as keyof typeof lateCalls](browser); // the rows are made from its keys
    await gate.reached;
    expect((await ends[end as keyof typeof ends](browser)).statusCode).toBe(200); // likewise
    gate.open();
    expect([(await late).statusCode, (await late).json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect(await server.ports.store.waitingCallBacks(10)).toEqual([]);

    await browser.get('/');
    expect((await lateCalls[what as keyof typeof lateCalls](browser)).statusCode).toBe(200);
  },
);
