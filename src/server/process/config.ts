import { isIP } from 'node:net';
import type { Licence } from '#domain/offer/licence.ts';
import type { OperationsAddress } from './operations.ts';
import { type Players, sandboxProblems } from './players.ts';

/**
 * Megabytes of each of the three parts for young objects, beside `maxHeapMb`; `scripts/start.ts` sets it. With less,
 * half of what a page needs for a moment is taken for old and collected at a high price.
 */
export const semiSpaceMb = 16;

/** What is sold when nothing else is said. */
export const shippedCatalogueDir = 'catalogue';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Every setting; `.env.example` says what each is for. */
export type Config = Players & {
  readonly host: string;
  readonly port: number;
  /** Where browsers reach us; undefined: wherever they say they reached us, over plain http. */
  readonly publicOrigin: string | undefined;
  /** Where operators reach readiness and metrics; undefined: at the address of everybody else. */
  readonly operations: OperationsAddress | undefined;
  /** Undefined: embedded SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Undefined: the active version in `dataDir`, else the shipped folder. */
  readonly catalogueDir: string | undefined;
  /** `name:base64` pairs, the first one seals; undefined: a key file in `dataDir`. */
  readonly dataKeys: string | undefined;
  /** Sandboxes may also play where people buy for real. */
  readonly allowSandbox: boolean;
  readonly intermediary: Licence;
  readonly logLevel: LogLevel;
  /** How many proxies stand before the server, or their addresses; undefined: none. */
  readonly trustedProxies: number | readonly string[] | undefined;
  /** A session ends after so many days without use, and after so many in all. */
  readonly sessionIdleDays: number;
  readonly sessionDays: number;
  /** Requests a minute; 0 switches the limit off. */
  readonly visitorRate: number;
  readonly addressRate: number;
  /** Above this delay of the event loop, in milliseconds, new work is turned away; 0 switches that off. */
  readonly maxLoopDelay: number;
  /** For the objects of the process, in megabytes; `scripts/start.ts` starts the server with it. */
  readonly maxHeapMb: number;
  /** Milliseconds between readiness that says no and a closed door. */
  readonly drainNoticeMs: number;
};

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** The only reader of the process's environment. An empty value counts as absent. */
export function readConfig(env: Environment = process.env): ConfigReading {
  const problems: string[] = [];
  const read = readerOf(env, problems);
  const config: Config = {
    host: read.text('HOST', '0.0.0.0'),
    port: read.whole('PORT', 8080, 0, 65_535),
    publicOrigin: read.origin('PUBLIC_ORIGIN'),
    operations: read.address('OPERATIONS_ADDRESS'),
    databaseUrl: read.postgresUrl('DATABASE_URL'),
    dataDir: read.text('DATA_DIR', 'var'),
    catalogueDir: read.optional('CATALOGUE_DIR'),
    dataKeys: read.keys('DATA_KEYS'),
    paymentGateway: read.choice('PAYMENT_GATEWAY', ['sandbox']),
    kycProvider: read.choice('KYC_PROVIDER', ['sandbox']),
    insurerGateway: read.choice('INSURER_GATEWAY', ['sandbox']),
    messages: read.choice('MESSAGES', ['sandbox']),
    allowSandbox: read.choice('ALLOW_SANDBOX', ['no', 'yes']) === 'yes',
    intermediary: read.choice('INTERMEDIARY', ['broker', 'web-aggregator']),
    logLevel: read.choice('LOG_LEVEL', ['info', 'silent', 'error', 'warn', 'debug']),
    trustedProxies: read.proxies('TRUST_PROXY'),
    sessionIdleDays: read.whole('SESSION_IDLE_DAYS', 30, 1, 365),
    sessionDays: read.whole('SESSION_DAYS', 90, 1, 365),
    visitorRate: read.whole('RATE_PER_VISITOR', 1200, 0, 1_000_000),
    addressRate: read.whole('RATE_PER_ADDRESS', 6000, 0, 1_000_000),
    maxLoopDelay: read.whole('MAX_LOOP_DELAY_MS', 1000, 0, 60_000),
    maxHeapMb: read.whole('MAX_HEAP_MB', 256, 64, 65_536),
    drainNoticeMs: read.whole('DRAIN_NOTICE_MS', 1000, 0, 60_000),
  };
  // Of settings that are themselves wrong nobody knows yet what they would let play.
  if (problems.length === 0 && !config.allowSandbox && isForRealBuyers(config, env))
    problems.push(...sandboxProblems(config));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function isForRealBuyers({ publicOrigin }: Config, env: Environment): boolean {
  return env.NODE_ENV === 'production' || (publicOrigin?.startsWith('https:') ?? false);
}

/** npm puts this in the environment of what it starts, and does not always tell it to stop. */
export function isStartedByNpm(env: Environment = process.env): boolean {
  return env.npm_lifecycle_event !== undefined;
}

type Reader = {
  readonly text: (name: string, otherwise: string) => string;
  readonly optional: (name: string) => string | undefined;
  readonly whole: (name: string, otherwise: number, min: number, max: number) => number;
  /** The first choice is what an absent setting means. */
  readonly choice: <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) => Choice;
  readonly origin: (name: string) => string | undefined;
  readonly postgresUrl: (name: string) => string | undefined;
  readonly address: (name: string) => OperationsAddress | undefined;
  readonly keys: (name: string) => string | undefined;
  readonly proxies: (name: string) => number | readonly string[] | undefined;
};

function readerOf(env: Environment, problems: string[]): Reader {
  const given = (name: string) => (env[name] === '' ? undefined : env[name]);
  const refuse = (name: string, wanted: string) => {
    problems.push(`The setting ${name} is wrong: ${wanted}.`);
  };
  return {
    text: (name, otherwise) => given(name) ?? otherwise,
    optional: given,
    whole(name, otherwise, min, max) {
      const text = given(name);
      if (text === undefined) return otherwise;
      if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
      refuse(name, `it has to be a whole number from ${min} to ${max}`);
      return otherwise;
    },
    choice(name, choices) {
      const chosen = choices.find((choice) => choice === (given(name) ?? choices[0]));
      if (chosen === undefined) refuse(name, `it has to be one of ${choices.join(', ')}`);
      return chosen ?? choices[0];
    },
    origin(name) {
      const text = given(name);
      if (text !== undefined && originOf(text) !== text)
        refuse(name, 'it has to be an origin such as https://www.example.in');
      return text;
    },
    address(name) {
      const text = given(name);
      const address = text === undefined ? undefined : addressOf(text);
      if (text !== undefined && !address) refuse(name, 'it has to be an address such as 127.0.0.1:9090');
      return address;
    },
    postgresUrl(name) {
      const text = given(name);
      if (text !== undefined && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) {
        refuse(name, 'it has to be an address such as postgres://user@host:5432/database');
      } else if (text !== undefined && !isGuarded(new URL(text))) {
        refuse(
          name,
          'this database is on another machine, so say how the way to it is guarded: ' +
            'add ?sslmode=verify-full, or ?sslmode=disable if nobody can listen in between',
        );
      }
      return text;
    },
    keys(name) {
      const text = given(name);
      if (text !== undefined && !text.split(',').every(isKey)) {
        refuse(name, 'it has to be a list such as k1:base64,k0:base64 with 32 bytes each');
      }
      return text;
    },
    proxies(name) {
      const text = given(name);
      if (text === undefined || text === 'no') return undefined;
      if (/^[1-9]$/.test(text)) return Number(text);
      const addresses = text.split(',').map((address) => address.trim());
      if (!addresses.every(isNetwork))
        refuse(name, 'it has to be "no", the number of proxies before the server, or their addresses');
      return addresses;
    },
  };
}

/** "[::1]:9090" and "127.0.0.1:9090" are read alike. */
function addressOf(text: string): OperationsAddress | undefined {
  const cut = text.lastIndexOf(':');
  const [host, port] = [text.slice(0, cut).replace(/^\[|\]$/g, ''), text.slice(cut + 1)];
  const isRight = /^[\w.:-]{1,253}$/.test(host) && /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  return cut > 0 && isRight ? { host, port: Number(port) } : undefined;
}

/** An address, or a net such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Nobody listens on the way to a database on this machine; the way to any other is encrypted or said not to be. */
function isGuarded({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') || hostname;
  const isHere =
    ['', 'localhost', '::1', '[::1]'].includes(host) || /^(?:127(?:\.\d{1,3}){3}$|\/|%2f)/i.test(host);
  return isHere || (searchParams.get('sslmode') ?? '') !== '';
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

function isKey(text: string): boolean {
  const match = /^[A-Za-z0-9_-]{1,16}:([A-Za-z0-9+/]{43}=)$/.exec(text.trim());
  return match?.[1] !== undefined && Buffer.from(match[1], 'base64').length === 32;
}
