import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { baitKinds, baitWins } from './baits.ts';
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

/** The products that are copied: those that are recommended most. */
export const baitedSlugs = [
  ...['narmada-sulabh', 'chambal-sanchay', 'kumaon-anmol', 'chambal-tarun', 'deccan-shatak'],
];

/** Each kind of bait by itself in the market. */
export function printBaits(catalogue: Catalogue, families: number): boolean {
  const seeds = Array.from({ length: families }, (_one, seed) => seed + 1);
  let isSafe = true;
  for (const kind of baitKinds) {
    const { blocks, wins, wrongly } = baitWins(catalogue, { slugs: baitedSlugs, kinds: [kind], seeds });
    isSafe &&= wins === 0;
    const those =
      wrongly.length === 0
        ? 'none of them though it is no near equal of its original'
        : `${wrongly.length} of them wrongly`;
    console.log(`Bait ${kind}: wins ${wins} of ${blocks} blocks, ${those}`);
    for (const line of wrongly.slice(0, 5)) console.log(`  ${line}`);
  }
  return isSafe;
}

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
