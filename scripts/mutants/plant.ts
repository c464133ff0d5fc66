import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Plugin } from 'vite';

export type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];
export type Planted = { readonly mutants: readonly Mutant[]; readonly plugin: Plugin };

const no = () => false;
const nothing = () => undefined;
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** All mutants of the files at once, each behind a switch of its own, and what serves those files with them in. */
export async function plant(paths: readonly string[]): Promise<Planted> {
  const sources = paths.map((path) => ({
    name: resolve(path),
    content: readFileSync(path, 'utf8'),
    mutate: true,
  }));
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const plugin: Plugin = { name: 'mutants', enforce: 'pre', load: (id) => contents.get(id) ?? null };
  return { mutants, plugin };
}
