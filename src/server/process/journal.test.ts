import { expect, test } from 'vitest';
import { logged } from './journal.ts';

test.each([
  [
    'what a gateway refused',
    { gateway: 'stripe', call: 'sessions.fetch', reason: 'refused', ms: 12, status: 400, code: 'no_such' },
  ],
  [
    'an insurer that did not answer',
    { insurer: 'sahyadri', call: 'issue', reason: 'unavailable', ms: 12, status: 503, code: 'busy' },
  ],
  ['a registry that did not answer', { registry: 'digilocker', call: 'token', ms: 12, status: 401 }],
  ['lines of the ledger that were lost', { error: 'StoreUnavailable', reason: '57P01', count: 3 }],
  [
    'a message that did not go out',
    {
      channel: 'mail',
      letter: 'policy-issued',
      outcome: 'failed',
      answer: '451 4.3.0',
      state: 'waiting',
      tries: 2,
    },
  ],
])('an operator reads all of %s', (_what, facts) => {
  expect(logged(facts)).toEqual(facts);
});

test('what nobody let in is in no line of the log', () => {
  expect(
    logged({ status: 200, email: 'asha@example.in', body: 'pan=ABCDE1234F', mobile: 9_876_500_000 }),
  ).toEqual({
    status: 200,
  });
});
