import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';
import { parsedMark, parsedWords } from './scripts/web/parsed-words.ts';

/** What an area is made of stands in other files than its own, which a cache of modules does not look at. */
const freshWords: Plugin = {
  name: 'fresh-words',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith(parsedMark) ? false : undefined)),
};

/** Tests that draw whole pages over a server. */
const pageTests = ['src/web/**/*.page.test.tsx'];

export default defineConfig({
  plugins: [parsedWords(), freshWords],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // One more than processors: many tests wait for a clock, a lock or a server.
    maxWorkers: 3,
    sequence: { sequencer: TestOrder },
    // Long enough for a busy machine: a time-out here says that something hangs, not that it is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Projects have workers of different numbers: where several are asked for at once, one follows the other.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'test/*.test.ts',
            'test/gate/**/*.test.ts',
          ],
          exclude: pageTests,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          sequence: { groupOrder: 6 },
          include: pageTests,
          environment: 'happy-dom',
          // As people have it; what only helps who writes screens would take half of the time.
          env: { NODE_ENV: 'production' },
          pool: 'threads',
          // The server behind the pages is made of what is read once a worker.
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          sequence: { groupOrder: 2 },
          include: ['test/api/**/*.test.ts'],
          pool: 'forks',
          // These wait the most.
          maxWorkers: 4,
          // Each file opens servers of its own; what they are made of is read once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'kill',
          sequence: { groupOrder: 3 },
          include: ['test/kill/**/*.test.ts'],
          pool: 'forks',
          // Its servers are processes of their own, beside which the API is tested.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          sequence: { groupOrder: 4 },
          include: ['test/attack/**/*.test.ts'],
          // Each call more is so many requests more: two minutes beside the others, on two cores.
          testTimeout: 180_000,
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ports',
          sequence: { groupOrder: 5 },
          include: ['test/ports/**/*.test.ts'],
          pool: 'forks',
          // Each test has a database of its own; most of them wait for it, or for a server.
          maxWorkers: 2,
          isolate: false,
          globalSetup: ['test/ports/postgres.ts'],
        },
      },
    ],
  },
});
