import { setImmediate as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { rupees } from '#domain/money.ts';
import type { Who } from '#server/ground/queues/waiting-room.ts';
import { shareLivePrices } from '#server/turns/live-prices.ts';
import type { InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import { testApp } from '../api/app.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, browserOver } from '../wire.ts';
import type { Attack, Report, Scale } from './attack.ts';

const atOnce = 4;
/** Seconds that the insurer takes for one price. */
const answering = 3;
/** Seconds after which somebody is told that the insurer has no turn for them. */
const patience = 10;
const price = rupees(9_000);
const families: Readonly<Record<Scale['name'], number>> = { short: 10, long: 20 };

/** Who the server takes somebody for; the product looks at visit and address. */
type WhoIs = (who: Who) => Who;

export const livePrices: Attack = {
  name: 'a flood of questions to an insurer that prices live',
  run: async ({ name }) => {
    const reports = [await attack('one visit', families[name]), await attack('one address', families[name])];
    return {
      strikes: reports.reduce((sum, { strikes }) => sum + strikes, 0),
      figures: reports.map(({ figures }) => figures).join('; '),
      complaints: reports.flatMap(({ complaints }) => complaints),
    };
  },
  planted: [
    {
      fault: 'turns by who came first, whoever asks',
      finds: /got no price/,
      run: () => attack('one visit', families.short, () => ({ visit: 'all', network: 'all' })),
    },
  ],
};

type Flood = 'one visit' | 'one address';

/** Beside somebody who floods, a family asks for its live prices as any page does, and has them before it is sent away. */
async function attack(flood: Flood, count: number, whoIs: WhoIs = (who) => who): Promise<Report> {
  const slow = slowInsurer();
  const server = await testApp({
    start: Date.UTC(2026, 10, 22, 6),
    ports: (real, wherever) => ({
      insurer: shareLivePrices(slow.over(real.insurer, real.clock), real.clock, {
        atOnce,
        whoIs: (visitor) => whoIs(wherever(visitor)),
      }),
    }),
  });
  const tick = async () => {
    server.wait({ seconds: 1 });
    await slow.answer(server.ports.clock);
  };
  try {
    const flooders = await openFlooders(server.app, flood, count);
    const family = await opened(server.app, '198.51.100.7', 34);
    for (let second = 0; second < answering; second += 1) {
      for (const ask of flooders) await ask();
      await tick();
    }
    const strikes = slow.asked();
    let familyId = await family();
    const id = familyId;
    let seconds = 0;
    for (; familyId > 0 && seconds < patience; seconds += 1) {
      for (const ask of flooders) await ask();
      await tick();
      familyId = await family();
    }
    const figures = `beside ${flood}: ${id} live prices of a family in ${seconds} s, ${strikes} prices of the flood asked before`;
    return {
      strikes,
      figures,
      complaints: familyId > 0 ? [`a family got no price of ${familyId} plans: ${figures}`] : [],
    };
  } finally {
    await server.close();
  }
}

/** Each scores a list of other people, so that nobody shares a question with another. */
async function openFlooders(
  app: FastifyInstance,
  flood: Flood,
  count: number,
): Promise<readonly (() => Promise<number>)[]> {
  const ages = Array.from({ length: count }, (_, at) => 36 + at);
  const address = '203.0.113.9';
  if (flood === 'one address') return Promise.all(ages.map((age) => opened(app, address, age)));
  const browser = await from(app, address);
  return Promise.all(ages.map((age) => asking(browser, age)));
}

async function opened(app: FastifyInstance, address: string, age: number): Promise<() => Promise<number>> {
  return asking(await from(app, address), age);
}

function from(app: FastifyInstance, remoteAddress: string): Promise<Browser> {
  return browserOver((request) => app.inject({ ...request, remoteAddress }), new Map());
}

/** Asks for the list; says how many of its plans have no live price yet, or none for want of a turn. */
async function asking(browser: Browser, age: number): Promise<() => Promise<number>> {
  const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age })] });
  return async () => {
    const { score_data } = await score(browser, quote_id);
    const plans = score_data.flatMap(({ plans }) => plans);
    return plans.filter(
      ({ premium_status, premium_reason }) =>
        premium_status === 'pending' || premium_reason === 'insurer-busy',
    ).length;
  };
}

/** Holds every question for some seconds of the clock. */
function slowInsurer() {
  const open: { readonly since: number; readonly settle: () => void }[] = [];
  let calls = 0;
  return {
    asked: () => calls,
    over: (real: InsurerGateway, clock: Clock): InsurerGateway => ({
      ...real,
      livePremium: () =>
        new Promise((resolve) => {
          const settle = () => resolve({ kind: 'quoted', annual: price });
          calls += 1;
          open.push({ since: Date.parse(clock.now()), settle });
        }),
    }),
    answer: async (clock: Clock) => {
      const now = Date.parse(clock.now());
      while (open[0] && now - open[0].since >= answering * 1000) open.shift()?.settle();
      await pass();
    },
  };
}
