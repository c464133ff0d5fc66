import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallName } from '#contract/call/calls.ts';
import type { CallRequest } from '#contract/call/shapes.ts';

/** What one request of a call brings, and how much of that an hour may. */
type Brought<Name extends CallName> = {
  readonly sizeOf: (body: CallRequest<Name>['body']) => number;
  readonly most: Readonly<Record<Whose, number>>;
};

type Whose = 'visitor' | 'address';

/**
 * A visit that says yes to being counted tells some hundred events. An address may be that of a mobile network, with some
 * hundred such visits an hour; it fills no store alone. What is not taken waits in its browser.
 */
const broughtByCall: { readonly [Name in CallName]?: Brought<Name> } = {
  logEvent: { sizeOf: ({ events }) => events.length, most: { visitor: 3_000, address: 60_000 } },
};

/** Counts what a call brings. 0: it may; else how many seconds to wait. */
export type CountBrought = <Name extends CallName>(
  request: FastifyRequest,
  name: Name,
  body: CallRequest<Name>['body'],
) => number;

/** Seconds until so much may be brought again; 0: there was room for it, and now there is less. */
type TakeBrought = <Name extends CallName>(
  name: Name,
  body: CallRequest<Name>['body'],
  asker: Readonly<Record<Whose, string>>,
) => number;

const hour = 60 * 60_000;

/**
 * Limits of an hour by what requests bring, where one brings much at once.
 *
 * @param isOn whether visitors, or addresses, are limited at all
 * @param mostCounted of each; the least heard of are forgotten first
 * @param now milliseconds
 */
export function limitBrought(
  isOn: Readonly<Record<Whose, boolean>>,
  mostCounted: number,
  now: () => number,
): TakeBrought {
  const rooms = new Map<string, Room>();
  return (name, body, asker) => {
    const brought: Brought<typeof name> | undefined = broughtByCall[name];
    if (!brought) return 0;
    const size = brought.sizeOf(body);
    for (const whose of ['visitor', 'address'] as const) {
      if (!isOn[whose] || asker[whose] === '') continue;
      const room = rooms.get(`${name} ${whose}`) ?? createRoom(brought.most[whose], mostCounted, now);
      rooms.set(`${name} ${whose}`, room);
      const wait = room(asker[whose], size);
      if (wait > 0) return wait;
    }
    return 0;
  };
}

type Room = (key: string, size: number) => number;

function createRoom(most: number, mostCounted: number, now: () => number): Room {
  const taken = new LRUCache<string, { readonly since: number; readonly size: number }>({ max: mostCounted });
  return (key, size) => {
    const before = taken.get(key);
    const own = before && now() - before.since < hour ? before : { since: now(), size: 0 };
    if (own.size + size > most) return Math.max(1, Math.ceil((own.since + hour - now()) / 1_000));
    taken.set(key, { ...own, size: own.size + size });
    return 0;
  };
}
