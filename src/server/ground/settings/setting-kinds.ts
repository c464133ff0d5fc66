import { isIP } from 'node:net';
import * as v from 'valibot';

/** Where operators, their probes and their metrics reach the server; nobody else should. */
export type OperationsAddress = { readonly host: string; readonly port: number };

export type Variables<Settings extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Settings, undefined>>;

/** What some settings make together, or what is wrong with them. */
export type Reading<Part> =
  | (Part & { readonly ok: true })
  | { readonly ok: false; readonly problems: readonly string[] };

/** The settings that are needed because of another one, each of them there; or a problem for each that is not. */
export function neededOf<Read extends object, Name extends keyof Read & string>(
  read: Read,
  names: readonly Name[],
  because: string,
): Reading<{ readonly all: { readonly [Each in Name]: NonNullable<Read[Each]> } }> {
  const missing = names.filter((name) => read[name] === undefined);
  const problems = missing.map((name) => `The setting ${name} is missing: ${because} needs it.`);
  // None of them is undefined, as was just seen.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, all: read as never };
}

/** A text of a certain form; it is never repeated in words, as it can be a key. */
export function shaped(pattern: RegExp, expectation: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, expectation)));
}

/** A text that passes a check; undefined when none was given. */
export function textIf(isRight: (text: string) => boolean, expectation: string) {
  return v.optional(v.pipe(v.string(), v.check(isRight, expectation)));
}

/** A text that is read into something, or is wrong. What was given is never repeated in words: it can hold a password. */
export function readAs<Read>(read: (text: string) => Read | undefined, expectation: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform(read),
      v.custom<Read>((value) => value !== undefined, expectation),
    ),
  );
}

export function text(otherwise: string) {
  return v.optional(v.string(), otherwise);
}

export const optionalText = v.optional(v.string());

export function whole(otherwise: number, min: number, max: number) {
  const expectation = `it has to be a whole number from ${min} to ${max}`;
  const number = v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, expectation),
    v.transform(Number),
    v.minValue(min, expectation),
    v.maxValue(max, expectation),
  );
  return v.optional(number, String(otherwise));
}

/** The first choice is what an absent setting means. */
export function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return v.optional(v.picklist(choices, `it has to be one of ${choices.join(', ')}`), choices[0]);
}

export const origin = textIf(
  (value) => originOf(value) === value,
  'it has to be an origin such as https://www.example.in',
);

function originOf(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : undefined;
}

export const postgresUrl = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      'it has to be an address such as postgres://user@host:5432/database',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.issues && dataset.typed && !isGuarded(new URL(dataset.value))) {
        addIssue({
          message:
            'this database is on another machine, so say how the way to it is guarded: ' +
            'add ?sslmode=verify-full, or ?sslmode=disable if nobody can listen in between',
        });
      }
    }),
  ),
);

/** Nobody listens on the way to a database on this machine; the way to any other is encrypted or said not to be. */
function isGuarded({ hostname, searchParams }: URL): boolean {
  const hosts = searchParams.getAll('host').filter((host) => host !== '');
  // The driver takes the last value of what is there twice.
  const sslmode = searchParams.getAll('sslmode').at(-1) ?? '';
  return (hosts.length === 0 ? [hostname] : hosts).every(isHere) || sslmode !== '';
}

export function isHere(host: string): boolean {
  return ['', 'localhost', '::1', '[::1]'].includes(host) || /^(?:127(?:\.\d{1,3}){3}$|\/|%2f)/i.test(host);
}

/** The keys may be sent to a stand-in on this machine. */
export const standIn = shaped(
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/,
  'it has to be the origin of a stand-in on this machine, such as http://127.0.0.1:9000',
);

export const address = readAs(addressOf, 'it has to be an address such as 127.0.0.1:9090');

/** "[::1]:9090" and "127.0.0.1:9090" are read alike. */
function addressOf(value: string): OperationsAddress | undefined {
  const cut = value.lastIndexOf(':');
  const [host, port] = [value.slice(0, cut).replace(/^\[|\]$/g, ''), value.slice(cut + 1)];
  const isRight = /^[\w.:-]{1,253}$/.test(host) && /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  return cut > 0 && isRight ? { host, port: Number(port) } : undefined;
}

export const keys = textIf(
  (value) => value.split(',').every(isKey),
  'it has to be a list such as k1:base64,k0:base64 with 32 bytes each',
);

function isKey(value: string): boolean {
  const match = /^[A-Za-z0-9_-]{1,16}:([A-Za-z0-9+/]{43}=)$/.exec(value.trim());
  return match?.[1] !== undefined && Buffer.from(match[1], 'base64').length === 32;
}

type Proxies = number | readonly string[] | undefined;

export const proxies = v.optional(
  v.pipe(
    v.string(),
    v.transform(proxiesOf),
    v.check(
      (value) => typeof value !== 'object' || value.every(isNetwork),
      'it has to be "no", the number of proxies before the server, or their addresses and nets, none wider than 10.0.0.0/8',
    ),
  ),
);

function proxiesOf(value: string): Proxies {
  if (value === 'no') return undefined;
  return /^[1-9]$/.test(value) ? Number(value) : value.split(',').map((each) => each.trim());
}

/** An address, or a net that can be one organisation's own: of the private ones 10.0.0.0/8 and fc00::/7 are the widest. */
function isNetwork(value: string): boolean {
  const [host = '', bits, ...more] = value.split('/');
  const [least, most] = isIP(host) === 6 ? [7, 128] : [8, 32];
  const isWidthRight = (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isIP(host) !== 0 && more.length === 0 && (bits === undefined || isWidthRight(bits));
}
