import { checkCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { BrokenCatalogue, faultText } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { readCatalogueFiles } from '#adapters/catalogue/reading/catalogue-files.ts';
import { shippedFolder } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { usualBearable } from '#domain/judge/bearable.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { plainJudge } from '../plain/plain-years.ts';
import { type BaitKind, baitPrefix, originalOf, withBaits } from './baits.ts';
import { recommendedIn } from './market.ts';
import { ordinaryFamily } from './market-families.ts';

/** The products that are copied: those that are recommended most. */
export const baitedSlugs = [
  ...['narmada-sulabh', 'chambal-sanchay', 'himgiri-sopan', 'deccan-suraksha', 'kumaon-anmol'],
  ...['chambal-tarun', 'chilika-jodi'],
];

/** How baits of a kind do in the market. */
export type BaitWins = {
  /** Why the check of the catalogue keeps them out of the market, by its first fault. */
  readonly refused: string | undefined;
  readonly blocks: number;
  readonly wins: number;
  /**
   * Blocks that one wins though it costs more all in than what it is a copy of, by more than near equals are apart: told
   * by the plain judge.
   */
  readonly wrongly: readonly string[];
};

/** Puts baits of this kind beside the shipped products by their files, through the check, and judges so many families. */
export async function baitWins(kind: BaitKind, seeds: readonly number[]): Promise<BaitWins> {
  const files = withBaits(await readCatalogueFiles(shippedFolder), baitedSlugs, kind);
  try {
    const catalogue = await checkCatalogue(files, () => Promise.resolve());
    return { refused: undefined, ...winsIn(catalogue, kind, seeds) };
  } catch (error) {
    const [fault] = error instanceof BrokenCatalogue ? error.faults : [];
    if (!fault) throw error;
    return { refused: faultText(fault), blocks: 0, wins: 0, wrongly: [] };
  }
}

function winsIn(catalogue: Catalogue, kind: BaitKind, seeds: readonly number[]): Omit<BaitWins, 'refused'> {
  const prepared = prepareCatalogue(catalogue);
  const wrongly: string[] = [];
  let [blocks, wins] = [0, 0];
  for (const seed of seeds) {
    for (const { block, plans, best } of recommendedIn(prepared, ordinaryFamily(seed))) {
      blocks += 1;
      if (!best.product.slug.startsWith(baitPrefix)) continue;
      wins += 1;
      const original = plans.find(({ slab }) => slab.id === originalOf(best.slab.id, kind));
      const ask = { block: block.block, sumInsured: block.requestedCover, bearable: usualBearable };
      const judge = plainJudge(catalogue, { ...ask, birthChance: 0 });
      const [its, ours] = [judge.allIn(best)?.total ?? Number.NaN, original && judge.allIn(original)?.total];
      if (ours !== undefined && its <= ours + Math.max(0.02 * ours, 500)) continue;
      wrongly.push(
        `seed ${seed}, ${block.block.id}: ${best.product.slug} at ${its}, the original at ${ours}`,
      );
    }
  }
  return { blocks, wins, wrongly };
}
