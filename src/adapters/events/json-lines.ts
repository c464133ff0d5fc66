import { type FileHandle, open } from 'node:fs/promises';
import type { EventKind } from '#domain/event/catalogue.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';

/** Longer than any line. */
const tailBytes = 16_384;

/**
 * A line of JSON an event, at the end of a file. What the file holds already is not written again: its last line says how
 * far it has got, whatever became of the server that wrote it.
 */
export function openJsonLines(path: string, takes: readonly EventKind[]): EventSink {
  return {
    name: 'lines',
    takes,
    take: async (events) => {
      const file = await open(path, 'a+', 0o600);
      try {
        const last = await lastWhole(file);
        const fresh = events.filter(({ position }) => position > last);
        if (fresh.length > 0)
          await file.appendFile(fresh.map((event) => `${JSON.stringify(event)}\n`).join(''));
        await file.datasync();
        return { isTaken: true };
      } finally {
        await file.close();
      }
    },
  };
}

/** Position of the last line; what was written of a line before a crash is taken away. */
async function lastWhole(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const start = Math.max(0, size - tailBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const tail = buffer.subarray(0, bytesRead);
  const end = tail.lastIndexOf('\n');
  if (end + 1 < tail.length) await file.truncate(start + end + 1);
  if (end < 0) return 0;
  const line = tail.subarray(tail.lastIndexOf('\n', end - 1) + 1, end).toString('utf8');
  const position = positionIn(line);
  if (position === undefined) throw new Error('The file of events ends in a line that is none of ours');
  return position;
}

function positionIn(line: string): number | undefined {
  try {
    const { position } = JSON.parse(line);
    return typeof position === 'number' ? position : undefined;
  } catch {
    return undefined;
  }
}
