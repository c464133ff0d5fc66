import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a server answers visitors, and where its operators. */
export type Origins = { readonly site: string; readonly operators: string };

export type BuiltServer = Origins & {
  /** All that it has written to standard output so far. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
};

export type BuiltSetting = {
  /** These come beside the usual settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files and connections that the process may have open. */
  readonly descriptors?: number;
};

/** Runs the server with the built pages, in a process of its own, under its usual settings. */
export async function withBuiltServer<T>(
  work: (server: BuiltServer) => Promise<T>,
  { env, descriptors }: BuiltSetting = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-crowd-'));
  // All come from one address here, as behind one proxy that is not trusted.
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_PER_ADDRESS: '0',
    OPERATIONS_ADDRESS: '127.0.0.1:0',
    DATABASE_URL: '',
    DATA_KEYS: '',
    PUBLIC_ORIGIN: '',
    CATALOGUE_DIR: '',
  };
  const start = [process.execPath, join('scripts', 'start.ts')];
  const [program = '', ...args] =
    descriptors === undefined
      ? start
      : ['/bin/sh', '-c', `ulimit -n ${descriptors} && exec "$@"`, 'start', ...start];
  const child = spawn(program, args, {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const all = () => output.join('');
  try {
    return await work({ ...(await originsOf(child, all)), output: all, isAlive });
  } finally {
    if (isAlive()) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function originsOf(child: ChildProcess, output: () => string): Promise<Origins> {
  const ended = once(child, 'exit').then(() => 'ended' as const);
  for (;;) {
    const operators = /answered on (\S+)/.exec(output())?.[1];
    const site = /ready on (http:\/\/localhost:\d+)/.exec(output())?.[1];
    if (site !== undefined) return { site, operators: `http://${operators}` };
    const next = child.stdout ? once(child.stdout, 'data') : ended;
    if ((await Promise.race([next, ended])) === 'ended') break;
  }
  throw new Error(`The server does not start: ${output()}`);
}
