import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baitWins } from './families/market/baits.ts';
import { measureMarket } from './families/market/market.ts';
import { figuresByGroup } from './families/market/market-bounds.ts';
import { baitedSlugs } from './families/market/market-report.ts';
import { agreementOver } from './families/plain/plain-agreement.ts';
import { type Tried, trialsIn } from './families/try-family.ts';
import { openWorld, type World } from './families/world.ts';

/** Other seeds than those of `npm run families`, which begins with 1. */
const seeds = Array.from({ length: 40 }, (_, index) => 1_000_000 + index);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('40 generated families are saved, priced, scored, projected and settled by every stated law', {
  timeout: 240_000,
}, async () => {
  const tried = trialsIn(world);
  const failing: Pick<Tried, 'seed' | 'broken'>[] = [];
  let plans = 0;
  for (const seed of seeds) {
    const { broken, counts } = await tried(seed);
    plans += counts.plans;
    if (broken.length > 0) failing.push({ seed, broken });
  }
  expect(failing).toEqual([]);
  expect(plans).toBeGreaterThan(160);
});

describe('the recommendation, over 60 blocks; `npm run families -- market` takes 1,000, by group', () => {
  /** These hold in each group today; the others are broken in some, as the command prints; that of the ill in one. */
  const bounds = ['betterForLess'] as const;

  test('is never a plan with less cover for more money than another with no worse terms', {
    timeout: 240_000,
  }, () => {
    const groups = figuresByGroup(measureMarket(world.catalogue, { count: 60, plainEvery: 60 }));
    expect(groups.map(({ name, figures }) => [name, ...bounds.map((bound) => figures[bound])])).toEqual(
      groups.map(({ name }) => [name, 0]),
    );
  });

  test('asks at most 1.12 times the median of the asked cover of those who are ill', {
    timeout: 240_000,
  }, () => {
    const groups = figuresByGroup(measureMarket(world.catalogue, { count: 60, plainEvery: 60 }));
    const ill = groups.find(({ name }) => name === 'somebody ill');
    expect(ill?.blocks).toBeGreaterThan(10);
    expect(ill?.figures.ofMedianIll).toBeLessThanOrEqual(1.12);
  });

  const families = Array.from({ length: 25 }, (_, index) => 3_000_000 + index);

  test('is no bait that no hospital knows, whose insurer has a bad record, or that cuts the room or limits treatments', {
    timeout: 240_000,
  }, () => {
    const kinds = ['hospitals', 'record', 'room-cut', 'sub-limits'] as const;
    const { wins, blocks } = baitWins(world.catalogue, { slugs: baitedSlugs, kinds, seeds: families });
    expect(wins).toBe(0);
    expect(blocks).toBeGreaterThan(30);
  });

  test('is a bait of later prices or waits only where the plain judge calls it a near equal of its original', {
    timeout: 240_000,
  }, () => {
    const kinds = ['price-steps', 'waits'] as const;
    const { wrongly } = baitWins(world.catalogue, { slugs: baitedSlugs, kinds, seeds: families });
    expect(wrongly).toEqual([]);
  });
});

test('the plain judge agrees with the engine over 20 families; `npm run families -- judge` takes 300', {
  timeout: 240_000,
}, () => {
  const { disagreements, allIn, scores } = agreementOver(world.catalogue, 20, 4_000_000);
  expect(disagreements).toEqual([]);
  expect(allIn).toBeGreaterThan(60);
  expect(scores).toBeGreaterThan(900);
});

test('a family is drawn the same from the same seed', async () => {
  const [one, again] = [await trialsIn(world)(7), await trialsIn(world)(7)];
  expect(again.family).toEqual(one.family);
});
