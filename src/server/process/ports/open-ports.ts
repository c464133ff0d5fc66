import { join } from 'node:path';
import { openCallLedger } from '#adapters/call-ledger/call-ledger.ts';
import { withCallLedger } from '#adapters/call-ledger/recorded-insurer.ts';
import { withRegistryLedger } from '#adapters/call-ledger/recorded-registry.ts';
import { caseBookFile } from '#adapters/insurer/case-book.ts';
import { openInsurers } from '#adapters/insurer/insurers.ts';
import { openRegistry } from '#adapters/kyc/registries.ts';
import { openMessageChannels } from '#adapters/messages/message-channels.ts';
import { webAuthn } from '#adapters/passkeys/web-authn.ts';
import { orderBookFile } from '#adapters/payment/order-book.ts';
import { sandboxOutcomes } from '#adapters/payment/outcomes.ts';
import { openRazorpay, razorpayOrigin } from '#adapters/payment/razorpay/razorpay.ts';
import { openSandboxGateway } from '#adapters/payment/sandbox.ts';
import { openStripe, stripeOrigins } from '#adapters/payment/stripe/stripe.ts';
import { sandboxSignatureHeader } from '#adapters/payment/webhook.ts';
import type { KeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore, type StoreOptions } from '#adapters/store/store.ts';
import { assertWholeBook } from '#adapters/system/book-file.ts';
import { randomIds } from '#adapters/system/ids.ts';
import { restOneTurn } from '#adapters/system/rest.ts';
import { randomSecrets } from '#adapters/system/secrets.ts';
import { never } from '#domain/result.ts';
import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { CatalogueSource, Clock, Ports } from '#usecases/ports.ts';
import { withPurchaseEvents } from '#usecases/telling/purchase-events.ts';
import { helpHours } from '../../doors/calls/site/help-hours.ts';
import type { SandboxConsole } from '../../doors/sandbox/console.ts';
import { createLetterWriter, writeSms } from '../../drawing/papers/letters.ts';
import { partnersOf } from '../../ground/partners.ts';
import type { Config } from '../../ground/settings/config.ts';
import { shareLivePrices } from '../../turns/live-prices.ts';
import { withWebsiteQuotes } from '../../visit/sale/website-quotes.ts';
import { createWhereabouts, type Whereabouts } from '../../visit/whereabouts.ts';
import { createJournal } from '../journal.ts';
import { type AskingGaps, createAskingGaps } from './asking-gaps.ts';
import { spacedGateway, spacedInsurer } from './spaced-outsides.ts';

/** It is counted in milliseconds. */
const sweepLivePricesEvery = 60_000;

export type Opening = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'logLevel'
  | 'livePricesAtOnce'
  | 'payment'
  | 'kyc'
  | 'insurer'
  | 'messages'
  | 'help'
  | 'publicOrigin'
  | 'intermediary'
  | 'partners'
> & {
  readonly keyRing: StoreOptions['keyRing'];
  readonly waiting?: StoreOptions['waiting'];
  readonly catalogue: CatalogueSource;
  readonly clock: Clock;
};

export type Opened = {
  readonly ports: Ports;
  /** For the settling rounds, which ask outside only where enough time has passed. */
  readonly roundPorts: Ports;
  /** Who does not answer, for operators. */
  readonly gaps: Pick<AskingGaps, 'away' | 'spared'>;
  readonly sandboxConsole: SandboxConsole;
  /** The ring that opens what the store holds. */
  readonly keyRing: KeyRing;
  readonly whereabouts: Whereabouts;
  readonly close: () => Promise<void>;
};

/** The adapters that settings ask for. With `dataDir` ':memory:' nothing is written anywhere. */
export async function openPorts({
  dataDir,
  databaseUrl,
  logLevel,
  livePricesAtOnce,
  payment,
  kyc,
  insurer: insurerSetting,
  messages,
  help,
  publicOrigin,
  intermediary: licence,
  partners,
  catalogue,
  clock,
  ...keys
}: Opening): Promise<Opened> {
  const { store: records, keyRing } = await openStore({ databaseUrl, dataDir, ...keys });
  const currentStore = withWebsiteQuotes(records, partnersOf(partners));
  const store = withPurchaseEvents(currentStore, { clock, catalogue });
  for (const book of [orderBookFile, caseBookFile]) assertWholeBook(join(dataDir, book));
  const journal = createJournal(logLevel);
  const payments = openPayments(payment, { dataDir, clock, journal });
  const gaps = createAskingGaps(clock, Math.random);
  const whereabouts = createWhereabouts();
  const ledger = openCallLedger({ store, clock, journal });
  const registry = openRegistry(kyc, journal);
  const insurers = openInsurers(insurerSetting, { dataDir, clock, journal });
  const insurer = shareLivePrices(withCallLedger(insurers.gateway, ledger), clock, {
    atOnce: livePricesAtOnce,
    whoIs: whereabouts.whoIs,
  });
  const sweeping = setInterval(insurer.sweepLivePrices, sweepLivePricesEvery).unref();
  const writeLetter = createLetterWriter({ ...help, hours: (say) => helpHours(say, help) });
  const channels = openMessageChannels(messages, { clock, writeLetter, writeSms });
  const ports: Ports = {
    clock,
    ids: randomIds,
    rest: restOneTurn,
    secrets: randomSecrets,
    passkeys: webAuthn,
    store,
    catalogue,
    payments: spacedGateway(payments.gateway, gaps, 'person'),
    kyc: withRegistryLedger(registry.provider, kyc.by, ledger),
    insurer: spacedInsurer(insurer, gaps, 'person'),
    outbox: channels.outbox,
    addresses: { resume: (secret) => `${publicOrigin ?? ''}/resume/${secret}` },
    seller: { licence },
    journal,
  };
  const sandboxConsole: SandboxConsole = {
    gateway: payments.gatewayConsole,
    registry: registry.console,
    outbox: channels.delivered,
    guides: [
      { company: 'identity', rows: registry.guide },
      { company: 'insurer', rows: insurers.guide },
      { company: 'messages', rows: channels.guide },
    ],
  };
  const close = async () => {
    clearInterval(sweeping);
    payments.close();
    channels.close();
    insurers.close();
    await ledger.close();
    await store.close();
  };
  const roundPorts = {
    ...ports,
    payments: spacedGateway(payments.gateway, gaps, 'clock'),
    insurer: spacedInsurer(insurer, gaps, 'clock'),
  };
  return { ports, roundPorts, gaps, sandboxConsole: sandboxConsole, keyRing, whereabouts, close };
}

type OpenedPayments = {
  readonly gateway: PaymentGateway;
  readonly gatewayConsole: SandboxConsole['gateway'];
  readonly close: () => void;
};

function openPayments(
  payment: Config['payment'],
  { dataDir, ...needs }: Pick<Ports, 'clock' | 'journal'> & { readonly dataDir: string },
): OpenedPayments {
  const close = () => undefined;
  switch (payment.gateway) {
    case 'sandbox': {
      const gateway = openSandboxGateway({ dataDir, clock: needs.clock });
      const console = { ...gateway, outcomes: sandboxOutcomes, signatureHeader: sandboxSignatureHeader };
      return { gateway, gatewayConsole: console, close: gateway.close };
    }
    case 'razorpay': {
      const apiOrigin = payment.api ?? razorpayOrigin;
      return { gateway: openRazorpay({ ...payment, ...needs, apiOrigin }), gatewayConsole: undefined, close };
    }
    case 'stripe': {
      const { api } = payment;
      const origins = api === undefined ? stripeOrigins : { apiOrigin: api, checkoutOrigin: api };
      return { gateway: openStripe({ ...payment, ...needs, ...origins }), gatewayConsole: undefined, close };
    }
    default:
      return never(payment);
  }
}
