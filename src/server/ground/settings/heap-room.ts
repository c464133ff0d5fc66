import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

export type HeapRoom = {
  readonly isFull: () => boolean;
  readonly close: () => void;
};

/**
 * Whether the heap is full of what is needed. Garbage lies until the heap is nearly full, so only what was left by a
 * thorough collection counts, and only while it is still there.
 */
export function watchHeap(mostBytes: number): HeapRoom {
  // `process.memoryUsage()` would open a file, and fail where none can be opened.
  const inUse = () => getHeapStatistics().used_heap_size;
  let leftByCollection = 0;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => 'detail' in entry && isThorough(entry.detail)))
      leftByCollection = inUse();
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    isFull: () => leftByCollection > mostBytes && inUse() > mostBytes,
    close: () => observer.disconnect(),
  };
}

function isThorough(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'kind' in detail &&
    detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  );
}
