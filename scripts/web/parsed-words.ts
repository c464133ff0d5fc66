import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Plugin, runnerImport } from 'vite';
import { type Messages, withStandIns } from '#words/stand-ins.ts';

const tableFile = '/src/words/areas.ts';
const areaFile = /\/src\/words\/[a-z]+\/[a-z-]+\.ts$/;
const localeFolder = /\/[a-z]+(\/[a-z-]+\.ts)$/;
/** This mark names the module that an area becomes. */
export const parsedMark = '?parsed';

/**
 * Texts are parsed here, at build time, so that the browser loads no parser: `{n} plans` travels as `[['n'], ' plans']`.
 * An area travels as one object, with what it takes from its topics, and with the English of what its language has not. Whoever reads the words as they stand, as the
 * server does, does not go through the table of areas and finds them unparsed.
 */
export function parsedWords(): Plugin {
  return {
    name: 'parsed-words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.endsWith(tableFile)) return null;
      // There need not be such a file: the language may have no words of that area.
      const file = resolve(dirname(importer), source);
      return areaFile.test(file) ? file + parsedMark : null;
    },
    /** A bundler finds the files of a language when each stands there by name, as those of English do. */
    transform(code, id) {
      if (!id.endsWith(tableFile)) return null;
      const english = /const english = (\{.*?\n\})/s.exec(code)?.[1] ?? '';
      return code.replace(/areasIn\(["'](\w+)["']\)/g, (_call, locale) =>
        english.replaceAll('./en/', `./${locale}/`),
      );
    },
    async load(id) {
      if (!id.endsWith(parsedMark)) return null;
      const path = id.slice(0, -parsedMark.length);
      // A file that is not there keeps the name by which the development server asked for it, from the root on.
      const file = path.startsWith('/src/') ? join(this.environment.config.root, path) : path;
      const [own, english] = await Promise.all([
        readArea(file),
        readArea(file.replace(localeFolder, '/en$1')),
      ]);
      // An edit of a topic is an edit of its area.
      for (const topic of [...own.dependencies, ...english.dependencies]) this.addWatchFile(topic);
      const parsed = Object.entries(withStandIns(own.messages, english.messages)).map(([key, text]) => [
        key,
        compileMessage(text),
      ]);
      return `export const messages = ${JSON.stringify(Object.fromEntries(parsed))};`;
    },
  };
}

type ReadArea = { readonly messages: Messages; readonly dependencies: readonly string[] };

async function readArea(file: string): Promise<ReadArea> {
  if (!existsSync(file)) return { messages: {}, dependencies: [] };
  const { module, dependencies } = await runnerImport<{ readonly messages: Messages }>(file);
  return { messages: module.messages, dependencies };
}
