import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorSchema, editorSchemas } from '#adapters/catalogue/editor-schemas.ts';
import { readCatalogueFiles } from '#adapters/catalogue/reading/catalogue-files.ts';
import { shippedFolder } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { type CommandRig, openBench } from './command.suite.ts';
import { schemaTexts } from './schema.ts';

let rig: CommandRig;
beforeAll(async () => {
  rig = await openBench();
});
afterAll(() => rig.leave());

const isFor = ({ files }: EditorSchema, path: string) =>
  files.some((pattern) => matchesGlob(path, pattern)) &&
  !files.some((pattern) => pattern.startsWith('!') && matchesGlob(path, pattern.slice(1)));

describe('JSON Schemas for editors', () => {
  test('in catalogue/schemas are up to date; else run: npm run catalogue -- schema', async () => {
    const folder = join(shippedFolder, 'schemas');
    const texts = await Promise.all(
      (await readdir(folder)).map(
        async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')],
      ),
    );
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(schemaTexts()));
  });

  test('are one for each JSON file that the loader reads', async () => {
    // Only scripts read this list.
    const paths = [...(await readCatalogueFiles(shippedFolder)).keys()].filter(
      (path) => path.endsWith('.json') && path !== 'pincodes.json',
    );
    for (const path of paths) {
      const schemas = Object.values(editorSchemas).filter((schema) => isFor(schema, path));
      expect(schemas, path).toHaveLength(1);
    }
  });

  test('are mapped to their files for the editor of the house', async () => {
    const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8'));
    const expected = Object.entries(editorSchemas).map(([name, { files }]) => ({
      fileMatch: files.map((pattern) =>
        pattern.startsWith('!') ? `!/catalogue/${pattern.slice(1)}` : `/catalogue/${pattern}`,
      ),
      url: `./catalogue/schemas/${name}.schema.json`,
    }));
    expect(settings['json.schemas']).toEqual(expected);
  });

  test('refuse unknown keys and allow the one that names the schema', () => {
    const product = JSON.parse(schemaTexts().get('product.schema.json') ?? '');
    expect(product).toMatchObject({ type: 'object', additionalProperties: false });
    expect(product.properties).toMatchObject({ $schema: { type: 'string' }, slabs: { type: 'array' } });
    expect(product.required).not.toContain('$schema');
    const { effectiveFrom } = JSON.parse(schemaTexts().get('catalogue.schema.json') ?? '').properties;
    expect(effectiveFrom).toEqual({ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
  });

  test('a file may name its schema and is read as before', async () => {
    await rig.edit('insurers/kaveri/insurer.json', '{', '{ "$schema": "../../schemas/insurer.schema.json",');
    await rig.edit('catalogue.json', '{', '{ "$schema": 7,');
    const { out } = await rig.ask('check', rig.folder);
    expect(out).not.toContain('insurer.json');
    expect(out).toContain('catalogue.json, row 1, column $schema: is not a known key');
  });
});
