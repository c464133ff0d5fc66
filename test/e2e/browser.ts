import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundledChromium, { inflate } from '@sparticuz/chromium';

export type Browser = {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Set where the browser brings libraries that a bare machine misses. */
  readonly env: Readonly<Record<string, string>>;
};

/** What a phone says of itself: the server draws its layout by it. */
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** This is what a Firefox sends. */
export const firefoxPhoneAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** It leaves out the windows and the graphics of a whole browser: the same pages take half the time. */
const headless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for pictures and flows: CHROMIUM_PATH, else a headless one installed on this machine, else the one npm
 * brings (headless too, Linux alone), else a whole one.
 */
export async function findBrowser(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH ?? installedBrowser(headless);
  if (installed === undefined && process.platform === 'linux') return bundledBrowser();
  const executablePath = installed ?? installedBrowser(whole);
  if (executablePath === undefined)
    throw new Error('No Chromium here: install one, or name it in CHROMIUM_PATH');
  return { executablePath, args, env: {} };
}

/** The Firefox of this machine, by FIREFOX_PATH or its names. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? installedBrowser(['firefox-esr', 'firefox']);

function installedBrowser(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Its own switches are left out: they turn off the web security that the flows are to prove. */
async function bundledBrowser(): Promise<Browser> {
  const executablePath = await bundledChromium.executablePath();
  const libraries = await inflate(
    fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))),
  );
  return {
    executablePath,
    args,
    env: {
      LD_LIBRARY_PATH: join(libraries, 'lib'),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') }),
    },
  };
}
