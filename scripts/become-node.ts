import { spawn } from 'node:child_process';

/**
 * Goes on as Node with these arguments, for settings of the heap that only a start can take. The last argument is the
 * process to end with.
 */
export function becomeNode(args: readonly string[], endsWith: number | undefined): void {
  const last = endsWith === undefined ? [] : [String(endsWith)];
  if (process.platform === 'win32') runInChild(args);
  else process.execve?.(process.execPath, [process.execPath, ...args, ...last]);
}

/** Where a process cannot be replaced, a second one does the work, is told every signal and gives its exit code. */
export function runInChild(args: readonly string[]): void {
  const child = spawn(process.execPath, [...args, String(process.pid)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
