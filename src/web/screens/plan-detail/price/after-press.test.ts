import { expect, test } from 'vitest';
import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { riderGroups } from '#web/plan-parts/choice/rider-groups.ts';
import { afterPress } from './after-press.ts';

const anOffer = (id: string, change: Partial<WireRiderOffer> = {}): WireRiderOffer => ({
  id,
  title: id,
  selected: false,
  mutual_exclusive_group: null,
  needs: [],
  update_base_premium: false,
  is_dynamic_premium: false,
  premium: 500,
  premium_status: 'quoted',
  premium_reason: null,
  effect: null,
  ...change,
});

const offers = [
  anOffer('gloves'),
  anOffer('critical-5', { mutual_exclusive_group: 'critical' }),
  anOffer('accident'),
  anOffer('critical-10', { mutual_exclusive_group: 'critical' }),
  anOffer('income', { needs: ['critical-5', 'critical-10'] }),
];

test.each<[string, readonly string[], string, boolean, readonly string[], readonly string[]]>([
  ['one more', ['gloves'], 'accident', true, ['gloves', 'accident'], []],
  [
    'one of a group, which takes the other out',
    ['critical-5'],
    'critical-10',
    true,
    ['critical-10'],
    ['critical-5'],
  ],
  ['one that is given back', ['gloves', 'accident'], 'gloves', false, ['accident'], []],
  ['one that another needs, which goes too', ['critical-5', 'income'], 'critical-5', false, [], ['income']],
])('pressed: %s', (_what, before, id, isTaken, ids, takenOut) => {
  expect(afterPress(offers, before, id, isTaken)).toEqual({ ids, takenOut });
});

test('riders of one group stand together, where the first of them is sold', () => {
  expect(riderGroups(offers).map((group) => group.map(({ id }) => id))).toEqual([
    ['gloves'],
    ['critical-5', 'critical-10'],
    ['accident'],
    ['income'],
  ]);
});
