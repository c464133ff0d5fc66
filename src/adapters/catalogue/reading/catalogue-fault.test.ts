import { expect, test } from 'vitest';
import { faultText } from './catalogue-fault.ts';

const nowhere = { file: 'a.csv', row: undefined, column: undefined, reason: 'is wrong' };

test('what stands in a file cannot speak to the terminal or break the line', () => {
  const text = faultText({ ...nowhere, file: 'in\nsurers', value: '\u001b[31mred\u0007\r\nbanner' });
  expect(text).toBe('in�surers: is wrong (found "�[31mred���banner")');
});

test('a long value is cut', () => {
  const text = faultText({ ...nowhere, value: 'A'.repeat(5_000_000) });
  expect(text).toMatch(/A\.\.\."\)$/);
  expect(text.length).toBeLessThan(300);
});
