import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';

/** A server that a command started, which may stand behind other processes. */
export type LivingServer = {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What it wrote until it was ready. */
  readonly output: string;
  /** The exit code of what was started. */
  readonly ended: Promise<number | null>;
};

const started: { readonly child: ChildProcess; readonly folder: string }[] = [];

export async function startBy(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<LivingServer> {
  const folder = await mkdtemp(join(tmpdir(), 'chhatri-life-'));
  const [dataDir, catalogueDir] = [join(folder, 'data'), join(folder, 'catalogue')];
  // What is sold says nothing about how a server begins and ends, and one insurer starts sooner.
  await writeSmallCatalogue(catalogueDir, 'sahyadri');
  const own = {
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    CATALOGUE_DIR: catalogueDir,
  };
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that whatever it leaves behind can be ended with it.
    detached: true,
  });
  started.push({ child, folder });
  const ended = once(child, 'exit').then(([code]) => code);
  let statedText = '';
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    statedText += text;
    const [, origin] = /ready on (http:\S+)/.exec(statedText) ?? [];
    if (origin !== undefined)
      return { child, output: statedText, origin: origin.replace('localhost', '127.0.0.1'), ended };
  }
  throw new Error(`It did not start: ${statedText}`);
}

export async function endAll(): Promise<void> {
  for (const { child, folder } of started.splice(0)) {
    endGroupOf(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function endGroupOf({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left, as it should be.
  }
}

/** The status of an answer; 'refused' when nobody listens. Anything else that goes wrong is thrown. */
export function statusOf(origin: string, path: string, agent?: Agent): Promise<number | 'refused'> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { agent: agent ?? false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('error', (error) =>
      'code' in error && error.code === 'ECONNREFUSED' ? resolve('refused') : reject(error),
    );
    call.end();
  });
}

/** What `/readyz` says, each time over a new connection, until nobody listens any more. */
export async function readinessUntilEnd(
  origin: string,
  onStatus: (status: number) => void = () => undefined,
) {
  const statuses: (number | 'refused')[] = [];
  while (statuses.at(-1) !== 'refused') {
    const status = await statusOf(origin, '/readyz').catch(resetAfter(statuses.at(-1)));
    if (status !== statuses.at(-1)) statuses.push(status);
    if (status !== 'refused') onStatus(status);
    await pass(10);
  }
  return statuses;
}

/** The closing door may still take a connection and drop it: nobody is owed an answer who was told 503 before. */
function resetAfter(status: number | 'refused' | undefined) {
  return (error: unknown): number => {
    if (status === 503 && error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
      return status;
    throw error;
  };
}

/** Somebody who asks over one connection for as long as it is kept, again and again until told to stop. */
export async function keepAsking(
  origin: string,
  isOver: () => boolean,
): Promise<readonly (number | 'refused')[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | 'refused')[] = [];
  while (!isOver()) statuses.push(await statusOf(origin, '/health-plan/get-place/560001/', agent));
  agent.destroy();
  return statuses;
}

/** A request whose second half is sent when `goOn` resolves. */
export function slowPost(origin: string, goOn: Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    const half = 'data=%7B';
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(2 * half.length),
    };
    const path = '/health-plan/save-details/';
    const call = request(origin + path, { method: 'POST', agent: false, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.write(half);
    void goOn.then(() => call.end(half));
  });
}
