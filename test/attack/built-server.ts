import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server with the built pages, in a process of its own, under its usual settings. */
export async function withBuiltServer<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-crowd-'));
  // All come from one address here, as behind one proxy that is not trusted.
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_PER_ADDRESS: '0',
  };
  const child = spawn(process.execPath, [join('scripts', 'start.ts')], {
    env: {
      ...process.env,
      ...settings,
      DATABASE_URL: '',
      DATA_KEYS: '',
      PUBLIC_ORIGIN: '',
      CATALOGUE_DIR: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await work(await originOf(child.stdout));
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null) await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    const origin = /ready on (http:\/\/localhost:\d+)/.exec(said)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The server does not start: ${said}`);
}
