import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import type { Instant } from '#domain/date.ts';
import type { SandboxConsole } from '#server/doors/sandbox/console.ts';
import { openPorts } from '#server/process/ports/open-ports.ts';
import type { Ports } from '#usecases/ports.ts';
import { aHelpContact } from '../builders/help-contact.ts';

/** Store, gateway and insurer, in memory, and a clock that only `wait` moves. */
export type World = {
  readonly ports: Ports;
  /** As what the server does by itself reaches them. */
  readonly roundPorts: Ports;
  /** A company does not answer some question at all. */
  readonly isAnybodyAway: () => boolean;
  readonly sandboxConsole: SandboxConsole;
  /** Every order that the gateway opened for a purchase, also when its answer never came back. */
  readonly ordersFor: (proposalNumber: string) => readonly string[];
  readonly wait: (time: { readonly days?: number; readonly seconds?: number }) => void;
  readonly close: () => Promise<void>;
};

const keyRing = newKeyRing();

/** @param databaseUrl undefined: in memory */
export async function openWorld(databaseUrl?: string): Promise<World> {
  let now = Date.now();
  const catalogue = await shippedCatalogue();
  const { ports, roundPorts, gaps, sandboxConsole, close } = await openPorts({
    dataDir: ':memory:',
    databaseUrl,
    logLevel: 'silent',
    livePricesAtOnce: 16,
    payment: { gateway: 'sandbox' },
    kyc: { by: 'sandbox' },
    insurer: { gateway: 'sandbox' },
    messages: { by: 'sandbox' },
    help: aHelpContact,
    publicOrigin: undefined,
    intermediary: 'broker',
    partners: [],
    keyRing,
    catalogue: { current: () => catalogue },
    clock: { now: () => new Date(now).toISOString() as Instant }, // the shape of an instant
  });
  const opened = new Map<string, string>();
  const openOrder: Ports['payments']['openOrder'] = async (order) => {
    const answer = await ports.payments.openOrder(order);
    if (answer.ok) opened.set(answer.value.gatewayOrderId, order.description);
    return answer;
  };
  return {
    ports: { ...ports, payments: { ...ports.payments, openOrder } },
    roundPorts,
    isAnybodyAway: () => gaps.away().length > 0,
    sandboxConsole,
    ordersFor: (number) => [...opened].filter(([, of]) => of === number).map(([id]) => id),
    wait: ({ days = 0, seconds = 0 }) => {
      now += (days * 86_400 + seconds) * 1000;
    },
    close,
  };
}
