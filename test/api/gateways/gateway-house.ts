import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { GatewayPlay } from '#test/doubles/gateway-play.ts';
import type { GatewayDouble } from '#test/doubles/gateways.ts';
import { type Ready, type Route, readyPurchase } from '#test/kill/purchases.ts';
import type { SentWebhook } from '#test/ports/payment-gateway.suite.ts';
import { settleProposal as settle, settleUnsettled } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../app.ts';

/** The whole server with a gateway that only plays the company, and purchases that want to be paid. */
export type GatewayHouse = Omit<GatewayPlay, 'events'> &
  Omit<GatewayDouble, 'open'> & {
    readonly server: TestApp;
    /** As it sends it now, by the server's clock. */
    readonly events: (order: string) => readonly SentWebhook[];
    /** Another purchase that is agreed to. The mobile number steers the sandbox insurer. */
    readonly purchase: (route?: Route, mobile?: string) => Promise<Proposal>;
    /** Presses Pay; the order that opens at the gateway. */
    readonly press: (proposal: Proposal) => Promise<string>;
    readonly deliver: (event: SentWebhook) => Promise<number>;
    /** As the browser does that the gateway sends back. */
    readonly comeBack: (proposal: Proposal, fields: Readonly<Record<string, string>>) => Promise<void>;
    readonly round: () => Promise<void>;
    readonly close: () => Promise<void>;
  };

/** @param over lays other ports over the real ones, to build a fault in */
export async function openGatewayHouse(
  { open, ...company }: GatewayDouble,
  over: (real: Ports) => Partial<Ports> = () => ({}),
): Promise<GatewayHouse> {
  const play = await open();
  const server = await testApp({
    env: {
      ...company.env,
      PAYMENT_API_ORIGIN: play.http.origin,
      PUBLIC_ORIGIN: 'http://localhost:8440',
    },
    ports: over,
  });
  const ready = new Map<Route, Ready>();
  const readyFor = async (route: Route) => {
    const purchase = ready.get(route) ?? (await readyPurchase(server, route));
    ready.set(route, purchase);
    return purchase;
  };
  return {
    ...company,
    ...play,
    events: (order) => play.events(order, Math.floor(Date.parse(server.ports.clock.now()) / 1000)),
    server,
    purchase: async (route = 'straight-through', mobile = '9822044170') =>
      another(server.ports, await readyFor(route), mobile),
    press: async ({ id, owner }) => {
      const started = await startPayment(server.ports, owner, id, `http://localhost:8440${returnPath(id)}`);
      if (!started.ok) throw new Error(started.failure.code);
      const [order] = (await server.ports.store.paymentsOf(id)).slice(-1);
      return order?.gatewayOrderId ?? '';
    },
    deliver: async ({ body, headers }) => {
      const url = '/health-plan/payment/webhook/';
      const allHeaders = { 'content-type': 'application/json', ...headers };
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: allHeaders,
        payload: Buffer.from(body),
      });
      return answer.statusCode;
    },
    comeBack: async ({ id, owner }, fields) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(fields).toString();
      await server.app.inject({ method: 'POST', url: returnPath(id), headers, payload });
      // What the browser is sent on to does, for whoever it belongs to.
      if (await server.ports.store.findProposal(owner, id)) await settle(server.ports, id);
    },
    round: async () => {
      await settleUnsettled(server.ports, 1_000);
    },
    close: async () => {
      await server.close();
      await play.http.close();
    },
  };
}

function returnPath(id: string): string {
  return `/health-plan/payment/return/${id}/`;
}

/** The same wish of another visitor. */
async function another({ store, ids }: Ports, { quote, proposal }: Ready, mobile: string): Promise<Proposal> {
  const owner = ids.visitor();
  const own: Quote = { ...quote, id: ids.quote(), crn: ids.crn(), owner };
  const { proposerDetails } = proposal.forms;
  const copy: Proposal = {
    ...proposal,
    id: ids.proposal(),
    transactionId: ids.transaction(),
    number: ids.proposalNumber(),
    quoteId: own.id,
    owner,
    forms: { ...proposal.forms, proposerDetails: { ...proposerDetails, mobile } },
  };
  const { id: proposalId, transactionId: id, quoteId, slabId, cptId, createdAt } = copy;
  await store.insertQuote(own);
  return store.insertProposal({ id, proposalId, quoteId, owner, slabId, cptId, createdAt }, copy);
}
