import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { exampleFamily } from '#domain/judge/example-family.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import type { Licence } from '#domain/offer/licence.ts';
import { aCatalogue, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct } from '#test/builders/small-market.ts';
import { aStay, plainCosts } from '#test/builders/stay-builders.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { scoringNeeds } from './score-quote.ts';
import { type Proof, showProof } from './show-proof.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const bengaluru = { pincode: exampleFamily.pincode, district: sameInAll('B'), state: sameInAll('K') };
const costing = (theatre: number) => {
  const costs = { ...plainCosts, theatre: rupees(theatre) };
  return { 1: costs, 2: costs, 3: costs };
};
const [small, large] = ['small', 'large'].map((id, at) =>
  aStay({ id, waits: 'other-illness', costs: costing(100_000 * (at + 1)) }),
);
const course = aStay({ id: 'course', waits: 'other-illness', admissions: 6, costs: costing(900_000) });
const stays = { ...aCatalogue([]).stays, stays: [small, large, course].flatMap((stay) => stay ?? []) };

async function proof(
  products: readonly Product[],
  facts: Partial<Catalogue> = {},
  licence: Licence = 'broker',
): Promise<Proof | undefined> {
  const catalogue = aMarket(products, { placeOf: () => bengaluru, stays, ...facts });
  ports = await openUsecasePorts({ catalogue });
  return showProof(scoringNeeds(ports, licence));
}

const selling = (id: string, annual: number, features: Partial<PlanFeatures>, inLakh = 10): Product =>
  aPricedProduct(id, annual, { slabs: [aSlab(`${id}-${inLakh}`, inLakh, features)] });
const sharing = (id: string, annual: number, percent: number, inLakh = 10): Product =>
  selling(id, annual, { copay: { percent, fromAge: undefined } }, inLakh);
const namesOf = (proof: Proof | undefined) => proof?.plans.map(({ plan }) => plan.product.id);

const twenty = sharing('twenty', 10_000, 20);

describe('the pair that stands furthest apart on the bill is shown among plans whose prices are close', () => {
  test.each<[string, readonly Product[], readonly string[] | undefined]>([
    ['five percent apart', [twenty, selling('none', 10_500, {})], ['twenty', 'none']],
    ['more than five percent apart', [twenty, selling('none', 10_501, {})], undefined],
    ['where the dearer one leaves as much', [twenty, sharing('like', 10_100, 20)], undefined],
    [
      'where the dearer one leaves more',
      [sharing('ten', 10_000, 10), sharing('more', 10_100, 20)],
      undefined,
    ],
    [
      'and not one that stands less far apart',
      [twenty, sharing('ten', 10_100, 10), selling('none', 10_200, {})],
      ['twenty', 'none'],
    ],
    [
      'beside what leaves least, whatever it costs, by rising premium',
      [twenty, sharing('ten', 10_100, 10), selling('none', 30_000, {})],
      ['twenty', 'ten', 'none'],
    ],
    [
      'and the cheapest of what leaves as little',
      [twenty, sharing('ten', 10_100, 10), selling('none', 30_000, {}), selling('again', 29_000, {})],
      ['twenty', 'ten', 'again'],
    ],
    [
      'of the cover that is asked for alone',
      [twenty, selling('larger', 10_100, {}, 20), sharing('ten', 10_200, 10)],
      ['twenty', 'ten'],
    ],
    [
      'without a price that its insurer names when asked',
      [twenty, aPricedProduct('live', 10_100, { pricing: 'live' }), sharing('ten', 10_200, 10)],
      ['twenty', 'ten'],
    ],
    [
      'in whatever order they are sold',
      [selling('none', 30_000, {}), sharing('ten', 10_100, 10), twenty],
      ['twenty', 'ten', 'none'],
    ],
    [
      'and of two at one price what leaves less',
      [sharing('thirty', 10_000, 30), twenty, selling('none', 10_100, {})],
      ['thirty', 'none'],
    ],
    ['but none of a single plan', [twenty], undefined],
    ['but none of no plan', [], undefined],
  ])(
    'is shown only if its prices are within five percent and the dearer one leaves less: %s',
    async (_, products, names) => {
      expect(namesOf(await proof(products))).toEqual(names);
    },
  );
});

describe('what a plan leaves', () => {
  const pair = [twenty, selling('none', 10_500, {})];

  test('is of the dearest stay of one admission, with what leaves most of it', async () => {
    const reportedProof = await proof(pair);
    expect(reportedProof?.stay.stay.id).toBe('large');
    // All of the bill but what is never payable is shared.
    const payable = (reportedProof?.stay.total ?? 0) - plainCosts.consumables - plainCosts.nonPayables;
    expect(reportedProof?.plans.map(({ leaves, because }) => [leaves, because])).toEqual([
      [3_000 + payable / 5, 'co-pay'],
      [3_000, 'not-payable'],
    ]);
  });

  test('is told of the example family, in its place, at its cover, on the day', async () => {
    const reportedProof = await proof(pair);
    expect(reportedProof).toMatchObject({
      members: exampleFamily.members,
      place: bengaluru,
      sumInsured: exampleFamily.sumInsured,
      on: ports.clock.now().slice(0, 10),
    });
  });

  test('is by the age of the eldest: a co-pay from an age on is not asked of the young', async () => {
    const old = selling('from-sixty', 10_000, { copay: { percent: 20, fromAge: 60 } });
    expect(await proof([old, selling('none', 10_100, {})])).toBeUndefined();
  });

  test('is shown with the score of the recommended one, and without under a licence that gives no advice', async () => {
    expect((await proof(pair))?.scored?.recommended).toBe(true);
    await ports.close();
    expect((await proof(pair, {}, 'web-aggregator'))?.scored).toBeUndefined();
  });

  test('is not shown without its place, its stay or anything that is sold to such a family', async () => {
    expect(await proof(pair, { placeOf: () => undefined })).toBeUndefined();
    await ports.close();
    expect(await proof(pair, { stays: { ...stays, stays: [course] } })).toBeUndefined();
    await ports.close();
    const young = { eligibility: { ...plainEligibility, adultMax: 25 } };
    expect(await proof(pair.map((product) => ({ ...product, ...young })))).toBeUndefined();
  });
});
