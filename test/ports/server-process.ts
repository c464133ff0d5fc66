import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** It is the real server, in a process of its own. */
export type ServerProcess = {
  /** Where it listens; waits until it does, and fails when it ends instead. */
  readonly origin: () => Promise<string>;
  /** It gives all that it wrote so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Its exit code, once it has one. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<void>;
};

const settings = {
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  PORT: '0',
  RATE_PER_VISITOR: '0',
  RATE_PER_ADDRESS: '0',
  MAX_LOOP_DELAY_MS: '0',
  DATABASE_URL: '',
  DATA_KEYS: '',
  PUBLIC_ORIGIN: '',
  CATALOGUE_DIR: '',
};

/** @param largestFile KiB that no file may grow beyond, as on a disk that is full. */
export function startProcess(
  more: Readonly<Record<string, string>>,
  largestFile: number | 'unlimited',
): ServerProcess {
  const program = 'ulimit -f "$0"; exec "$1" "$2"';
  const child = spawn(
    'bash',
    ['-c', program, String(largestFile), process.execPath, join('test', 'kill', 'server.ts')],
    { env: { ...process.env, ...settings, ...more }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const listening = new Promise<string>((resolve, failed) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /ready on (http:\/\/localhost:\d+)/.exec(text)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => failed(new Error(`The server ended: ${text}`)));
  });
  // Who starts a server that shall not start asks for its end, not for its address.
  listening.catch(() => undefined);
  return {
    origin: () => listening,
    output: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
