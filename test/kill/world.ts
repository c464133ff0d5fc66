import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import type { Instant } from '#domain/date.ts';
import { openPorts } from '#server/process/main.ts';
import type { SandboxDesk } from '#server/sandbox/desk.ts';
import type { Ports } from '#usecases/ports.ts';
import { shippedCatalogue } from '../api/app.ts';

/** Store, gateway and insurer of one purchase alone, in memory. */
export type World = {
  readonly ports: Ports;
  readonly desk: SandboxDesk;
  /** Every order that the gateway opened, also when its answer never came back. */
  readonly orderIds: ReadonlySet<string>;
  readonly wait: (time: { readonly days?: number; readonly seconds?: number }) => void;
  readonly close: () => Promise<void>;
};

const keyRing = newKeyRing();

export async function openWorld(): Promise<World> {
  let ahead = 0;
  const catalogue = await shippedCatalogue();
  const { ports, desk, close } = await openPorts({
    dataDir: ':memory:',
    databaseUrl: undefined,
    logLevel: 'silent',
    livePricesAtOnce: 16,
    payment: { gateway: 'sandbox' },
    kyc: { by: 'sandbox' },
    insurer: { gateway: 'sandbox' },
    messages: { by: 'sandbox' },
    publicOrigin: undefined,
    keyRing,
    catalogue: { current: () => catalogue },
    clock: { now: () => new Date(Date.now() + ahead).toISOString() as Instant }, // the shape of an instant
  });
  const orderIds = new Set<string>();
  const openOrder: Ports['payments']['openOrder'] = async (order) => {
    const answer = await ports.payments.openOrder(order);
    if (answer.ok) orderIds.add(answer.value.gatewayOrderId);
    return answer;
  };
  return {
    ports: { ...ports, payments: { ...ports.payments, openOrder } },
    desk,
    orderIds,
    wait: ({ days = 0, seconds = 0 }) => {
      ahead += (days * 86_400 + seconds) * 1000;
    },
    close,
  };
}
