import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preflight } from '../../scripts/preflight/all.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chhatri-preflight-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const nowhere = 'http://127.0.0.1:9';

/** Where nobody listens: what is said of these addresses beside that. */
async function textsOf(slugs: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const findings = await preflight({
    DATA_DIR: dataDir,
    ALLOW_SANDBOX: 'yes',
    INSURER_GATEWAY: 'http',
    INSURER_URLS: slugs.map((slug) => `${slug}=${nowhere}`).join(','),
    INSURER_KEYS: slugs.map((slug, at) => `${slug}:k1:${String(at).padStart(32, 'x')}`).join(','),
    ...more,
  });
  return findings
    .filter(({ about, says }) => about === 'insurers' && !/cannot be reached|is a stand-in/.test(says))
    .map(({ state, says }) => `${state}: ${says}`);
}

const all = readdirSync(join('catalogue', 'insurers'));
const some = all.filter((slug) => !['himgiri', 'konkan'].includes(slug));
const whole = 'good: Every insurer that is sold online has an address and a key.';

test.each([
  ['each with its own', all, whole],
  ['two without one', some, /^bad: Sold online without an address[^:]*: himgiri, konkan\. .*INSURER_URLS/],
  ['a hub for those two', [...some, 'all'], whole],
])('the preflight asks insurers: %s', async (_what, slugs, says) => {
  const [text, ...more] = await textsOf(slugs);
  expect([text, more]).toEqual([expect.stringMatching(says), []]);
});

test('one that is misspelt, which the hub would be asked for', async () => {
  expect(await textsOf(['himgri', 'all'])).toEqual([
    whole,
    expect.stringMatching(/^warning: No insurer of the catalogue: himgri\. .*INSURER_URLS/),
  ]);
});

test('of a catalogue that cannot be read nothing is said here', async () => {
  expect(await textsOf(['himgiri'], { CATALOGUE_DIR: dataDir })).toEqual([]);
});

test('who is sold at a branch alone needs none', async () => {
  const CATALOGUE_DIR = join(dataDir, 'catalogue');
  cpSync('catalogue', CATALOGUE_DIR, { recursive: true });
  const folder = join(CATALOGUE_DIR, 'insurers', 'himgiri');
  for (const product of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!product.endsWith('.json')) continue;
    const file = join(folder, product);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"mode": "online"', '"mode": "offline"'));
  }
  expect(
    await textsOf(
      all.filter((slug) => slug !== 'himgiri'),
      { CATALOGUE_DIR },
    ),
  ).toEqual([whole]);
});
