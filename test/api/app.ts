import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { type KeyRing, newKeyRing } from '#adapters/store/sealing/keys.ts';
import type { Instant } from '#domain/date.ts';
import { allHandlers } from '#server/doors/calls/all.ts';
import type { Handlers } from '#server/doors/calls/handlers.ts';
import type { SandboxConsole } from '#server/doors/sandbox/console.ts';
import type { PageRenderer } from '#server/drawing/page-renderer.ts';
import { openPaperDrawer, type PaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { type Patience, usualPatience } from '#server/ground/connections.ts';
import { type Config, type Environment, readConfig } from '#server/ground/settings/config.ts';
import { buildApp } from '#server/process/app.ts';
import { createHealth } from '#server/process/health/health.ts';
import type { Readiness } from '#server/process/health/readiness.ts';
import { openPorts } from '#server/process/ports/open-ports.ts';
import { createRoundLog } from '#server/process/round-log.ts';
import { createLanes, type LaneRules, laneRules } from '#server/turns/lanes.ts';
import type { Whereabouts } from '#server/visit/whereabouts.ts';
import type { CatalogueSource, Ports } from '#usecases/ports.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly ports: Ports;
  /** As the rounds of the background have them; what `ports` lays over is not in them. */
  readonly roundPorts: Ports;
  readonly sandboxConsole: SandboxConsole;
  readonly readiness: Readiness;
  /** Moves the clock on; it never goes back. */
  readonly wait: (time: { readonly days?: number; readonly seconds?: number }) => void;
  readonly close: () => Promise<void>;
};

export type TestSetting = {
  /** Settings as they would stand in the environment. */
  readonly env?: Environment;
  readonly renderer?: PageRenderer;
  /** Milliseconds of a clock that stands still but for `wait`. Absent: the real one. */
  readonly start?: number;
  readonly drawer?: PaperDrawer;
  /** Lays other handlers over the real ones, to make one of them break. */
  readonly handlers?: Partial<Handlers>;
  readonly browserDir?: string;
  /** Servers on one database need the same key ring. */
  readonly keyRing?: KeyRing;
  /** What is sold instead of the shipped catalogue. */
  readonly catalogue?: CatalogueSource;
  readonly laneRules?: LaneRules;
  readonly mostConnections?: number;
  readonly patience?: Patience;
  /** What is left of the sandboxes, as where some of the companies are real ones. */
  readonly sandbox?: (whole: SandboxConsole) => SandboxConsole;
  /** Lays other ports over the real ones, to make one of them fail or listen to it. */
  readonly ports?: (real: Ports, whoIs: Whereabouts['whoIs']) => Partial<Ports>;
};

/** Says its path and where it was asked for; the real pages need a build. */
export const plainRenderer: PageRenderer = {
  renderPage: async ({ url, nonce }) => ({
    status: url === '/not-found' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'user-agent' },
    bugs: [],
    body: `<!doctype html><title>page</title><script nonce="${nonce}"></script>`,
  }),
};

export function configOf(env: Environment = {}): Config {
  const defaults = {
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY_MS: '0',
    RATE_PER_VISITOR: '0',
    RATE_PER_ADDRESS: '0',
  };
  const reading = readConfig({ ...defaults, ...env });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return { ...reading.config, dataDir: ':memory:' };
}

/** The whole server with its sandboxes and its embedded store, all in memory. */
export async function testApp({
  env,
  renderer,
  start,
  drawer = openPaperDrawer(),
  handlers,
  browserDir,
  catalogue,
  laneRules: rules,
  mostConnections,
  patience = usualPatience,
  sandbox = (whole) => whole,
  ports: portsOver,
  keyRing = newKeyRing(),
}: TestSetting = {}): Promise<TestApp> {
  const config = configOf(env);
  const shipped = await shippedCatalogue();
  let ahead = 0;
  const clock = { now: () => new Date((start ?? Date.now()) + ahead).toISOString() as Instant }; // toISOString writes an instant
  const opened = await openPorts({
    ...config,
    keyRing,
    catalogue: catalogue ?? { current: () => shipped },
    clock,
  });
  const { sandboxConsole, gaps, whereabouts, close } = opened;
  const ports = { ...opened.ports, ...portsOver?.(opened.ports, whereabouts.whoIs) };
  const { roundPorts } = opened;
  const readiness = { isDraining: false, rounds: createRoundLog(clock), gaps };
  const lanes = createLanes(rules ?? laneRules);
  const app = await buildApp({
    ports,
    handlers: { ...allHandlers(ports, config.intermediary, config.help), ...handlers },
    config,
    renderer: renderer ?? plainRenderer,
    drawer,
    browserFiles: { kind: 'built', clientDir: browserDir ?? resolve('test', 'api', 'no-build') },
    cookieSecrets: ['a secret of the tests'],
    sandbox: sandbox(sandboxConsole),
    readiness,
    lanes,
    health: createHealth(ports, readiness, lanes),
    whereabouts,
    mostConnections,
    patience,
  });
  return {
    app,
    ports,
    roundPorts,
    sandboxConsole,
    readiness,
    wait: ({ days = 0, seconds = 0 }) => {
      ahead += (days * 86_400 + seconds) * 1000;
    },
    close: async () => {
      await app.close();
      await drawer.close();
      await close();
    },
  };
}
