import { closeSync, openSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before the server: it believes that it has descriptors without end, catches no lack of them, and has a timer that
// opens a few files, as a library of its own opened one.
const { report } = process;
if (report) report.getReport = () => ({ userLimits: { open_files: { soft: 1_000_000 } } });
const on = process.on.bind(process);
process.on = ((name: string, listener: (...args: unknown[]) => void) =>
  // Every other listener is handed on as it came.
  name === 'uncaughtException' ? process : on(name, listener)) as typeof process.on;
// The threads load this too. One that ends for the lack gives back the files that the process is to lack.
if (isMainThread) setInterval(openFiles, 500).unref();

function openFiles(): void {
  const files = Array.from({ length: 8 }, () => openSync(process.execPath, 'r'));
  for (const file of files) closeSync(file);
}
