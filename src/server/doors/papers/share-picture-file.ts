import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { asId, type ShareId } from '#domain/ids.ts';
import { formatRupees, moneyInUnits, type Rupees } from '#domain/money.ts';
import type { Decision } from '#domain/share/decision.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Say } from '#words/sentences.ts';
import type { SharePicture } from '../../drawing/papers/share-picture.ts';
import type { PaperDrawer } from '../../drawing/threads/paper-drawer.ts';
import { refuse } from '../../ground/answers.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { createWorkQueue } from '../../ground/queues/work-queue.ts';
import { noteLanguage } from '../../ground/words/language.ts';
import { sayTo } from '../../ground/words/say.ts';

type PictureNeeds = {
  readonly ports: Pick<Ports, 'store' | 'clock'>;
  readonly security: PageSecurity;
  readonly drawer: PaperDrawer;
};

const maxPictures = 200;
const mostWaiting = 16;

/**
 * The picture beside a short url, while that can be read. It says the plan, its price and cover: no ages, no place. The
 * same words are the same picture, whoever shared them.
 */
export function registerSharePicture(app: FastifyInstance, { ports, security, drawer }: PictureNeeds): void {
  const fileOf = cachedDrawings(drawer);
  app.get(
    '/s/:id/picture.png',
    { config: { lane: 'drawing' } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { store, clock } = ports;
      const shared = await store.readShare(asId<ShareId>(request.params.id), clock.now());
      if (!shared) return refuse(request, reply, 'NOT_FOUND', security);
      const picture = pictureOf(sayTo(request), shared.decision);
      const drawing = fileOf(picture);
      if (!drawing) return refuse(request, reply.header('retry-after', '3'), 'OVERLOADED', security);
      const file = await drawing;
      noteLanguage(reply);
      return reply.type('image/png').header('x-robots-tag', 'noindex').send(file);
    },
  );
}

/** A link in a group is asked for by all at once: what is under way is drawn once. Undefined: too many others wait. */
function cachedDrawings(drawer: PaperDrawer): (picture: SharePicture) => Promise<Buffer> | undefined {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max: maxPictures });
  const inTurn = createWorkQueue(1, mostWaiting);
  return (picture) => {
    const key = JSON.stringify(picture);
    const cached = drawings.get(key);
    if (cached) return cached;
    const drawing = inTurn(() => drawer.drawPicture(picture));
    if (!drawing) return undefined;
    drawings.set(key, drawing);
    drawing.catch(() => drawings.delete(key));
    return drawing;
  };
}

function pictureOf(say: Say, { chosen }: Decision): SharePicture {
  return {
    brand: say('share-picture.brand'),
    kind: say('share-picture.kind'),
    plan: chosen.product.title,
    price: say('share-picture.price', { amount: formatRupees(chosen.premium) }),
    cover: wholeCoverText(say, chosen.slab),
    note: say('share-picture.note'),
  };
}

/** A super top-up has to say what comes first. */
function wholeCoverText(say: Say, { sumInsured, deductible }: Decision['chosen']['slab']): string {
  const cover = coverText(say, sumInsured);
  if (deductible === undefined) return say('share-picture.cover', { cover });
  return say('share-picture.cover.above', { cover, amount: coverText(say, deductible) });
}

function coverText(say: Say, amount: Rupees): string {
  const { count, unit } = moneyInUnits(amount);
  if (unit === 'Lakh') return say('cover.lakh', { count });
  if (unit === 'Crore') return say('cover.crore', { count });
  return formatRupees(amount);
}
