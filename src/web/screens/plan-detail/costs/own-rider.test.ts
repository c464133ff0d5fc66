import { expect, test } from 'vitest';
import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { ownRiderFor } from './own-rider.ts';

const rider = (
  id: string,
  premium: number | null,
  effect: WireRiderOffer['effect'],
  change: Partial<WireRiderOffer> = {},
): WireRiderOffer => ({
  ...{ id, title: id, selected: false, mutual_exclusive_group: null, needs: [], update_base_premium: false },
  ...{ is_dynamic_premium: false, premium, premium_status: 'quoted', premium_reason: null, effect },
  ...change,
});
const wait = (months: number) => ({ kind: 'pre-existing-wait', months });
const visits = (perYear: number) => ({ kind: 'doctor-visits-paid', perYear });

type Need = Parameters<typeof ownRiderFor>[0];
const sooner: Need = { need: 'old-illness', theirs: 24, extra: 7_800 };

test.each<[string, Need, WireRiderOffer[], string | undefined]>([
  ['as short a wait for less', sooner, [rider('short', 5_000, wait(24))], 'short'],
  ['the cheapest of two', sooner, [rider('dear', 6_000, wait(12)), rider('mild', 5_000, wait(24))], 'mild'],
  ['a dearer one than the other plan', sooner, [rider('dear', 9_000, wait(24))], undefined],
  ['a longer wait than the other plan’s', sooner, [rider('long', 1_000, wait(30))], undefined],
  ['one that is chosen already', sooner, [rider('in', 1_000, wait(24), { selected: true })], undefined],
  ['one that needs another', sooner, [rider('two', 1_000, wait(24), { needs: ['one'] })], undefined],
  ['one without a price', sooner, [rider('unknown', null, wait(24))], undefined],
  [
    'fewer visits than the other plan pays',
    { need: 'doctor-visits', theirs: -5_000, extra: 4_000 },
    [rider('few', 500, visits(2_500)), rider('many', 1_390, visits(5_000))],
    'many',
  ],
  [
    'gloves and syringes',
    { need: 'consumables', theirs: 0, extra: 900 },
    [rider('items', 750, { kind: 'consumables-paid' })],
    'items',
  ],
  ['a need that no rider mends', { ...sooner, need: 'any-room' }, [rider('short', 1, wait(24))], undefined],
])('before another plan the own rider is named: %s', (_which, fit, riders, id) => {
  expect(ownRiderFor(fit, riders)?.rider.id).toBe(id);
});
