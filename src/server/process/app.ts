import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { createCachedCalls } from '../doors/calls/cache/cached-calls.ts';
import { createCallLimits } from '../doors/calls/call-limits.ts';
import { registerCalls } from '../doors/calls/call-routes.ts';
import { createCallRunner } from '../doors/calls/call-runner.ts';
import type { Handlers } from '../doors/calls/handlers.ts';
import { registerKycConsent } from '../doors/calls/kyc-consent.ts';
import { registerPayments } from '../doors/calls/purchase/payment-routes.ts';
import type { ClaimNeeds } from '../doors/claims/open-claims.ts';
import { registerClaims } from '../doors/claims/routes.ts';
import {
  createOperatorAuthentication,
  type OperatorAuthentication,
} from '../doors/operators/authentication.ts';
import { metricsAccess, registerOperators } from '../doors/operators/pages.ts';
import { registerDocuments } from '../doors/pages/documents.ts';
import { registerPages } from '../doors/pages/pages.ts';
import { registerSecurityFile } from '../doors/pages/security-file.ts';
import { registerPolicyFile } from '../doors/papers/policy-file.ts';
import { registerSharePicture } from '../doors/papers/share-picture-file.ts';
import type { SandboxConsole } from '../doors/sandbox/console.ts';
import { isPlayed, registerSandbox } from '../doors/sandbox/pages.ts';
import { registerYourData, type YourDataNeeds } from '../doors/your-data/routes.ts';
import type { PageRenderer } from '../drawing/page-renderer.ts';
import { createPolicyFiles } from '../drawing/papers/policy/policy-files.ts';
import type { PaperDrawer } from '../drawing/threads/paper-drawer.ts';
import { noteAnswers, routeOf } from '../ground/answer-lines.ts';
import { refuse } from '../ground/answers.ts';
import { maxOtherBody, registerBodies } from '../ground/bodies.ts';
import { awayFacts } from '../ground/bug-facts.ts';
import { registerCompression } from '../ground/compression.ts';
import { type ConnectionLimits, type Patience, registerConnections } from '../ground/connections.ts';
import { bugFailure, requestFailure } from '../ground/errors.ts';
import { type PageSecurity, registerHeaders } from '../ground/headers.ts';
import { registerVisits } from '../ground/pages/visit-at.ts';
import { partnersOf } from '../ground/partners.ts';
import type { Config } from '../ground/settings/config.ts';
import { sayTo } from '../ground/words/say.ts';
import type { Lanes } from '../turns/lanes.ts';
import { anyNumberOfVisits, countBegunVisits } from '../turns/limits/visit-count.ts';
import { registerLimits } from '../turns/limits.ts';
import { laneOf } from '../turns/route-rules.ts';
import { refuseStrangers } from '../turns/strangers.ts';
import { answerBrokenRequest, registerStrictReading } from '../visit/broken-requests.ts';
import { createCsrfGuard } from '../visit/csrf.ts';
import { registerFrames } from '../visit/frames.ts';
import { createSessions, type Sessions } from '../visit/session.ts';
import type { Whereabouts } from '../visit/whereabouts.ts';
import { type Health, registerHealth } from './health/health.ts';
import type { Readiness } from './health/readiness.ts';
import { registerSiteProof } from './site-proof.ts';

export type AppNeeds = {
  readonly ports: Ports;
  readonly handlers: Handlers;
  readonly config: Config;
  readonly renderer: PageRenderer;
  readonly browserFiles: BrowserFiles;
  readonly drawer: PaperDrawer;
  /** What sandboxes play; undefined when none does: then the pages under /sandbox/ do not exist. */
  readonly sandbox: SandboxConsole | undefined;
  /** Sign what browsers keep; the first signs, all are believed. */
  readonly cookieSecrets: readonly [string, ...string[]];
  readonly readiness: Readiness;
  readonly lanes: Lanes;
  readonly health: Health;
  readonly whereabouts: Whereabouts;
  /** The limit for everybody together; undefined: the system sets no limit. */
  readonly mostConnections: ConnectionLimits['mostOfAll'];
  readonly patience: Patience;
};

/** Where the browser's files come from: a build, or their sources with hot reload. */
export type BrowserFiles =
  | { readonly kind: 'built'; readonly clientDir: string }
  | { readonly kind: 'sources'; readonly serve: (app: FastifyInstance) => void };

/** The whole server, ready to listen or to be asked in memory; opens and picks nothing itself. */
export async function buildApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { ports, config, readiness, lanes } = needs;
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const security: PageSecurity = { secure, developing: needs.browserFiles.kind === 'sources' };
  const app = createFastify(needs, security);
  const secrets = needs.cookieSecrets;
  const sessions = openSessions(needs);
  const sweeping = setInterval(sessions.formMemory.sweep, 60_000).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  const csrf = createCsrfGuard(sessions);
  const run = createCallRunner(needs.handlers, ports.journal);

  noteAnswers(app, ports.journal);
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept would be cut in the middle of its next request.
    if (readiness.isDraining) reply.header('connection', 'close');
  });
  registerConnections(app, { mostOfOne: config.connectionsPerAddress, mostOfAll: needs.mostConnections });
  await app.register(cookie, { secret: [...secrets] });
  await registerHeaders(app, security);
  registerFrames(app, sessions);
  registerVisits(app, sessions);
  registerStrictReading(app, { sessions, security });
  refuseStrangers(app, { sessions, security });
  registerCompression(app);
  const authentication = authenticationOf(needs, secure);
  const operatorOf = authentication?.knownBrowserOf;
  const limits = await registerLimits(app, { config, sessions, security, lanes, operatorOf });
  app.addHook('preHandler', async (request, reply) => {
    if (laneOf(request) !== 'always') await sessions.takeOver(request, reply);
  });
  await registerBodies(app);
  registerHealth(app, needs.health, {
    isPublic: config.operations === undefined,
    hasMetrics: authentication !== undefined || !config.isForRealBuyers,
    lets: authentication && metricsAccess(authentication),
  });
  if (authentication && config.hasOperators)
    registerOperators(app, { ports, authentication, sessions, security });
  registerSiteProof(app, secrets[0]);
  registerSecurityFile(app, ports.clock, config.publicOrigin);
  const cachedCalls = createCachedCalls(app, ports.catalogue);
  const calls = createCallLimits(limits.count);
  registerCalls(app, { run, cachedCalls, sessions, csrf, security, limits: calls });
  registerDocuments(app, security);
  await registerPayments(app, { ports, sessions, security, count: limits.count });
  registerKycConsent(app, { ports, sessions, security, giveBack: limits.giveBack });
  registerOwning(app, { ports, sessions, csrf, security, files: createPolicyFiles(needs.drawer.draw) });
  registerSharePicture(app, { ports, security, drawer: needs.drawer });
  const { sandbox } = needs;
  if (sandbox)
    registerSandbox(app, { sandboxConsole: sandbox, partners: config.partners, ports, sessions, security });
  if (needs.browserFiles.kind === 'built') await registerFiles(app, needs.browserFiles.clientDir);
  else needs.browserFiles.serve(app);
  registerPages(app, {
    run,
    cachedCalls,
    countCall: calls.countCall,
    sessions,
    csrf,
    security,
    renderer: needs.renderer,
    ports,
    isTryOut: sandbox !== undefined && isPlayed(sandbox),
  });
  return app;
}

/** What is there of a policy once it is bought, and of its buyer: papers, claims, their own data. */
function registerOwning(app: FastifyInstance, needs: ClaimNeeds & YourDataNeeds): void {
  registerPolicyFile(app, needs);
  registerClaims(app, needs);
  registerYourData(app, needs);
}

/** Undefined: operators have no pages here, and metrics no password. */
function authenticationOf(
  { config, ports, cookieSecrets: secrets }: AppNeeds,
  secure: boolean,
): OperatorAuthentication | undefined {
  const { clock, journal, store } = ports;
  const { hasOperators, metricsPassword } = config;
  if (!hasOperators && !metricsPassword) return undefined;
  return createOperatorAuthentication({ clock, journal, secrets, store, metricsPassword, secure });
}

function openSessions({ ports, config, cookieSecrets, whereabouts }: AppNeeds): Sessions {
  const { publicOrigin, sessionIdleDays: idleDays, sessionDays: mostDays } = config;
  return createSessions({
    publicOrigin,
    clock: ports.clock,
    partners: partnersOf(config.partners),
    handOver: ports.store.handOver,
    whereabouts,
    begunVisits: config.addressRate > 0 ? countBegunVisits(Date.now) : anyNumberOfVisits,
    secrets: cookieSecrets,
    idleDays,
    mostDays,
  });
}

function createFastify({ config, ports, patience }: AppNeeds, security: PageSecurity): FastifyInstance {
  const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof StoreUnavailable) {
      ports.journal.note('store-unavailable', { route: routeOf(request), ...awayFacts(error) });
      return refuse(request, reply, 'STORE_UNAVAILABLE', security);
    }
    const refusal = requestFailure(sayTo(request), error);
    if (refusal === undefined) {
      // It may be what no header takes.
      reply.removeHeader('location');
      return refuse(request, reply, bugFailure(sayTo(request), undefined), security);
    }
    return refuse(request, reply, refusal, security);
  };
  const app = Fastify({
    bodyLimit: maxOtherBody,
    trustProxy: trustOf(config),
    // Whoever sends, or reads, nothing for so long has gone; a request has to be whole by then, its head sooner.
    connectionTimeout: patience.silence,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.rest,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.lookEvery,
      // A request without a host is refused by us, in words.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : unreadable),
    routerOptions: { maxParamLength: 100 },
  });
  app.setErrorHandler(answerError);
  app.all(unreadable, { config: { lane: 'read' } }, (request, reply) =>
    refuse(request, reply, 'MALFORMED_REQUEST', security),
  );
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, request.url.startsWith('/assets/') ? 'NOT_FOUND' : 'UNKNOWN_CALL', security),
  );
  return app;
}

/** Whose word on an earlier address counts: the nearest is hop 0. */
function trustOf({ trustedProxies }: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (trustedProxies === undefined) return false;
  return typeof trustedProxies === 'number' ? (_, hop) => hop < trustedProxies : [...trustedProxies];
}

/** Where an address with a broken escape, or of another server, is led, so that its answer is one like every other. */
const unreadable = '/unreadable-address';

function isReadable(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Names of built files hold a hash of what is in them, so a browser may keep them for ever. */
async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const root = join(clientDir, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('vary', 'accept-encoding');
    },
  });
  // A route of our own: that of the plugin reads the whole folder at each request, to hold the spelling of the name.
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { lane: 'always' } }, (request, reply) => {
    reply.sendFile(`/${request.params['*']}`);
  });
}
