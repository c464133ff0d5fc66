import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import type { RawAnswer } from './raw-server.ts';

export type Server = { readonly child: ChildProcess; readonly origin: string };

/** The words of `npm start` after `node`: what it starts takes its place, with the heap of the settings. */
function startCommand(): readonly string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.start.split(' ').slice(1);
}

/** The server as `npm start` runs it; its limits count but are never reached. */
export async function startBuilt(dataDir: string): Promise<Server & { readonly readyAfterMs: number }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_PER_VISITOR: '1000000',
    RATE_PER_ADDRESS: '1000000',
    MAX_LOOP_DELAY_MS: '60000',
    // Every visitor comes from an address of their own.
    TRUST_PROXY: '1',
  };
  const start = performance.now();
  const child = spawn(process.execPath, startCommand(), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout?.resume();
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((next) => setTimeout(next, 20));
  }
  return { child, origin, readyAfterMs: performance.now() - start };
}

export async function startRaw(answer: RawAnswer): Promise<Server> {
  const child = fork(fileURLToPath(new URL('raw-server.ts', import.meta.url)));
  child.send(answer);
  const [port] = await once(child, 'message');
  return { child, origin: `http://127.0.0.1:${port}` };
}

export async function stop({ child }: Server): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

export type Memory = { readonly now: number; readonly most: number };

/** Megabytes of a process; undefined where the system does not say. */
export function memoryOf({ child }: Server): Memory | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}

/** Linux counts processor time in ticks of 10 ms. */
const tickMs = 10;

/** Milliseconds of processor time that a process has used; undefined where the system does not say. */
export function processorMsOf({ child }: Server): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) * tickMs;
  } catch {
    return undefined;
  }
}
