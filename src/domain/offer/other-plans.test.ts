import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, aRider, aSlab, ratesFor } from '#test/builders/plan-builders.ts';
import { aPlansQuestion } from '#test/builders/small-market.ts';
import type { Product } from '../catalogue/catalogue.ts';
import type { RiderEffect } from '../cover/features.ts';
import { conditionId } from '../ids.ts';
import { bearableChoices } from '../judge/bearable.ts';
import { lakh, rupees } from '../money.ts';
import { scoreBlocks } from './blocks.ts';
import type { ScoredPlan } from './plan.ts';
import type { PlansQuestion } from './rated-blocks.ts';

const anyEffect = fc.constantFrom<RiderEffect>(
  { kind: 'consumables-paid' },
  { kind: 'any-room' },
  { kind: 'unlimited-restoration' },
  { kind: 'copay-waived' },
  { kind: 'pre-existing-wait', months: 12 },
);

/** It has one or two covers, is dearer from some birthday on, and has riders or none. */
const anyProduct = fc.record({
  features: anyFeatures,
  covers: fc.constantFrom([10], [10, 15], [15], [20]),
  premium: fc.integer({ min: 4_000, max: 16_000 }),
  dearerFrom: fc.integer({ min: 35, max: 60 }),
  times: fc.constantFrom(1, 1.2, 2.4),
  riders: fc.array(fc.record({ effect: anyEffect, amount: fc.integer({ min: 50, max: 3_000 }) }), {
    maxLength: 2,
  }),
});

type ProductFacts = typeof anyProduct extends fc.Arbitrary<infer Facts> ? Facts : never;

function productOf(
  { features, covers, premium, dearerFrom, times, riders }: ProductFacts,
  nth: number,
): Product {
  const slabs = covers.map((cover) => aSlab(`p${nth}-${cover}`, cover, features));
  return aProduct(`p${nth}`, {
    slabs,
    rates: ratesFor(
      slabs,
      [1],
      [
        [0, dearerFrom - 1, premium],
        [dearerFrom, 120, Math.round(premium * times)],
      ],
    ),
    riders: riders.map(({ effect, amount }, at) =>
      aRider(`r${at}`, { effect, price: { kind: 'flat', amount: rupees(amount) } }),
    ),
  });
}

const anyRequest = fc
  .record({
    age: fc.integer({ min: 26, max: 58 }),
    isIll: fc.boolean(),
    bearable: fc.constantFrom(...bearableChoices),
  })
  .map(({ age, isIll, bearable }) => ({
    ...aRequest({
      members: [
        aMember('You', `${age}y`, { conditions: isIll ? [conditionId(16)] : [] }),
        aMember('Spouse', `${age - 2}y`, {}),
      ],
      sumInsured: lakh(10),
    }),
    bearable,
  }));

const anyMarket = fc
  .tuple(fc.array(anyProduct, { minLength: 2, maxLength: 6 }), anyRequest, fc.nat(5))
  .map(([facts, request, nth]) => ({
    products: facts.map(productOf),
    request,
    gone: nth % facts.length,
  }));

const plansOf = (products: readonly Product[], facts: Partial<PlansQuestion>): readonly ScoredPlan[] =>
  scoreBlocks({ ...aPlansQuestion(products, facts), livePrices: new Map() }).blocks.flatMap(
    ({ plans }) => plans,
  );

const nameOf = ({ block, product }: ScoredPlan) => `${block} ${product.id}`;

describe('another plan that comes or goes', () => {
  test('changes of every other one neither what it costs, nor its form, years and points', () => {
    let withRiders = 0;
    fc.assert(
      fc.property(anyMarket, ({ products, request, gone }) => {
        const all = new Map(plansOf(products, { request }).map((plan) => [nameOf(plan), plan]));
        for (const plan of plansOf(products.toSpliced(gone, 1), { request })) {
          const { slab, premium, allIn, score, years } = all.get(nameOf(plan)) ?? plan;
          expect({ slab, premium, allIn, score, years }).toEqual({
            ...{ slab: plan.slab, premium: plan.premium, allIn: plan.allIn },
            ...{ score: plan.score, years: plan.years },
          });
          expect(all.has(nameOf(plan))).toBe(true);
          withRiders += Number(plan.choice.riders.length > 0);
        }
      }),
      { numRuns: 60 },
    );
    expect(withRiders).toBeGreaterThan(0);
  });

  test('changes no pick, unless it is one, nearly equal to one, or better than another', () => {
    let unchanged = 0;
    fc.assert(
      fc.property(anyMarket, ({ products, request, gone }) => {
        const plans = plansOf(products, { request });
        const isGone = ({ product }: ScoredPlan) => product.id === products[gone]?.id;
        const matters = plans
          .filter(isGone)
          .some(
            ({ pick, nearEqual, slab, block }) =>
              pick !== undefined ||
              nearEqual ||
              plans.some((plan) => plan.block === block && plan.neverBetter?.than.slab.id === slab.id),
          );
        if (matters) return;
        const verdict = ({ pick, recommended, nearEqual, neverBetter, ...plan }: ScoredPlan) => [
          nameOf({ pick, recommended, nearEqual, neverBetter, ...plan }),
          pick,
          recommended,
          nearEqual,
          neverBetter?.than.slab.id,
        ];
        const others = plans.filter((plan) => !isGone(plan));
        expect(plansOf(products.toSpliced(gone, 1), { request }).map(verdict)).toEqual(others.map(verdict));
        unchanged++;
      }),
      { numRuns: 60 },
    );
    expect(unchanged).toBeGreaterThan(0);
  });
});
