import { expect, test } from 'vitest';
import { binOf } from './amount-bins.ts';
import { type Outcomes, yearsAhead } from './years.ts';

/** Bills named from the last to the first. */
function leaving(amounts: readonly number[], chance: number): Outcomes['alone'][number] {
  return {
    bill: Uint16Array.from(amounts, (_amount, at) => amounts.length - 1 - at),
    own: Int32Array.from(amounts),
    bin: Uint16Array.from(amounts, binOf),
    chances: new Float64Array(amounts.length).fill(chance),
  };
}

const hundreds = [1_000, 300, 500, 100, 900, 200, 700, 400, 800, 600];
/** Bills that leave 100, 200, ... 1,000 rupees, each in one year of 50. */
const tenBills = leaving(hundreds, 0.02);
const none = { several: new Int32Array(0), eachOfSeveral: 0, runsOut: 0 };

/** The mean of amounts over so much of the band of years from 1.15 times rarer than a share to 1.15 times as frequent. */
function meanAround(share: number, ...parts: readonly (readonly [amount: number, chance: number])[]) {
  const sum = parts.reduce((all, [amount, chance]) => all + amount * chance, 0);
  return expect.closeTo(sum / (share * 1.15 - share / 1.15), 6);
}

test('each bill of years with one stay counts as often as it comes', () => {
  // 1 of 5 years has a stay. The dearest 4 % leave 900 and more, the next 2 % 800: all years around 1 of 20.
  // Around 1 of 10 it is 600 down to 10 % of the years, then 500.
  expect(yearsAhead({ ...none, alone: [tenBills], runsOut: 0.002 })).toEqual({
    average: expect.closeTo(0.02 * 5_500, 9),
    nineInTen: meanAround(0.1, [600, 0.1 - 0.1 / 1.15], [500, 0.115 - 0.1]),
    oneInTwenty: expect.closeTo(800, 6),
    oneInHundred: expect.closeTo(1_000, 6),
    runsOutIn1000: 2,
  });
});

test('drawn years with several stays stand among them, in any order', () => {
  const several = { several: Int32Array.of(950, 50, 2_000, 950), eachOfSeveral: 0.005 };
  // From the top there are 2,000 in 1 of 200 years, 1,000 down to 2.5 % of them, then twice 950 down to 3.5
  // %, 900 to 5.5 %, 800 to 7.5 %, 700 to 9.5 %, 600 to 11.5 %.
  expect(yearsAhead({ ...none, ...several, alone: [tenBills] })).toEqual({
    average: expect.closeTo(0.02 * 5_500 + 0.005 * 3_950, 9),
    nineInTen: meanAround(0.1, [700, 0.095 - 0.1 / 1.15], [600, 0.02]),
    oneInTwenty: meanAround(0.05, [900, 0.055 - 0.05 / 1.15], [800, 0.0575 - 0.055]),
    oneInHundred: expect.closeTo(1_000, 6),
    runsOutIn1000: 0,
  });
});

test('people whose stays leave different amounts are counted together', () => {
  const dear = leaving([5_000], 0.03);
  // There are 5,000 down to 3 % of the years, 1,000 to 5 %, 900 to 7 %, 800 to 9 %, 700 to 11 %, 600 to 13 %.
  expect(yearsAhead({ ...none, alone: [tenBills, dear] })).toMatchObject({
    average: expect.closeTo(0.02 * 5_500 + 150, 9),
    nineInTen: meanAround(0.1, [800, 0.09 - 0.1 / 1.15], [700, 0.02], [600, 0.115 - 0.11]),
    oneInTwenty: meanAround(0.05, [1_000, 0.05 - 0.05 / 1.15], [900, 0.0575 - 0.05]),
    oneInHundred: expect.closeTo(5_000, 6),
  });
});

test('where all but a few of 100 years are without a stay, 1 in 20 costs nothing', () => {
  const alone = [leaving(hundreds, 0.004)];
  // There are 1,000 down to 0.4 % of the years, 900 to 0.8 %, 800 to 1.2 %.
  const { nineInTen, oneInTwenty, oneInHundred } = yearsAhead({ ...none, alone });
  expect([nineInTen, oneInTwenty, oneInHundred]).toEqual([0, 0, expect.closeTo(800, 6)]);
});
