import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createWorkQueue } from '../../../ground/queues/work-queue.ts';
import type { PaperDrawer } from '../../threads/paper-drawer.ts';
import type { PaperFile } from '../paper-file.ts';

export type PolicyFiles = {
  /** `OVERLOADED` when too many wait, `TOO_MANY_REQUESTS` when this visitor has too many under way. */
  readonly fileOf: (owner: VisitorId, proposal: ProposalId, file: PaperFile) => Promise<Result<Buffer>>;
};

const cacheLimits = { maxSize: 8 * 1024 * 1024, ttl: 10 * 60_000 };
const mostWaiting = 16;
const mostOfOneVisitor = 2;

/** Finished policy files, kept for a while for their owner; what is asked for while it is drawn is drawn once. */
export function createPolicyFiles(draw: PaperDrawer['draw']): PolicyFiles {
  const finished = new LRUCache<string, Buffer>({
    ...cacheLimits,
    sizeCalculation: ({ length }) => length,
    // They hold names and birth dates: old ones go also when nobody asks.
    ttlAutopurge: true,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const ownersAtWork: VisitorId[] = [];
  const inTurn = createWorkQueue(1, mostWaiting);

  async function finish(key: string, owner: VisitorId, drawing: Promise<Buffer>): Promise<Buffer> {
    try {
      const file = await drawing;
      finished.set(key, file);
      return file;
    } finally {
      underWay.delete(key);
      ownersAtWork.splice(ownersAtWork.indexOf(owner), 1);
    }
  }

  return {
    async fileOf(owner, proposal, requestedFile) {
      const key = keyOf(owner, proposal, requestedFile);
      const cached = finished.get(key) ?? underWay.get(key);
      if (cached) return ok(await cached);
      if (ownersAtWork.filter((each) => each === owner).length >= mostOfOneVisitor) {
        return fail('TOO_MANY_REQUESTS');
      }
      const drawing = inTurn(() => draw(requestedFile));
      if (!drawing) return fail('OVERLOADED');
      ownersAtWork.push(owner);
      const file = finish(key, owner, drawing);
      underWay.set(key, file);
      return ok(await file);
    },
  };
}

/**
 * Its owner first, so that it is nobody else's; then all that the file says, so that another word is another file, and so
 * is another language.
 */
function keyOf(owner: VisitorId, proposal: ProposalId, file: PaperFile): string {
  return `${owner} ${proposal} ${hash('sha256', JSON.stringify(file))}`;
}
