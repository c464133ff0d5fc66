import type { Plugin, Rolldown } from 'vite';

/** Whose styles stand in a file of their own, by its name. All others are drawn on many pages, and are one file. */
const ownFiles: readonly (readonly [name: string, path: RegExp])[] = [
  ...['results', 'compare', 'plan-detail', 'split-plans', 'pre-recommendation', 'decision'].map(
    (screen) => [screen, new RegExp(`/screens/${screen}/`)] as const,
  ),
  [
    'proposal',
    /\/(proposal-parts|screens\/(buy-policy|my-policies|proposal-form|review-detail|kyc|t-and-c|transaction))/,
  ],
  ['landing', /\/screens\/(landing|intro)/],
  ['reading', /\/(reading|screens\/(paper|how-|all-plans|bill-test))/],
];
const sharedFile = 'app';

const ownFileOf = (id: string) => ownFiles.find(([, path]) => path.test(id))?.[0];

/** The file that the styles of a chunk go to: one of their own only if nobody else draws with them. */
function fileOf(chunk: Rolldown.OutputChunk): string {
  const styles = chunk.moduleIds.filter((id) => id.endsWith('.css'));
  const [file, ...others] = new Set(styles.flatMap((id) => ownFileOf(id) ?? []));
  return file !== undefined && others.length === 0 ? file : sharedFile;
}

/** Every chunk after those it imports, as their styles have to follow each other. */
function inOrder(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const ordered = new Set<Rolldown.OutputChunk>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (visited.has(name) || chunk?.type !== 'chunk') return;
    visited.add(name);
    chunk.imports.forEach(visit);
    ordered.add(chunk);
  };
  Object.keys(bundle).sort().forEach(visit);
  return [...ordered];
}

const stylesOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])];

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const style = bundle[file];
  return style?.type === 'asset' ? style.source.toString() : '';
}

/** Lets these chunks bring this file and no other; of those of all pages the entry alone, which every page loads. */
function bring(chunks: readonly Rolldown.OutputChunk[], file: string, isShared: boolean): void {
  for (const { viteMetadata, isEntry } of chunks) {
    viteMetadata?.importedCss.clear();
    if (isEntry || !isShared) viteMetadata?.importedCss.add(file);
  }
}

/**
 * The bundler makes a file of styles for every chunk, which is a request each. Here they become one file for all
 * pages, which the entry brings, and those of `ownFiles`, which the chunks bring that need them.
 */
export function mergedStyles(): Plugin {
  return {
    name: 'merged-styles',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle(_options, bundle) {
      for (const [name, chunks] of Map.groupBy(inOrder(bundle), fileOf)) {
        const parts = [...new Set(chunks.flatMap(stylesOf))];
        const source = parts.map((part) => textOf(bundle, part)).join('');
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));
        // A file of one part is that part.
        for (const part of parts.filter((part) => part !== file)) delete bundle[part];
        bring(chunks, file, name === sharedFile);
      }
    },
  };
}
