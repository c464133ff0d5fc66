import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandRig, openBench } from './command.suite.ts';

let rig: CommandRig;
beforeAll(async () => {
  rig = await openBench();
});
afterAll(() => rig.leave());

describe('help', () => {
  test.each(['--help', '-h', 'help'])('is an answer, not a fault: %s', async (word) => {
    const { code, out } = await rig.ask(word);
    expect(code).toBe(0);
    for (const command of ['check', 'stats', 'price', 'diff', 'import', 'schema'])
      expect(out).toContain(command);
  });

  test.each(['check', 'stats', 'price', 'diff', 'import', 'schema'])(
    'tells how to use %s',
    async (command) => {
      const { code, out } = await rig.ask(command, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`npm run catalogue -- ${command}`);
    },
  );
});

const who = ['--people', 'You:34 Spouse:36', '--pincode', '560001'];

describe('wrong use ends with 2 and says what is right', () => {
  test.each([
    [[], /npm run catalogue -- <command>/],
    [['frob'], /no command "frob"/],
    [['toString'], /no command "toString"/],
    [['check', 'a', 'b'], /"b" is one word too many/],
    [['check', '--fast'], /--fast/],
    [['check', 'nowhere'], /"nowhere" is neither a folder nor a stored version/],
    [['diff', 'catalogue'], /two folders/],
    [['import'], /Name the folder/],
    [['import', '--rates', 'x.csv'], /--rates and --product belong together/],
    [['import', '--rates', 'nowhere.csv', '--product', 'kaveri-saral'], /nowhere\.csv cannot be read/],
    [['import', '--rates', 'package.json', '--product', 'nobody'], /nobody has no rates/],
    [['import', 'catalogue', '--rates', 'x.csv', '--product', 'y'], /name no folder/],
    [['import', '--activate', '2026-01-01-00000000'], /neither a folder nor a stored version/],
    [['price', ...who], /--slab <slab id>, or --plans/],
    [['price', '--plans', '--pincode', '560001'], /who is insured/],
    [['price', '--plans', '--people', 'You:34'], /where they live/],
    [['price', '--plans', '--people', 'Cousin:34', '--pincode', '560001'], /"Cousin" is nobody/],
    [['price', '--plans', '--people', 'You', '--pincode', '560001'], /joined by a colon/],
    [['price', '--plans', '--people', 'You:old', '--pincode', '560001'], /"old" is no age/],
    [['price', '--plans', '--people', 'You:34 You:35', '--pincode', '560001'], /You stands twice/],
    [['price', '--plans', '--people', 'Son-0:4', '--pincode', '560001'], /children are insured with/],
    [['price', '--plans', '--people', 'You:30 Brother:28', '--pincode', '560001'], /--basis individual/],
    [['price', '--plans', '--people', 'You:34', '--pincode', '999999'], /no pincode/],
    [['price', '--slab', 'nothing', ...who], /no slab nothing/],
    [['price', '--plans', ...who, '--term', '4'], /one of 1, 2, 3/],
    [['price', '--plans', ...who, '--basis', 'shared'], /one of floater, individual/],
    [['price', '--plans', ...who, '--habits', 'You:chess'], /one of alcohol, smoke/],
    [['price', '--plans', ...who, '--habits', 'Father:smoke'], /Father is not among/],
    [['price', '--plans', ...who, '--conditions', 'You:9999'], /no id of conditions\.json/],
    [['price', '--plans', ...who, '--on', '21-11-2026'], /2026-11-21/],
    [['price', '--plans', ...who, '--cover', '10L'], /digits only/],
    [['price', '--plans', ...who, '--channel', 'bank'], /one of website, pos/],
  ])('of %j', async (words, message) => {
    const { code, out, aside } = await rig.ask(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(aside).toMatch(message);
  });
});

describe('check', () => {
  test('says in one line that a catalogue is fine', async () => {
    const { code, out } = await rig.ask('check');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^\d{4}-\d\d-\d\d-[0-9a-f]{8} is fine: .* insurers, .* products, .* slabs, .* rate rows\.$/,
    );
  });

  test('says every fault with its place, and how many there are', async () => {
    const spoiled = await openBench();
    await spoiled.edit('insurers/kaveri/kaveri-saral.rates.csv', /(kaveri-saral-2l,1,18,25),\d+/, '$1,free');
    await rm(join(spoiled.folder, 'tax.json'));
    const { code, out } = await spoiled.ask('check', spoiled.folder);
    expect(code).toBe(1);
    expect(out).toContain('kaveri-saral.rates.csv, row 3, column annual_premium: must be whole rupees');
    expect(out).toContain('(found "free")');
    expect(out).toContain('tax.json: is missing');
    expect(out.split('\n').at(-1)).toMatch(/^3 faults in 2 files\.$/);
    await spoiled.leave();
  });
});
