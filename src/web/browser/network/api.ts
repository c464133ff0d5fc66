import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookies, csrfHeader, encodeForm, pathOf, retryAfterHeader } from '#contract/call/encoding.ts';
import type { CallInput, CallResult, WireFailure } from '#contract/call/shapes.ts';
import { pendingEvents } from '../pending-events.ts';
import type { Translate } from '../text.tsx';
import { answerWithin, endingOf } from './ending.ts';
import { pageSignal } from './leaving.ts';
import { whenOnline } from './online.ts';
import { startWaiting } from './waiting.ts';

export type CallManner = {
  /** Sent once: who asks again and again needs no second patience. */
  readonly once?: true;
  /** Until when it is sent again; without it until the page is left. */
  readonly until?: AbortSignal | 'answered';
};

/** The calls of the contract: by network in the browser, in process while the server draws a page. */
export type Api = {
  readonly call: <N extends CallName>(
    name: N,
    input: CallInput<N>,
    how?: CallManner,
  ) => Promise<CallResult<N>>;
};

/** The app around this page left its sales channel here (specification section 6). */
const channelKey = 'app_sales_channel';

function token(): string {
  const pairs = document.cookie.split('; ');
  const [foundToken = ''] = csrfCookies.flatMap((name) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)),
  );
  return foundToken.slice(foundToken.indexOf('=') + 1);
}

function storedChannel(): string | null {
  try {
    return localStorage.getItem(channelKey);
  } catch {
    return null;
  }
}

function bodyOf<N extends CallName>(
  name: N,
  input: CallInput<N>,
): readonly [type: string, body: string] | undefined {
  const csrf = token();
  switch (calls[name].encoding) {
    case 'none':
      return undefined;
    case 'form':
      return ['application/x-www-form-urlencoded', encodeForm(name, input.body, csrf)];
    case 'json':
      return ['application/json', JSON.stringify(input.body)];
  }
}

export function requestOf<N extends CallName>(name: N, input: CallInput<N>): RequestInit {
  const channel = storedChannel();
  const body = bodyOf(name, input);
  return {
    method: calls[name].method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(channel && { 'request-source': channel }),
      ...(body && { 'content-type': body[0], [csrfHeader]: token() }),
    },
    ...(body && { body: body[1] }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** The failure a body tells, in the wire's shape; anything else becomes the specification's server error (section 8). */
export function readFailure(body: unknown, serverError: string): WireFailure {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = Array.isArray(error.fields) ? error.fields.filter(isRecord) : [];
  return {
    code: text(error.code, 'INTERNAL'),
    message: text(error.message, serverError),
    fields: fields.map((field) => ({
      field: text(field.field, ''),
      message: text(field.message, serverError),
    })),
    ...(typeof error.status === 'string' && { status: error.status }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type CallResponse<N extends CallName> = { readonly answer: CallResult<N>; readonly waitSeconds: number };

/** Never throws: no network, no answer in time and unreadable answers are failures with words. */
async function send<N extends CallName>(
  path: string,
  request: RequestInit,
  t: Translate,
): Promise<CallResponse<N>> {
  try {
    const response = await fetch(path, request);
    const body = parsed(await response.text());
    // The server answers by the same table of shapes that this type comes from.
    if (response.ok && isRecord(body)) return { answer: { ok: true, value: body as never }, waitSeconds: 0 };
    const failure = readFailure(body, t('problem.server'));
    const waitSeconds = Number(response.headers.get(retryAfterHeader));
    const wait = waitSeconds > 0 && { waitSeconds };
    return { answer: { ok: false, status: response.status, failure, ...wait }, waitSeconds };
  } catch {
    const failure = { code: 'NO_ANSWER', message: t('problem.no-answer'), fields: [] };
    return { answer: { ok: false, status: 0, failure }, waitSeconds: 0 };
  }
}

const isCode = (answer: CallResult<CallName>, code: string) => !answer.ok && answer.failure.code === code;

/** Not in the first load, which rarely needs it; fetched soon after, while there is a network. */
export function patience(): Promise<typeof import('./patience.ts') | undefined> {
  fetched ??= whenOnline().then(() => import('./patience.ts'));
  return fetched.catch(() => {
    fetched = undefined;
    return undefined;
  });
}

let fetched: Promise<typeof import('./patience.ts')> | undefined;

/** Milliseconds of no answer until the page says that it takes longer. */
const quietFor = 4500;

/** Says so while it takes long, until it is over or nobody waits for it any more. */
function sayingSlow<T>(work: Promise<T>, until: AbortSignal | undefined): Promise<T> {
  let unsay: (() => void) | undefined;
  const timer = setTimeout(() => {
    unsay = startWaiting('slow');
  }, quietFor);
  const end = () => {
    clearTimeout(timer);
    unsay?.();
  };
  until?.addEventListener('abort', end);
  return work.finally(end);
}

/** Tokens that a call shows one after the other: more calls than these do not begin a visit in the same moment. */
const mostTokens = 4;

/** Sends a call again by itself where its row allows that (decision record 037). */
export function browserApi(t: Translate): Api {
  const answerTo = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
    { once, until }: { readonly once: boolean; readonly until: AbortSignal | undefined },
  ): Promise<CallResult<N>> => {
    const row = calls[name];
    const path = pathOf(name, input.params);
    const start = performance.now();
    // The token may be another by the next time, so each request is made anew.
    const sendNow = (within: number) =>
      send<N>(path, { ...requestOf(name, input), signal: AbortSignal.timeout(within) }, t);
    let first: CallResponse<N>;
    let tries = 0;
    let text: string;
    // Nothing was done, and the refusal brought the cookies that were missing. Another answer may have put its own in their
    // place by then, so the same is tried for as long as there is a token that was not refused.
    do {
      text = token();
      first = await sendNow(answerWithin);
      tries += 1;
    } while (isCode(first.answer, 'CSRF_FAILED') && token() !== text && tries < mostTokens);
    if (once || endingOf(first.answer) === 'answered') return first.answer;
    const code = await patience();
    if (!code) return first.answer;
    return code.patiently(first, { repeat: row.repeat, until, start, send: sendNow }, code.thisBrowser);
  };
  return {
    call(name, input, { once = false, until = pageSignal() } = {}) {
      const signal = until === 'answered' ? undefined : until;
      const answer = answerTo(name, input, { once, until: signal });
      void answer.then((result) => pendingEvents.push(['call', name, input.body, result]));
      return once ? answer : sayingSlow(answer, signal);
    },
  };
}
