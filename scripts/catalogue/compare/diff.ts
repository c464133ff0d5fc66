import { checkCatalogue, restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { readCatalogueFiles } from '#adapters/catalogue/reading/catalogue-files.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { type Command, readArguments, type Setting, WrongUse, wordsOf } from '../command.ts';
import { folderOf } from '../folders.ts';
import { formatCount, grouped, signedPercent, tableLines } from '../table.ts';
import {
  type CatalogueDifference,
  compareCatalogues,
  type RateDifference,
  type ThingDifference,
} from './compare-catalogues.ts';
import { comparePremiums, type FamilyDifference, type PremiumChange } from './compare-premiums.ts';

export const diff: Command = {
  summary: 'says what differs between two catalogues, and what ten sample families pay by each',
  usage: ['diff <folder before> <folder after> [--json]'],
  help: [
    'A stored version, or "active", stands for a folder. Plans are priced as they are filed, without riders.',
    '--json   for programs',
  ],
  async run(args, setting) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    const [before, after] = wordsOf(positionals, 2);
    if (before === undefined || after === undefined)
      throw new WrongUse('Name two folders, the earlier one first.');
    const [old, now] = [await open(setting, before), await open(setting, after)];
    const difference = compareCatalogues(old, now);
    const families = comparePremiums(old[0], now[0], setting.today);
    const lines = values.json
      ? [JSON.stringify({ ...difference, families }, null, 2)]
      : [...differenceLines(difference), '', ...familyLines(families)];
    for (const line of lines) setting.say(line);
    return 0;
  },
};

async function open(setting: Setting, word: string) {
  const files = await readCatalogueFiles(await folderOf(setting, word));
  return [await checkCatalogue(files, restAfterProduct), files] as const;
}

function differenceLines(difference: CatalogueDifference): readonly string[] {
  const { before, after, insurers, products, slabs, rates, otherFiles } = difference;
  return [
    `${before} -> ${after}`,
    ...(before === after ? ['Nothing differs.'] : []),
    ...thingLines('insurer', insurers),
    ...thingLines('product', products),
    ...thingLines('slab', slabs),
    ...(rates.length === 0 ? [] : ['', ...tableLines([rateHeading, ...rates.map(rateCells)])]),
    ...otherFiles.map((file) => `${file} differs`),
  ];
}

function thingLines(noun: string, { added, removed, changed }: ThingDifference): readonly string[] {
  return [
    ...added.map((id) => `${noun} ${id} is added`),
    ...removed.map((id) => `${noun} ${id} is removed`),
    ...[...alike(changed)].flatMap(([lines, ids]) => [`${noun} ${ids.join(', ')}:`, lines]),
  ];
}

/** Ids by the text of what changed: a change of a product stands in all its slabs. */
function alike(changed: ThingDifference['changed']): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const { id, fields } of changed) {
    const lines = fields.map(({ field, before, after }) => `  ${field}: ${before} -> ${after}`).join('\n');
    groups.set(lines, [...(groups.get(lines) ?? []), id]);
  }
  return groups;
}

const rateHeading = ['rates of', 'changed', 'added', 'removed', 'smallest', 'largest', 'median'];

function rateCells({ product, changed, added, removed, percent }: RateDifference): readonly string[] {
  const percents = percent ? [percent.smallest, percent.largest, percent.median].map(signedPercent) : [];
  return [product, grouped(changed), grouped(added), grouped(removed), ...percents];
}

function familyLines(families: readonly FamilyDifference[]): readonly string[] {
  return families.flatMap(({ family, plans, changes }) => {
    const { people, pincode, cover, basis, deductible } = family;
    const over = deductible === undefined ? '' : ` over ${formatRupees(rupees(Number(deductible)))}`;
    const base = `${formatRupees(rupees(Number(cover)))}${over}, ${basis}, ${pincode}`;
    return [
      `${people}; ${base}: ${formatCount(plans, 'plan')}, ${grouped(changes.length)} with another premium`,
      ...tableLines(changes.map(changeCells)).map((line) => `  ${line}`),
    ];
  });
}

function changeCells({ slab, before, after }: PremiumChange): readonly string[] {
  const words = [before, after].map((total) => (total === undefined ? 'none' : formatRupees(rupees(total))));
  if (before === undefined || after === undefined) return [slab, ...words];
  const more = rupees(after - before);
  return [
    slab,
    ...words,
    `${more > 0 ? '+' : ''}${formatRupees(more)}`,
    signedPercent((more / before) * 100),
  ];
}
