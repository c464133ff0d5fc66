import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { browserFloor } from '#contract/browser-floor.ts';
import { sayIn } from '#server/ground/words/say.ts';

/** Where the catalogue is taken in, each fact is named whether anybody asks for it or not. */
const takenIn = /^src\/(adapters\/catalogue\/|domain\/catalogue\/catalogue\.ts$)/;

/** The fields that a program asks for: `a.name`, and `name` taken out of `a`. Not what it says, makes or types. */
function fieldsRead(path: string, text: string): readonly string[] {
  const fields: string[] = [];
  const add = (node: { readonly type: string; readonly name?: unknown }) => {
    if (node.type === 'Identifier' && typeof node.name === 'string') fields.push(node.name);
  };
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed) add(node.property);
    },
    ObjectPattern: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property') add(property.key);
    },
  }).visit(parseSync(path, text).program);
  return fields;
}

function namesIn(file: string, ...path: readonly string[]): readonly string[] {
  const schema = JSON.parse(readFileSync(`catalogue/schemas/${file}`, 'utf8'));
  return Object.keys(path.reduce((node, key) => node[key], schema));
}

test('what the catalogue states of an insurer’s handling and of a rider is asked for', () => {
  expect(fieldsRead('a.ts', 'const { areaFetch } = x; y.panEdit; const z = { riders: 1 }; // terms')).toEqual(
    ['areaFetch', 'panEdit'],
  );
  const mentioned = new Set(
    globSync('src/**/*.{ts,tsx}')
      .filter((path) => !takenIn.test(path) && !/\.(test|suite)\./.test(path))
      .flatMap((path) => fieldsRead(path, readFileSync(path, 'utf8'))),
  );
  const stated = [
    ...namesIn('insurer.schema.json', 'properties', 'capabilities', 'properties'),
    ...namesIn('product.schema.json', 'properties', 'riders', 'items', 'properties'),
  ];
  expect(stated.filter((name) => !mentioned.has(name))).toEqual([]);
});

test('README says which browsers are served, as the page does', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(sayIn('en')('plain.browsers', browserFloor));
});
