import { type Command, readArguments, wordsOf } from './command.ts';
import { countCatalogue, type Statistics } from './count-catalogue.ts';
import { folderOf } from './folders.ts';
import { grouped, tableLines } from './table.ts';

export const stats: Command = {
  summary: 'counts what a catalogue holds',
  usage: ['stats [folder] [--json]'],
  help: [
    'Without a folder: CATALOGUE_DIR, else the shipped catalogue. A stored version, or "active", stands for a folder.',
    '--json   for programs',
  ],
  async run(args, setting) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    const [word] = wordsOf(positionals, 1);
    const statistics = countCatalogue(await setting.load(await folderOf(setting, word)));
    const lines = values.json ? [JSON.stringify(statistics, null, 2)] : textLines(statistics);
    for (const line of lines) setting.say(line);
    return 0;
  },
};

function textLines({
  version,
  counts,
  ranges,
  products,
  capabilities,
  features,
}: Statistics): readonly string[] {
  const names = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return [
    `Catalogue ${version}`,
    '',
    ...tableLines([
      ['', 'count'],
      ...Object.entries(counts).map(([name, count]) => [spaced(name), grouped(count)]),
    ]),
    '',
    ...tableLines([
      ['range', 'from', 'to'],
      ...Object.entries(ranges).map(([name, { min, max }]) => [spaced(name), grouped(min), grouped(max)]),
    ]),
    '',
    ...tableLines([
      ['products', 'count', ''],
      ...Object.entries(products).map(([name, ids]) => [spaced(name), grouped(ids.length), names(ids)]),
    ]),
    '',
    ...tableLines([
      ['capability', 'insurers', ''],
      ...Object.entries(capabilities).map(([name, slugs]) => [name, grouped(slugs.length), names(slugs)]),
    ]),
    '',
    ...tableLines([
      ['feature', 'values over all slabs (how many)'],
      ...Object.entries(features).map(([name, spread]) => [name, spreadText(spread)]),
    ]),
  ];
}

function spreadText({ numbers, kinds }: Statistics['features'][string]): string {
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} (${grouped(count)})`);
  if (numbers === undefined) return counts.join(', ');
  const { min, max, different } = numbers;
  const range = min === max ? grouped(min) : `${grouped(min)} to ${grouped(max)}, ${different} different`;
  return [range, ...counts].join(', ');
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
