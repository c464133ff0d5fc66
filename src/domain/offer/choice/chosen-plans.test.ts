import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, aProduct, aRequest, aRider, aSlab, ratesFor } from '#test/builders/plan-builders.ts';
import { isoDate } from '../../date.ts';
import { asId, type SlabId } from '../../ids.ts';
import { noFilters } from '../filters/filters.ts';
import type { Plan } from '../plan.ts';
import { prepareCatalogue } from '../prepared-catalogue.ts';
import { rateBlocks } from '../rated-blocks.ts';
import { type ChosenPlan, withNamedChoices } from './chosen-plans.ts';

const one = asId<SlabId>('one-10');
const riders = [aRider('cash', {}), aRider('any-room', { effect: { kind: 'any-room' } })];
const aSoldProduct = (id: string, annual: number) => {
  const slabs = [aSlab(`${id}-10`, 10, {})];
  const rates = ratesFor(slabs, [1, 2, 3], [[0, 120, annual]]);
  return aProduct(id, { slabs, rates, riders, termYears: [1, 2] });
};

/** A couple with a father: ₹10,000 each on "one", with a quarter off for two on a floater; tax is none. */
const blocks = rateBlocks({
  catalogue: prepareCatalogue(aCatalogue([aSoldProduct('one', 10_000), aSoldProduct('two', 9_000)])),
  request: aRequest({ members: aFamily('You 34y', 'Spouse 33y', 'Father 62y') }),
  on: isoDate(2026, 11, 21),
  filters: noFilters,
  channel: 'website',
  licence: 'broker',
  resultType: 'all',
  variant: undefined,
});

const choice = (own: Partial<ChosenPlan>): ChosenPlan => ({
  slabId: one,
  block: undefined,
  termYears: 1,
  riders: [],
  ...own,
});

function plansWith(chosenPlans: readonly ChosenPlan[]): ReadonlyMap<string, Plan> {
  const answer = withNamedChoices(blocks, chosenPlans);
  if (!answer.ok) throw new Error(answer.failure.code);
  const plans = answer.value.flatMap((block) => block.plans.map(({ plan }) => plan));
  return new Map(plans.map((plan) => [`${plan.block} ${plan.slab.id}`, plan]));
}

const totals = (plans: ReadonlyMap<string, Plan>) =>
  Object.fromEntries(
    [...plans].map(([name, { premium }]) => [name, premium.kind === 'quoted' ? premium.total : 0]),
  );
const plain = totals(plansWith([]));

describe('a plan that is chosen with a term and riders', () => {
  test('has the price, the terms and the row of its choice in every block, and no other plan changes', () => {
    const plans = plansWith([choice({ termYears: 2, riders: ['any-room', 'cash'] })]);
    expect(totals(plans)).toEqual({
      ...plain,
      // Twice what a year costs, and 500 a rider, less 7.5 percent.
      'family one-10': (2 * (15_000 + 1_000) * 925) / 1_000,
      'parents one-10': (2 * (10_000 + 1_000) * 925) / 1_000,
      'combined one-10': (2 * (22_200 + 1_000) * 925) / 1_000,
      'individual one-10': (2 * (27_000 + 1_000) * 925) / 1_000,
    });
    const [plan, before] = [plans.get('family one-10'), plansWith([]).get('family one-10')];
    expect(plan?.slab.features.roomRent).toEqual({ kind: 'no-limit' });
    expect(plan?.choice.riders.map(({ id }) => id)).toEqual(['cash', 'any-room']);
    expect(plan?.choice.termYears).toBe(2);
    expect(plan?.cptId).not.toBe(before?.cptId);
  });

  test('is held against others by the terms that it then has', () => {
    const factsOf = (plans: readonly ChosenPlan[]) => {
      const answer = withNamedChoices(blocks, plans);
      const rated = answer.ok ? answer.value[0]?.plans.find(({ plan }) => plan.slab.id === one) : undefined;
      return rated?.facts;
    };
    expect(factsOf([choice({ riders: ['any-room'] })])).not.toEqual(factsOf([]));
    expect(factsOf([choice({ riders: ['cash'] })])).toEqual(factsOf([]));
  });

  test('is so in its own block alone where one is named, and two blocks can have their own', () => {
    const plans = plansWith([
      choice({ block: 'parents', riders: ['cash'] }),
      choice({ block: 'family', termYears: 2 }),
    ]);
    expect(totals(plans)).toEqual({ ...plain, 'parents one-10': 10_500, 'family one-10': 27_750 });
  });

  test.each<[string, readonly Partial<ChosenPlan>[], { readonly code: string; readonly detail?: object }]>([
    ['a plan that is not there', [{}, { slabId: asId<SlabId>('gone-10') }], { code: 'PLAN_NOT_OFFERED' }],
    ['a block that is not there', [{}, { block: 'parents-in-law' }], { code: 'PLAN_NOT_OFFERED' }],
    [
      'a term that is not sold',
      [{ block: 'parents' }, { termYears: 3 }],
      { code: 'TERM_NOT_SOLD', detail: { years: 3 } },
    ],
    [
      'a rider that is not sold',
      [{ block: 'parents' }, { riders: ['travel'] }],
      { code: 'RIDER_NOT_OFFERED', detail: { rider: 'travel' } },
    ],
  ])('is refused for %s, and its place is told', (_, plans, failure) => {
    const answer = withNamedChoices(blocks, plans.map(choice));
    expect(answer).toMatchObject({ failure: { ...failure, detail: { ...failure.detail, chosen: 1 } } });
  });

  test('is refused for the first that is not there', () => {
    const plan = choice({ slabId: asId<SlabId>('gone-10') });
    expect(withNamedChoices(blocks, [plan, choice({})])).toMatchObject({
      failure: { code: 'PLAN_NOT_OFFERED', detail: { chosen: 0 } },
    });
  });
});
