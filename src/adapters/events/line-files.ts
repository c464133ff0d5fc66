import { readdir } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';

/** Names the file of events of a day: `events-2026-11-27.jsonl`. */
export function fileOfDay(path: string, day: IsoDate): string {
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}-${day}${ext}`);
}

/** All that there are, the oldest first. One without a day was written before files had days. */
export async function filesOfLines(path: string): Promise<readonly string[]> {
  const { name, ext } = parse(path);
  const isOurs = (file: string) => {
    if (file === basename(path)) return true;
    const day = file.slice(name.length + 1, file.length - ext.length);
    return file === `${name}-${day}${ext}` && parseIsoDate(day) !== undefined;
  };
  const files = (await namesIn(dirname(path))).filter(isOurs).toSorted();
  const undated = files.filter((file) => file === basename(path));
  const dated = files.filter((file) => file !== basename(path));
  return [...undated, ...dated].map((file) => join(dirname(path), file));
}

/** A folder that is not there holds nothing: whoever writes to it says that it is missing. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
