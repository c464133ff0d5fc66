import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Instant } from '../date.ts';
import type { ProposalId } from '../ids.ts';
import type { PaymentState } from '../payment/payment.ts';
import type { Proposal, Renewal } from '../proposal/proposal.ts';
import { isOvertaken, unfinishedOf } from './unfinished.ts';

function unfinished(facts: Partial<Proposal>, today: string, order?: PaymentState, catalogueHasSlab = true) {
  return unfinishedOf({
    proposal: aProposal(aQuote(), facts),
    payment: order && { state: order, failureText: undefined },
    today: aDay(today),
    catalogueHasSlab,
    coverStart: aDay(today),
  });
}

const draftFacts = { completed: ['buy', 'proposer'] } as const satisfies Partial<Proposal>;

test.each<[string, Parameters<typeof unfinished>, string | undefined]>([
  ['a draft says its step', [draftFacts, '2026-11-25'], 'step 3 of 12'],
  ['on the last day of its price too', [draftFacts, '2026-12-05'], 'step 3 of 12'],
  ['the day after the price is over', [draftFacts, '2026-12-06'], 'over'],
  ['a plan that is sold no more ends the price', [draftFacts, '2026-11-25', undefined, false], 'over'],
  ['what expired keeps its answers', [{ ...draftFacts, state: 'expired' }, '2026-12-09'], 'over'],
  [
    'what is to be erased is not gone on with',
    [{ ...draftFacts, expiry: { on: aDay('2026-12-05'), reason: 'erasure-asked' } }, '2026-11-25'],
    undefined,
  ],
  [
    'a try that failed waits for its buyer',
    [{ ...draftFacts, state: 'submitted' }, '2026-11-25', 'failed'],
    'step 3 of 12',
  ],
  ['a try under way does not', [{ ...draftFacts, state: 'submitted' }, '2026-11-25', 'pending'], undefined],
  ['what is issued is finished', [{ ...draftFacts, state: 'issued' }, '2026-11-25', 'captured'], undefined],
  [
    'what was declined is closed',
    [{ ...draftFacts, state: 'declined' }, '2026-11-25', 'released'],
    undefined,
  ],
])('an application is unfinished while it is its buyer’s turn: %s', (_title, question, expected) => {
  const result = unfinished(...question);
  const { step } = result ?? {};
  expect(result && (step ? `step ${step.now} of ${step.of}` : 'over')).toBe(expected);
});

const at = (day: string) => `${day}T06:00:00.000Z` as Instant; // in the shape of an instant
const proposalOf = (people: string, day: string, facts: Partial<Proposal> = {}) =>
  aProposal(aQuote(), { members: aFamily(people), createdAt: at(day), ...facts });
const draft = proposalOf('You 34y', '2026-11-20');

test.each<[string, Proposal, boolean, boolean]>([
  ['a later draft for the same people', proposalOf('You 34y', '2026-11-21'), false, true],
  ['a later purchase for them', proposalOf('You 34y', '2026-11-21', { state: 'issued' }), true, true],
  ['an earlier purchase', proposalOf('You 34y', '2026-11-19', { state: 'issued' }), false, false],
  ['a purchase for others', proposalOf('Father 60y', '2026-11-21', { state: 'issued' }), false, false],
  [
    'a renewal of theirs',
    proposalOf('You 34y', '2026-11-21', { state: 'issued', renewal: { of: 'p' as ProposalId } as Renewal }), // all that is looked at
    false,
    false,
  ],
])('an application is overtaken, open or with its price over, by %s', (_title, other, open, over) => {
  const hold = { until: aDay('2026-12-05'), birthday: undefined };
  const all = [draft, other];
  expect(isOvertaken({ proposal: draft, step: { now: 1, of: 12 }, hold }, all)).toBe(open);
  expect(isOvertaken({ proposal: draft, step: undefined, hold }, all)).toBe(over);
});
