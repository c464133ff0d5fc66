import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';

import { costLadder } from '#domain/judge/years/cost-ladder.ts';
import { stayBill, wardOf } from '#domain/judge/years/stays/stay-bill.ts';
import { costChances } from '#domain/judge/years/stays/stay-chances.ts';
import { costLevel, usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { cityTiers } from '#domain/location/city.ts';
import { genders } from '#domain/person/relation.ts';
import { ageBands, claimsRatios, usualCovers } from '#test/families/claims.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

describe('what plans pay of their premiums, by age, sex and cover', () => {
  test.each([
    undefined,
    1,
    4, // 8, 9 and 10 raise no premium either, and add the same stays
    16,
    17,
    18,
    19,
    21,
  ])('lies between the published limits at every age, with common condition %s', (id) => {
    const { from, to } = catalogue.claims.official.claimsRatio;
    const condition = catalogue.conditions.find((one) => one.id === id);
    const ratios = claimsRatios(catalogue);
    for (const gender of genders.filter((one) => (condition?.gender ?? one) === one)) {
      for (const cover of usualCovers) {
        const shares = ratios({ gender, conditions: condition ? [condition.id] : [], cover });
        shares.forEach(({ claims }, band) => {
          const what = `${ageBands[band]} ${gender} ${cover}: ${claims}`;
          expect(100 * claims >= from && 100 * claims <= to, what).toBe(true);
        });
      }
    }
  });
});

/** Says it of a private hospital's bills together, those on which somebody stays the night or not, as they are spread at that cost of a stay. */
function bedShare(claims: Catalogue['claims'], ward: ReturnType<typeof wardOf>, level: number): number {
  const chances = costChances(claims, level);
  let [bed, all] = [0, 0];
  claims.kinds.forEach((kind, at) => {
    chances[at]?.forEach((chance, rung) => {
      const { roomDays, icu, room, rents, amounts, before, after } = stayBill(
        claims,
        kind,
        costLadder[rung] ?? 0,
        ward,
      );
      const weight = chance * kind.sharePercent.younger;
      bed += weight * (roomDays * rents[room] + amounts.nursing + icu.days * icu.perDay);
      all += weight * ((costLadder[rung] ?? 0) - before.amount - after.amount);
    });
  });
  return (100 * bed) / all;
}

test.each(cityTiers)('bed and intensive care are 11 to 25 % of the bills of a city of tier %i', (tier) => {
  const { claims, stays } = catalogue;
  const inCity = { tier, factor: claims.cost.tiers[tier], inCity: true };
  const level = costLevel(claims, inCity, usualYears);
  const share = bedShare(claims, wardOf(claims, stays, tier, 'private'), level);
  expect(share >= 11 && share <= 25, String(share)).toBe(true);
});
