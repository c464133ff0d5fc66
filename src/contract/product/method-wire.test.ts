import { describe, expect, test } from 'vitest';
import { exampleScores } from '#domain/judge/example-family.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { methodToWire } from './method-wire.ts';

const example = exampleScores(aCatalogue([]));
const { allIn, version } = scoringMethod;
const wireOf = (mayShowScores = true) => methodToWire(sayIn('en'), mayShowScores, example);

test('the method of scores says every constant that decides picks and points', () => {
  expect(wireOf()).toMatchObject({
    ...{ version, scores_shown: true, claim_free_years: 3, near_equal: { percent: 2, rupees: 500 } },
    all_in: {
      ...{ years: allIn.years, staying_percent: 90, borrowed: allIn.borrowed, usual_bearable: 100_000 },
      bearable: [25_000, 50_000, 100_000, 300_000, 500_000],
    },
    floors: {
      ...{ settled_percent: 85, times_complaints: 3, solvency_ratio: 1.5 },
      ...{ later_price_times: 1.5, sound_within_percent: 10 },
    },
    ...{ stability: { weightings: 1_000, factor: 2 } },
  });
  expect(wireOf(false).scores_shown).toBe(false);
});

test('the method of scores says the levels whose worth is worked out', () => {
  expect(wireOf().levels).toEqual({
    ...{ copay_percent: [30, 20, 10, 0], icu_rupees_a_day: [4_000, 7_000, 10_000, 15_000, 20_000] },
    ...{
      room_rupees_a_day: [2_000, 3_000, 5_000, 7_500, 10_000, 15_000],
      pre_existing_months: [48, 36, 24, 12, 0],
    },
    bonus_percent: [0, 25, 50, 100, 150, 300],
  });
});

test('the method of scores says what is stated without a model', () => {
  expect(wireOf().stated).toEqual({
    ...{ outpatient: { share: 0.5, up_to: 10_000 }, health_checkup: { share: 0.5, up_to: 5_000 } },
    critical_illness: { share: 0.002, up_to: 1_000_000 },
    maternity: {
      shares: [
        { importance: 'HIGH', share: 0.15 },
        { importance: 'MID', share: 0.03 },
        { importance: 'LOW', share: 0 },
      ],
      up_to: 75_000,
    },
  });
});

describe('of the example family the method says', () => {
  test('who they are and what a point is worth to them', () => {
    expect(wireOf().example).toEqual({
      ...{ ages: [34, 32, 4], pincode: '560001', cover: 1_000_000 },
      rupees_a_point: Math.round(example.worth.perPoint),
      zero: example.worth.zero,
      price_points: example.worth.tenths.price / 10,
      benchmark: Math.round(example.worth.benchmark),
    });
  });

  test('what each level of each feature is worth, in words and rupees', () => {
    const { items } = wireOf();
    const copay = items.find(({ name }) => name === 'copay');
    expect(copay).toMatchObject({ importance: 'MID', points: example.worth.tenths.copay / 10 });
    expect(copay?.levels.at(0)?.verbose).toBe('You pay nothing on a claim');
    expect(copay?.levels.map(({ worth }) => worth)).toEqual(example.levels.copay.map(({ worth }) => worth));
    expect(items).toHaveLength(10);
  });

  test('the points of a premium: all at half of the benchmark, none at the worst', () => {
    const most = example.worth.tenths.price / 10;
    const { best_percent, worst_percent, examples } = wireOf().price;
    expect([best_percent, worst_percent]).toEqual([50, 175]);
    expect(examples.map(({ percent }) => percent)).toEqual([50, 75, 100, 125, 150, 175]);
    expect(examples[0]?.points).toBe(most);
    expect(examples[2]?.points).toBeCloseTo(most * 0.6, 0);
    expect(examples[5]?.points).toBe(0);
  });
});

test('the benchmark is told row by row, the last band of ages without an end', () => {
  const { benchmark } = wireOf();
  expect(benchmark.ages[0]).toEqual({ to_age: 17, premium: 5_400 });
  expect(benchmark.ages.at(-1)).toEqual({ to_age: null, premium: 116_000 });
  expect(benchmark.cover.slice(0, 2)).toEqual([
    [1, 0.5],
    [2, 0.62],
  ]);
  expect(benchmark.zones.map(({ zone }) => zone)).toEqual([1, 2, 3]);
  expect(benchmark.floater.map(({ people }) => people).slice(0, 2)).toEqual([1, 2]);
  for (const { factor } of [...benchmark.zones, ...benchmark.floater]) expect(factor).toBeGreaterThan(0);
  expect(benchmark.several_individuals).toBeLessThanOrEqual(1);
  expect(benchmark.super_top_up_cover.length).toBeGreaterThan(2);
  expect(benchmark.deductible.length).toBeGreaterThan(2);
});
