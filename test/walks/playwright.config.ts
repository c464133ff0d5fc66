import { defineConfig } from '@playwright/test';
import { languages } from '#domain/local-text.ts';
import { cityPort, eventLines, walksPort } from './servers.ts';

// The browser, its data and the partners of the ordinary journeys; only the servers are others.
process.env.E2E_PORT = String(walksPort);
const { default: journeys } = await import('../../playwright.config.ts');

const { projects = [], webServer, use } = journeys;
const deviceOf = (device: string) => projects.find(({ name }) => name === device)?.use ?? {};
const [server] = [webServer ?? []].flat();
if (!server) throw new Error('The ordinary journeys open no server');
const folder = String(process.env.E2E_DATA_DIR);

const inFirefox = '**/firefox.spec.ts';
const onDesktop = { ...deviceOf('desktop'), userAgent: undefined };

/**
 * Long ways through the whole product, each on a phone and on a desktop, in every language. They take too long for
 * every run: `npm run walks` takes them, before a release and after a change of a channel or a step.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/walks',
  globalSetup: './set-up.ts',
  globalTeardown: '../e2e/teardown.ts',
  workers: 2,
  timeout: 240_000,
  use: {
    ...use,
    baseURL: `http://127.0.0.1:${walksPort}`,
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
  projects: languages.flatMap((language) => [
    ...['phone', 'desktop'].map((device) => ({
      name: `${device} ${language}`,
      // A letter is the same beside a wide page.
      testIgnore: device === 'desktop' ? [inFirefox, '**/letters.spec.ts'] : inFirefox,
      use: { ...deviceOf(device), locale: `${language}-IN` },
    })),
    ...['phone', 'desktop'].map((device) => ({
      name: `${device} ${language}, Firefox`,
      testMatch: inFirefox,
      use: {
        ...deviceOf('phone, Firefox'),
        ...(device === 'desktop' && onDesktop),
        locale: `${language}-IN`,
      },
    })),
  ]),
  webServer: [
    { ...server, cwd: '../..', env: { ...server.env, EVENT_LINES: eventLines(folder) } },
    {
      ...server,
      cwd: '../..',
      url: `http://127.0.0.1:${cityPort}/readyz`,
      env: {
        ...server.env,
        PORT: String(cityPort),
        DATA_DIR: `${folder}/cities`,
        LOCATION_MODE: 'city',
      },
    },
  ],
});
