import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, secondsAfter } from '#domain/date.ts';
import { asId, type InsurerSlug, type ProposalId, type ServiceRequestId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { moment } from '#test/ports/store-values.ts';
import { type RequestState, requestStates } from '../request-state.ts';
import { newRequest, type ServiceRequest } from '../service-request.ts';
import type { ClaimRequestFacts } from './claim.ts';
import { hasClaimOfYear, hasClaimSince, hasOpenClaim, usedOfYear } from './used-cover.ts';

const coverFrom = aDay('2026-11-21');
const facts: ClaimRequestFacts = {
  ...{ kind: 'claim', sort: 'planned', form: 'f', person: 'Spouse', personName: 'Rohan', treatment: 'Knee' },
  ...{ hospital: 'Honge', admittedOn: aDay('2027-01-14'), amount: rupees(100_000), additions: 0 },
  award: { amount: rupees(80_000), isPaid: true },
};
const claim = (change: Partial<ClaimRequestFacts> = {}, state: RequestState = 'done'): ServiceRequest => ({
  ...newRequest(
    {
      id: asId<ServiceRequestId>('r'),
      reference: 'CH 1',
      proposalId: asId<ProposalId>('p'),
      insurerSlug: asId<InsurerSlug>('i'),
      policyNumber: 'n',
      facts: { ...facts, ...change },
      way: 'online',
    },
    moment,
  ),
  state,
});
const next = { illness: 'knee', deductible: undefined };
const used = (requests: readonly ServiceRequest[], on = aDay('2027-03-01'), deductible?: number) =>
  usedOfYear(
    requests,
    { coverFrom, on },
    { ...next, deductible: deductible === undefined ? undefined : rupees(deductible) },
  );

test('a paid claim uses its rupees of the year, as one of the same illness of its person', () => {
  expect(used([claim()])).toEqual({
    paid: 80_000,
    claims: [{ person: 'Spouse', illness: 'knee' }],
    deductibleUsed: 0,
  });
});

test.each(requestStates.map((state) => [state, state === 'accepted' || state === 'done'] as const))(
  'a claim that is %s counts: %s',
  (state, counts) => {
    expect(used([claim({}, state)]).paid).toBe(counts ? 80_000 : 0);
    expect(hasClaimOfYear([claim({}, state)], { coverFrom, on: aDay('2027-03-01') })).toBe(counts);
  },
);

test.each(requestStates.map((state) => [state, !['done', 'refused', 'withdrawn'].includes(state)] as const))(
  'a claim without an award that is %s waits for one: %s',
  (state, waits) => {
    expect(hasOpenClaim([claim({ award: undefined }, state)])).toBe(waits);
    expect(hasOpenClaim([claim({}, state)])).toBe(waits && state !== 'accepted');
  },
);

test('a sum counts on no claim that came after it: one that waits, or one that has an amount', () => {
  const before = secondsAfter(moment, -1);
  expect(hasClaimSince([claim()], before)).toBe(true);
  expect(hasClaimSince([claim({ award: undefined }, 'with-insurer')], moment)).toBe(true);
  expect(hasClaimSince([claim()], moment)).toBe(false);
  expect(hasClaimSince([claim({ award: { amount: rupees(0), isPaid: true } })], before)).toBe(false);
  expect(hasClaimSince([claim({}, 'withdrawn'), claim({}, 'refused')], before)).toBe(false);
});

test('a refusal uses nothing, nor does a claim of another policy year', () => {
  expect(used([claim({ award: { amount: rupees(0), isPaid: true } })]).paid).toBe(0);
  expect(used([claim()], aDay('2027-11-21')).paid).toBe(0);
  expect(used([claim({ admittedOn: aDay('2027-11-21') })], aDay('2028-01-01')).paid).toBe(80_000);
});

test('the first rupee that was paid has used the deductible up', () => {
  expect(used([claim()], aDay('2027-03-01'), 500_000).deductibleUsed).toBe(500_000);
  expect(used([], aDay('2027-03-01'), 500_000).deductibleUsed).toBe(0);
});

test('each awarded rupee is used in exactly one policy year', () => {
  const day = fc.integer({ min: 0, max: 3 * 365 }).map((days) => addDays(coverFrom, days));
  const award = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, award), { maxLength: 8 }), (claims) => {
      const requests = claims.map(([admittedOn, amount]) =>
        claim({ admittedOn, award: { amount: rupees(amount), isPaid: true } }),
      );
      const years = ['2026-12-01', '2027-12-01', '2028-12-01', '2029-12-01'];
      const total = years.reduce((sum, on) => sum + used(requests, aDay(on)).paid, 0);
      expect(total).toBe(claims.reduce((sum, [, amount]) => sum + amount, 0));
    }),
  );
});
