import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { driveSession, eventually, send, type WebDriver } from './web-driver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const [browserPath] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** What is missing here for a walk in WebKit, by the names of Debian's packages. */
export const missingForWebKit = [
  ...(existsSync(driverPath) && browserPath !== undefined ? [] : ['webkit2gtk-driver']),
  ...(existsSync(screenPath) ? [] : ['xvfb']),
];

/** The bar above the page keeps a window from being as narrow as a phone, unless its buttons are. */
const narrowBar = '* { margin: 0; padding: 0; min-width: 0; border-width: 0; }';

export type OpenWebKit = { readonly web: WebDriver; readonly close: () => Promise<void> };

/** The MiniBrowser of WebKitGTK on a screen of its own that nobody sees. */
export async function openWebKit(userAgent: string | undefined): Promise<OpenWebKit> {
  const folder = await mkdtemp(join(tmpdir(), 'chhatri-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar);
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/session`;
  const options = {
    binary: browserPath,
    args: ['--automation', ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`])],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await eventually(() => send(`http://127.0.0.1:${port}/status`, 'GET'));
  const { sessionId } = await send<{ readonly sessionId: string }>(address, 'POST', { capabilities });
  const web = driveSession(`${address}/${sessionId}`);
  const close = async () => {
    await web.close();
    driver.kill();
    screen.kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { web, close };
}

/** It chooses its own number, and says it once it is there. */
async function openScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb does not start')));
  });
  return { screen, display };
}
