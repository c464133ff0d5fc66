import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { aPayment, aPolicy, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Instant } from '../date.ts';
import { lakh } from '../money.ts';
import type { PricedPlan, Renewal } from '../proposal/proposal.ts';
import type { RenewalMark } from '../renewal/renewal-of.ts';
import { dueNext, type PlannedPurchase } from './due-next.ts';

const plan: PricedPlan = {
  ...{ insurerTitle: 'Surya', insurerMark: 'surya', insurerPhone: '1800 000 0001' },
  ...{ productSlug: 'one', productTitle: 'One', sumInsured: lakh(10), deductible: undefined },
  ...{ features: plainFeatures, networkHospitals: 0 },
};

type Facts = { readonly from?: string; readonly renewal?: RenewalMark; readonly isRenewal?: boolean };

/** Issued the day before its first day; its last day is that of a year. */
function policyOf({ from = '2026-11-27', renewal = 'too-early', isRenewal = false }: Facts): PlannedPurchase {
  const proposal = aProposal(aQuote(), {
    state: 'issued',
    ...(isRenewal && { renewal: { policyNumber: 'P-0' } as Renewal }), // what it goes on from is not looked at
  });
  const coverFrom = aDay(from);
  const policy = aPolicy(proposal, {
    coverFrom,
    coverUntil: aDay(`${Number(from.slice(0, 4)) + 1}-11-26`),
    issuedAt: `${from.slice(0, 8)}26T06:00:00.000Z` as Instant, // in the shape of an instant
  });
  const outcome = 'issued' as const;
  return {
    purchase: { proposal, payment: undefined, policy, outcome, renewal, destination: 'success' },
    plan,
  };
}

function decided(updatedAt: string): PlannedPurchase {
  const proposal = aProposal(aQuote(), { state: 'awaiting-decision' });
  const payment = { ...aPayment(proposal, {}), updatedAt: updatedAt as Instant }; // in the shape of an instant
  return {
    purchase: {
      ...{ proposal, payment, policy: undefined, renewal: undefined },
      ...{ outcome: 'blocked', destination: 'success' },
    },
    plan,
  };
}

test.each<[string, string, readonly PlannedPurchase[], readonly [string, string, number] | undefined]>([
  ['the start of the cover comes first', '2026-11-26', [policyOf({})], ['2026-11-27', 'cover-starts', 1]],
  ['then the last day to return it', '2026-11-28', [policyOf({})], ['2026-12-26', 'free-look', 1]],
  ['on that day it is still due', '2026-12-26', [policyOf({})], ['2026-12-26', 'free-look', 1]],
  ['then the end of the first wait', '2026-12-27', [policyOf({})], ['2026-12-27', 'first-wait', 1]],
  ['then its renewal', '2026-12-28', [policyOf({})], ['2027-11-26', 'renewal', 1]],
  [
    'after its last day the end of the grace',
    '2027-11-27',
    [policyOf({ renewal: 'in-grace' })],
    ['2027-12-26', 'grace', 1],
  ],
  ['and after that nothing', '2027-12-27', [policyOf({ renewal: 'over' })], undefined],
  ['of what is renewed nothing is due', '2027-10-01', [policyOf({ renewal: 'renewed' })], undefined],
  [
    'a renewal can be returned by nobody and waits for nothing anew',
    '2026-11-28',
    [policyOf({ isRenewal: true })],
    ['2027-11-26', 'renewal', 1],
  ],
  [
    'what is alike for two policies is said of both',
    '2026-11-28',
    [policyOf({}), policyOf({})],
    ['2026-12-26', 'free-look', 2],
  ],
  [
    'a decision that comes before is due next',
    '2026-11-28',
    [policyOf({}), decided('2026-11-20T06:00:00.000Z')],
    ['2026-12-04', 'decision', 1],
  ],
  [
    'of two on one day the more pressing one is said',
    '2026-12-01',
    [policyOf({}), decided('2026-12-12T06:00:00.000Z')],
    ['2026-12-26', 'decision', 1],
  ],
  ['where nothing is bought nothing is due', '2026-11-28', [], undefined],
])('one date is due next: %s', (_title, today, purchases, expected) => {
  const due = dueNext(purchases, aDay(today));
  expect(due && [due.on, due.kind, due.purchases.length]).toEqual(expected);
});
