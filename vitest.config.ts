import { defineConfig } from 'vitest/config';
import { parsedWords } from './scripts/parsed-words.ts';

export default defineConfig({
  plugins: [parsedWords()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    // Long enough for a busy machine: a time-out here says that something hangs, not that it is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'api', include: ['test/api/**/*.test.ts'], pool: 'forks' },
      },
      {
        extends: true,
        test: {
          name: 'kill',
          include: ['test/kill/**/*.test.ts'],
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: { name: 'attack', include: ['test/attack/**/*.test.ts'], pool: 'forks' },
      },
      {
        extends: true,
        test: {
          name: 'ports',
          include: ['test/ports/**/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          globalSetup: ['test/ports/postgres.ts'],
        },
      },
    ],
  },
});
