import { createHmac, randomBytes } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import type { FailureCode } from '#domain/result.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { Clock } from '#usecases/ports.ts';
import { networkOf } from '../ground/network.ts';

/** What somebody may not, as against what they got wrong: one after the other may be somebody who tries doors. */
const watched: ReadonlySet<string> = new Set<FailureCode>([
  'CSRF_FAILED',
  'SIGNATURE_INVALID',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_TRIES',
  'TOO_MANY_PAYMENT_TRIES',
  'OTP_OVER',
  'OTP_NO_MORE',
  'KYC_LOCKED',
  'RESUME_CODE_WRONG',
  'OPENING_CODE_WRONG',
  'OPENING_CODE_OVER',
  'OPENING_NOT_YET',
  'RESUME_CODE_OVER',
  'RESUME_NO_MORE_CODES',
  'CODES_TO_MOBILE_OVER',
  'CALL_BACKS_OVER',
  'CALL_BACKS_FULL',
]);

/** The address has somebody's id in it: what is asked for is not theirs, or never was. */
const notTheirs = 'NOT_FOUND';
const idInRoute = /:(?:id|quote_id|quoteID|transaction_id|order)\b/;

export type Refusals = { readonly note: (code: string, route: string, address: string) => void };

/** Milliseconds in which one line tells of all refusals of a kind: whoever hammers fills no log. */
const between = 60_000;
/** Sources of a kind that have a line of their own in that time: what one of them repeats hides no other. */
const mostSources = 10;

/**
 * From where somebody asked, as lines of one day can be put together by: under a key that nobody keeps and that is another
 * one the next day and on another server, so that no address is had from it.
 */
export function createSources(dayOf: () => string): (address: string) => string {
  let current = { day: '', key: randomBytes(32) };
  return (address) => {
    const day = dayOf();
    if (current.day !== day) current = { day, key: randomBytes(32) };
    return createHmac('sha256', current.key).update(networkOf(address)).digest('base64url').slice(0, 12);
  };
}

/** Counted for metrics, and a line of the log a minute for each code, route and source, of ten sources at most, with how many there were since the last. */
export function createRefusals(
  registry: Registry,
  { clock, journal }: { readonly clock: Clock; readonly journal: Journal },
): Refusals {
  const counter = new Counter({
    name: 'refusals_total',
    help: 'Requests that were refused because of who asked, or how often, by code',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  const sourceOf = createSources(() => clock.now().slice(0, 10));
  const kinds = new Map<string, { since: number; sources: Set<string>; count: number }>();
  return {
    note(code, route, address) {
      if (!watched.has(code) && !(code === notTheirs && idInRoute.test(route))) return;
      counter.inc({ code });
      const [now, from] = [Date.parse(clock.now()), sourceOf(address)];
      const knownKind = kinds.get(`${code} ${route}`) ?? { since: now, sources: new Set(), count: 0 };
      const isOver = now - knownKind.since >= between;
      const kind = isOver ? { since: now, sources: new Set<string>(), count: knownKind.count } : knownKind;
      kinds.set(`${code} ${route}`, kind);
      kind.count += 1;
      if (kind.sources.has(from) || kind.sources.size >= mostSources) return;
      kind.sources.add(from);
      journal.note('refused', { code, route, count: kind.count, lastFrom: from });
      kind.count = 0;
    },
  };
}
