import { LRUCache } from 'lru-cache';
import type { Session } from './session-cookie.ts';

export type Renamings = {
  /** @param begunAt when the request that asks for it was let in, on the clock of the process */
  readonly of: (session: Session, begunAt: number) => Session;
  /** A name that was given is in use. */
  readonly shown: (session: Session) => void;
};

/** The next answer of a slow line is there by then. */
const kept = { max: 10_000, ttl: 10_000 };

/**
 * Two purchases under way with one cookie give the browser one new name: with two, whichever is shown first would leave
 * the other with nothing. A request that begins when the new name is in use gets none of it, for whoever still shows the
 * old one then may be somebody else.
 */
export function createRenamings(rename: (session: Session) => Session): Renamings {
  const given = new LRUCache<string, { readonly next: Session; shownAt: number }>(kept);
  return {
    of(session, begunAt) {
      const known = given.get(session.id);
      if (known && begunAt < known.shownAt) return known.next;
      const next = rename(session);
      given.set(session.id, { next, shownAt: Number.POSITIVE_INFINITY });
      return next;
    },
    shown({ from }) {
      const known = from === undefined ? undefined : given.get(from);
      if (known) known.shownAt = Math.min(known.shownAt, performance.now());
    },
  };
}
