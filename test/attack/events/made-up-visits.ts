import type { WireEvent } from '#contract/event/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { type FunnelStep, funnelSteps, lastDays, stepBehindReport } from '#domain/event/funnel.ts';
import { readFunnel } from '#usecases/operating/read-funnel.ts';
import type { Store } from '#usecases/ports/store.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { saveQuote } from '../../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const visits: Readonly<Record<Scale['name'], number>> = { short: 60, long: 600 };

type Reported = Pick<WireEvent, 'name' | 'fields'>;

/** By what a browser would report each step, those of a purchase too. */
const reportOf: Readonly<Record<FunnelStep, Reported>> = {
  'quote-begun': { name: 'quote-begun', fields: { by: 'first-price' } },
  'quote-saved': { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } },
  'results-seen': { name: 'results-seen', fields: { plan_type: 'family' } },
  'plan-opened': { name: 'plan-opened', fields: { plan_type: 'family', product: 'sahyadri-poorna' } },
  'buy-pressed': { name: 'buy-pressed', fields: { plan_type: 'family' } },
  'proposal-begun': {
    name: 'proposal-begun',
    fields: { insurer: 'sahyadri', product: 'sahyadri-poorna', proposal_type: 'new-policy' },
  },
  'proposer-saved': { name: 'proposal-step-saved', fields: { step: 'proposer' } },
  'identity-verified': { name: 'identity-answered', fields: { stage: 'VERIFIED' } },
  'premium-agreed': { name: 'premium-agreed', fields: {} },
  'payment-started': { name: 'payment-started', fields: { purpose: 'pay' } },
  paid: { name: 'proposal-moved', fields: { state: 'paid' } },
  issued: { name: 'proposal-moved', fields: { state: 'issued' } },
};

/** What was a step once as well. */
const reports: readonly Reported[] = [
  { name: 'page-viewed', fields: { route: 'choose-member', device: 'mobile' } },
  { name: 'page-viewed', fields: { route: 'landing-gender-pincode', device: 'mobile' } },
  { name: 'first-price-told', fields: {} },
  ...funnelSteps.map((step) => reportOf[step]),
];

/**
 * Strangers without a quote say yes to being counted, ask for a first price and for what is nobody's, and report every
 * step. They stand where the server saw what they did, and nowhere else.
 */
export const madeUpVisits: Attack = {
  name: 'made-up visits',
  run: ({ name }) => strike(visits[name], (setting) => setting),
  planted: [
    {
      fault: 'a store that keeps what a browser reports as a step, whoever reports it',
      finds: /made-up visits stand as/,
      run: ({ name }) => strike(visits[name], (setting) => lookingAt(setting, () => async () => true)),
    },
    {
      fault: 'a store that keeps what a browser reports as a step of whoever has come to any',
      finds: /made-up visits stand as plan-opened/,
      run: ({ name }) => strike(visits[name], (setting) => lookingAt(setting, anyStep)),
    },
  ],
};

type Plant = (setting: NonNullable<Parameters<typeof testApp>[0]>) => typeof setting;

type Look = (store: Store) => Store['hasStep'];

const anyStep: Look = (store) => async (owner) =>
  (await store.eventsOf(owner)).some(({ step }) => step !== undefined);

function lookingAt(setting: ReturnType<Plant>, look: Look): ReturnType<Plant> {
  return {
    ...setting,
    ports: ({ store }) => {
      const blind: Store = {
        ...store,
        hasStep: look(store),
        atomically: (work) => store.atomically((within) => work({ ...within, hasStep: look(within) })),
      };
      return { store: blind };
    },
  };
}

async function strike(count: number, plant: Plant): Promise<Report> {
  // Not how often is tried here: that is bounded elsewhere.
  const server = await testApp(plant({ env: { RATE_PER_VISITOR: '0', RATE_PER_ADDRESS: '0' } }));
  try {
    const honest = await openBrowser(server.app);
    await sayYes(honest);
    const { quote_id } = await saveQuote(honest);
    let storedCount = 0;
    for (let countOne = 0; countOne < count; countOne += 1)
      storedCount += await makeUp(server, countOne, quote_id);
    const complaints: string[] = [];
    const funnel = await funnelOf(server);
    // Whoever was given a first price has begun a quote; one visit saved it.
    const expected: Readonly<Partial<Record<FunnelStep, number>>> = {
      'quote-begun': count + 1,
      'quote-saved': 1,
    };
    const stoodAs = (step: FunnelStep) => funnel.find((each) => each.step === step)?.visits ?? 0;
    for (const step of funnelSteps) {
      const own = expected[step] ?? 0;
      if (stoodAs(step) > own) complaints.push(`${stoodAs(step) - own} made-up visits stand as ${step}`);
      const behind = stepBehindReport[step];
      if (behind && stoodAs(step) > stoodAs(behind))
        complaints.push(`More visits stand as ${step} than as ${behind}`);
    }
    if (complaints.length === 0 && !(await isOnServer(server, 'quote-saved')))
      complaints.push('A visit that saved a quote does not stand');
    return {
      strikes: storedCount,
      complaints,
      figures: `${count} visits, ${storedCount} events kept of ${count * reports.length}`,
    };
  } finally {
    await server.close();
  }
}

async function sayYes(browser: Browser): Promise<void> {
  const body = { purpose: 'usage', given: 'yes', text_version: '2026-11-24' } as const;
  await browser.call('recordConsent', { params: {}, body });
}

/** @returns how many events the server kept */
async function makeUp({ app }: TestApp, count: number, foreign: string): Promise<number> {
  const browser = await openBrowser(app);
  await sayYes(browser);
  const people = { members: [aWireMember()], pincode: '560001' };
  await browser.call('getFirstPrice', { params: {}, body: { data: people } });
  // What is asked of somebody else's quote is no step either.
  const data = { block: 'family' } as const;
  await browser.call('getCards', { params: { quote_id: foreign }, body: { data } });
  let storedCount = 0;
  for (const [at, report] of reports.entries()) {
    const events = [{ ...report, id: `made-up-${count}-${at}`, minutes_ago: 0 }];
    const { statusCode } = await browser.call('logEvent', { params: {}, body: { events } });
    if (statusCode === 200) storedCount += 1;
  }
  return storedCount;
}

function funnelOf({ ports }: TestApp) {
  return readFunnel(ports, lastDays(dayInIndia(ports.clock.now()), 1));
}

async function isOnServer(server: TestApp, expected: string): Promise<boolean> {
  return (await funnelOf(server)).some(({ step }) => step === expected);
}
