import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newKeyRing } from '../sealing/keys.ts';
import { createSealer } from '../sealing/sealing.ts';
import { anchorFileIn } from './audit-anchor.ts';

const anchor = { last: 7, lastHash: 'h7' };
const ring = newKeyRing();
const ours = createSealer(ring);
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anchor-'));
  path = join(folder, 'audit-anchor.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the end of the log is read as it was written, also after the key was changed', () => {
  const file = anchorFileIn(folder, ours);
  expect(file.read()).toBeUndefined();
  file.write({ last: 6, lastHash: 'h6' });
  file.write(anchor);
  expect(file.read()).toEqual(anchor);
  expect(anchorFileIn(folder, createSealer([newKeyRing()[0], ...ring])).read()).toEqual(anchor);
  expect(readdirSync(folder)).toEqual(['audit-anchor.json']);
});

test.each<[string, (whole: string) => string]>([
  ['empty', () => ''],
  ['torn', (whole) => whole.slice(0, 40)],
  ['no text', () => '{}'],
  ['something else', () => '"hello"'],
  ['changed', (whole) => whole.replace(/.(?="$)/, (last) => (last === 'A' ? 'w' : 'A'))],
])('a file that is %s is told as damaged', (_what, change) => {
  const file = anchorFileIn(folder, ours);
  file.write(anchor);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  expect(file.read()).toBe('anchor-damaged');
});

test('a file that another key sealed is told as that', () => {
  anchorFileIn(folder, createSealer(newKeyRing())).write(anchor);
  expect(anchorFileIn(folder, ours).read()).toBe('anchor-of-another-key');
});

test('what a process of the same number is writing is in nobody’s way', () => {
  const foreign = `audit-anchor.json.${process.pid}`;
  mkdirSync(join(folder, foreign));
  const file = anchorFileIn(folder, ours);
  file.write(anchor);
  expect([file.read(), readdirSync(folder).toSorted()]).toEqual([anchor, ['audit-anchor.json', foreign]]);
});

test('a note that cannot take its place leaves no draft', () => {
  mkdirSync(path);
  expect(() => anchorFileIn(folder, ours).write(anchor)).toThrow();
  expect(readdirSync(folder)).toEqual(['audit-anchor.json']);
});
