import type { Plugin, Rolldown } from 'vite';

type AppChunk = {
  readonly has: (id: string) => boolean;
  /** Learns from the whole graph what the chunk has, before the bundler divides it. */
  readonly plugin: Plugin;
};

/** Finds everything that a module imports at once, itself too. */
function importedWith(context: Rolldown.PluginContext, start: string): ReadonlySet<string> {
  const files = new Set([start]);
  for (const id of files)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) files.add(imported);
  return files;
}

/** Where a page starts or a part of it that is loaded later. */
const startsOf = (context: Rolldown.PluginContext) =>
  [...context.getModuleIds()]
    .flatMap((id) => context.getModuleInfo(id) ?? [])
    .filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0);

/**
 * What the entry imports and, of `everywhere`, what at least two screens draw, as one chunk: nearly every page needs
 * both, and two chunks are two requests.
 */
export function appChunk(everywhere: RegExp): AppChunk {
  const ids = new Set<string>();
  const plugin: Plugin = {
    name: 'app-chunk',
    apply: 'build',
    buildEnd() {
      const once = new Set<string>();
      const take = (id: string, isEntry: boolean) => {
        if (isEntry || (once.has(id) && everywhere.test(id))) ids.add(id);
        if (!isEntry) once.add(id);
      };
      for (const { id, isEntry } of startsOf(this))
        for (const imported of importedWith(this, id)) take(imported, isEntry);
    },
  };
  return { has: (id) => ids.has(id), plugin };
}
