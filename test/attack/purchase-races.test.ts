import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { seededDraws } from '#domain/judge/seeded.ts';
import { agreementHolds } from '#domain/proposal/agreement.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import type { InsurerCase } from '#usecases/ports/insurer-gateway.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../api/app.ts';
import {
  agreeAndPay,
  buy,
  type ChosenPlan,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';

/** Each product runs so many rounds. `RACES=300` looks for what comes seldom. */
const rounds = Number(process.env.RACES ?? '12');
const draw = seededDraws(7);
const below = (count: number) => Math.floor(draw() * count);

/** What reached the outside: every order that was opened, and every case that a policy was asked for. */
const orders: string[] = [];
const issued: (InsurerCase & { readonly coverFrom: string })[] = [];

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ ports: slowly });
});
afterAll(() => server.close());

/** Each answer from outside or from the store takes a while, another one each time, so that anything can come in between. */
function slowly(real: Ports): Partial<Ports> {
  const wait = async () => {
    for (let rounds = below(6); rounds > 0; rounds--) await new Promise((done) => setImmediate(done));
  };
  const { store, payments, insurer } = real;
  const slow = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function' || name === 'readWebhook' || name === 'close') return own;
        return async (...args: unknown[]) => {
          await wait();
          const answer: unknown = await own.apply(target, args);
          await wait();
          return answer;
        };
      },
    });
  return {
    store: slow(store),
    payments: slow({
      ...payments,
      openOrder: async (order) => {
        const answer = await payments.openOrder(order);
        if (answer.ok && !orders.includes(answer.value.gatewayOrderId))
          orders.push(answer.value.gatewayOrderId);
        return answer;
      },
    }),
    insurer: slow({
      ...insurer,
      issue: async (order) => {
        issued.push(order);
        return insurer.issue(order);
      },
    }),
  };
}

type Buyer = {
  readonly browser: Browser;
  readonly quoteId: string;
  readonly chosen: ChosenPlan;
  readonly id: string;
  readonly riders: readonly string[];
};

async function row({ browser, id }: Buyer): Promise<string> {
  return (await readProposal(browser, id)).cpt_id;
}

type Move = (buyer: Buyer) => Promise<unknown>;

const moves: Readonly<Record<string, Move>> = {
  add: async (buyer) => {
    const rider_id = buyer.riders[below(buyer.riders.length)] ?? '';
    const cpt_id = await row(buyer);
    return buyer.browser.call('addRiders', { params: {}, body: { data: [{ cpt_id, rider_id }] } });
  },
  remove: async (buyer) => {
    const rider_id = buyer.riders[below(buyer.riders.length)] ?? '';
    return buyer.browser.call('removeRider', { params: {}, body: { cpt_id: await row(buyer), rider_id } });
  },
  term: async (buyer) => {
    const tenure = below(2) === 0 ? 1 : 2;
    const cpt_id = await row(buyer);
    return buyer.browser.call('addRiders', { params: {}, body: { data: [{ cpt_id, tenure }] } });
  },
  buyAgain: ({ browser, quoteId, chosen }) =>
    buy(browser, quoteId, chosen, below(2) === 0 ? {} : { tenure: 1, riders: [] }).catch(() => undefined),
  agree: ({ browser, id }) => agreeAndPay(browser, id).catch(() => undefined),
  process: ({ browser, id }) => handOver(browser, id).catch(() => undefined),
  cis: ({ browser, id }) => browser.call('toCisProposal', { params: { id }, body: {} }),
  gateway: ({ browser, id }) => browser.call('toPaymentGateway', { params: { id }, body: {} }),
  pan: ({ browser, id }) =>
    browser.call('editPan', { params: { id }, body: { pan: below(2) === 0 ? 'ABCPS1234F' : 'ABCPS1235F' } }),
  nominee: async ({ browser, id }) => {
    const { savedForm } = await readProposal(browser, id);
    const data = {
      ...savedForm.formData.nomineeDetails,
      nominee_first_name: below(2) === 0 ? 'Usha' : 'Lata',
    };
    return browser.call('saveNominee', { params: { id }, body: { data } });
  },
  pay: async ({ browser }) => {
    const order = orders[below(orders.length)];
    const outcome = ['success', 'success', 'upi-limit'][below(3)];
    if (order === undefined) return;
    // Half of them past our door, as at the gateway's own page.
    const isKnown = (await server.ports.store.paymentByOrder(order)) !== undefined;
    if (isKnown && below(2) === 0) server.sandboxConsole.gateway?.choose(order, outcome ?? '', 'UPI');
    else await browser.post(`/sandbox/pay/${order}`, `outcome=${outcome}&method=upi`);
  },
  outcome: ({ browser, id }) => browser.call('getSuccess', { params: { id }, body: {} }),
};

async function beginOne(product: string): Promise<Buyer> {
  const browser = await openBrowser(server.app);
  const { quote_id: quoteId } = await saveQuote(browser);
  const plan = planOf(await score(browser, quoteId), 'family', product);
  const id = await buy(browser, quoteId, plan);
  const answer = await browser.call('getRiders', { params: { id }, body: {} });
  const { riders }: CallAnswer<'getRiders'> = answer.json();
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  return { browser, quoteId, chosen: plan, id, riders: riders.map((rider) => rider.id) };
}

/** Four things at once, eight times over; what was done is told where something breaks. */
async function raced(buyer: Buyer): Promise<string> {
  const story: string[] = [];
  const names = Object.keys(moves);
  for (let step = 0; step < 8; step++) {
    const now = ['agree', ...Array.from({ length: 3 }, () => names[below(names.length)] ?? '')];
    story.push(now.join('+'));
    await Promise.all(now.map((name) => moves[name]?.(buyer)));
    if (below(4) === 0) await moves.pay?.(buyer);
  }
  return story.join(' ');
}

test.each(['himgiri-sopan', 'chilika-nirmal'])(
  '%s: whatever comes at once, what is paid is what is issued',
  async (product) => {
    let policies = 0;
    for (let round = 0; round < rounds; round++) {
      orders.length = 0;
      issued.length = 0;
      const buyer = await beginOne(product);
      const story = await raced(buyer);
      const id = asId<ProposalId>(buyer.id);
      await settleProposal(server.ports, id);
      const proposal = await settleProposal(server.ports, id);
      if (!proposal) throw new Error('No proposal');
      const described = orders.map((order) => server.sandboxConsole.gateway?.describe(order));
      const captured = described.filter((order) => order?.state === 'captured' || order?.state === 'blocked');
      const line = `${round} ${story} -> ${proposal.state}`;
      if (proposal.state === 'issued') policies += 1;
      if (proposal.state !== 'issued') {
        expect(captured, line).toEqual([]);
        continue;
      }
      expect(
        captured.map((order) => order?.amount),
        line,
      ).toEqual([proposal.price.total]);
      expect(agreementHolds(proposal), line).toBe(true);
      for (const { total, riders, termYears } of issued)
        expect([total, riders, termYears], line).toEqual([
          proposal.price.total,
          proposal.riders,
          proposal.termYears,
        ]);
    }
    expect(policies).toBeGreaterThan(0);
  },
);
