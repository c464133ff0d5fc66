import type { UsageEvent } from '#domain/event/event-kinds.ts';

type Vital = Extract<UsageEvent, { readonly name: 'vital-measured' }>['fields']['vital'];

export type Measured = { readonly vital: Vital; readonly value: number };

/** As the browser tells it; its own types know only what every entry has. */
type Entry = {
  readonly startTime: number;
  readonly duration: number;
  readonly name: string;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
  readonly responseStart?: number;
};

/** Shifts closer than this, in milliseconds, belong to one burst, which lasts no longer than the second. */
const burstGap = 1_000;
const burstFor = 5_000;
/** One slow press of so many is let off. */
const pressesLetOff = 50;
const maxSlowest = 10;

/** It finds the worst burst of shifts. */
function burstsOfShifts() {
  let worst = 0;
  let burst = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY };
  return {
    add: ({ value = 0, hadRecentInput = false, startTime }: Entry) => {
      if (hadRecentInput) return;
      const goesOn = startTime - burst.last < burstGap && startTime - burst.first < burstFor;
      burst = goesOn
        ? { ...burst, sum: burst.sum + value, last: startTime }
        : { sum: value, first: startTime, last: startTime };
      worst = Math.max(worst, burst.sum);
    },
    worst: () => worst,
  };
}

/** How long the slow presses took; of many the very slowest is let off. */
function presses() {
  const longest = new Map<number, number>();
  let count = 0;
  return {
    add: ({ interactionId = 0, duration }: Entry) => {
      if (interactionId === 0) return;
      if (!longest.has(interactionId)) count += 1;
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
      if (longest.size <= maxSlowest) return;
      const [fastest] = [...longest].sort((a, b) => a[1] - b[1]);
      if (fastest) longest.delete(fastest[0]);
    },
    slow: () => {
      const slowest = [...longest.values()].sort((a, b) => b - a);
      return slowest[Math.min(slowest.length - 1, Math.floor(count / pressesLetOff))];
    },
  };
}

/** Measures this visit of the page as the browser tells it: what is known by now, each once. A browser that tells less is asked for less. */
export function measureVitals(): () => readonly Measured[] {
  const shifts = burstsOfShifts();
  const pressed = presses();
  const paints = new Map<Vital, number>();
  const knowsShifts = observe('layout-shift', shifts.add);
  observe('largest-contentful-paint', ({ startTime }) => paints.set('lcp', startTime));
  observe(
    'paint',
    ({ name, startTime }) => name === 'first-contentful-paint' && paints.set('fcp', startTime),
  );
  observe('navigation', ({ responseStart = 0 }) => paints.set('ttfb', responseStart));
  observe('event', pressed.add, { durationThreshold: 40 });
  return () => {
    const slow = pressed.slow();
    return [
      ...[...paints].map(([vital, value]) => ({ vital, value: Math.round(value) })),
      ...(knowsShifts ? [{ vital: 'cls', value: Math.round(shifts.worst() * 1000) } as const] : []),
      ...(slow === undefined ? [] : [{ vital: 'inp', value: Math.round(slow) } as const]),
    ].filter(({ value }) => value <= 600_000);
  };
}

/** False: this browser does not tell it. */
function observe(
  type: string,
  take: (entry: Entry) => void,
  more: { durationThreshold?: number } = {},
): boolean {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes(type))
    return false;
  const observer = new PerformanceObserver((list) => {
    // Entries of this type bear what `Entry` names, as far as they have it.
    for (const entry of list.getEntries() as unknown as Entry[]) take(entry);
  });
  observer.observe({ type, buffered: true, ...more });
  return true;
}
