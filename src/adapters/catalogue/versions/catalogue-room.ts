import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { BrokenCatalogue, wholeFault } from '../reading/catalogue-fault.ts';

/** Megabytes of the heap for everything else: the code and what it knows, and requests under way. */
const forTheRest = 40;
/** A loaded catalogue takes so many bytes of heap for each byte of its files; 3.2 were seen. */
const takenLoaded = 4;
/** More while it is read, for the texts and their values; 1.3 for the texts alone were seen. */
const takenMeanwhile = 2;
const megabyte = 1024 * 1024;

/** The sizes are in bytes. */
type Loading = {
  readonly bytes: number;
  /** The catalogue that is sold meanwhile takes so much; 0: there is none yet. */
  readonly beside: number;
};

/** Megabytes that the heap has to have for a catalogue to be loaded beside another one. */
export function heapFor({ bytes, beside }: Loading): number {
  const occupied = takenLoaded * (bytes + beside) + takenMeanwhile * bytes;
  return forTheRest + Math.ceil(occupied / megabyte);
}

/** @throws BrokenCatalogue when the heap of the settings is too small for it: the server would end while it loads. */
export function refuseWithoutRoom(where: string, loading: Loading, maxHeapMb: number): void {
  const needed = heapFor(loading);
  if (needed <= maxHeapMb) return;
  const size = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB of files`;
  const beside = loading.beside === 0 ? '' : `, beside ${size(loading.beside)} that it follows,`;
  const reason = `is too large: ${size(loading.bytes)}${beside} ask for about ${needed} MB of memory, and MAX_HEAP_MB is ${maxHeapMb}. Set MAX_HEAP_MB to ${needed} or more and start the server anew`;
  throw new BrokenCatalogue([wholeFault(where, reason)]);
}

export function bytesOf(files: ReadonlyMap<string, string>): number {
  return [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/**
 * Its rates and terms are filed from that day on.
 * @throws BrokenCatalogue before the day that the catalogue takes effect.
 */
export function refuseBeforeItsDay(where: string, { effectiveFrom }: Catalogue, today: IsoDate): void {
  if (effectiveFrom <= today) return;
  const reason = `takes effect on ${effectiveFrom}, and today is ${today}: it cannot be sold before that day`;
  throw new BrokenCatalogue([wholeFault(where, reason)]);
}
