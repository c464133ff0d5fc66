import { isInForce } from '#domain/consent/consent-state.ts';
import { dayInIndia, type Instant } from '#domain/date.ts';
import type { StepEvent } from '#domain/event/event-kinds.ts';
import { type NewEvent, toNewEvent } from '#domain/event/stored-event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Channel } from '#domain/quote/channel.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Ports } from '../ports.ts';

/** The visit whose step is counted. */
export type Visit = { readonly owner: VisitorId; readonly visit: string; readonly channel: Channel };

type Needs = Pick<Ports, 'store' | 'clock'>;

/**
 * Keeps that a visit came to a step, as the server sees it happen: once a day for what it is about, however often that is
 * looked at. False: its visitor has not said yes to `usage`, and nothing is kept.
 *
 * @param about what tells this step from others of its name, such as the id of a quote
 */
export async function countStep(
  { store, clock }: Needs,
  visit: Visit,
  event: StepEvent,
  about: string,
): Promise<boolean> {
  // Most visits have not said yes: of them nothing is held.
  if (!isInForce(await store.consentsOf(visit.owner), 'usage')) return false;
  return store.atomically(async (within) => {
    await within.holdVisitor(visit.owner);
    if (!isInForce(await within.consentsOf(visit.owner), 'usage')) return false;
    await within.addEvents([stepEvent(visit, event, { about, at: clock.now() })]);
    return true;
  });
}

/** No more quotes than these are kept for a visit that says yes late. */
const mostQuotes = 10;

/**
 * After a first yes: that the quotes which stand already were begun and saved. Where an answer came before, quotes were
 * saved under that one, and nothing is added.
 */
export async function countQuotesBefore({ store }: Pick<Ports, 'store'>, visit: Visit): Promise<void> {
  await store.atomically(async (within) => {
    await within.holdVisitor(visit.owner);
    const answers = (await within.consentsOf(visit.owner)).filter(({ purpose }) => purpose === 'usage');
    if (answers.length !== 1 || !answers[0]?.given) return;
    const quotes = (await within.quotesOf(visit.owner)).slice(-mostQuotes);
    await within.addEvents(
      quotes.flatMap((quote) => {
        const at = quote.createdAt;
        return [
          stepEvent(visit, begunByQuote, { about: '', at }),
          stepEvent(visit, savedEvent(quote), { about: quote.id, at }),
        ];
      }),
    );
  });
}

export const begunByQuote: StepEvent = { name: 'quote-begun', fields: { by: 'quote' } };

export function savedEvent({ request }: Pick<Quote, 'request'>): StepEvent {
  const product_type = request.productType === 'super-top-up' ? 'SUPER_TOPUP' : 'INDEMNITY';
  return { name: 'quote-saved', fields: { product_type } };
}

function stepEvent(
  { owner, visit, channel }: Visit,
  event: StepEvent,
  { about, at }: { readonly about: string; readonly at: Instant },
): NewEvent {
  // With a sign that no id of a browser has: theirs stand in the way of none of these.
  const id = `step:${fingerprint([event.name, about, dayInIndia(at)])}`;
  return toNewEvent(event, { id, kind: 'usage', owner, at, channel, reference: undefined, visit });
}
