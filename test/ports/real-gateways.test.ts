import { afterAll, beforeAll } from 'vitest';
import type { GatewayPlay } from '#test/doubles/gateway-play.ts';
import { eachGateway } from '#test/doubles/gateways.ts';
import { paymentGatewaySuite } from './payment-gateway.suite.ts';

for (const [name, { shutsPages, signatureHeader, open }] of eachGateway) {
  let play: GatewayPlay;
  beforeAll(async () => {
    play = await open();
  });
  afterAll(() => play.http.close());

  paymentGatewaySuite(name, () => ({
    gateway: play.gateway(),
    shutsPages,
    buyerPays: play.pay,
    bankRefuses: play.fail,
    comesBeyond: play.comesBeyond,
    partsArrive: () => undefined,
    refundByHand: play.refundByHand,
    webhookAbout: (id) => {
      const event = play.events(id, Math.floor(Date.now() / 1000)).at(-1);
      if (!event) throw new Error('nothing happened to the order yet');
      return event;
    },
    sent: play.signed,
    signatureHeader,
  }));
}
