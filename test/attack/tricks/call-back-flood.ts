import { minutesAfter } from '#domain/date.ts';
import { mostCallBacksADay } from '#domain/help/call-back.ts';
import { asId, type CallBackId } from '#domain/ids.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { aCallBack } from '../../ports/store-values.ts';
import { saveQuote } from '../../purchase.ts';
import { type Browser, browserOver } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

type Crowd = { readonly networks: number; readonly visitsOfEach: number; readonly before: number };

/** Strangers ask from so many networks, by so many visits, after so many of the day's places were taken. */
const scales: Readonly<Record<Scale['name'], Crowd>> = {
  short: { networks: 10, visitsOfEach: 3, before: mostCallBacksADay - 100 },
  long: { networks: 88, visitsOfEach: 12, before: 0 },
};
/** As many as a visit may ask for in an hour. */
const wishesOfVisit = 5;

/** Strangers of some networks ask to be called at invented numbers, to keep everybody else from being called. */
export const callBackFlood: Attack = {
  name: 'wishes to be called',
  run: ({ name }) => strike(scales[name], {}),
  planted: [
    {
      fault: 'a day’s room that whoever comes first may take',
      finds: /newcomer is answered 429/,
      run: ({ name }) => strike(scales[name], firstCome),
    },
    {
      fault: 'a full day that refuses whoever has plans too',
      finds: /has plans is answered 429/,
      run: ({ name }) => strike(scales[name], withoutBelongings),
    },
  ],
};

type Plant = NonNullable<Parameters<typeof testApp>[0]>;

function planted(change: (store: Ports['store']) => Partial<Ports['store']>): Plant {
  const changed = (store: Ports['store']): Ports['store'] => ({
    ...store,
    ...change(store),
    atomically: (work) => store.atomically((within) => work({ ...within, ...change(within) })),
  });
  return { ports: ({ store }) => ({ store: changed(store) }) };
}

const firstCome = planted((store) => ({
  countCallBacks: async (...args) => ({ ...(await store.countCallBacks(...args)), ofNetwork: 0 }),
}));

const withoutBelongings = planted(() => ({ quotesOf: async () => [] }));

async function strike({ networks, visitsOfEach, before }: Crowd, plant: Plant): Promise<Report> {
  const server = await testApp({ ...plant, env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
  try {
    // Two of each network, which is less than they could have.
    await fill(server, before, 2);
    let [calls, accepted] = [0, 0];
    for (let at = 0; at < networks; at += 1)
      for (let visit = 0; visit < visitsOfEach; visit += 1) {
        const browser = await browserAt(server, `198.19.${at}.7`);
        for (let count = 0; count < wishesOfVisit; count += 1) {
          calls += 1;
          if ((await ask(browser, `98${String(calls).padStart(8, '1')}`)) === 200) accepted += 1;
        }
      }
    return {
      strikes: calls,
      complaints: await complaintsOf(server),
      figures: `${calls} wishes of ${networks} networks, ${accepted} taken`,
    };
  } finally {
    await server.close();
  }
}

async function complaintsOf(server: TestApp): Promise<readonly string[]> {
  const complaints: string[] = [];
  const newcomer = await ask(await browserAt(server, '192.0.2.55'), '9722044170');
  if (newcomer !== 200) complaints.push(`On a day that strangers fill, a newcomer is answered ${newcomer}`);
  // A day that is full to the last place, by however many networks.
  await fill(server, mostCallBacksADay, 1);
  const looker = await browserAt(server, '192.0.2.56');
  await saveQuote(looker);
  const status = await ask(looker, '9722044171');
  if (status !== 200) complaints.push(`On a full day, a visit that has plans is answered ${status}`);
  const beyond = await ask(await browserAt(server, '192.0.2.57'), '9722044172');
  if (beyond !== 429) complaints.push(`On a full day, one more is answered ${beyond}`);
  return complaints;
}

/** Until so many places of the day are taken, by networks that hold `each`. */
async function fill({ ports: { store, clock } }: TestApp, until: number, each: number): Promise<void> {
  const time = clock.now();
  await store.atomically(async (within) => {
    const { all } = await within.countCallBacks(minutesAfter(time, -24 * 60), '', mostCallBacksADay);
    for (let at = all; at < until; at += 1) {
      const network = within.markOfNetwork(`${until} ${Math.floor(at / each)}`);
      const id = asId<CallBackId>(`before-${until}-${at}`);
      const shared = {
        id,
        askedAt: time,
        network,
        mobile: `97${String(at).padStart(8, '0')}`,
        isShared: true,
      } as const;
      await within.insertCallBack(aCallBack({ ...shared, holds: 'nothing' }));
    }
  });
}

function browserAt({ app }: TestApp, remoteAddress: string): Promise<Browser> {
  return browserOver((request) => app.inject({ ...request, remoteAddress }), new Map());
}

async function ask(browser: Browser, mobile: string): Promise<number> {
  const data = { mobile, time: 'any', consent: true, text_version: '2026-11-24' } as const;
  const { statusCode } = await browser.call('askCallBack', { params: {}, body: { data } });
  return statusCode;
}
