import { expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { allInOf } from '../judge/all-in/all-in.ts';
import { rupees } from '../money.ts';
import { pickOf } from './block-pick.ts';
import type { ScoredBlock, ScoredPlan } from './plan.ts';

const soundness: ScoredBlock['soundness'] = {
  ...{ eldestAge: 62, singleRent: rupees(8_000), icuPerDay: rupees(15_000), sharesCover: true },
  copayFreeAt: new Set(),
};

function plan(id: string, total: number | undefined, facts: Partial<ScoredPlan> = {}): ScoredPlan {
  const year = {
    premium: rupees(total ?? 0),
    ownShare: rupees(2_000),
    above: rupees(0),
    paidBeside: rupees(0),
  };
  const slab = aSlab(id, 10, { restoration: { kind: 'once', anyIllness: true } });
  const allIn = total === undefined ? undefined : allInOf([year]);
  return { ...aScoredPlan(slab, total, 500), allIn, sound: false, ...facts };
}

const recommended = { recommended: true };
const sound = { sound: true };

test.each<[string, readonly ScoredPlan[], string | undefined]>([
  ['the recommended one', [plan('cheap', 9_000, sound), plan('best', 12_000, recommended)], 'best'],
  [
    'where nothing is recommended the cheapest sound one',
    [plan('cheap', 9_000), plan('dear', 13_000, sound), plan('sound', 12_000, sound)],
    'sound',
  ],
  ['where none is sound either the cheapest', [plan('dear', 12_000), plan('cheap', 9_000)], 'cheap'],
  ['none while no price is known', [plan('live', undefined, sound)], undefined],
  ['none of none', [], undefined],
])('the plan that stands for a block is %s', (_, plans, expected) => {
  expect(pickOf({ plans, soundness })?.plan.slab.id).toBe(expected);
});

test('it says its premium, what it costs all in, and what it lacks', () => {
  const slab = aSlab('weak', 10, {
    copay: { percent: 20, fromAge: 61 },
    roomRent: { kind: 'shared' },
    restoration: { kind: 'none' },
  });
  const pick = pickOf({ plans: [plan('weak', 9_000, { slab })], soundness });
  expect(pick).toMatchObject({ premium: 9_000, allIn: 11_000, weaknesses: ['copay', 'room', 'refill'] });
  const alone = pickOf({
    plans: [plan('weak', 9_000, { slab })],
    soundness: { ...soundness, eldestAge: 60, sharesCover: false },
  });
  expect(alone?.weaknesses).toEqual(['room']);
});
