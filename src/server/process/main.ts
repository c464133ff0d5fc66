import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAskedLedger } from '#adapters/asked/asked-ledger.ts';
import { notedInsurer } from '#adapters/asked/noted-insurer.ts';
import { notedRegistry } from '#adapters/asked/noted-registry.ts';
import { BrokenCatalogue } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { type OpenCatalogue, openCatalogueSource } from '#adapters/catalogue/versions/catalogue-store.ts';
import { openEventSinks } from '#adapters/events/event-sinks.ts';
import { caseBookFile } from '#adapters/insurer/case-book.ts';
import { openInsurers } from '#adapters/insurer/insurers.ts';
import { openRegistry } from '#adapters/kyc/registries.ts';
import { openMessageWays } from '#adapters/messages/message-ways.ts';
import { orderBookFile } from '#adapters/payment/order-book.ts';
import { sandboxOutcomes } from '#adapters/payment/outcomes.ts';
import { openRazorpay, razorpayOrigin } from '#adapters/payment/razorpay/razorpay.ts';
import { openSandboxGateway } from '#adapters/payment/sandbox.ts';
import { openStripe, stripeOrigins } from '#adapters/payment/stripe/stripe.ts';
import { sandboxSignatureHeader } from '#adapters/payment/webhook.ts';
import { type KeyRing, keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { openStore, type StoreOptions } from '#adapters/store/store.ts';
import { assertWholeBook } from '#adapters/system/book-file.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { randomIds } from '#adapters/system/ids.ts';
import { keepPrivate } from '#adapters/system/private-files.ts';
import { randomSecrets } from '#adapters/system/secrets.ts';
import { dayInIndia } from '#domain/date.ts';
import { never } from '#domain/result.ts';
import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { CatalogueSource, Clock, Ports } from '#usecases/ports.ts';
import { withPurchaseEvents } from '#usecases/purchase-events.ts';
import { allHandlers } from '../calls/all.ts';
import { type BrowserFiles, buildApp } from '../http/app.ts';
import type { PageRenderer, Site } from '../pages/page-renderer.ts';
import { writeLetter, writeSms } from '../papers/letters.ts';
import type { SandboxDesk } from '../sandbox/desk.ts';
import { openDrawnPages } from '../threads/drawn-pages.ts';
import { openPaperDrawer } from '../threads/paper-drawer.ts';
import { createLanes, laneRules } from '../turns/lanes.ts';
import { shareLivePrices } from '../turns/live-prices.ts';
import { partnersOf } from '../visit/sale/partners.ts';
import { withStandingQuotes } from '../visit/sale/standing-quotes.ts';
import { createWhereabouts, type Whereabouts } from '../visit/whereabouts.ts';
import { spaceAsking } from './asking-gaps.ts';
import { startBackground } from './background.ts';
import { cookieSecretsOf } from './cookie-secrets.ts';
import { createHealth } from './health.ts';
import { createJournal } from './journal.ts';
import { endWhenTold } from './life.ts';
import { openOperations, stuckAfter } from './operations.ts';
import { createRoundLog } from './round-log.ts';
import { type Config, readConfig, shippedCatalogueDir } from './settings/config.ts';
import { startNotices } from './start-notices.ts';

/** The web app: as built, or drawn from its sources while developing. */
export type WebSource =
  | { readonly distDir: string }
  | {
      readonly rendererOf: (site: () => Site) => PageRenderer;
      readonly serveSources: Extract<BrowserFiles, { kind: 'sources' }>['serve'];
    };

/**
 * Opens everything, listens, and stays until it is told to stop. What keeps it from starting is said and ends it.
 * @param parent the process that it ends with; undefined: it stays whoever goes
 */
export async function startServer(web: WebSource, parent?: number): Promise<void> {
  const reading = readConfig();
  if (!reading.ok) return giveUp(reading.problems.join('\n'));
  const { config } = reading;
  try {
    await serve(config, web, parent);
  } catch (error) {
    if (error instanceof BrokenCatalogue) return giveUp(error.message);
    giveUp(error instanceof Error ? `Chhatri cannot start: ${error.message}` : 'Chhatri cannot start.');
  }
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** Milliseconds; most changes are seen at once, this is for file systems that tell of none. */
const lookForCatalogueEvery = 5_000;
/** Milliseconds. */
const sweepLivePricesEvery = 60_000;
/** Milliseconds; a database that starts together with us on another machine is there by then. */
const waitForDatabase = 60_000;

async function serve(config: Config, web: WebSource, parent: number | undefined): Promise<void> {
  keepPrivate(config.dataDir);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const catalogue = await openCatalogue(config);
  const { ports, roundPorts, desk, keyRing, whereabouts, close } = await openPorts({
    ...config,
    keyRing: (sealedWith) => keyRingFrom(config.dataKeys, config.dataDir, sealedWith),
    catalogue,
    clock: systemClock,
    waiting: { atMost: waitForDatabase, onWaiting: () => console.log('Chhatri waits for its database.') },
  });
  const readiness = { isDraining: false, rounds: createRoundLog(ports.clock) };
  const site = (): Site => ({
    intermediary: config.intermediary,
    pricesAsOf: dayInIndia(ports.clock.now()),
    hasCodes: ports.outbox.sms !== undefined,
    locationMode: config.locationMode,
  });
  const { closeWeb, ...pages } = await openWeb(web, site);
  const drawer = openPaperDrawer();
  const lanes = createLanes(laneRules);
  const health = createHealth(ports, readiness, lanes);
  const app = await buildApp({
    ports,
    handlers: allHandlers(ports, config.intermediary, config.help),
    config,
    ...pages,
    drawer,
    sandbox: desk,
    cookieSecrets: cookieSecretsOf(keyRing),
    readiness,
    lanes,
    health,
    whereabouts,
  });
  await app.listen({ host: config.host, port: config.port });
  const operations = config.operations && (await openOperations(config.operations, health, stuckAfter));
  const background = startBackground(roundPorts, readiness.rounds, openEventSinks(config.events));
  endWhenTold({
    drainNoticeMs: config.drainNoticeMs,
    parent,
    giveNotice: (reason) => {
      readiness.isDraining = true;
      ports.journal.note('stopping', { reason });
      void operations?.look();
    },
    stop: async () => {
      await app.close();
      await Promise.all([background.stop(), closeWeb(), drawer.close(), operations?.close()]);
      await catalogue.close();
      await close();
    },
  });
  const { port } = app.addresses().find((address) => typeof address === 'object') ?? config;
  for (const notice of startNotices(config)) console.log(notice);
  if (operations) console.log(`Operators are answered on ${config.operations?.host}:${operations.port}`);
  console.log(`Chhatri is ready on ${config.publicOrigin ?? `http://localhost:${port}`}`);
}

function openCatalogue({ catalogueDir, dataDir, logLevel, maxHeapMb }: Config): Promise<OpenCatalogue> {
  return openCatalogueSource({
    fixedFolder: catalogueDir,
    shippedFolder: shippedCatalogueDir,
    dataDir,
    journal: createJournal(logLevel),
    clock: systemClock,
    maxHeapMb,
    pollEvery: lookForCatalogueEvery,
  });
}

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
  | 'publicOrigin'
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
  readonly desk: SandboxDesk;
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
  publicOrigin,
  partners,
  catalogue,
  clock,
  ...keys
}: Opening): Promise<Opened> {
  const { store: records, keyRing } = await openStore({ databaseUrl, dataDir, ...keys });
  const standing = withStandingQuotes(records, partnersOf(partners));
  const store = withPurchaseEvents(standing, { clock, catalogue });
  for (const book of [orderBookFile, caseBookFile]) assertWholeBook(join(dataDir, book));
  const journal = createJournal(logLevel);
  const payments = openPayments(payment, { dataDir, clock, journal });
  const { gateway, forRounds } = spaceAsking(payments.gateway, clock);
  const whereabouts = createWhereabouts();
  const asked = openAskedLedger({ store, clock, journal });
  const registry = openRegistry(kyc, journal);
  const insurers = openInsurers(insurerSetting, { dataDir, clock, journal });
  const insurer = shareLivePrices(notedInsurer(insurers.gateway, asked), clock, {
    atOnce: livePricesAtOnce,
    whoIs: whereabouts.whoIs,
  });
  const sweeping = setInterval(insurer.sweepLivePrices, sweepLivePricesEvery).unref();
  const ways = openMessageWays(messages, { clock, writeLetter, writeSms });
  const ports: Ports = {
    clock,
    ids: randomIds,
    secrets: randomSecrets,
    store,
    catalogue,
    payments: gateway,
    kyc: notedRegistry(registry.provider, kyc.by, asked),
    insurer,
    outbox: ways.outbox,
    addresses: { resume: (secret) => `${publicOrigin ?? ''}/resume/${secret}` },
    journal,
  };
  const desk: SandboxDesk = {
    gateway: payments.desk,
    registry: registry.desk,
    outbox: ways.delivered,
    guides: [
      { company: 'identity', rows: registry.guide },
      { company: 'insurer', rows: insurers.guide },
      { company: 'messages', rows: ways.guide },
    ],
  };
  const close = async () => {
    clearInterval(sweeping);
    payments.close();
    ways.close();
    insurers.close();
    await asked.close();
    await store.close();
  };
  const roundPorts = { ...ports, payments: forRounds };
  return { ports, roundPorts, desk, keyRing, whereabouts, close };
}

type OpenedPayments = {
  readonly gateway: PaymentGateway;
  readonly desk: SandboxDesk['gateway'];
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
      const desk = { ...gateway, outcomes: sandboxOutcomes, signatureHeader: sandboxSignatureHeader };
      return { gateway, desk, close: gateway.close };
    }
    case 'razorpay': {
      const apiOrigin = payment.api ?? razorpayOrigin;
      return { gateway: openRazorpay({ ...payment, ...needs, apiOrigin }), desk: undefined, close };
    }
    case 'stripe': {
      const { api } = payment;
      const origins = api === undefined ? stripeOrigins : { apiOrigin: api, checkoutOrigin: api };
      return { gateway: openStripe({ ...payment, ...needs, ...origins }), desk: undefined, close };
    }
    default:
      return never(payment);
  }
}

type OpenedWeb = {
  readonly renderer: PageRenderer;
  readonly browserFiles: BrowserFiles;
  readonly closeWeb: () => Promise<void>;
};

async function openWeb(web: WebSource, site: () => Site): Promise<OpenedWeb> {
  if ('distDir' in web) {
    const { distDir } = web;
    const renderer = await openDrawnPages({ distDir, site });
    const browserFiles: BrowserFiles = { kind: 'built', clientDir: join(distDir, 'client') };
    return { renderer, browserFiles, closeWeb: renderer.close };
  }
  return {
    renderer: web.rendererOf(site),
    browserFiles: { kind: 'sources', serve: web.serveSources },
    closeWeb: async () => undefined,
  };
}
