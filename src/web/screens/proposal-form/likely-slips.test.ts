import { expect, test } from 'vitest';
import type { WireForm } from '#contract/proposal/shapes.ts';
import { createSlipQuestion } from './likely-slips.ts';

const form = {
  sections: [{ fields: [{ name: 'email', kind: 'email', readOnly: false }] }],
} as unknown as WireForm; // all that the question looks at

test('a save asks once about each address that is likely a slip', () => {
  const ask = createSlipQuestion(form);
  const at = (email: string) => ask({ email });
  expect([at('asha@yaho.in'), at('asha@yaho.in'), at('asha@outlok.com'), at('asha@outlok.com')]).toEqual([
    'email',
    undefined,
    'email',
    undefined,
  ]);
});

test.each(['asha@yahoo.in', '', 'asha'])('a save does not ask about "%s"', (email) => {
  expect(createSlipQuestion(form)({ email })).toBe(undefined);
});
