import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readers = globSync('src/**/*.{ts,tsx}').filter(
  (path) =>
    !/\.test\.|domain\/catalogue\/catalogue\.ts$|adapters\/catalogue\/products\/(?:product|insurer|rider)-schema\.ts$/.test(
      path,
    ),
);
const code = readers.map((path) => readFileSync(path, 'utf8')).join('\n');

function namesIn(file: string, ...path: readonly string[]): readonly string[] {
  const schema = JSON.parse(readFileSync(`catalogue/schemas/${file}`, 'utf8'));
  return Object.keys(path.reduce((node, key) => node[key], schema));
}

test('what the catalogue states of an insurer’s handling and of a rider is used', () => {
  const stated = [
    ...namesIn('insurer.schema.json', 'properties', 'capabilities', 'properties'),
    ...namesIn('product.schema.json', 'properties', 'riders', 'items', 'properties'),
  ];
  const unused = stated.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});
