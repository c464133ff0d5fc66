import { describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { eachGateway, gatewayDoubles } from '#test/doubles/gateways.ts';
import type { Mishap } from '#test/doubles/http-double.ts';
import { anOrder, answerValue } from '#test/ports/payment-gateway.suite.ts';
import type { GatewayAnswer, GatewayOrder } from '#usecases/ports/payment-gateway.ts';

const secrets = eachGateway.flatMap(([, { env }]) => Object.values(env).slice(1));

/** And how often in a row: what is asked again by itself is asked three times. */
const mishaps: readonly (Mishap & { readonly times?: number })[] = [
  { kind: 'answer-lost', times: 4 },
  { kind: 'refused-connection' },
  { kind: 'answer-lost' },
  { kind: 'answer-cut' },
  { kind: 'answer-no-json' },
  { kind: 'status', status: 500, body: { error: { code: 'SERVER_ERROR', type: 'api_error' } } },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, body: { error: { code: 'BAD_REQUEST_ERROR', type: 'rate_limit' } } },
  { kind: 'status', status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', type: 'api' } } },
  { kind: 'status', status: 409, body: { error: { code: 'BAD_REQUEST_ERROR', type: 'idempotency_error' } } },
  { kind: 'status', status: 200, body: { id: 7 } },
  { kind: 'redirect', to: 'http://elsewhere.example/' },
];
const cases = mishaps.map((mishap) => [JSON.stringify(mishap), mishap] as const);

test.concurrent.each(eachGateway)(
  '%s: nothing that is secret or about anybody is in the journal, whatever goes wrong',
  async (_name, { open }) => {
    const lines: string[] = [];
    const stage = await open();
    const gateway = stage.gateway({ note: (...note) => lines.push(JSON.stringify(note)) });
    const { gatewayOrderId: id } = answerValue(await gateway.openOrder(anOrder()));
    for (const [status, times] of [
      [400, 1],
      [401, 1],
      [500, 6],
    ] as const) {
      const error = {
        code: `Not a word: ${id}`,
        type: `Not a word: ${id}`,
        message: `of ${id}`,
        description: `of ${id}`,
      };
      stage.http.befall(/^GET/, { kind: 'status', status, body: { error } }, times);
      await gateway.orderStatus(id);
    }
    expect(lines.length).toBeGreaterThan(2);
    const text = lines.join('\n');
    for (const secret of [...secrets, id]) expect(text).not.toContain(secret);
    expect(text).toContain('"status":401');
    await stage.http.close();
  },
);

test.concurrent('an answer that comes too late is none, and what it was about is found when it is asked for again', async () => {
  const { gateway: gatewayOf, http } = await gatewayDoubles.razorpay.open();
  const gateway = gatewayOf();
  const order = anOrder();
  http.befall(/^POST/, { kind: 'answer-late' }, 1);
  const startedAt = performance.now();
  expect(await gateway.openOrder(order)).toEqual({ ok: false, reason: 'timed-out' });
  expect(performance.now() - startedAt).toBeLessThan(10_200);
  const { gatewayOrderId } = answerValue(await gateway.openOrder(order));
  expect(answerValue(await gateway.openOrder(order))).toEqual({ gatewayOrderId });
  expect(http.calls.filter((name) => name === 'POST /v1/orders')).toHaveLength(1);
  await http.close();
});

/** Asks until it is answered, as presses and rounds do; what it is told meanwhile is never that it was refused. */
async function persist<T>(ask: () => Promise<GatewayAnswer<T>>): Promise<T> {
  for (let calls = 0; calls < 8; calls += 1) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    expect(answer.reason).not.toBe('refused');
  }
  throw new Error('never answered');
}

describe.each(eachGateway)('%s, where the first answers are', (_name, { open }) => {
  const amount = rupees(11_700);

  test.concurrent.each(cases)('%s does everything once all the same', async (_what, mishap) => {
    const stage = await open();
    const { http } = stage;
    const gateway = stage.gateway();
    const stumble = (name: RegExp) => http.befall(name, mishap, mishap.times ?? 1);
    const order = anOrder('block');

    stumble(/^POST \/v1\/(orders|checkout\/sessions)$/);
    const { gatewayOrderId: id } = await persist(() => gateway.openOrder(order));
    expect(await persist(() => gateway.openOrder(order))).toEqual({ gatewayOrderId: id });
    stage.pay(id);
    stumble(/^GET/);
    const states: GatewayOrder['state'][] = [(await persist(() => gateway.orderStatus(id))).state];
    stumble(/\/capture$/);
    states.push((await persist(() => gateway.debit(id, amount))).state);
    stumble(/refund/);
    states.push((await persist(() => gateway.refund(id, amount))).state);
    expect(states).toEqual(['blocked', 'captured', 'refunded']);
    expect([stage.countCaptures(), stage.countRefunds()]).toEqual([1, 1]);

    const second = (await persist(() => gateway.openOrder(anOrder('block')))).gatewayOrderId;
    stage.pay(second);
    for (const name of [/^PATCH/, /\/capture$/, /refund/, /\/cancel$/]) stumble(name);
    expect((await persist(() => gateway.release(second))).state).toBe('released');
    const third = (await persist(() => gateway.openOrder(anOrder()))).gatewayOrderId;
    stumble(/^(PATCH|POST .*\/expire$)/);
    expect((await persist(() => gateway.cancel(third))).state).toBe('cancelled');
    await http.close();
  });

  test.concurrent('nobody at all is asked less and less, and asked again by itself', async () => {
    const { gateway: gatewayOf, http } = await open();
    const gateway = gatewayOf();
    const { gatewayOrderId: id } = answerValue(await gateway.openOrder(anOrder()));
    await http.close();
    const reasons: string[] = [];
    for (let order = 0; order < 5; order += 1) {
      const answer = await gateway.orderStatus(id);
      reasons.push(answer.ok ? 'ok' : answer.reason);
    }
    expect(new Set(reasons)).toEqual(new Set(['unavailable']));
    const startedAt = performance.now();
    for (let order = 0; order < 100; order += 1) await gateway.orderStatus(id);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
