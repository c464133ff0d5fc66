import { loadChunk } from '#web/frame/chunk.ts';
import type { takeImportance } from './importance-address.ts';

/** For loaders: `takeImportance`, whose code is fetched for an old address alone. */
export const takeOldAddress: typeof takeImportance = (...address) =>
  loadChunk('importance-address', () => import('./importance-address.ts')).then((code) =>
    code.takeImportance(...address),
  );
