import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenCatalogue } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { type OpenCatalogue, openCatalogueSource } from '#adapters/catalogue/versions/catalogue-store.ts';
import { openEventSinks } from '#adapters/events/event-sinks.ts';
import { keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { keepPrivate } from '#adapters/system/private-files.ts';
import { dayInIndia } from '#domain/date.ts';
import { allHandlers } from '../doors/calls/all.ts';
import type { PageRenderer, Site } from '../drawing/page-renderer.ts';
import { createPolicyPapers } from '../drawing/papers/policy/policy-papers.ts';
import { openDrawnPages } from '../drawing/threads/drawn-pages.ts';
import { openPaperDrawer } from '../drawing/threads/paper-drawer.ts';
import { usualPatience } from '../ground/connections.ts';
import { type Config, readConfig, shippedCatalogueDir } from '../ground/settings/config.ts';
import { createLanes, laneRules } from '../turns/lanes.ts';
import { type BrowserFiles, buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { cookieSecretsOf } from './cookie-secrets.ts';
import {
  descriptorLimit,
  memoryLimit,
  mostConnections,
  mostInMemory,
  outliveLackOfDescriptors,
} from './descriptors.ts';
import { createHealth } from './health/health.ts';
import { openOperations, stuckAfter } from './health/operations.ts';
import { createJournal } from './journal.ts';
import { endOnSignal } from './life.ts';
import { openPorts } from './ports/open-ports.ts';
import { createRoundLog } from './round-log.ts';
import { startNotices } from './start-notices.ts';

/** This is the web app, either as built or drawn from its sources while developing. */
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
/** Milliseconds; a database that starts together with us on another machine is there by then. */
const waitForDatabase = 60_000;

async function serve(config: Config, web: WebSource, parent: number | undefined): Promise<void> {
  keepPrivate(config.dataDir);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const catalogue = await openCatalogue(config);
  const { ports, roundPorts, gaps, sandboxConsole, keyRing, whereabouts, close } = await openPorts({
    ...config,
    keyRing: (sealedWith) => keyRingFrom(config.dataKeys, config.dataDir, sealedWith),
    catalogue,
    clock: systemClock,
    waiting: { atMost: waitForDatabase, onWaiting: () => console.log('Chhatri waits for its database.') },
  });
  const readiness = { isDraining: false, rounds: createRoundLog(ports.clock), gaps };
  const site = (): Site => ({
    intermediary: config.intermediary,
    pricesAsOf: dayInIndia(ports.clock.now()),
    hasCodes: ports.outbox.sms !== undefined,
    hasMail: ports.outbox.mail !== undefined,
    locationMode: config.locationMode,
  });
  const { closeWeb, ...pages } = await openWeb(web, site);
  const drawer = openPaperDrawer();
  const lanes = createLanes(laneRules);
  const health = createHealth(ports, readiness, lanes);
  const descriptors = descriptorLimit();
  const app = await buildApp({
    ports,
    handlers: allHandlers(ports, config.intermediary, config.help),
    config,
    ...pages,
    drawer,
    sandbox: sandboxConsole,
    cookieSecrets: cookieSecretsOf(keyRing),
    readiness,
    lanes,
    health,
    whereabouts,
    mostConnections: Math.min(
      mostConnections(descriptors) ?? Number.POSITIVE_INFINITY,
      mostInMemory(memoryLimit()),
    ),
    patience: usualPatience,
  });
  outliveLackOfDescriptors(ports.journal);
  await app.listen({ host: config.host, port: config.port });
  const operations = config.operations && (await openOperations(config.operations, health, stuckAfter));
  const background = startBackground(roundPorts, readiness.rounds, {
    sinks: openEventSinks(config.events, systemClock),
    policyPapers: createPolicyPapers(ports, drawer.draw),
  });
  endOnSignal({
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
  for (const notice of startNotices(config, descriptors)) console.log(notice);
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
