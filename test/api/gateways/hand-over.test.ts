import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { gatewayDoubles } from '#test/doubles/gateways.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '#test/purchase.ts';
import { type Browser, openBrowser } from '#test/wire.ts';
import { type GatewayHouse, openGatewayHouse } from './gateway-house.ts';

type Buyer = { readonly browser: Browser; readonly id: string; readonly payUrl: string };

async function buyerIn({ server }: GatewayHouse): Promise<Buyer> {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  return { browser, id, payUrl: await agreeAndPay(browser, id) };
}

async function orderOf({ server }: GatewayHouse, { id }: Buyer): Promise<string> {
  const payments = await server.ports.store.paymentsOf(asId<ProposalId>(id));
  return payments.at(-1)?.gatewayOrderId ?? '';
}

describe('a gateway that is posted to', () => {
  let house: GatewayHouse;
  let buyer: Buyer;
  beforeAll(async () => {
    house = await openGatewayHouse(gatewayDoubles.razorpay);
    buyer = await buyerIn(house);
  });
  afterAll(() => house.close());

  const fieldsIn = (body: string) =>
    Object.fromEntries(
      [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );

  test('is reached over a page of ours, which posts to it and to nobody else', async () => {
    expect(buyer.payUrl).toBe(`/health-plan/payment/to-gateway/${buyer.id}/`);
    const page = await buyer.browser.get(buyer.payUrl);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.statusCode).toBe(200);
    expect(policy).toContain(`form-action ${house.http.origin} https://checkout.razorpay.com;`);
    expect(page.body).toContain(`<script nonce="${nonce}">document.forms[0].submit()</script>`);
    expect(page.body).toContain(`action="${house.http.origin}/v1/checkout/embedded"`);
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    expect(page.headers['cache-control']).toContain('no-store');
  });

  test('is told the order, its amount in paise, and where to send the browser', async () => {
    const { body } = await buyer.browser.get(buyer.payUrl);
    const proposal = await house.server.ports.store.getProposal(asId<ProposalId>(buyer.id));
    const back = `http://localhost:8440/health-plan/payment/return/${buyer.id}/`;
    expect(fieldsIn(body)).toEqual({
      key_id: house.env.RAZORPAY_KEY_ID,
      order_id: await orderOf(house, buyer),
      amount: String((proposal?.price.total ?? 0) * 100),
      currency: 'INR',
      name: 'Chhatri',
      description: proposal?.number,
      callback_url: back,
      cancel_url: back,
    });
    expect(body).not.toContain(house.env.RAZORPAY_KEY_SECRET);
  });

  test('is named in the language of whoever pays, with a button for where no script runs', async () => {
    const request = { url: buyer.payUrl, headers: { cookie: cookieOf(buyer), 'accept-language': 'hi' } };
    const { body } = await house.server.app.inject(request);
    expect(body).toContain('<html lang="hi-IN">');
    expect(body).toMatch(/<button>[^<]*पेमेंट/);
  });

  test('shows its order to nobody else', async () => {
    const stranger = await openBrowser(house.server.app);
    expect((await stranger.get(buyer.payUrl)).statusCode).toBe(404);
    expect((await house.server.app.inject({ url: buyer.payUrl })).statusCode).toBe(404);
  });

  test('sends nobody there twice: an order that is paid leads on to how it went', async () => {
    const fields = house.pay(await orderOf(house, buyer));
    const back = `/health-plan/payment/return/${buyer.id}/`;
    const posted = await house.server.app.inject({
      method: 'POST',
      url: back,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: house.http.origin },
      payload: new URLSearchParams(fields).toString(),
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, back]);
    expect((await buyer.browser.get(buyer.payUrl)).headers.location).toBe(back);
    const page = await buyer.browser.get(back);
    expect(page.headers.location).toBe(`/health-plan/proposals/${buyer.id}/transaction-success`);
    expect((await readOutcome(buyer.browser, buyer.id)).outcome).toBe('issued');
  });

  test.each<[string, (fields: Fields) => Fields, string]>([
    ['its signature', (fields) => fields, 'pending'],
    [
      'its signature, whatever order is posted with it',
      (fields) => ({ ...fields, razorpay_order_id: 'order_x' }),
      'pending',
    ],
    ['another signature', (fields) => ({ ...fields, razorpay_signature: '0'.repeat(64) }), 'none'],
    ['another payment', (fields) => ({ ...fields, razorpay_payment_id: 'pay_another' }), 'none'],
    ['nothing', () => ({}), 'none'],
  ])('that does not answer when its buyer comes back with %s', async (_what, change, orderId) => {
    const other = await buyerIn(house);
    const fields = house.pay(await orderOf(house, other));
    const answerAgain = house.http.befall(/^GET/, { kind: 'status', status: 401 }, 1_000);
    await house.server.app.inject({
      method: 'POST',
      url: `/health-plan/payment/return/${other.id}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(change(fields)).toString(),
    });
    expect((await readOutcome(other.browser, other.id)).outcome).toBe(orderId);
    answerAgain();
    expect((await readOutcome(other.browser, other.id)).outcome).toBe('issued');
  });
});

type Fields = Readonly<Record<string, string>>;

function cookieOf({ browser }: Buyer): string {
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ');
}

describe('a gateway that is linked to', () => {
  let house: GatewayHouse;
  beforeAll(async () => {
    house = await openGatewayHouse(gatewayDoubles.stripe);
  });
  afterAll(() => house.close());

  test('is reached at its own address, and leads back to ours', async () => {
    const buyer = await buyerIn(house);
    const order = await orderOf(house, buyer);
    expect(buyer.payUrl).toBe(`${house.http.origin}/c/pay/${order}`);
    const linked = await buyer.browser.get(`/health-plan/payment/to-gateway/${buyer.id}/`);
    expect([linked.statusCode, linked.headers.location]).toEqual([303, buyer.payUrl]);
    house.pay(order);
    const page = await buyer.browser.get(`/health-plan/payment/return/${buyer.id}/`);
    expect(page.headers.location).toBe(`/health-plan/proposals/${buyer.id}/transaction-success`);
  });
});
