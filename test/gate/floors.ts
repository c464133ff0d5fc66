import type { SourceFile } from './architecture-rules.ts';
import { readAtOnce } from './import-cycles.ts';

/** The rooms of a project from the ground up. A file imports from its own floor's room and from those below. */
export const floors = {
  usecases: [
    ['ports'],
    ['quoting', 'telling', 'opening'],
    ['applying'],
    ['identity', 'paying'],
    ['serving'],
    ['owning', 'keeping', 'operating'],
  ],
  server: [['ground'], ['visit'], ['turns'], ['drawing'], ['doors'], ['process']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type ProjectWithFloors = keyof typeof floors;

/** Pairs of rooms of which the first imports the second though it does not stand below it, `room -> room`. */
export function arrowsUp(project: ProjectWithFloors, files: readonly SourceFile[]): string[] {
  const floorOf = (room: string) => floors[project].findIndex((rooms) => rooms.some((name) => name === room));
  const arrows = new Set<string>();
  for (const { path, text } of files) {
    const from = roomOf(project, path);
    if (from === undefined) continue;
    for (const target of readAtOnce(path, text)) {
      const to = roomOf(project, target);
      if (to === undefined || to === from) continue;
      if (floorOf(to) >= floorOf(from)) arrows.add(`${from} -> ${to}`);
    }
  }
  return [...arrows].sort();
}

/** A room is a folder of the project; `ports.ts` belongs to the room of its name. */
export function roomOf(project: string, path: string): string | undefined {
  const [root, name, room] = path.split('/');
  return root === 'src' && name === project ? room?.replace(/\.tsx?$/, '') : undefined;
}
