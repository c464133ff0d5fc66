import { expect, test } from 'vitest';
import { moneyInBooks, moneyInTransit } from './money-moves.ts';

test('money is on its way while a try runs, while it is held, and until it is back', () => {
  expect(moneyInTransit).toEqual(['pending', 'blocked', 'refund-due']);
});

test('the books know money that was taken, also when it went back', () => {
  expect(moneyInBooks).toEqual(['captured', 'refund-due', 'refunded']);
});
