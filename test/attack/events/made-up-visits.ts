import type { WireEvent } from '#contract/event/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { lastDays } from '#domain/event/funnel.ts';
import { readFunnel } from '#usecases/operating/read-funnel.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { saveQuote } from '../../purchase.ts';
import { type Browser, openBrowser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const visits: Readonly<Record<Scale['name'], number>> = { short: 60, long: 600 };

/** One event of each step that there is or ever was, the steps of a purchase too. */
const steps: readonly Pick<WireEvent, 'name' | 'fields'>[] = [
  { name: 'page-viewed', fields: { route: 'choose-member', device: 'mobile' } },
  { name: 'page-viewed', fields: { route: 'landing-gender-pincode', device: 'mobile' } },
  { name: 'first-price-told', fields: {} },
  { name: 'quote-begun', fields: { by: 'first-price' } },
  { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } },
  { name: 'results-seen', fields: { plan_type: 'family' } },
  { name: 'plan-opened', fields: { plan_type: 'family', product: 'sahyadri-poorna' } },
  { name: 'buy-pressed', fields: { plan_type: 'family' } },
  { name: 'premium-agreed', fields: {} },
  { name: 'payment-started', fields: { purpose: 'pay' } },
  { name: 'proposal-moved', fields: { state: 'issued' } },
];

/** Strangers without a quote say yes to being counted, report every step and ask for what is nobody's. None of them stands in the funnel. */
export const madeUpVisits: Attack = {
  name: 'made-up visits',
  run: ({ name }) => strike(visits[name], (setting) => setting),
  planted: [
    {
      fault: 'a store that keeps what a browser reports as a step, whoever reports it',
      finds: /made-up visits stand as/,
      run: ({ name }) => strike(visits[name], withoutLook),
    },
  ],
};

type Plant = (setting: NonNullable<Parameters<typeof testApp>[0]>) => typeof setting;

const withoutLook: Plant = (setting) => ({
  ...setting,
  ports: ({ store }) => {
    const blind: typeof store = {
      ...store,
      hasStep: async () => true,
      atomically: (work) => store.atomically(() => work(blind)),
    };
    return { store: blind };
  },
});

async function strike(count: number, plant: Plant): Promise<Report> {
  // Not how often is tried here: that is bounded elsewhere.
  const server = await testApp(plant({ env: { RATE_PER_VISITOR: '0', RATE_PER_ADDRESS: '0' } }));
  try {
    const honest = await openBrowser(server.app);
    await sayYes(honest);
    const { quote_id } = await saveQuote(honest);
    let kept = 0;
    for (let made = 0; made < count; made += 1) kept += await makeUp(server, made, quote_id);
    const complaints: string[] = [];
    for (const { step, visits: stood } of await funnelOf(server)) {
      const own = step === 'quote-begun' || step === 'quote-saved' ? 1 : 0;
      if (stood > own) complaints.push(`${stood - own} made-up visits stand as ${step}`);
    }
    if (complaints.length === 0 && !(await stands(server, 'quote-saved')))
      complaints.push('A visit that saved a quote does not stand');
    return {
      strikes: kept,
      complaints,
      figures: `${count} visits, ${kept} events kept of ${count * steps.length}`,
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
async function makeUp({ app }: TestApp, made: number, foreign: string): Promise<number> {
  const browser = await openBrowser(app);
  await sayYes(browser);
  // What is asked of somebody else's quote is no step either.
  const data = { block: 'family' } as const;
  await browser.call('getCards', { params: { quote_id: foreign }, body: { data } });
  let kept = 0;
  for (const [at, step] of steps.entries()) {
    const events = [{ ...step, id: `made-up-${made}-${at}`, minutes_ago: 0 }];
    const { statusCode } = await browser.call('logEvent', { params: {}, body: { events } });
    if (statusCode === 200) kept += 1;
  }
  return kept;
}

function funnelOf({ ports }: TestApp) {
  return readFunnel(ports, lastDays(dayInIndia(ports.clock.now()), 1));
}

async function stands(server: TestApp, wanted: string): Promise<boolean> {
  return (await funnelOf(server)).some(({ step }) => step === wanted);
}
