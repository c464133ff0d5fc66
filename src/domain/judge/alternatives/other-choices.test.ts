import { describe, expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, aSlab, ratesFor } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { conditionId } from '../../ids.ts';
import { scoreBlocks } from '../../offer/blocks.ts';
import { type PlansQuestion, rateBlocks } from '../../offer/rated-blocks.ts';
import type { AllIn } from '../all-in/all-in.ts';
import type { Bearable } from '../bearable.ts';
import { otherChoices } from './other-choices.ts';

const ill = [
  aMember('You', '60y', { conditions: [conditionId(1), conditionId(16)] }),
  aMember('Spouse', '59y', { conditions: [conditionId(1)] }),
];

/** An old illness is paid from that month on; nothing else tells it from others but its price. */
const waiting = (id: string, annual: number, preExistingMonths: number) =>
  aPricedProduct(id, annual, {
    slabs: [
      aSlab(`${id}-10`, 10, {
        waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
      }),
    ],
  });

function listed(products: readonly Product[], bearable: Bearable | undefined, members = ill): PlansQuestion {
  const request = { ...aRequest({ members }), bearable };
  return aPlansQuestion(products, { request });
}

function outcomesOf(question: PlansQuestion) {
  const [rated] = rateBlocks(question);
  if (!rated) throw new Error('No block');
  const { recommended, outcomes } = atOnce(otherChoices(question, rated, new Map()));
  const names = outcomes.map((one) => {
    const { kind, recommended: plan } = one;
    const choice = kind === 'years' ? one.years : kind === 'borrowed' ? one.borrowed : one.bearable;
    return [`${kind} ${choice}`, plan?.product.id];
  });
  return { recommended: recommended?.product.id, ...Object.fromEntries(names) };
}

function allInOf(bearable: Bearable, id: string, months: number): AllIn {
  const question = listed([waiting(id, 20_000, months)], bearable);
  const [plan] = scoreBlocks({ ...question, livePrices: new Map() }).blocks[0]?.plans ?? [];
  if (!plan?.allIn) throw new Error('No price');
  return plan.allIn;
}

/** Rupees a year that a wait of four years leaves more than none, on average and above what can be borne. */
function leftByWait(bearable: Bearable) {
  const [late, soon] = [allInOf(bearable, 'late', 48), allInOf(bearable, 'soon', 0)];
  return { own: late.ownShare - soon.ownShare, above: late.above - soon.above };
}

/** One that waits, and one that does not and costs these people so many rupees a year more. */
function lateAndSoon(extra: number): readonly Product[] {
  const { premium } = allInOf(100_000, 'late', 48);
  return [
    waiting('late', 20_000, 48),
    waiting('soon', Math.round((20_000 * (premium + extra)) / premium), 0),
  ];
}

describe('what other choices would have recommended', () => {
  test('is the same plan throughout where one costs far less', () => {
    const products = [waiting('dear', 60_000, 24), waiting('cheap', 10_000, 24)];
    const outcome = outcomesOf(listed(products, undefined));
    expect(new Set(Object.values(outcome))).toEqual(new Set(['cheap']));
    expect(Object.keys(outcome)).toEqual([
      'recommended',
      'years 5',
      'years 15',
      'borrowed 0',
      'borrowed 2',
      'bearable 50000',
      'bearable 300000',
    ]);
  });

  test('changes with the years where a plan is cheap at first and dear later', () => {
    const members = aFamily('You 34y', 'Spouse 33y');
    const slab = aSlab('early-10', 10, {});
    // The market asks 1.39 times as much at 41 as at 34 and 1.7 times at 46: a rise no floor keeps out.
    const rates = ratesFor(
      [slab],
      [1],
      [
        [0, 40, 10_000],
        [41, 45, 20_800],
        [46, 120, 25_000],
      ],
    );
    const early = aProduct('early', { slabs: [slab], rates });
    expect(outcomesOf(listed([early, waiting('level', 11_000, 36)], undefined, members))).toMatchObject({
      recommended: 'level',
      'years 5': 'early',
      'years 15': 'level',
    });
  });

  test('changes with borrowed rupees: counted once and no more, a wait is not worth its price', () => {
    const { own, above } = leftByWait(100_000);
    expect(outcomesOf(listed(lateAndSoon(own + above / 2), undefined))).toMatchObject({
      recommended: 'soon',
      'borrowed 0': 'late',
      'borrowed 2': 'soon',
    });
  });

  test('changes with what can be borne, as the list does once it is said', () => {
    const [usual, more] = [leftByWait(100_000), leftByWait(300_000)];
    const products = lateAndSoon(usual.own + (usual.above + more.above) / 2);
    expect(outcomesOf(listed(products, 100_000))).toMatchObject({
      recommended: 'soon',
      'bearable 300000': 'late',
    });
    expect(outcomesOf(listed(products, 300_000))).toMatchObject({
      recommended: 'late',
      'bearable 100000': 'soon',
    });
  });

  test('is nothing under a licence that may not advise', () => {
    const question = {
      ...listed([waiting('one', 10_000, 24)], undefined),
      licence: 'web-aggregator' as const,
    };
    expect(new Set(Object.values(outcomesOf(question)))).toEqual(new Set([undefined]));
  });
});
