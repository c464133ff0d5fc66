import { expect, test } from 'vitest';
import { createKnownBrowsers, knownFor } from './known-browser.ts';

const browsers = createKnownBrowsers(['new', 'old']);
const now = 1_800_000_000;
const mark = browsers.mark(undefined, now);
const name = browsers.read(mark, now);

test('a marked browser is known for ninety days, and keeps its name when it is marked again', () => {
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(browsers.read(mark, now + knownFor - 1)).toBe(name);
  expect(browsers.read(mark, now + knownFor)).toBeUndefined();
  expect(browsers.read(browsers.mark(name, now + knownFor), now + knownFor)).toBe(name);
  expect(browsers.read(browsers.mark(undefined, now), now)).not.toBe(name);
});

test('a mark by an older key of the server counts, one of another server does not', () => {
  const by = (secret: string) => createKnownBrowsers([secret]).mark('a'.repeat(16), now);
  expect(browsers.read(by('old'), now)).toBe('a'.repeat(16));
  expect(browsers.read(by('another'), now)).toBeUndefined();
});

test.each([
  ['nothing', () => ''],
  ['another name', () => mark.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ['a later moment', () => mark.replace(/\.[^.]+\./, '.zzzzzz.')],
  ['another signature', () => mark.replace(/.$/, (sign) => (sign === 'A' ? 'E' : 'A'))],
  ['more behind it', () => `${mark}x`],
])('%s is none', (_, forged) => {
  expect(browsers.read(forged(), now)).toBeUndefined();
});
