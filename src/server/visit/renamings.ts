import { LRUCache } from 'lru-cache';
import type { Session } from './session-cookie.ts';

export type Renamings = {
  /** @param begunAt when the request that asks for it was let in, on the clock of the process */
  readonly of: (session: Session, begunAt: number) => Session;
  /** A name that was given is in use. */
  readonly noteUse: (session: Session) => void;
};

/** The next answer of a slow line is there by then. */
const limits = { max: 10_000, ttl: 10_000 };

/**
 * Two purchases under way with one cookie give the browser one new name: with two, whichever is shown first would leave
 * the other with nothing. A request that begins when the new name is in use gets none of it, for whoever still shows the
 * old one then may be somebody else.
 */
export function createRenamings(rename: (session: Session) => Session): Renamings {
  const renamings = new LRUCache<string, { readonly next: Session; shownAt: number }>(limits);
  return {
    of(session, begunAt) {
      const renaming = renamings.get(session.id);
      if (renaming && begunAt < renaming.shownAt) return renaming.next;
      const next = rename(session);
      renamings.set(session.id, { next, shownAt: Number.POSITIVE_INFINITY });
      return next;
    },
    noteUse({ from }) {
      const renaming = from === undefined ? undefined : renamings.get(from);
      if (renaming) renaming.shownAt = Math.min(renaming.shownAt, performance.now());
    },
  };
}
