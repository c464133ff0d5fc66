import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../ground/network.ts';

/** Wrong passwords of one network, or of one browser that is known, and of all, in some time. */
export type TryRules = { readonly perNetwork: number; readonly inAll: number; readonly minutes: number };

/** In all: whoever has many addresses has no more than these; who signs in for the first time waits then, or uses the command. */
const usualTries: TryRules = { perNetwork: 5, inAll: 100, minutes: 15 };

export type Tries = {
  /** Seconds to wait; 0: it may be tried now. Counted before it is known whether it was right: many at once are no free tries. */
  readonly begin: (network: string) => number;
  readonly wasRight: (network: string) => void;
};

type TryCount = { readonly since: number; count: number };

const mostNetworks = 10_000;

/** @param now milliseconds */
export function countTries({ perNetwork, inAll, minutes }: TryRules, now: () => number): Tries {
  const length = minutes * 60_000;
  const networks = new LRUCache<string, TryCount>({ max: mostNetworks });
  let all: TryCount = { since: now(), count: 0 };
  const fresh = (count: TryCount | undefined): TryCount =>
    count && now() - count.since < length ? count : { since: now(), count: 0 };
  const waitOf = ({ since }: TryCount) => Math.max(1, Math.ceil((since + length - now()) / 1_000));
  return {
    begin(network) {
      const own = fresh(networks.get(network));
      all = fresh(all);
      if (own.count >= perNetwork) return waitOf(own);
      if (all.count >= inAll) return waitOf(all);
      own.count += 1;
      all.count += 1;
      networks.set(network, own);
      return 0;
    },
    wasRight(network) {
      all.count = Math.max(0, all.count - (networks.get(network)?.count ?? 0));
      networks.delete(network);
    },
  };
}

/** `wait`: too many wrong ones; seconds. */
type Wait = { readonly kind: 'wait'; readonly seconds: number };

/** What a try came to, with what it opens. */
export type Tried<Opened> =
  | { readonly kind: 'right'; readonly opened: Opened }
  | { readonly kind: 'wrong'; readonly what: 'password' | 'code' }
  | Wait;

/** What is told outside of the door. */
export type Verdict = { readonly kind: 'right' | 'wrong' } | Wait;

export type CountedTries = <Opened>(
  request: FastifyRequest,
  check: () => Promise<Tried<Opened>>,
) => Promise<Tried<Opened>>;

/** What the log says of a try. */
type TryNote = 'tried-too-often' | 'wrong-password' | 'wrong-code';

type CountedNeeds = {
  readonly note: (what: TryNote) => void;
  /** The time is in milliseconds. */
  readonly now: () => number;
  /** The name of a browser in which somebody signed in before. */
  readonly browserOf: (request: FastifyRequest) => string | undefined;
};

/** Counted before anything is looked up or worked out; what became of it is noted once. */
export function createCountedTries({ note, now, browserOf }: CountedNeeds): CountedTries {
  const [strangers, acquainted] = [countTries(usualTries, now), countTries(usualTries, now)];
  return async (request, check) => {
    const browser = browserOf(request);
    const [tries, who] = browser ? [acquainted, browser] : [strangers, networkOf(request.ip)];
    const seconds = tries.begin(who);
    const tried = seconds > 0 ? ({ kind: 'wait', seconds } as const) : await check();
    if (tried.kind === 'right') tries.wasRight(who);
    if (tried.kind === 'wait') note('tried-too-often');
    if (tried.kind === 'wrong') note(`wrong-${tried.what}`);
    return tried;
  };
}
