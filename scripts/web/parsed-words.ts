import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Plugin, runnerImport } from 'vite';

const tableFile = '/src/words/areas.ts';
const areaFile = /\/src\/words\/[a-z]+\/[a-z-]+\.ts$/;
/** Of the module that an area becomes. */
export const parsedMark = '?parsed';

/**
 * Texts are parsed here, at build time, so that the browser loads no parser: `{n} plans` travels as `[['n'], ' plans']`.
 * An area travels as one object, with what it takes from its topics. Whoever reads the words as they stand, as the
 * server does, does not go through the table of areas and finds them unparsed.
 */
export function parsedWords(): Plugin {
  return {
    name: 'parsed-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(tableFile)) return null;
      const file = await this.resolve(source, importer, { ...options, skipSelf: true });
      return file && areaFile.test(file.id) ? file.id + parsedMark : null;
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
      const area = await runnerImport<{ readonly messages: Readonly<Record<string, string>> }>(
        id.slice(0, -parsedMark.length),
      );
      // An edit of a topic is an edit of its area.
      for (const topic of area.dependencies) this.addWatchFile(topic);
      const parsed = Object.entries(area.module.messages).map(([key, text]) => [key, compileMessage(text)]);
      return `export const messages = ${JSON.stringify(Object.fromEntries(parsed))};`;
    },
  };
}
