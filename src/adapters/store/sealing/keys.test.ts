import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyRingFrom, keyRingOfFolder, parseKeyRing } from './keys.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');

describe('a key ring in settings', () => {
  test('lists keys by id, the sealing one first', () => {
    const ring = parseKeyRing(`k2:${key(2)}, k1:${key(1)}`);
    expect(ring?.map(({ id, bytes }) => [id, bytes[0]])).toEqual([
      ['k2', 2],
      ['k1', 1],
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a key without an id', key(1)],
    ['a short key', `k1:${Buffer.alloc(16).toString('base64')}`],
    ['a long key', `k1:${Buffer.alloc(48).toString('base64')}`],
    ['one bad key among good ones', `k1:${key(1)},k2:oops`],
    ['one id twice', `k1:${key(1)},k1:${key(2)}`],
    ['a trailing comma', `k1:${key(1)},`],
  ])('is refused when it is %s', (_what, text) => {
    expect(parseKeyRing(text)).toBeUndefined();
  });
});

describe('a key ring in the data folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chhatri-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is made once and read again', () => {
    expect(keyRingOfFolder(folder, [])).toEqual(keyRingOfFolder(folder, []));
  });

  test('can be read by its owner alone', () => {
    keyRingOfFolder(folder, []);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('is not replaced when its file is damaged', () => {
    writeFileSync(join(folder, 'keys.json'), '{}');
    expect(() => keyRingOfFolder(folder, [])).toThrow('holds no key ring');
  });

  test('is not made when settings give one', () => {
    expect(keyRingFrom(`k2:${key(2)}`, folder, [])).toEqual(parseKeyRing(`k2:${key(2)}`));
    expect(() => statSync(join(folder, 'keys.json'))).toThrow('ENOENT');
  });

  test('stands behind the one that settings give later on', () => {
    const [old] = keyRingOfFolder(folder, []);
    expect(keyRingFrom(`k2:${key(2)}`, folder, []).map(({ id }) => id)).toEqual(['k2', old.id]);
  });

  test('does not stand in for a wrong setting', () => {
    expect(() => keyRingFrom('k2:oops', folder, [])).toThrow('setting of the data keys');
  });
});
