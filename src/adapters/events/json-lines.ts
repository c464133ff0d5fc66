import { type FileHandle, open } from 'node:fs/promises';
import { dayInIndia } from '#domain/date.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { Clock } from '#usecases/ports.ts';
import { positionIn } from './event-line.ts';
import { fileOfDay, filesOfLines } from './line-files.ts';
import { createLinePurge } from './line-retention.ts';

/** No line is longer. */
const tailBytes = 16_384;

/**
 * A line of JSON an event, at the end of a file for each day. What the files hold already is not written again: the last
 * line says how far they have got, whatever became of the server that wrote it. A line goes with its event.
 *
 * @param path the name of each file but for its day, which goes before the ending
 */
export function openJsonLines(path: string, takes: readonly EventKind[], clock: Clock): EventSink {
  return {
    name: 'lines',
    takes,
    take: async (events) => {
      const last = await lastOfAll(await filesOfLines(path));
      const file = await open(fileOfDay(path, dayInIndia(clock.now())), 'a', 0o600);
      try {
        const fresh = events.filter(({ position }) => position > last);
        if (fresh.length > 0)
          await file.appendFile(fresh.map((event) => `${JSON.stringify(event)}\n`).join(''));
        await file.datasync();
        return { isTaken: true };
      } finally {
        await file.close();
      }
    },
    purge: createLinePurge(path),
  };
}

/** The last position stands in the newest file that has a whole line. */
async function lastOfAll(files: readonly string[]): Promise<number> {
  for (const path of files.toReversed()) {
    const file = await open(path, 'r+');
    try {
      const last = await lastWhole(file);
      if (last > 0) return last;
    } finally {
      await file.close();
    }
  }
  return 0;
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
  const position = positionIn(tail.subarray(tail.lastIndexOf('\n', end - 1) + 1, end));
  if (position === undefined) throw new Error('The file of events ends in a line that is none of ours');
  return position;
}
