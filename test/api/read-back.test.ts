import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { type PageWorld, pageWorld, tryPages } from '../readback/try-pages.ts';

/** Other seeds than those of `npm run families -- pages`, which begins with 1. */
const seeds = Array.from({ length: 200 }, (_, index) => 2_000_000 + index);

let site: DrawnSite;
let world: PageWorld;
beforeAll(async () => {
  site = await openDrawnSite();
  world = pageWorld(site);
}, 120_000);
afterAll(() => site.server.close());

test('the lists of 200 generated families, read back from their pages, say what the engine says', {
  timeout: 240_000,
}, async () => {
  const apart: string[] = [];
  let [pages, cards] = [0, 0];
  for (const seed of seeds) {
    const tried = await tryPages(world, seed);
    pages += tried.pages;
    cards += tried.cards;
    apart.push(...tried.differences.map((one) => `seed ${seed}: ${one}`));
  }
  expect(apart).toEqual([]);
  expect(pages).toBeGreaterThan(150);
  expect(cards).toBeGreaterThan(1_000);
});
