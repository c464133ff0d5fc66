import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** One word a concept: what the wire and the address call otherwise is named anew where it comes in. */
const otherWords: Readonly<Record<string, string>> = {
  coverage: 'sumInsured',
  sumAssured: 'sumInsured',
  maxSA: 'sumInsured',
  ped: 'preExisting',
  ncb: 'noClaimBonus',
  planIdentifier: 'blockId, with slabId',
  planType: 'group',
};

const ownCode = (folder: string) =>
  globSync(`src/${folder}/**/*.ts`).filter((path) => !/\.(test|suite)\.ts$/.test(path));

/** What a file itself names: fields of its types, functions, values. */
function namesIn(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: { readonly type: string; readonly name?: unknown } | null | undefined) => {
    if (node?.type === 'Identifier' && typeof node.name === 'string') names.add(node.name);
  };
  new Visitor({
    VariableDeclarator: (node) => add(node.id),
    FunctionDeclaration: (node) => add(node.id),
    TSPropertySignature: (node) => add(node.key),
  }).visit(parseSync(path, text).program);
  return names;
}

const usesOtherWords = (path: string, text: string) =>
  [...namesIn(path, text)]
    .filter((name) => Object.hasOwn(otherWords, name))
    .map((name) => `${path}: ${name}, here ${otherWords[name]}`);

test('rules and use cases call a concept by its one word', () => {
  expect(
    usesOtherWords('src/domain/a.ts', 'export type A = { readonly coverage: number }; const ped = 1;'),
  ).toEqual(['src/domain/a.ts: coverage, here sumInsured', 'src/domain/a.ts: ped, here preExisting']);
  const faults = [...ownCode('domain'), ...ownCode('usecases')].flatMap((path) =>
    usesOtherWords(path, readFileSync(path, 'utf8')),
  );
  expect(faults).toEqual([]);
});

test('no name of the domain stands for two things', () => {
  const places = new Map<string, string[]>();
  for (const path of ownCode('domain'))
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /^export (?:async )?(?:type|class|const|function) (\w+)/gm,
    ))
      places.set(name, [...(places.get(name) ?? []), path]);
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
