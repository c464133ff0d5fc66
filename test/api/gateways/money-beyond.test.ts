import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutesAfter } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { eachGateway } from '#test/doubles/gateways.ts';
import { stored } from '#test/kill/purchases.ts';
import { listStuck } from '#usecases/operating/list-stuck.ts';
import { createGatewayOrders } from '#usecases/paying/gateway-orders.ts';
import { type GatewayHouse, openGatewayHouse } from './gateway-house.ts';

/** What no gateway should let through, and what shops report all the same, each over the whole server. */
describe.each(eachGateway)('money beyond an order, with %s,', (_name, gateway) => {
  let house: GatewayHouse;
  beforeAll(async () => {
    house = await openGatewayHouse(gateway);
  });
  afterAll(() => house.close());
  beforeEach(() => house.refundsGo('done'));

  const stateOf = async ({ id }: Proposal) => (await stored(house.server.ports, id)).state;
  const paymentsOf = async ({ id }: Proposal) =>
    (await house.server.ports.store.paymentsOf(id)).map(({ state, beyond }) => [state, beyond]);
  const deliverAll = async (order: string) => {
    for (const event of house.events(order)) expect(await house.deliver(event)).toBe(200);
  };
  const stuckReasons = async ({ number }: Proposal, minutes: number) => {
    const { store, clock } = house.server.ports;
    const later = { now: () => minutesAfter(clock.now(), minutes) };
    const lines = await listStuck({ store, clock: later }, 1_000);
    return lines.filter(({ reference }) => reference === number).map(({ why }) => why);
  };
  const issued = async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.pay(order);
    await deliverAll(order);
    expect(await stateOf(proposal)).toBe('issued');
    return { proposal, order, premium: proposal.price.total };
  };
  const inRupees = { currency: 'INR', isHeld: false } as const;

  test('a second payment that is told of after the policy is issued goes back, and the policy stands', async () => {
    const { proposal, order, premium } = await issued();
    house.comesBeyond(order, { ...inRupees, amount: premium });
    await deliverAll(order);
    expect(await paymentsOf(proposal)).toEqual([
      ['captured', undefined],
      ['refunded', 'second'],
    ]);
    expect([await stateOf(proposal), house.kept(order)]).toEqual(['issued', premium]);
    expect(await stuckReasons(proposal, 60)).toEqual([]);
  });

  test('a second payment whose refund is not answered goes back once all the same', async () => {
    const { proposal, order, premium } = await issued();
    house.comesBeyond(order, { ...inRupees, amount: premium });
    const before = house.http.calls.filter((order) => house.moves.refund.test(order)).length;
    const end = house.http.befall(house.moves.refund, { kind: 'answer-lost' }, 9);
    await deliverAll(order);
    expect(await paymentsOf(proposal)).toContainEqual(['refund-due', 'second']);
    expect(await stuckReasons(proposal, 5)).toEqual(['second-payment']);
    end();
    await house.round();
    expect(await paymentsOf(proposal)).toContainEqual(['refunded', 'second']);
    expect(house.kept(order)).toBe(premium);
    expect(house.http.calls.filter((order) => house.moves.refund.test(order)).length).toBeGreaterThan(before);
    expect(await stuckReasons(proposal, 60)).toEqual([]);
  });

  test('a refund of it that is under way is listed until it is done', async () => {
    const { proposal, order, premium } = await issued();
    house.refundsGo('pending');
    house.comesBeyond(order, { ...inRupees, amount: premium });
    await deliverAll(order);
    await house.round();
    expect(await paymentsOf(proposal)).toContainEqual(['refund-due', 'second']);
    expect(await stuckReasons(proposal, 10)).toEqual(['second-payment']);
  });

  test('a hold below the order is let go, is never taken as paid, and another order is opened', async () => {
    const proposal = await house.purchase('medical');
    const order = await house.press(proposal);
    house.comesBeyond(order, { currency: 'INR', isHeld: true, amount: rupees(1) });
    await house.round();
    expect(['submitted', 'awaiting-payment']).toContain(await stateOf(proposal));
    await house.round();
    const [, beyond] = await paymentsOf(proposal);
    expect(['released', 'refunded']).toContain(beyond?.[0]);
    expect(house.kept(order)).toBe(0);
    expect(await stuckReasons(proposal, 60)).toEqual([]);
    expect(await house.press(proposal)).not.toBe(order);
  });

  test.each([
    ['below', -1],
    ['above', 1],
  ])('an amount %s the order is never taken as paid and goes back', async (_what, more) => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.comesBeyond(order, { ...inRupees, amount: rupees(proposal.price.total + more) });
    await house.round();
    await house.round();
    expect(await paymentsOf(proposal)).toContainEqual(['refunded', 'amount']);
    expect([await stateOf(proposal), house.kept(order)]).toEqual(['awaiting-payment', 0]);
    const next = await house.press(proposal);
    house.pay(next);
    await house.round();
    expect([await stateOf(proposal), house.kept(next)]).toEqual(['issued', proposal.price.total]);
  });

  test('another currency is never taken as paid: what is held is listed, what was taken goes back', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    house.comesBeyond(order, { currency: 'USD', isHeld: false, amount: proposal.price.total });
    await house.round();
    expect(await stateOf(proposal)).toBe('awaiting-payment');
    expect(await stuckReasons(proposal, 5)).toEqual(['other-currency']);
    await house.round();
    expect(await paymentsOf(proposal)).toContainEqual(['refunded', 'currency']);
    expect(house.kept(order)).toBe(0);
  });

  test('of a purchase that was closed meanwhile, the first payment and the second go back', async () => {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    const { store } = house.server.ports;
    const pressed = await stored(house.server.ports, proposal.id);
    await store.saveProposal({ ...pressed, state: 'declined', version: pressed.version + 1 });
    house.pay(order);
    house.comesBeyond(order, { ...inRupees, amount: proposal.price.total });
    await deliverAll(order);
    await house.round();
    expect(await paymentsOf(proposal)).toEqual([
      ['refunded', undefined],
      ['refunded', 'second'],
    ]);
    expect([await stateOf(proposal), house.kept(order)]).toEqual(['refunded', 0]);
  });

  test('premium that somebody gave back by hand is listed beside the policy', async () => {
    const { proposal, order } = await issued();
    house.refundByHand(order, rupees(100));
    await deliverAll(order);
    const { store } = house.server.ports;
    // No company tells of every refund: `retry` of the operators looks as well.
    for (const payment of await store.paymentsOf(proposal.id))
      await createGatewayOrders(house.server.ports).askAtRest(payment);
    expect(await stuckReasons(proposal, 0)).toEqual(['premium-given-back']);
    expect(await store.paymentsOf(proposal.id)).toMatchObject([{ state: 'captured', givenBack: 100 }]);
  });
});
