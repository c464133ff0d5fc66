import { expect, test } from 'vitest';
import { type JournalEvent, type JournalFacts, journalEvents } from '#usecases/ports/journal.ts';
import { logged } from './journal.ts';

test.each<[string, JournalFacts]>([
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
  ['what an erasure took and left', { proposals: 3, left: 1 }],
  ['a reminder that was queued', { reminder: 'early' }],
  ['a sink that is away', { sink: 'analytics' }],
  ['a bank that nobody knows', { bank: 'ICIC' }],
])('an operator reads all of %s', (_what, facts) => {
  expect(logged(facts)).toEqual(facts);
});

test('what nobody let in is in no line of the log', () => {
  const entry = { status: 200, email: 'asha@example.in', body: 'pan=ABCDE1234F', mobile: 9_876_500_000 };
  expect(logged(entry)).toEqual({ status: 200 });
});

test.each<[JournalEvent, string]>([
  ['request', 'debug'],
  ['catalogue-changed', 'info'],
  ['resumed', 'info'],
  ['insurer-not-ok', 'warn'],
  ['gateway-not-ok', 'warn'],
  ['registry-not-ok', 'warn'],
  ['payment-return-forged', 'warn'],
  ['money-of-nobody', 'error'],
  ['policy-unsaid', 'error'],
  ['policy-number-taken', 'error'],
  ['message-damaged', 'error'],
  ['message-without-way', 'error'],
  ['store-unavailable', 'error'],
])('%s is told at level %s', (event, severity) => {
  expect(journalEvents[event]).toBe(severity);
});
