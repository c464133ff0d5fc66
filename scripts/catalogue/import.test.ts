import { appendFile, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { sizeOfFolder } from '#adapters/catalogue/reading/catalogue-files.ts';
import { shippedFolder } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { raiseLastRate, smallRates } from '#adapters/catalogue/small-catalogue.suite.ts';
import {
  cataloguesFolder,
  loadVersion,
  readActive,
} from '#adapters/catalogue/versions/catalogue-versions.ts';
import { isoDate } from '#domain/date.ts';
import { type CommandRig, openSmallBench } from './command.suite.ts';

let rig: CommandRig;
beforeEach(async () => {
  rig = await openSmallBench();
});
afterEach(() => rig.leave());

const versionIn = (text: string) => /\d{4}-\d\d-\d\d-[0-9a-f]{8}/.exec(text)?.[0] ?? '';
const stored = async () => (await rig.ask('import', '--list')).out;

describe('import', () => {
  test('keeps a version and says how to sell it; nothing is sold yet', async () => {
    const { code, out } = await rig.ask('import', rig.shipped);
    expect(code).toBe(0);
    const version = versionIn(out);
    expect(out).toContain(`import --activate ${version}`);
    expect((await loadVersion(rig.dataDir, version, restAfterProduct)).version).toBe(version);
    expect(await readActive(rig.dataDir)).toBeUndefined();
    expect(await stored()).toBe(`${version}\nThe shipped catalogue is active.`);
  });

  test('with --activate sells it, another one after it, and goes back', async () => {
    const first = versionIn((await rig.ask('import', rig.shipped, '--activate')).out);
    await raiseLastRate(rig.folder, 1);
    const second = versionIn((await rig.ask('import', rig.folder, '--activate')).out);
    expect(second).not.toBe(first);
    expect((await stored()).split('\n').sort()).toEqual([first, `${second}  active`].sort());
    expect((await rig.ask('import', '--activate', first)).out).toBe(`${first} is active.`);
    expect(await readActive(rig.dataDir)).toBe(first);
    expect((await rig.ask('import', '--shipped')).code).toBe(0);
    expect(await readActive(rig.dataDir)).toBeUndefined();
  });

  test('of a broken catalogue says the faults and changes nothing', async () => {
    const version = versionIn((await rig.ask('import', rig.shipped, '--activate')).out);
    await rm(join(rig.folder, 'tax.json'));
    const { code, out } = await rig.ask('import', rig.folder, '--activate');
    expect(code).toBe(1);
    expect(out).toContain('tax.json: is missing');
    expect(out).toContain('Nothing was imported.');
    expect(await stored()).toBe(`${version}  active`);
  });

  test('of ten times the shipped size is refused for a small heap, and taken for a large one', async () => {
    const padding = ' '.repeat(9 * (await sizeOfFolder(shippedFolder)));
    await appendFile(join(rig.folder, 'tax.json'), padding);
    const small = await rig.askWithHeap(128, 'import', rig.folder, '--activate');
    expect(small.code).toBe(1);
    expect(small.out).toMatch(
      /is too large: 1\d\.\d MB of files.* MAX_HEAP_MB is 128\. Set MAX_HEAP_MB to \d+ or more/,
    );
    expect(small.out).toContain('Nothing was imported.');
    expect(await readActive(rig.dataDir)).toBeUndefined();
    const large = await rig.askWithHeap(256, 'import', rig.folder);
    expect(large.code).toBe(0);
    const version = versionIn(large.out);
    expect((await rig.askWithHeap(128, 'import', '--activate', version)).out).toContain('MAX_HEAP_MB');
    expect(await readActive(rig.dataDir)).toBeUndefined();
  });

  test('of what is lawful and odd asks to confirm it, which check only says', async () => {
    await rig.edit(smallRates, /(konkan-swasthya-25l,1,81,120),\d+/, '$1,260000');
    const odd = /^Warning: insurers\/konkan\/konkan-swasthya\.rates\.csv, row \d+, column annual_premium: /m;
    const checked = await rig.ask('check', rig.folder);
    expect([checked.code, checked.out]).toEqual([0, expect.stringMatching(odd)]);
    const refused = await rig.ask('import', rig.folder, '--activate');
    expect([refused.code, refused.out]).toEqual([1, expect.stringMatching(odd)]);
    expect(refused.out).toContain('If all of it is meant so, add --confirm-warnings.');
    expect(await readActive(rig.dataDir)).toBeUndefined();
    const answer = await rig.ask('import', rig.folder, '--activate', '--confirm-warnings');
    expect([answer.code, answer.out]).toEqual([0, expect.stringMatching(odd)]);
    expect(await readActive(rig.dataDir)).toBe(versionIn(answer.out));
  });

  test('never makes a version active that does not load', async () => {
    const version = versionIn((await rig.ask('import', rig.shipped, '--activate')).out);
    await raiseLastRate(rig.folder, 1);
    const other = versionIn((await rig.ask('import', rig.folder)).out);
    await rm(join(cataloguesFolder(rig.dataDir), other, 'tax.json'));
    const { code, out } = await rig.ask('import', '--activate', other);
    expect(code).toBe(1);
    expect(out).toContain('What is sold stays as it was.');
    expect(await readActive(rig.dataDir)).toBe(version);
  });

  test('keeps a catalogue that takes effect later, and sells it from that day on', async () => {
    const soldVersion = versionIn((await rig.ask('import', rig.shipped, '--activate')).out);
    await rig.edit('catalogue.json', '2026-11-01', '2026-11-21');
    const early = await rig.ask('import', rig.folder, '--activate');
    expect(early.code).toBe(1);
    expect(early.out).toMatch(
      /takes effect on 2026-11-21, and today is 2026-11-20: it cannot be sold before/,
    );
    expect(early.out).toContain('What is sold stays as it was.');
    expect(await readActive(rig.dataDir)).toBe(soldVersion);
    const answer = await rig.ask('import', rig.folder);
    expect(answer.code).toBe(0);
    const version = versionIn(answer.out);
    expect(answer.out).toContain(
      `Sell it from 2026-11-21 on: npm run catalogue -- import --activate ${version}`,
    );
    expect((await rig.askOn(isoDate(2026, 11, 21), 'import', '--activate', version)).code).toBe(0);
    expect(await readActive(rig.dataDir)).toBe(version);
  });

  test('does not go back to a shipped catalogue before its day', async () => {
    const version = versionIn((await rig.ask('import', rig.shipped, '--activate')).out);
    const back = await rig.askOn(isoDate(2026, 10, 31), 'import', '--shipped');
    expect(back.code).toBe(1);
    expect(back.out).toContain('takes effect on 2026-11-01');
    expect(await readActive(rig.dataDir)).toBe(version);
  });

  test('of rates alone replaces them in what is sold, and nothing else', async () => {
    await rig.edit('insurers/konkan/insurer.json', /"phone": "[^"]*"/, '"phone": "1800 111 222"');
    const version = versionIn((await rig.ask('import', rig.folder, '--activate')).out);
    await raiseLastRate(rig.folder, 1000);
    const file = join(rig.folder, smallRates);
    const { out } = await rig.ask('import', '--rates', file, '--product', 'konkan-swasthya', '--activate');
    const { insurers, products } = await loadVersion(rig.dataDir, versionIn(out), restAfterProduct);
    const before = await loadVersion(rig.dataDir, version, restAfterProduct);
    const ratesOf = (list: typeof products) =>
      list.flatMap(({ rates }) => [...rates.values()].flat().map(({ annualPremium }) => annualPremium));
    const [old, now] = [ratesOf(before.products), ratesOf(products)];
    expect(now.filter((premium, index) => premium !== old[index])).toHaveLength(1);
    expect([...insurers.values()].map(({ phone }) => phone)).toEqual(['1800 111 222']);
  });

  test('leaves no draft behind, and clears away old ones of killed imports only', async () => {
    const home = cataloguesFolder(rig.dataDir);
    for (const name of ['.unfinished-old', '.unfinished-young'])
      await mkdir(join(home, name), { recursive: true });
    await utimes(join(home, '.unfinished-old'), 0, 0);
    const version = versionIn((await rig.ask('import', rig.shipped)).out);
    expect((await readdir(home)).sort()).toEqual(['.unfinished-young', version]);
  });

  test('of one catalogue several times at once ends well for each, also over a spoiled version', async () => {
    const home = cataloguesFolder(rig.dataDir);
    for (let round = 0; round < 3; round++) {
      const four = Array.from({ length: 4 }, () => rig.ask('import', rig.shipped, '--activate'));
      const answers = await Promise.all(four);
      expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      const version = versionIn(answers[0]?.out ?? '');
      expect((await readdir(home)).sort()).toEqual([version, 'active']);
      expect((await loadVersion(rig.dataDir, version, restAfterProduct)).version).toBe(version);
      await writeFile(join(home, version, 'tax.json'), '{}');
    }
  });

  test('of a file with a fault in every row says the first of them and how many there are', async () => {
    const rows = Array.from({ length: 5_000 }, (_, row) => `nothing-${row},9,x,y,0`);
    await writeFile(
      join(rig.folder, smallRates),
      `slab,zone,from_age,to_age,annual_premium\n${rows.join('\n')}`,
    );
    for (const command of ['import', 'check']) {
      const { code, out } = await rig.ask(command, rig.folder);
      expect(code).toBe(1);
      expect(out.split('\n').length).toBeLessThan(300);
      expect(out).toContain(`${smallRates}: 4,900 faults more`);
      expect(out).toContain('5,000 faults in 1 file.');
    }
  });

  test.each([[['import', '--list']], [['import', 'folder', '--activate']], [['import', '--shipped']]])(
    'says in a sentence what the disk refuses: %j',
    async (words) => {
      await writeFile(rig.dataDir, 'a file where the folder of data should be');
      const { code, out, aside } = await rig.ask(
        ...words.map((word) => (word === 'folder' ? rig.folder : word)),
      );
      expect([code, out]).toEqual([1, '']);
      expect(aside).toMatch(/^It could not be done: E[A-Z]+: .+\. What is sold stays as it was\.$/);
    },
  );
});
