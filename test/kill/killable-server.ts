import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';

/** A server in a process of its own, which a test kills and starts again on the same files. */
export type KillableServer = {
  /** Where it listens; waits until it does. */
  readonly origin: () => Promise<string>;
  readonly start: () => Promise<void>;
  /** Starts it and kills it before it may be ready. */
  readonly startAndKill: (afterMs: number) => Promise<void>;
  /** SIGKILL: nothing of it runs on, nothing is told. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** @param more settings beside the usual ones */
export function killableServer(
  dataDir: string,
  catalogueDir: string,
  more: Readonly<Record<string, string>> = {},
): KillableServer {
  let port = '0';
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<string>();
  let isReady = false;

  function launch(): ChildProcess {
    const env = {
      ...process.env,
      ...settings,
      ...more,
      PORT: port,
      DATA_DIR: dataDir,
      CATALOGUE_DIR: catalogueDir,
    };
    const launched = spawn(process.execPath, [join('test', 'kill', 'server.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let statedText = '';
    const listen = (text: Buffer) => {
      statedText += text.toString();
      const match = /ready on (http:\/\/localhost:(\d+))/.exec(statedText);
      if (!match?.[1] || !match[2]) return;
      port = match[2];
      isReady = true;
      ready.resolve(match[1]);
    };
    launched.stdout.on('data', listen);
    launched.stderr.on('data', listen);
    launched.once('exit', (code) => {
      if (code !== null && code !== 0)
        ready.reject(new Error(`The server ended with ${code}: ${statedText}`));
    });
    child = launched;
    return launched;
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'close');
    running.kill(signal);
    await exit;
    // Who waits for a server that died before it was ready goes on waiting for the next one.
    if (isReady) ready = Promise.withResolvers<string>();
    isReady = false;
  }

  return {
    origin: () => ready.promise,
    start: async () => {
      launch();
      await ready.promise;
    },
    startAndKill: async (afterMs) => {
      launch();
      await pass(afterMs);
      await end('SIGKILL');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const settings = {
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  RATE_PER_VISITOR: '0',
  RATE_PER_ADDRESS: '0',
  MAX_LOOP_DELAY_MS: '0',
  DATABASE_URL: '',
  DATA_KEYS: '',
  PUBLIC_ORIGIN: '',
};
