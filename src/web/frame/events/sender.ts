import type { WireEvent } from '#contract/event/shapes.ts';
import { heldAtMost, mostEventsAtOnce } from '#domain/event/admission.ts';
import type { EventQueue, HeldEvent } from './queue.ts';
import type { UsageConsent } from './usage-consent.ts';

/** `refused` names the places of those that are not of the server's catalogue; none named: all of them. */
export type SendAnswer =
  | { readonly kind: 'kept' | 'later' | 'no-consent' }
  | { readonly kind: 'refused'; readonly places: readonly number[] };

export type Sender = {
  /** Sends soon, together with what else comes. */
  readonly wake: () => void;
  /** Sends now: the page may be gone in a moment. */
  readonly flush: () => Promise<void>;
};

type SenderNeeds = {
  readonly queue: EventQueue;
  readonly consent: UsageConsent;
  readonly send: (events: readonly WireEvent[]) => Promise<SendAnswer>;
  readonly now: () => number;
};

/** Milliseconds in which more may come, and after a send that failed; that one doubles. */
const gatherFor = 5_000;
const longestPause = 10 * 60_000;

/** Sends what is held, after a yes alone, and until the server says that it is kept. */
export function createSender({ queue, consent, send, now }: SenderNeeds): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;

  const wake = () => {
    if (timer !== undefined || consent.get() !== 'yes') return;
    const pause = Math.min(gatherFor * 2 ** failures, longestPause);
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, pause);
  };

  /** True when more may be sent at once. */
  const take = (answer: SendAnswer, batch: readonly HeldEvent[]): boolean => {
    failures = answer.kind === 'later' ? failures + 1 : 0;
    switch (answer.kind) {
      case 'kept':
        queue.remove(batch.map(({ id }) => id));
        return true;
      case 'refused': {
        const ids = answer.places.flatMap((place) => batch[place]?.id ?? []);
        queue.remove(ids.length > 0 ? ids : batch.map(({ id }) => id));
        return true;
      }
      case 'no-consent':
        // The consent was taken back elsewhere, or asked of a visitor that this browser is no more.
        consent.set('unknown');
        queue.clear();
        return false;
      case 'later':
        wake();
        return false;
    }
  };

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let goesOn = true; goesOn && consent.get() === 'yes'; ) {
        const batch = queue.first(mostEventsAtOnce);
        if (batch.length === 0) return;
        goesOn = take(await send(batch.map((event) => toWire(event, now()))), batch);
      }
    } finally {
      isSending = false;
    }
  };

  return { wake, flush };
}

function toWire({ id, name, fields, at }: HeldEvent, now: number): WireEvent {
  const minutes = Math.floor((now - at) / 60_000);
  return { id, name, fields, minutes_ago: Math.min(Math.max(0, minutes), heldAtMost) };
}
