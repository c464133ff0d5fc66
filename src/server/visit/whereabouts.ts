import { LRUCache } from 'lru-cache';
import type { VisitorId } from '#domain/ids.ts';
import { widestNetworkOf } from '../ground/network.ts';
import type { Who } from '../ground/queues/waiting-room.ts';

export type Whereabouts = {
  readonly note: (visitor: VisitorId, address: string) => void;
  /** By the last address; who was seen nowhere lately is a network alone. */
  readonly whoIs: (visitor: VisitorId) => Who;
};

const remembered = 20_000;

/** From where each visitor asked last, so that work below a request can be shared fairly among networks. Nothing is stored. */
export function createWhereabouts(): Whereabouts {
  const networks = new LRUCache<VisitorId, string>({ maxSize: remembered, sizeCalculation: () => 1 });
  return {
    note: (visitor, address) => void networks.set(visitor, widestNetworkOf(address)),
    whoIs: (visitor) => ({ visit: visitor, network: networks.get(visitor) ?? visitor }),
  };
}
