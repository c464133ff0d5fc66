import { expect, test } from 'vitest';
import type { Outcome } from '#domain/purchase/outcome.ts';
import { sayIn } from '../../../ground/words/say.ts';
import { outcomeMessage } from './outcome-words.ts';

test.each<[Outcome, string | undefined, string | null]>([
  ['failed', 'UPI limit for the day reached', 'UPI limit for the day reached'],
  ['failed', undefined, 'The bank did not say why.'],
  [
    'cancelled',
    'UPI limit for the day reached',
    'It stopped before it was finished. No bank has refused it.',
  ],
  ['issued', undefined, null],
])('a payment that is %s, with the words of a bank %s, says %s', (outcome, bankText, pattern) => {
  expect(outcomeMessage(sayIn('en'), { outcome, bankText, declineReason: undefined })).toBe(pattern);
});
