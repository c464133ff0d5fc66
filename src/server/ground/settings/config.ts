import * as v from 'valibot';
import type { HelpContact } from '#domain/help/help-contact.ts';
import type { Partner } from '../partners.ts';
import { parsePasswordHash } from '../password.ts';
import { eventSettings, readEvents } from './event-settings.ts';
import { helpSettings, readHelpContact } from './help-settings.ts';
import { insurerSettings, readInsurer } from './insurer-settings.ts';
import { kycSettings, readKyc } from './kyc-settings.ts';
import { messageSettings, readMessages } from './message-settings.ts';
import { isTryOut, type OutsideSettings, sandboxProblems } from './outside-settings.ts';
import { partnerSettings, readPartners } from './partner-settings.ts';
import { paymentSettings, readPayment } from './payment-settings.ts';
import { isForEverybody } from './public-origin.ts';
import type { Reading } from './setting-kinds.ts';
import {
  address,
  choice,
  keys,
  optionalText,
  origin,
  postgresUrl,
  proxies,
  readAs,
  text,
  whole,
} from './setting-kinds.ts';

/**
 * Megabytes of each of the three parts for young objects, beside `maxHeapMb`; `scripts/start.ts` sets it. With less,
 * half of what a page needs for a moment is taken for old and collected at a high price.
 */
export const semiSpaceMb = 16;

/** What is sold when nothing else is said. */
export const shippedCatalogueDir = 'catalogue';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export type Environment = Readonly<Record<string, string | undefined>>;

const settings = v.object({
  HOST: text('0.0.0.0'),
  PORT: whole(8080, 0, 65_535),
  PUBLIC_ORIGIN: origin,
  OPERATIONS_ADDRESS: address,
  OPERATORS: choice(['no', 'yes']),
  METRICS_PASSWORD_HASH: readAs(parsePasswordHash, 'it has to be what `npm run ops -- password` prints'),
  OPS_PASSWORD_HASH: optionalText,
  OPS_AS: optionalText,
  DATABASE_URL: postgresUrl,
  DATA_DIR: text('var'),
  CATALOGUE_DIR: optionalText,
  DATA_KEYS: keys,
  ...paymentSettings,
  ...kycSettings,
  ...insurerSettings,
  ...messageSettings,
  ...eventSettings,
  ...helpSettings,
  ...partnerSettings,
  ALLOW_SANDBOX: choice(['no', 'yes']),
  INTERMEDIARY: choice(['broker', 'web-aggregator']),
  LOCATION_MODE: choice(['pincode', 'city']),
  LOG_LEVEL: choice(['info', 'silent', 'error', 'warn', 'debug']),
  TRUST_PROXY: proxies,
  SESSION_IDLE_DAYS: whole(30, 1, 365),
  SESSION_DAYS: whole(90, 1, 365),
  RATE_PER_VISITOR: whole(1200, 0, 1_000_000),
  RATE_PER_ADDRESS: whole(6000, 0, 1_000_000),
  CONNECTIONS_PER_ADDRESS: whole(512, 0, 65_536),
  MAX_LOOP_DELAY_MS: whole(1000, 0, 60_000),
  LIVE_PRICES_AT_ONCE: whole(16, 1, 10_000),
  MAX_HEAP_MB: whole(256, 64, 65_536),
  DRAIN_NOTICE_MS: whole(1000, 0, 60_000),
});

/** The only reader of the process's environment. An empty value counts as absent. */
export function readConfig(env: Environment = process.env): Reading<{ readonly config: Config }> {
  const givenSettings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const reading = v.safeParse(settings, givenSettings);
  if (!reading.success) {
    const problems = reading.issues.map(
      ({ path, message }) => `The setting ${String(path?.[0]?.key)} is wrong: ${message}.`,
    );
    return { ok: false, problems };
  }
  if (reading.output.OPS_PASSWORD_HASH !== undefined) return { ok: false, problems: [formerPassword] };
  const money = readPayment(reading.output);
  const kyc = readKyc(reading.output);
  const messages = readMessages(reading.output);
  const insurers = readInsurer(reading.output);
  const contact = readHelpContact(reading.output);
  if (!money.ok || !kyc.ok || !insurers.ok || !messages.ok || !contact.ok) {
    const problems = [money, kyc, insurers, messages, contact].flatMap((each) =>
      each.ok ? [] : each.problems,
    );
    return { ok: false, problems };
  }
  const players = { ...money, ...kyc, ...insurers, ...messages };
  const partners = readPartners(reading.output, isTryOut(players));
  if (!partners.ok) return partners;
  const config = configOf(reading.output, { ...players, ...partners, ...contact }, env);
  const problems = !config.allowSandbox && config.isForRealBuyers ? sandboxProblems(config) : [];
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

/** The start stops: what the setting guarded would be gone without a word. */
const formerPassword =
  'The setting OPS_PASSWORD_HASH is no longer read: operators sign in by names of their own. Take it out, set OPERATORS=yes, ' +
  'and make each account with `npm run ops -- operators add NAME`. Programs that read /metrics by its password need the same ' +
  'value as METRICS_PASSWORD_HASH.';

type Outsides = OutsideSettings & {
  readonly help: HelpContact;
  /** Agents and companies with whom something is sold. */
  readonly partners: readonly Partner[];
};

/** Every setting; `.env.example` says what each is for. */
export type Config = Readonly<ReturnType<typeof configOf>>;

function configOf(
  read: v.InferOutput<typeof settings>,
  { payment, kyc, insurer, messages, partners, help }: Outsides,
  env: Environment,
) {
  return {
    host: read.HOST,
    port: read.PORT,
    /** Where browsers reach us; undefined: wherever they say they reached us, over plain http. */
    publicOrigin: read.PUBLIC_ORIGIN,
    /** Where operators reach readiness and metrics; undefined: at the address of everybody else. */
    operations: read.OPERATIONS_ADDRESS,
    /** Whether people whom nobody knows can come, who may lose money. */
    isForRealBuyers: isForRealBuyers(read.PUBLIC_ORIGIN, env),
    /** Whether operators have pages, and metrics a door. */
    hasOperators: read.OPERATORS === 'yes',
    /**
     * The password of programs; undefined: they read metrics at `operations` only, and where no real buyers
     * come.
     */
    metricsPassword: read.METRICS_PASSWORD_HASH,
    /** Who asks by `npm run ops`, beside the user of the system. */
    opsAs: read.OPS_AS,
    /** Undefined means embedded SQLite in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    /** Undefined means the active version in `dataDir`, else the shipped folder. */
    catalogueDir: read.CATALOGUE_DIR,
    /** `name:base64` pairs, the first one seals; undefined: a key file in `dataDir`. */
    dataKeys: read.DATA_KEYS,
    payment,
    kyc,
    insurer,
    messages,
    /** Sandboxes may also play where people buy for real. */
    allowSandbox: read.ALLOW_SANDBOX === 'yes',
    intermediary: read.INTERMEDIARY,
    events: readEvents(read),
    help,
    /** Agents and companies with whom something is sold. */
    partners,
    /** Whether people say where they live by pincode or by city. */
    locationMode: read.LOCATION_MODE,
    logLevel: read.LOG_LEVEL,
    /** How many proxies stand before the server, or their addresses; undefined: none. */
    trustedProxies: read.TRUST_PROXY,
    /** A session ends after so many days without use, and after so many in all. */
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    sessionDays: read.SESSION_DAYS,
    /** Requests a minute; 0 switches the limit off. */
    visitorRate: read.RATE_PER_VISITOR,
    addressRate: read.RATE_PER_ADDRESS,
    /** Open at a time; 0: any number, as behind proxies, whose connections are everybody's. */
    connectionsPerAddress: read.TRUST_PROXY === undefined ? read.CONNECTIONS_PER_ADDRESS : 0,
    /** Above this delay of the event loop, in milliseconds, new work is turned away; 0 switches that off. */
    maxLoopDelay: read.MAX_LOOP_DELAY_MS,
    /** Live prices that one insurer is asked for at once. */
    livePricesAtOnce: read.LIVE_PRICES_AT_ONCE,
    /** For the objects of the process, in megabytes; `scripts/start.ts` starts the server with it. */
    maxHeapMb: read.MAX_HEAP_MB,
    /** Milliseconds between readiness that says no and a closed door. */
    drainNoticeMs: read.DRAIN_NOTICE_MS,
  };
}

function isForRealBuyers(publicOrigin: string | undefined, env: Environment): boolean {
  return /^\s*prod/i.test(env.NODE_ENV ?? '') || (publicOrigin !== undefined && isForEverybody(publicOrigin));
}

/** npm puts this in the environment of what it starts, and does not always tell it to stop. */
export function isStartedByNpm(env: Environment = process.env): boolean {
  return env.npm_lifecycle_event !== undefined;
}
