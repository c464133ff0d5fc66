import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { DecidedPlan, Decision, RunnerUp } from '#domain/share/decision.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { sharedToWire } from './wire.ts';

const planOf = (id: string, facts: Partial<DecidedPlan> = {}): DecidedPlan => ({
  insurer: { title: 'Acme Health', phone: '1800 000 000' },
  product: { title: `Plan ${id}` },
  ...{ slab: aSlab(id, 10, {}), premium: rupees(12_000), commission: rupees(1_800), ownShare: undefined },
  years: { nineInTen: 23_456, oneInTwenty: 34_567, oneInHundred: 456_789 },
  ...facts,
});
const decision: Decision = {
  ...{ block: 'family', ages: [64, 34], city: { en: 'Pune', hi: 'पुणे' }, pricedOn: aDay('2026-11-21') },
  ...{ coverStart: aDay('2026-11-22'), plans: 9, stay: undefined, chosen: planOf('one-10'), runnersUp: [] },
};
const wireOf = (facts: Partial<Decision> = {}) =>
  sharedToWire(
    {
      decision: { ...decision, ...facts },
      expiresAt: '2026-12-20T20:00:00.000Z' as Instant, // the shape of an instant
      ...{ shorturl: 'https://chhatri.example/s/abc', reference: 'CH-1' },
    },
    { say: sayIn('en'), language: 'hi' },
  );

test('a decision that is shared says until when it holds, by the days of India', () => {
  expect(wireOf()).toMatchObject({
    ...{ shorturl: 'https://chhatri.example/s/abc', reference: 'CH-1', expires_on: '2026-12-21' },
    ...{
      priced_on: '2026-11-21',
      cover_start: '2026-11-22',
      cover_end: '2027-11-21',
      renew_by: '2027-12-21',
    },
    ...{ ages: [64, 34], city: 'पुणे', plans: 9, stay: null, insurer_phone: '1800 000 000' },
    ...{ runners_up: [], left_out: [], births: true },
  });
});

test.each([
  ['that was kept without its year', undefined, 'later'],
  ['of people of whom nobody is ill', 'later', 'later'],
  ['of people of whom somebody is ill now', 'first', 'first'],
] as const)('a decision %s says which year its figures are of', (_which, shownYear, expected) => {
  expect(wireOf({ ...(shownYear && { shownYear }) }).shown_year).toBe(expected);
});

describe('of the plan that was chosen it says', () => {
  test('what it costs, what it pays and what very bad years leave, to two digits', () => {
    expect(wireOf().chosen).toMatchObject({
      ...{
        product_title: 'Plan one-10',
        insurer_title: 'Acme Health',
        sum_assured: 1_000_000,
        deductible: null,
      },
      ...{ premium: 12_000, commission: 1_800, ped: { waiting_period: 36 } },
      ...{ years: { nine_in_ten: 23_000, one_in_twenty: 35_000, one_in_hundred: 460_000 } },
      ...{ own_share: null, at_61: null, to_70: null, network: null },
      facts: expect.objectContaining({ room: 'single-private', cover_basis: 'floater' }),
    });
  });

  test('from which day each wait is over, and that a birth is never paid', () => {
    const { waits } = wireOf().chosen;
    expect(waits[0]).toEqual({ kind: 'accident', from: '2026-11-22' });
    expect(waits).toContainEqual({ kind: 'pre-existing', from: '2029-11-22' });
    expect(waits).toContainEqual({ kind: 'maternity', from: null });
  });

  test('what later ages cost, and at how many hospitals it pays directly', () => {
    const later = { at61: rupees(40_000), to70: undefined };
    const plan = planOf('one-10', { later, network: { hospitals: 20, cashless: 12 }, ownShare: rupees(0) });
    expect(wireOf({ chosen: plan }).chosen).toMatchObject({
      ...{ at_61: 40_000, to_70: null, network: { hospitals: 20, cashless: 12 }, own_share: 0 },
    });
  });
});

test('beside it stand the plans that were not taken, with what the chosen one has more', () => {
  const gain = {
    ...{ extra: rupees(900), average: undefined, worse: [] },
    better: [{ item: 'copay', now: [0], was: [20, undefined] }],
  } as const;
  const second: RunnerUp = {
    ...planOf('two-10'),
    slab: { ...aSlab('two-10', 25, {}), deductible: lakh(3) },
    gain,
  };
  expect(wireOf({ runnersUp: [second] }).runners_up).toEqual([
    expect.objectContaining({
      ...{ product_title: 'Plan two-10', sum_assured: 2_500_000, deductible: 300_000 },
      gain: { extra: 900, average: null, better: [{ item: 'copay', now: [0], was: [20, null] }], worse: [] },
    }),
  ]);
});

test('the stay of the decision stands with its bill, and a plan without a price by its name', () => {
  const stay = { title: { en: 'Knee', hi: 'घुटना' }, bill: rupees(150_000) };
  const leftOut = [{ product: { title: 'Plan three' }, slab: aSlab('three', 5, {}) }];
  const wire = wireOf({ stay, leftOut, mayHaveBirth: false, city: sameInAll('Pune') });
  expect(wire).toMatchObject({ stay: { title: 'घुटना', bill: 150_000 }, births: false, city: 'Pune' });
  expect(wire.left_out).toEqual([{ product_title: 'Plan three', sum_assured: 500_000, deductible: null }]);
});
