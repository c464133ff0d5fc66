import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { GatewayAnswer } from '#usecases/ports/payment-gateway.ts';
import type { Journal } from '#usecases/ports.ts';
import { createBreaker } from './breaker.ts';
import { createPlaces } from './places.ts';

/** One question to a gateway's API. */
export type ApiCall = {
  /** What it does, for the journal: never an address, which holds ids. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the same question asked twice does no more than asked once. */
  readonly isRepeatable: boolean;
};

/** `code`: the gateway's own word for why it refused. */
export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: Extract<GatewayAnswer<T>, { ok: false }>['reason'];
      readonly code?: string;
    };

export type GatewayApi = {
  readonly ask: <T>(call: ApiCall, shape: v.GenericSchema<unknown, T>) => Promise<ApiAnswer<T>>;
};

export type GatewayHttpSetting = {
  readonly gateway: string;
  readonly origin: string;
  /** With whatever says who asks. They are written nowhere. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where a refusal names its reason. */
  readonly codeIn: (refusal: unknown) => string | undefined;
  readonly journal: Journal;
};

/** Milliseconds: of one try, and of all of them together. A buyer waits for the second. */
const tryWithin = 4_000;
const answerWithin = 10_000;
const mostTries = 3;
/** Longest pause before another try, in milliseconds; doubled each time, and by chance anything below it. */
const firstPause = 100;
/** Asked at once. A gateway turns away who asks more. */
const placesAtOnce = 16;
/** An order with all its tries has a few kilobytes. */
const mostBytes = 1024 * 1024;

type Failed = Extract<ApiAnswer<never>, { ok: false }>;
type Heard = { readonly status: number; readonly json: unknown };

const away = { ok: false, reason: 'unavailable' } as const;
const late = { ok: false, reason: 'timed-out' } as const;

/**
 * Asks a gateway over HTTPS. Whatever is not heard in time, is not understood, or says that the gateway has trouble, is
 * no word on the order: only a clear refusal is one.
 */
export function createGatewayHttp(setting: GatewayHttpSetting): GatewayApi {
  const places = createPlaces(placesAtOnce);
  const breaker = createBreaker();
  return {
    ask: async (call, shape) => {
      if (breaker.isOpen()) return away;
      const begun = performance.now();
      const heard = await places.take(() => askRepeatedly(setting, call, begun));
      breaker.note('status' in heard);
      const answer = 'status' in heard ? understood(setting, heard, shape) : heard;
      if (!answer.ok) note(setting, call, answer, heard, begun);
      return answer;
    },
  };
}

async function askRepeatedly(
  setting: GatewayHttpSetting,
  call: ApiCall,
  begun: number,
): Promise<Heard | Failed> {
  const tries = call.isRepeatable ? mostTries : 1;
  const left = () => answerWithin - (performance.now() - begun);
  for (let made = 1; ; made += 1) {
    const heard = await askOnce(setting, call, Math.min(tryWithin, left()));
    const pause = Math.random() * firstPause * 2 ** made;
    const isClear = 'status' in heard && !isPassing(heard.status);
    if (isClear || made >= tries || left() <= pause) return heard;
    await wait(pause);
  }
}

async function askOnce(
  { origin, headers }: GatewayHttpSetting,
  call: ApiCall,
  within: number,
): Promise<Heard | Failed> {
  if (within <= 0) return late;
  try {
    const response = await fetch(origin + call.path, {
      method: call.method,
      headers: { accept: 'application/json', ...headers, ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    return { status: response.status, json: jsonIn(await textOf(response)) };
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? late : away;
  }
}

/** @throws when there is more of it than any answer has. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('too much of an answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Trouble of the gateway's own, or of somebody who asked the same just now: it may be asked again at once. */
function isPassing(status: number): boolean {
  return status === 409 || status >= 500;
}

/** What is no such word can hold anything, and is written nowhere. */
const machineWord = /^[\w-]{1,60}$/;

/** Says nothing of the order: who may ask how often, and who may ask at all. */
const aboutUs = [401, 403, 407, 408, 409, 425, 429];

function understood<T>(
  { codeIn }: GatewayHttpSetting,
  { status, json }: Heard,
  shape: v.GenericSchema<unknown, T>,
): ApiAnswer<T> {
  if (status >= 200 && status < 300) {
    const read = v.safeParse(shape, json);
    return read.success ? { ok: true, value: read.output } : { ...away, code: 'unknown-shape' };
  }
  const code = codeIn(json);
  const named = code !== undefined && machineWord.test(code) ? { code } : {};
  const isRefusal = status >= 400 && status < 500 && !aboutUs.includes(status) && json !== undefined;
  return isRefusal ? { ok: false, reason: 'refused', ...named } : { ...away, ...named };
}

function note(
  { gateway, journal }: GatewayHttpSetting,
  { name }: ApiCall,
  { reason, code }: Failed,
  heard: Heard | Failed,
  begun: number,
): void {
  journal.note('gateway-not-ok', {
    gateway,
    call: name,
    reason,
    ms: Math.round(performance.now() - begun),
    ...('status' in heard ? { status: heard.status } : {}),
    ...(code === undefined ? {} : { code }),
  });
}
