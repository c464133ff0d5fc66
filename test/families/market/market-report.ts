import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { baitWins } from './bait-wins.ts';
import { baitKinds } from './baits.ts';
import { measureMarket } from './market.ts';
import { figuresByGroup, type GroupFigures } from './market-bounds.ts';

/** `npm run families -- market [how many]`: the bounds of the recommendation by group, over the shipped catalogue. */
export function printMarket(catalogue: Catalogue, count: number): boolean {
  const blocks = measureMarket(catalogue, { count, plainEvery: 1 });
  const groups = figuresByGroup(blocks);
  console.log(`${blocks.length} blocks of ten plans or more; each holds the bounds of its groups.\n`);
  console.log(
    line(['group', 'blocks', 'most of one', 'healthy', 'ill', 'beaten', 'tenth', 'older', 'zone', '5 to 6']),
  );
  for (const group of groups) console.log(line(cells(group)));
  const [all] = groups;
  const broken = groups.flatMap((group) => group.broken);
  if (all) console.log(`\nRecommended most: ${productsOf(blocks.map(({ product }) => product))}`);
  console.log(
    broken.length === 0 ? '\nEvery bound holds in every group.' : `\nBroken:\n  ${broken.join('\n  ')}`,
  );
  return broken.length === 0;
}

/** Each kind of bait by itself in the market: those that are wrong in one thing, and one that is in several. */
export async function printBaits(families: number): Promise<boolean> {
  const seeds = Array.from({ length: families }, (_one, seed) => seed + 1);
  let isSafe = true;
  for (const kind of [...baitKinds, 'several'] as const) {
    const { refused, blocks, wins, wrongly } = await baitWins(kind, seeds);
    isSafe &&= wins === 0;
    console.log(
      refused ? `Bait ${kind}: the check refuses it: ${refused}` : winsLine(`Bait ${kind}`, blocks, wins),
    );
    for (const line of wrongly.slice(0, 5)) console.log(`  ${line}`);
  }
  const { blocks, wins, wrongly } = await baitWins('lawful-waits', seeds);
  console.log(`${winsLine('The longest waits that the law lets', blocks, wins)}, ${wrongly.length} wrongly`);
  return isSafe && wrongly.length === 0;
}

const winsLine = (name: string, blocks: number, wins: number) => `${name}: wins ${wins} of ${blocks} blocks`;

const percent = (share: number | undefined) => (share === undefined ? '-' : `${(100 * share).toFixed(1)} %`);
const times = (ratio: number | undefined) => ratio?.toFixed(3) ?? '-';

function cells({ name, blocks, most, figures }: GroupFigures): readonly string[] {
  return [
    name,
    `${blocks}`,
    `${percent(figures.mostOfOneProduct)} ${most[0].slice(0, 14)}`,
    times(figures.ofMedianHealthy),
    times(figures.ofMedianIll),
    percent(figures.betterForLess),
    percent(figures.amongCheapestTenth),
    percent(figures.otherWhenOlder),
    percent(figures.otherElsewhere),
    percent(figures.movedAtSixLakh),
  ];
}

const widths = [14, 6, 22, 7, 7, 7, 8, 8, 8, 8];

function line(texts: readonly string[]): string {
  return texts
    .map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0)))
    .join(' ');
}

function productsOf(products: readonly string[]): string {
  const counts = [...Map.groupBy(products, (one) => one)].map(
    ([product, all]) => [product, all.length] as const,
  );
  return counts
    .sort(([, a], [, b]) => b - a)
    .map(([product, count]) => `${product} ${percent(count / products.length)}`)
    .join(', ');
}
