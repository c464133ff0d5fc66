import { type FileHandle, open, unlink } from 'node:fs/promises';
import { dayInIndia } from '#domain/date.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { Clock } from '#usecases/ports.ts';
import { emptied, lineIn, positionIn } from './event-line.ts';
import { fileOfDay, filesOfLines } from './line-files.ts';

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

/** Bytes that a step looks at: some hundred lines. */
const stepBytes = 128 * 1024;

type PurgeLines = NonNullable<EventSink['purge']>;
type Times = Parameters<PurgeLines>[0];

/** How far a walk through the files has come. */
type Place = { readonly path: string; readonly offset: number; readonly lineCount: number };

/**
 * Walks through the files again and again, a step at a call. A line whose event is gone is emptied where it stands, so that
 * whoever appends or reads meanwhile is not disturbed; a file of an earlier day of which nothing is left is removed.
 */
function createLinePurge(path: string): PurgeLines {
  let place: Place | undefined;
  return async (timesAt) => {
    const files = await filesOfLines(path);
    const current = files.find((file) => file === place?.path) ?? files[0];
    if (current === undefined) return;
    const from = current === place?.path ? place : { path: current, offset: 0, lineCount: 0 };
    const { read, lineCount: remaining } = await emptyStep(from, timesAt);
    if (read > 0) {
      place = { path: current, offset: from.offset + read, lineCount: from.lineCount + remaining };
      return;
    }
    const next = files[files.indexOf(current) + 1];
    if (from.lineCount === 0 && next !== undefined) await unlink(current);
    place = next === undefined ? undefined : { path: next, offset: 0, lineCount: 0 };
  };
}

/** @returns how many bytes of whole lines it went through, and how many of the lines still say something */
async function emptyStep({ path, offset }: Place, timesAt: Times) {
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(stepBytes), 0, stepBytes, offset);
    const read = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
    const lines = linesIn(buffer.subarray(0, read)).filter(({ line }) => line?.at !== undefined || !line);
    const ours = lines.flatMap(({ line, ...place }) => (line ? [{ ...line, ...place }] : []));
    const times = await timesAt(ours.map(({ position }) => position));
    const deletedEmptied = ours.filter(({ position, at }) => times.get(position) !== at);
    for (const { position, start, length } of deletedEmptied)
      await file.write(emptied(position, length), 0, length, offset + start);
    if (deletedEmptied.length > 0) await file.datasync();
    return { read, lineCount: lines.length - deletedEmptied.length };
  } finally {
    await file.close();
  }
}

/** Whole lines with where they begin; one that is none of ours has no `line`. */
function linesIn(bytes: Buffer) {
  const lines: { line: ReturnType<typeof lineIn>; start: number; length: number }[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    lines.push({ line: lineIn(bytes.subarray(start, end)), start, length: end - start });
    start = end + 1;
  }
  return lines;
}
