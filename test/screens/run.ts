import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { writeFirstScreens } from './first-screens.ts';
import { openPainter } from './picture.ts';
import { type Device, devices, walk } from './walk.ts';

/**
 * Draws every screen of the main job, on a phone and on a desktop, into docs/screens: `npm run screens`. With `first` it
 * writes down what the ten families read on the first screen of their list.
 */

const folder = resolve('docs', 'screens');
const mostBytes = 6_000_000;
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

async function draw(device: Device): Promise<void> {
  const browser = await launch();
  const paint = await openPainter(await browser.newContext());
  const open = (dark: boolean, other: string | undefined) =>
    browser.newContext({
      ...devices[device],
      baseURL: other ?? origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
  await walk(open, (page, name) => paint(page, join(folder, `${name}-${device}.webp`)));
  await browser.close();
}

function checkSize(): void {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in docs/screens`);
  if (bytes > mostBytes) throw new Error('The pictures are larger than 6 MB together');
}

async function drawAll(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const device of ['phone', 'desktop'] as const) await draw(device);
  checkSize();
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
  else await drawAll();
} finally {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
