import { type CallName, calls } from '#contract/calls.ts';
import { csrfCookie, csrfHeader, encodeForm, pathOf } from '#contract/encoding.ts';
import type { CallInput, CallResult, WireFailure } from '#contract/shapes.ts';
import type { Translate } from './text.tsx';

/** The calls of the contract: by network in the browser, in process while the server draws a page. */
export type Api = {
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallResult<N>>;
};

/** Milliseconds until an answer is given up. */
const patience = 15_000;

/** Where the app around this page left its sales channel (specification section 6). */
const channelKey = 'app_sales_channel';

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : '';
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
  const csrf = cookie(csrfCookie);
  switch (calls[name].encoding) {
    case 'none':
      return undefined;
    case 'form':
      return ['application/x-www-form-urlencoded', encodeForm(name, input.body, csrf)];
    case 'json':
      return ['application/json', JSON.stringify(input.body)];
  }
}

function requestOf<N extends CallName>(name: N, input: CallInput<N>): RequestInit {
  const channel = storedChannel();
  const body = bodyOf(name, input);
  return {
    method: calls[name].method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patience),
    headers: {
      accept: 'application/json',
      ...(channel && { 'request-source': channel }),
      ...(body && { 'content-type': body[0], [csrfHeader]: cookie(csrfCookie) }),
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
  };
}

/** Never throws: no network, no answer in time and unreadable answers are failures with words. */
export function browserApi(t: Translate): Api {
  return {
    async call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
      try {
        const response = await fetch(pathOf(name, input.params), requestOf(name, input));
        const body: unknown = await response.json().catch(() => undefined);
        // The server answers by the same table of shapes that this type comes from.
        if (response.ok && isRecord(body)) return { ok: true, value: body as never };
        return { ok: false, status: response.status, failure: readFailure(body, t('problem.server')) };
      } catch {
        const failure = { code: 'NO_ANSWER', message: t('problem.no-answer'), fields: [] };
        return { ok: false, status: 0, failure };
      }
    },
  };
}
