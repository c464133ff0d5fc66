import { openDrawnSite } from '../readback/drawn-site.ts';
import { tryJudge } from '../readback/try-judge.ts';
import { type PageTrial, pageWorld, tryPages } from '../readback/try-pages.ts';
import { tryPlans } from '../readback/try-plans.ts';

const maxLines = 10;

/**
 * Draws lists, a plan's page and a comparison of so many families and reads them back, and holds every page that names a plan
 * against the list; says what a page says otherwise than the engine.
 */
export async function printPages(count: number, from: number): Promise<boolean> {
  const site = await openDrawnSite();
  const world = pageWorld(site);
  const failing: PageTrial[] = [];
  let [pages, cards] = [0, 0];
  for (let seed = from; seed < from + count; seed++) {
    for (const tried of [
      await tryPages(world, seed),
      await tryPlans(world, seed),
      await tryJudge(world, seed),
    ]) {
      pages += tried.pages;
      cards += tried.cards;
      if (tried.differences.length > 0) failing.push(tried);
    }
    if ((seed - from + 1) % 100 === 0) console.log(`${seed - from + 1} families, ${failing.length} failing`);
  }
  await site.server.close();
  for (const { seed, differences } of failing.slice(0, maxLines))
    console.log(`\nSeed ${seed}:\n${differences.map((one) => `  ${one}`).join('\n')}`);
  const verdict = failing.length === 0 ? 'Every one says what the engine says.' : `${failing.length} do not.`;
  console.log(`\n${pages} pages with ${cards} cards and picks of ${count} families. ${verdict}`);
  return failing.length === 0;
}
