import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandRig, openBench } from './command.suite.ts';

/** The example of catalogue/README.md, "For actuaries: a product from zero", done as it says. */
let rig: CommandRig;
let readme: string;
const home = 'insurers/kaveri';

beforeAll(async () => {
  rig = await openBench();
  readme = await readFile('catalogue/README.md', 'utf8');
  const product = JSON.parse(await readFile(join(rig.folder, home, 'kaveri-saral.json'), 'utf8'));
  const slabs = blockOf('{"id": "kaveri-udaan').join('\n');
  const changed = {
    ...product,
    id: 'kaveri-udaan',
    slug: 'kaveri-udaan',
    title: 'Kaveri Udaan',
    zonePricing: false,
    slabs: JSON.parse(`[${slabs}]`),
  };
  await writeFile(join(rig.folder, home, 'kaveri-udaan.json'), JSON.stringify(changed, null, 2));
  await write([...blockOf('slab,zone').slice(0, 1), ...blockOf('kaveri-udaan-')]);
});

afterAll(() => rig.leave());

/** The lines of the example that begin so, without their indent. */
function blockOf(start: string): readonly string[] {
  const example = readme.slice(readme.indexOf('## For actuaries'));
  return example.split('\n').flatMap((line) => (line.trim().startsWith(start) ? [line.trim()] : []));
}

function write(rows: readonly string[]): Promise<void> {
  return writeFile(join(rig.folder, home, 'kaveri-udaan.rates.csv'), `${rows.join('\n')}\n`);
}

test('the files of the example are right, and cost what is worked out by hand', async () => {
  const checked = (await rig.ask('check', rig.folder)).out;
  expect(checked).toMatch(/ is fine/);
  expect(checked).not.toContain('Warning');
  const people = ['--people', 'You:34 Spouse:36 Son-0:4', '--pincode', '560001'];
  const flags = ['--term', '2', '--habits', 'Spouse:smoke'];
  const { out } = await rig.ask(
    'price',
    '--in',
    rig.folder,
    '--slab',
    'kaveri-udaan-10l',
    ...people,
    ...flags,
  );
  for (const amount of ['₹16,000', '₹24,000', '₹2,880', '₹8,000', '−₹13,229', '−₹2,824']) {
    expect(out).toContain(amount);
  }
  expect(out).toMatch(/^total +₹34,827$/m);
  expect(blockOf('| to pay').join()).toContain('34,827');
});

test('the fault of the example is told in these words', async () => {
  const rows = [...blockOf('slab,zone').slice(0, 1), ...blockOf('kaveri-udaan-')];
  await write(rows.filter((_row, index) => index !== 2));
  const { code, out } = await rig.ask('check', rig.folder);
  expect(code).toBe(1);
  expect(out).toContain(blockOf('insurers/kaveri/kaveri-udaan.rates.csv, row 3')[0]);
});
