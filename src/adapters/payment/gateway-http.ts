import * as v from 'valibot';
import type { Journal } from '#usecases/ports/journal.ts';
import type { GatewayAnswer } from '#usecases/ports/payment-gateway.ts';
import {
  createHttpClient,
  type HttpAnswer,
  jsonIn,
  machineWordIn,
  type NoHttpAnswer,
  type Question,
} from '../http/http-client.ts';
import { waitSecondsIn } from '../http/retry-after.ts';

/** One question to a gateway's API. */
export type ApiCall = {
  /** What it does, for the journal: never an address, which holds ids. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The path includes its query. */
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
      readonly waitSeconds?: number;
    };

export type GatewayApi = {
  readonly ask: <T>(call: ApiCall, shape: v.GenericSchema<unknown, T>) => Promise<ApiAnswer<T>>;
  /** A question that changes nothing. */
  readonly get: <T>(name: string, path: string, shape: v.GenericSchema<unknown, T>) => Promise<ApiAnswer<T>>;
};

/** An answer about something else than was asked says nothing of what was. */
export const aboutAnother = { ok: false, reason: 'unavailable', code: 'about-another' } as const;

export type GatewayHttpSetting = {
  readonly gateway: string;
  readonly origin: string;
  /** With whatever says who asks. They are written nowhere. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where a refusal names its reason. */
  readonly codeIn: (refusal: unknown) => string | undefined;
  readonly journal: Journal;
};

/** An order with all its tries has a few kilobytes. */
const limits = { tryWithin: 4_000, answerWithin: 10_000, placesAtOnce: 16, mostBytes: 1024 * 1024 } as const;
const mostTries = 3;

type Failed = Extract<ApiAnswer<never>, { ok: false }>;

const away = { ok: false, reason: 'unavailable' } as const;

/**
 * Asks a gateway over HTTPS. Whatever is not heard in time, is not understood, or says that the gateway has trouble, is
 * no word on the order: only a clear refusal is one.
 */
export function createGatewayHttp(setting: GatewayHttpSetting): GatewayApi {
  const client = createHttpClient(limits);
  const ask: GatewayApi['ask'] = async (call, shape) => {
    const startedAt = performance.now();
    const tries = call.isRepeatable ? mostTries : 1;
    const receivedAnswer = await client.ask(() => questionOf(setting, call), tries);
    if ('isSpared' in receivedAnswer) return away;
    const answer = 'status' in receivedAnswer ? understood(setting, receivedAnswer, shape) : receivedAnswer;
    if (!answer.ok) note(setting, call, answer, receivedAnswer, startedAt);
    return answer;
  };
  return { ask, get: (name, path, shape) => ask({ name, method: 'GET', path, isRepeatable: true }, shape) };
}

/** The failure as the port knows it: the code is for the journal alone. */
export function failureOf({ reason, waitSeconds }: Failed): Extract<GatewayAnswer<never>, { ok: false }> {
  return { ok: false, reason, ...(waitSeconds === undefined ? {} : { waitSeconds }) };
}

function questionOf(
  { origin, headers }: GatewayHttpSetting,
  { method, path, body, ...call }: ApiCall,
): Question {
  const url = origin + path;
  return { method, url, headers: { ...headers, ...call.headers }, ...(body === undefined ? {} : { body }) };
}

/** Says nothing of the order: who may ask how often, and who may ask at all. */
const aboutUs = [401, 403, 407, 408, 409, 425, 429];

function understood<T>(
  { codeIn }: GatewayHttpSetting,
  { status, text, header }: HttpAnswer,
  shape: v.GenericSchema<unknown, T>,
): ApiAnswer<T> {
  const json = jsonIn(text);
  if (status >= 200 && status < 300) {
    const read = v.safeParse(shape, json);
    return read.success ? { ok: true, value: read.output } : { ...away, code: 'unknown-shape' };
  }
  const code = machineWordIn(codeIn(json));
  const waitSeconds = waitSecondsIn(header('retry-after'), Date.now());
  const details = {
    ...(code === undefined ? {} : { code }),
    ...(waitSeconds === undefined ? {} : { waitSeconds }),
  };
  const isRefusal = status >= 400 && status < 500 && !aboutUs.includes(status) && json !== undefined;
  return isRefusal ? { ok: false, reason: 'refused', ...details } : { ...away, ...details };
}

function note(
  { gateway, journal }: GatewayHttpSetting,
  { name }: ApiCall,
  { reason, code }: Failed,
  answer: HttpAnswer | NoHttpAnswer,
  startedAt: number,
): void {
  journal.note('gateway-not-ok', {
    gateway,
    call: name,
    reason,
    ms: Math.round(performance.now() - startedAt),
    ...('status' in answer ? { status: answer.status } : {}),
    ...(code === undefined ? {} : { code }),
  });
}
