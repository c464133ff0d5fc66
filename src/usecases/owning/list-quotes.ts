import { addDays, dayInIndia, type IsoDate } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { endedWithoutPolicy } from '#domain/proposal/state-facts.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { visitDays } from '#domain/retention/rules.ts';
import type { Ports } from '../ports.ts';
import { type AfterQuote, nextAfterQuote } from '../quoting/save-quote.ts';

/** Somebody who compares saves a quote at each change: the last ones are those that are meant. */
const most = 3;

export type ListedQuote = {
  readonly quote: Quote;
  readonly next: Exclude<AfterQuote, { readonly kind: 'offline' }>;
  /** No longer than this; it goes sooner with the visit that it was asked for in. */
  readonly until: IsoDate;
};

/**
 * The quotes of a visitor from which nothing was begun for all of its people, the last one first; of the same question only the
 * last. What cannot be bought here leads to no list, and is left out.
 */
export async function listQuotes(ports: Ports, owner: VisitorId): Promise<readonly ListedQuote[]> {
  const today = dayInIndia(ports.clock.now());
  const [quotes, proposals] = [await ports.store.quotesOf(owner), await ports.store.proposalsOf(owner)];
  const lastOnes = quotes
    .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
    .filter((quote, at, all) => all.findIndex((one) => isSameQuestion(one, quote)) === at)
    .filter((quote) => lastDayOf(quote) >= today && !isBegun(quote, proposals))
    .slice(0, most);
  return lastOnes.flatMap((quote): readonly ListedQuote[] => {
    const next = nextAfterQuote(quote.request, ports.catalogue.current(), quote.channel);
    return next.kind === 'offline' ? [] : [{ quote, next, until: lastDayOf(quote) }];
  });
}

function lastDayOf({ createdAt }: Quote): IsoDate {
  return addDays(dayInIndia(createdAt), visitDays);
}

function isSameQuestion(a: Quote, b: Quote): boolean {
  return a.request.productType === b.request.productType && sameKeys(keysOf(a.request), keysOf(b.request));
}

/** What was begun since then for these people goes on from there; a quote that came after a purchase asks anew. */
function isBegun({ request, createdAt }: Quote, proposals: readonly Proposal[]): boolean {
  const isOver = ({ state }: Proposal) => endedWithoutPolicy.includes(state) && state !== 'expired';
  const later = proposals.filter((one) => one.createdAt >= createdAt && !isOver(one));
  const people = new Set(later.flatMap(keysOf));
  return keysOf(request).every((key) => people.has(key));
}

function keysOf({ members }: Pick<Proposal, 'members'>): readonly string[] {
  return insuredMembers(members).map(({ key }) => key);
}

function sameKeys(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key) => right.includes(key));
}
