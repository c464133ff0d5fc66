import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOf, patternsIn } from './linear-patterns.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|suite)\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(`src/${path}`, 'utf8') }));

describe('a regular expression of the product', () => {
  // Six seconds of processor, of which a busy machine may give little.
  test('is linear in the length of the text it is held against', { timeout: 300_000 }, () => {
    const patterns = sources.flatMap(patternsIn);
    expect(patterns.length).toBeGreaterThan(50);
    expect(patterns.flatMap((pattern) => faultOf(pattern) ?? [])).toEqual([]);
  });

  test.each([
    [String.raw`const token = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\],]/g;`, '2nd degree polynomial'],
    [String.raw`export const a = text.replace(/\s*\([^)]*\)/g, '');`, '2nd degree polynomial'],
    ['const b = <p title={t.match(/^(a|a)*$/)} />;', 'exponential'],
    ['const d = /^(?!0+$)\\d{9,18}$/.test(text);', 'too involved to judge'],
    ["const c = new RegExp('^' + text);", 'cannot be judged'],
  ])('%s is refused', (text, reason) => {
    const faults = patternsIn({ path: 'src/a.tsx', text }).map(faultOf);
    expect(faults).toEqual([expect.stringContaining(reason)]);
  });
});
