import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { writePartners } from './test/e2e/bank.ts';
import { findBrowser, findFirefox, firefoxPhoneAgent, phoneAgent } from './test/e2e/browser.ts';

const port = Number(process.env.E2E_PORT ?? 8187);
const browser = await findBrowser();
const firefox = findFirefox();

// Every worker reads this file again; the first reading names the folder, the server makes it.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `chhatri-e2e-${process.pid}`);
const partnersFile = `${process.env.E2E_DATA_DIR}-partners.json`;
await writePartners(partnersFile);

/**
 * Pages of a flow are too short-lived for what V8 compiles a second time, and for a process that only draws. Places in
 * the source are noted at once: beside a debugger each `new Error` of a library reads its whole script again for them.
 */
const thrift = [
  '--in-process-gpu',
  '--js-flags=--single-threaded --no-opt --no-maglev --no-enable-lazy-source-positions',
];

/**
 * About what both views share: the network, the session, what is kept, and screens that have one view, from the forms to
 * the policy. These run where there is the least room, as do single tests with the tag `@shared`; how such screens stand
 * on a wide page is seen by the walk by keyboard, which buys a policy there, and the audit. The tag `@wide` is of what
 * a phone is asked in Hindi alone.
 */
const withoutViews = [
  'bare-browser',
  'early',
  'erased',
  'events',
  'everyone',
  'first-look',
  'first-screen',
  'insurer-ways',
  'journey',
  'keep',
  'kyc',
  'leave',
  'lost-session',
  'missing-files',
  'odd-table',
  'pasted',
  'porting',
  'proposal-errors',
  'quote-errors',
  'resume',
  'riders',
  'shell',
  'short-ways',
  'ways-on',
];

/** Each opens a server of its own beside it, which takes longer to read than to use: one process does it once for all. */
const withOwnServer = ['codes', 'digilocker', 'gateways', 'later', 'passkey', 'renewal', 'return', 'change'];

/** Time passes here while a bank or an insurer thinks: begun first, it passes beside the others' work. */
const withWaits = ['waiting'];

/** A name without a file is a fault: its file was renamed, and would run where it should not. */
function specs(names: readonly string[]): string[] {
  const lost = names.filter((name) => !existsSync(`test/e2e/${name}.spec.ts`));
  if (lost.length > 0) throw new Error(`No test is called ${lost.join(', ')}`);
  return names.map((name) => `**/${name}.spec.ts`);
}

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: phoneAgent,
};

/** An installed Firefox cannot be asked for touch or for stillness by Playwright; the second is one of its settings. */
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  viewport: phone.viewport,
  userAgent: firefoxPhoneAgent,
  contextOptions: {},
  // Taking a picture puts a style into the page, which its policy refuses aloud here.
  screenshot: 'off',
  launchOptions: {
    executablePath: fileURLToPath(new URL('test/e2e/firefox/relay.ts', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: firefox ?? '' },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

export default defineConfig({
  testDir: 'test/e2e',
  // Node takes the types out by itself.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  globalTeardown: './test/e2e/teardown.ts',
  fullyParallel: true,
  // Twice the processors: one of them mostly waits.
  workers: 4,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, ...thrift],
      env: { ...process.env, ...browser.env },
    },
    // What moves costs a tenth of what a page costs; `still.spec.ts` looks at pages as they move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a third of the time; `npx playwright test --trace on` when a failure has to be looked into.
    trace: 'off',
  },
  // A worker and its browser are of one project: the small ones keep to one each, beside the large one.
  projects: [
    {
      name: 'phone, own server',
      testMatch: specs(withOwnServer),
      workers: 1,
      use: phone,
    },
    {
      name: 'phone, waits',
      testMatch: specs(withWaits),
      workers: 1,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: specs([...withOwnServer, ...withWaits, ...withoutViews, 'firefox']),
      grepInvert: /@shared/,
      workers: 1,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specs([...withOwnServer, ...withWaits, 'keyboard', 'firefox']),
      grepInvert: /@wide/,
      use: phone,
    },
    {
      name: 'phone, Firefox',
      testMatch: specs(['firefox']),
      workers: 1,
      timeout: 150_000,
      use: inFirefox,
    },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      PARTNERS_FILE: partnersFile,
    },
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
