import type { EventKind } from '#domain/event/event-kinds.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import { createHttpClient } from '../http/http-client.ts';
import { waitSecondsIn } from '../http/retry-after.ts';

export type HttpSinkSetting = {
  readonly name: 'analytics' | 'crm';
  readonly url: string;
  /** Undefined: whoever is there asks for none. */
  readonly token: string | undefined;
  readonly takes: readonly EventKind[];
  readonly asks?: EventSink['asks'];
};

const limits = { tryWithin: 5_000, answerWithin: 10_000, placesAtOnce: 1, mostBytes: 65_536 };
const tries = 2;

/**
 * Events as JSON, `{events: [...]}`, to a service outside. Anything but a 2xx is not taken, and given again: whoever is
 * there tells what came twice by the id of the event.
 */
export function openHttpSink({ name, url, token, takes, asks = {} }: HttpSinkSetting): EventSink {
  const client = createHttpClient(limits);
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    name,
    takes,
    asks,
    take: async (events) => {
      const body = JSON.stringify({ events });
      const answer = await client.ask(() => ({ method: 'POST', url, headers, body }), tries);
      if (!('status' in answer)) return { isTaken: false };
      if (answer.status >= 200 && answer.status < 300) return { isTaken: true };
      return { isTaken: false, waitSeconds: waitSecondsIn(answer.header('retry-after'), Date.now()) };
    },
  };
}
