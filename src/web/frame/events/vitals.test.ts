import { afterEach, expect, test, vi } from 'vitest';
import { measureVitals } from './vitals.ts';

afterEach(() => vi.unstubAllGlobals());

type EventLog = Readonly<Record<string, readonly object[]>>;

/** A browser that tells these entries, by type, and knows no other type. */
function measured(entries: EventLog) {
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly #hear: (list: { getEntries: () => readonly object[] }) => void;
    constructor(hear: (list: { getEntries: () => readonly object[] }) => void) {
      this.#hear = hear;
    }
    observe({ type }: { readonly type: string }) {
      this.#hear({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return Object.fromEntries(measureVitals()().map(({ vital, value }) => [vital, value]));
}

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('the last large paint, the first paint and the first byte', () => {
  expect(
    measured({
      'largest-contentful-paint': [{ startTime: 800 }, { startTime: 1200.4 }],
      paint: [
        { name: 'first-paint', startTime: 300 },
        { name: 'first-contentful-paint', startTime: 400 },
      ],
      navigation: [{ responseStart: 90 }],
    }),
  ).toEqual({ lcp: 1200, fcp: 400, ttfb: 90 });
});

test.each([
  ['none', [], 0],
  ['those close together are one burst', [shift(0, 0.1), shift(900, 0.05)], 150],
  ['the worst of two bursts counts', [shift(0, 0.1), shift(2000, 0.3), shift(2100, 0.1)], 400],
  ['a burst ends after five seconds', Array.from({ length: 8 }, (_, at) => shift(at * 900, 0.1)), 600],
  ['what a press moves is meant', [shift(0, 0.4, true)], 0],
])('shifts, in thousandths: %s', (_rule, shifts, cls) => {
  expect(measured({ 'layout-shift': shifts })).toEqual({ cls });
});

test.each<[string, readonly object[], number | undefined]>([
  ['no press', [], undefined],
  ['the slowest part of the slowest press', [press(1, 80), press(1, 120), press(2, 100)], 120],
  ['what is no press', [press(0, 900)], undefined],
  [
    'of fifty the very slowest is let off',
    Array.from({ length: 50 }, (_, at) => press(at + 1, 100 + at)),
    148,
  ],
])('presses: %s', (_rule, presses, inp) => {
  expect(measured({ event: presses })).toEqual(inp === undefined ? {} : { inp });
});

test('a browser that tells nothing is asked for nothing', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(measureVitals()()).toEqual([]);
});
