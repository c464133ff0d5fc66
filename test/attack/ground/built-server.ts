import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a server answers visitors, and where its operators. */
export type Origins = { readonly site: string; readonly operators: string };

/** The server with the built pages, in a process of its own, under its usual settings. */
export async function withBuiltServer<T>(work: (origins: Origins) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-crowd-'));
  // All come from one address here, as behind one proxy that is not trusted.
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_PER_ADDRESS: '0',
    OPERATIONS_ADDRESS: '127.0.0.1:0',
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
    return await work(await originsIn(child.stdout));
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null) await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function originsIn(output: NodeJS.ReadableStream): Promise<Origins> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    const operators = /answered on (\S+)/.exec(said)?.[1];
    const site = /ready on (http:\/\/localhost:\d+)/.exec(said)?.[1];
    if (site !== undefined) return { site, operators: `http://${operators}` };
  }
  throw new Error(`The server does not start: ${said}`);
}
