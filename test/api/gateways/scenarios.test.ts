import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { eachGateway } from '#test/doubles/gateways.ts';
import { agreeAgain, edit, stored } from '#test/kill/purchases.ts';
import { anOrder } from '#test/ports/payment-gateway.suite.ts';
import { listStuck } from '#usecases/operating/list-stuck.ts';
import { readOutcome } from '#usecases/paying/read-outcome.ts';
import { type GatewayHouse, openGatewayHouse } from './gateway-house.ts';

/** The cases that companies publish for shops to try, each over the whole server. */
describe.each(eachGateway)('with %s', (_name, gateway) => {
  let house: GatewayHouse;
  beforeAll(async () => {
    house = await openGatewayHouse(gateway);
  });
  afterAll(() => house.close());
  beforeEach(() => house.refundsGo('done'));

  const stateOf = async ({ id }: Proposal) => (await stored(house.server.ports, id)).state;
  const paymentsOf = async ({ id }: Proposal) =>
    (await house.server.ports.store.paymentsOf(id)).map(({ state }) => state);
  const deliverAll = async (order: string) => {
    for (const event of house.events(order)) expect(await house.deliver(event)).toBe(200);
  };
  /** There is one policy, and its premium is taken once. */
  const expectPolicy = async (proposal: Proposal, order: string) => {
    expect(await stateOf(proposal)).toBe('issued');
    expect(await house.server.ports.store.policyOf(proposal.id)).toBeDefined();
    expect(house.kept(order)).toBe(proposal.price.total);
  };

  test('callback lost: the buyer never comes back, and the webhook issues the policy', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.pay(order);
    expect(await stateOf(proposal)).toBe('awaiting-payment');
    await deliverAll(order);
    await expectPolicy(proposal, order);
  });

  test('webhook down: the buyer comes back, and that issues the policy', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    await house.comeBack(proposal, house.pay(order));
    await expectPolicy(proposal, order);
  });

  test('both lost: the next round asks the gateway, and that issues the policy', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.pay(order);
    await house.round();
    await expectPolicy(proposal, order);
  });

  test('tampered: what was changed on the way is refused, and what is true goes through', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.pay(order);
    for (const event of house.events(order)) {
      const { body, headers } = event;
      const cut = { headers, body: Buffer.concat([body, Buffer.from(' ')]) };
      expect(await house.deliver(cut)).toBe(400);
      expect(await house.deliver({ body, headers: {} })).toBe(400);
    }
    expect(await stateOf(proposal)).toBe('awaiting-payment');
    await deliverAll(order);
    await expectPolicy(proposal, order);
  });

  test('duplicated: every event five times, at once and again later, is one policy and asks the gateway no more', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    const fields = house.pay(order);
    const five = house.events(order).flatMap((event) => Array(5).fill(event));
    await Promise.all([...five.map(house.deliver), house.comeBack(proposal, fields)]);
    await expectPolicy(proposal, order);
    const callsBefore = house.http.calls.length;
    for (const event of five) expect(await house.deliver(event)).toBe(200);
    expect(house.http.calls).toHaveLength(callsBefore);
  });

  test('reordered: a failed try and a paid one, told in every order, are one policy', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.fail(order);
    await house.comeBack(proposal, {});
    expect(await paymentsOf(proposal)).toEqual(['failed']);
    house.pay(order);
    for (const event of house.events(order).toReversed()) expect(await house.deliver(event)).toBe(200);
    await expectPolicy(proposal, order);
  });

  test('a failed try is told in the bank’s words, and the same order is paid after it', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.fail(order);
    await house.comeBack(proposal, {});
    const [payment] = await house.server.ports.store.paymentsOf(proposal.id);
    expect(payment).toMatchObject({
      failureText: expect.stringContaining('insufficient funds'),
      failureReason: 'funds',
      tries: 1,
    });
    expect(await house.press(proposal)).toBe(order);
    await house.comeBack(proposal, house.pay(order));
    await expectPolicy(proposal, order);
  });

  test('late authorisation: money of a try that seemed over is a policy', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.leaveOpen(order);
    await house.comeBack(proposal, {});
    expect(await stateOf(proposal)).toBe('awaiting-payment');
    house.takeLate(order);
    await deliverAll(order);
    await expectPolicy(proposal, order);
  });

  test('money that is held and cannot be taken yet is told as under way, never as the insurer’s to decide', async () => {
    const proposal = await house.purchase('medical');
    const order = await house.press(proposal);
    await house.comeBack(proposal, house.pay(order));
    house.server.wait({ seconds: 6 });
    const answerAgain = house.http.befall(house.moves.capture, { kind: 'status', status: 401 }, 1_000);
    await house.round();
    const outcomeNow = async () => {
      const read = await readOutcome(house.server.ports, proposal.owner, proposal.id);
      return read.ok && read.value.outcome;
    };
    expect([await stateOf(proposal), await outcomeNow()]).toEqual(['awaiting-payment', 'pending']);
    answerAgain();
    expect(await outcomeNow()).toBe('issued');
  });

  test('late authorisation for what is not wanted any more: the money goes back', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.fail(order);
    await house.comeBack(proposal, {});
    await edit(house.server.ports, await stored(house.server.ports, proposal.id));
    await agreeAgain(house.server.ports, proposal);
    const other = await house.press(proposal);
    expect(other).not.toBe(order);
    house.takeLate(order);
    await house.round();
    await house.round();
    expect(house.kept(order)).toBe(0);
    await house.comeBack(proposal, house.pay(other));
    await expectPolicy(proposal, other);
  });

  test('a medical decision: the amount is held, and taken when the insurer accepts', async () => {
    const proposal = await house.purchase('medical');
    const order = await house.press(proposal);
    await house.comeBack(proposal, house.pay(order));
    expect([await stateOf(proposal), house.kept(order)]).toEqual(['awaiting-decision', 0]);
    house.server.wait({ seconds: 6 });
    await house.round();
    await expectPolicy(proposal, order);
  });

  test('a medical decision that takes longer than the bank holds money: it is paid anew, once', async () => {
    const proposal = await house.purchase('medical');
    const order = await house.press(proposal);
    await house.comeBack(proposal, house.pay(order));
    house.lapse(order);
    house.server.wait({ days: 8 });
    await house.round();
    expect([await stateOf(proposal), await paymentsOf(proposal)]).toEqual(['awaiting-payment', ['released']]);
    const other = await house.press(proposal);
    expect(other).not.toBe(order);
    await house.comeBack(proposal, house.pay(other));
    await expectPolicy(proposal, other);
    expect(house.kept(order)).toBe(0);
  });

  test('a medical decision against it: nothing is kept', async () => {
    const proposal = await house.purchase('medical', '9822040005');
    const order = await house.press(proposal);
    await house.comeBack(proposal, house.pay(order));
    house.server.wait({ seconds: 6 });
    await house.round();
    await house.round();
    expect(await stateOf(proposal)).toBe('declined');
    expect([await paymentsOf(proposal), house.kept(order)]).toEqual([['released'], 0]);
  });

  test('answers dropped: every answer that moves money is lost once, and all is done once', async () => {
    const dropOnce = (names: readonly RegExp[]) => {
      for (const name of names) house.http.befall(name, { kind: 'answer-lost' }, 1);
    };
    const { create, capture, refund } = house.moves;
    dropOnce([create]);
    const proposal = await house.purchase('medical');
    const order = await house.press(proposal).catch(() => house.press(proposal));
    dropOnce([capture]);
    await house.comeBack(proposal, house.pay(order));
    house.server.wait({ seconds: 6 });
    await house.round();
    await house.round();
    await expectPolicy(proposal, order);
    dropOnce([refund]);
    const givenProposal = await house.purchase('straight-through', '9822040004');
    const other = await house.press(givenProposal);
    await house.comeBack(givenProposal, house.pay(other));
    for (let round = 0; round < 8; round += 1) {
      house.server.wait({ seconds: 31 });
      await house.round();
    }
    expect([await stateOf(givenProposal), await paymentsOf(givenProposal), house.kept(other)]).toEqual([
      'refunded',
      ['refunded'],
      0,
    ]);
  });

  test('a webhook about money for an order that nothing here knows moves none of it, and operators are told', async () => {
    const opened = await house.server.ports.payments.openOrder(anOrder());
    if (!opened.ok) throw new Error(opened.reason);
    const { gatewayOrderId } = opened.value;
    house.pay(gatewayOrderId);
    const callsBefore = house.http.calls.length;
    await deliverAll(gatewayOrderId);
    const after = house.http.calls.slice(callsBefore);
    expect(after.filter((name) => !name.startsWith('GET '))).toEqual([]);
    const lines = await house.server.ports.store.lastAudit(10);
    expect(lines.map(({ act, reference }) => [act, reference])).toContainEqual([
      'money-of-nobody',
      gatewayOrderId,
    ]);
    const stuck = await listStuck(house.server.ports, 10);
    expect(stuck.map(({ why, reference }) => [why, reference])).toContainEqual([
      'money-of-nobody',
      gatewayOrderId,
    ]);
  });

  test.each(['done', 'pending'] as const)(
    'a policy that cannot be issued: the refund is %s',
    async (goes) => {
      house.refundsGo(goes);
      const proposal = await house.purchase('straight-through', '9822040004');
      const order = await house.press(proposal);
      const before = house.http.calls.length;
      await house.comeBack(proposal, house.pay(order));
      for (let round = 0; round < 8; round += 1) {
        house.server.wait({ seconds: 31 });
        await house.round();
      }
      expect([await stateOf(proposal), house.kept(order)]).toEqual(['refunded', 0]);
      const calls = house.http.calls.slice(before).filter((name) => house.moves.refund.test(name));
      expect(calls).toHaveLength(1);
      expect(await paymentsOf(proposal)).toEqual([goes === 'done' ? 'refunded' : 'refund-due']);
    },
  );
});
