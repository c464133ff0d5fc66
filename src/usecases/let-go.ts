import { goneBefore, type Perishable, perishables } from '#domain/retention/rules.ts';
import { eraseAsked } from './erase-data.ts';
import type { Ports } from './ports.ts';

/** How much of what went. */
export type LetGo = Readonly<Partial<Record<Perishable | 'erasure', number>>>;

/** Lets go of what its rule no longer keeps, some of each at a time, and goes on with erasures that were asked for. */
export async function letGo(ports: Ports, limit: number): Promise<LetGo> {
  const at = ports.clock.now();
  const gone: [keyof LetGo, number][] = [];
  for (const what of perishables) {
    const batch = { before: goneBefore(what, at), at, limit };
    gone.push([what, await ports.store.letGo(what, batch)]);
  }
  gone.push(['erasure', await eraseAsked(ports, limit)]);
  return Object.fromEntries(gone.filter(([, count]) => count > 0));
}
