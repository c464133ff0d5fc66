import { expect, test } from 'vitest';
import { type Outcomes, yearsAhead } from './years.ts';

/** Bills that leave 100, 200, ... 1,000 rupees, each in one year of 50; named the other way round. */
const tenBills = {
  bill: Uint16Array.from({ length: 10 }, (_, rank) => 9 - rank),
  rising: Int32Array.from({ length: 10 }, (_, rank) => 100 * (rank + 1)),
  chances: new Float64Array(10).fill(0.02),
};
const none = { several: new Int32Array(0), eachOfSeveral: 0, runsOut: 0 };

test('of years with one stay each bill counts as often as it comes', () => {
  // 1 of 5 years has a stay; half of those, 1 of 10, leave 600 or more, a quarter 800 or more, 1 of 20 the same.
  expect(yearsAhead({ ...none, alone: [tenBills], runsOut: 0.002 })).toEqual({
    average: expect.closeTo(0.02 * 5_500, 9),
    nineInTen: 600,
    oneInTwenty: 800,
    oneInHundred: 1_000,
    runsOutIn1000: 2,
  });
});

test('drawn years with several stays stand among them, in any order', () => {
  const several = { several: Int32Array.of(950, 50, 2_000, 950), eachOfSeveral: 0.005 };
  // From the top: 2,000 in 1 of 200 years, 1,000 in 1 of 50: 1 of 100 reaches 1,000;
  // then twice 950 in 1 of 200 each, and 900 to 600 in 1 of 50 each.
  expect(yearsAhead({ ...none, ...several, alone: [tenBills] })).toEqual({
    average: expect.closeTo(0.02 * 5_500 + 0.005 * 3_950, 9),
    nineInTen: 600,
    oneInTwenty: 900,
    oneInHundred: 1_000,
    runsOutIn1000: 0,
  });
});

test('people whose stays leave different amounts are counted together', () => {
  const dear: Outcomes['alone'][number] = {
    bill: Uint16Array.of(0),
    rising: Int32Array.of(5_000),
    chances: Float64Array.of(0.03),
  };
  const { average, nineInTen, oneInTwenty, oneInHundred } = yearsAhead({ ...none, alone: [tenBills, dear] });
  expect([nineInTen, oneInTwenty, oneInHundred]).toEqual([700, 1_000, 5_000]);
  expect(average).toBeCloseTo(0.02 * 5_500 + 150, 9);
});

test('where more than 95 of 100 years are without a stay, 1 in 20 costs nothing', () => {
  const alone = [{ ...tenBills, chances: new Float64Array(10).fill(0.004) }];
  const { nineInTen, oneInTwenty, oneInHundred } = yearsAhead({ ...none, alone });
  expect([nineInTen, oneInTwenty, oneInHundred]).toEqual([0, 0, 800]);
});
