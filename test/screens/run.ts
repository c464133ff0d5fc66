import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { writeFirstScreens } from './first-screens.ts';
import { inHindi, openPainter } from './picture.ts';
import { type Device, devices, walk } from './walk.ts';

/**
 * Draws every screen of the main job, on a phone and on a desktop, into docs/screens: `npm run screens`. With `look` whole
 * pages in both languages go into node_modules/.cache/screens, to be looked at; with `first` it writes down what the ten families
 * read on the first screen of their list.
 */

type Album = { readonly folder: string; readonly tallest: number; readonly hindi: 'all' | readonly string[] };

/** Longer pages are cut: the rest repeats what is seen. */
const album: Album = {
  folder: resolve('docs', 'screens'),
  tallest: 1_600,
  hindi: ['home', 'results', 'plan-detail', 'compare', 'decision', 'proposer-detail', 'transaction-success'],
};
const looked: Album = { folder: resolve('node_modules', '.cache', 'screens'), tallest: 12_000, hindi: 'all' };
const mostBytes = 8_000_000;
const port = process.env.SCREENS_PORT ?? '8186';
const origin = `http://127.0.0.1:${port}`;

function startServer(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
}

async function ready(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server did not start');
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The server was not ready within a minute');
}

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

async function draw(device: Device, { folder, tallest, hindi }: Album): Promise<void> {
  const browser = await launch();
  const paint = await openPainter(await browser.newContext(), tallest);
  const open = (dark: boolean, other: string | undefined) =>
    browser.newContext({
      ...devices[device],
      baseURL: other ?? origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
  await walk(open, async (page, name) => {
    await paint(page, join(folder, `${name}-${device}.webp`));
    if (hindi === 'all' || hindi.includes(name))
      await inHindi(page, () => paint(page, join(folder, `${name}-${device}-hi.webp`)));
  });
  await browser.close();
}

function checkSize({ folder }: Album): void {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}`);
  if (folder === album.folder && bytes > mostBytes)
    throw new Error('The pictures are larger than 8 MB together');
}

async function drawAll(album: Album): Promise<void> {
  rmSync(album.folder, { recursive: true, force: true });
  await mkdir(album.folder, { recursive: true });
  for (const device of ['phone', 'desktop'] as const) await draw(device, album);
  checkSize(album);
}

async function writeDown(): Promise<void> {
  const browser = await launch();
  await writeFirstScreens((locale) =>
    browser.newContext({ ...devices.phone, baseURL: origin, locale, timezoneId: 'Asia/Kolkata' }),
  );
  await browser.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-screens-'));
const server = startServer(dataDir);
try {
  await ready(server);
  if (process.argv[2] === 'first') await writeDown();
  else await drawAll(process.argv[2] === 'look' ? looked : album);
} finally {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
