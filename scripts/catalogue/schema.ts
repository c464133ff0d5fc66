import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorSchemaOf, editorSchemas } from '#adapters/catalogue/editor-schemas.ts';
import { schemaFolder } from '#adapters/catalogue/reading/catalogue-files.ts';
import { type Command, readArguments, wordsOf } from './command.ts';
import { folderOf } from './folders.ts';
import { formatCount } from './table.ts';

export const schema: Command = {
  summary: 'writes JSON Schemas, so that an editor helps to fill in the files',
  usage: ['schema [folder]'],
  help: [
    'They go to schemas/ inside the folder. Without a folder: CATALOGUE_DIR, else the shipped catalogue.',
    'The loader checks by the same schemas, and more: what belongs together in several files.',
  ],
  async run(args, setting) {
    const [word] = wordsOf(readArguments(args, {}).positionals, 1);
    const target = join(await folderOf(setting, word), schemaFolder);
    await mkdir(target, { recursive: true });
    const texts = schemaTexts();
    for (const [file, text] of texts) await writeFile(join(target, file), text);
    setting.say(`${formatCount(texts.size, 'schema')} in ${target}.`);
    return 0;
  },
};

/** By file name. */
export function schemaTexts(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(editorSchemas).map(([name, each]) => [
      `${name}.schema.json`,
      `${JSON.stringify(editorSchemaOf(each), null, 2)}\n`,
    ]),
  );
}
