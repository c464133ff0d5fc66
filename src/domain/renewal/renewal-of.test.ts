import { describe, expect, test } from 'vitest';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { addDays, type IsoDate } from '../date.ts';
import { asId, type ProposalId } from '../ids.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { chainOf, isRenewable, renewalMark, renewalMarks, renewalOf } from './renewal-of.ts';

const idOf = (name: string) => asId<ProposalId>(name);
const lastDay = '2026-12-31' as IsoDate; // as a date is written
const template = aProposal(aQuote());

/** A proposal, which renews the one named. */
function proposal(name: string, of?: string, state: Proposal['state'] = 'issued'): Proposal {
  const renewal = of === undefined ? undefined : ({ of: idOf(of) } as Proposal['renewal']); // no rule here reads more
  return { ...template, id: idOf(name), state, renewal };
}

const purchase = proposal('first');
const strangers = [proposal('other'), proposal('renewal of other', 'other')];

/** How the policy stands on its last day by the state of the proposal that renews it. */
const marks = {
  drafting: 'begun',
  submitted: 'begun',
  'awaiting-payment': 'begun',
  'awaiting-decision': 'renewed',
  paid: 'renewed',
  issued: 'renewed',
  declined: 'in-time',
  expired: 'in-time',
  refunded: 'in-time',
} as const satisfies Readonly<Record<Proposal['state'], string>>;

describe.each(Object.entries(marks) as [Proposal['state'], string][])(
  'a policy whose renewal is %s',
  (state, mark) => {
    const renewal = proposal('second', 'first', state);
    const all = [...strangers, purchase, renewal];

    test(`stands as ${mark}`, () => {
      expect(renewalMark(purchase.id, lastDay, all, lastDay)).toBe(mark);
    });

    test(mark === 'in-time' ? 'can be renewed again' : 'has that one', () => {
      expect(renewalOf(purchase.id, all)).toBe(mark === 'in-time' ? undefined : renewal);
    });
  },
);

test.each([
  ['too-early', -61],
  ['in-time', -60],
  ['in-time', 0],
  ['in-grace', 1],
  ['over', 40],
] as const)('a policy that nobody renews is %s %i days after its last day', (mark, days) => {
  expect(renewalMark(purchase.id, lastDay, [...strangers, purchase], addDays(lastDay, days))).toBe(mark);
});

test('there is something to do while it can be renewed or paid for, and not before or after', () => {
  expect(renewalMarks.filter(isRenewable)).toEqual(['in-time', 'in-grace', 'begun']);
});

test.each(['first', 'second', 'third'])('whoever has the %s policy of a chain has them all', (name) => {
  const chain = [purchase, proposal('second', 'first'), proposal('third', 'second')];
  expect(chainOf(idOf(name), [...strangers, ...chain])).toEqual(chain);
});
