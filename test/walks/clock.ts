import { type ClockServer, openClockServer } from '../e2e/clock-server.ts';
import { test as plain } from '../e2e/fixtures.ts';

/** Visits that live for a year, so that whoever bought is there when it is renewed. */
const env = { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' };

/** Each walk has a server of its own, and moves its clock. */
export const test = plain.extend<{ readonly later: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  later: async ({}, use) => {
    const server = await openClockServer({ env, port: 0 });
    await use(server);
    await server.close();
  },
  baseURL: ({ later }, use) => use(later.origin),
});
