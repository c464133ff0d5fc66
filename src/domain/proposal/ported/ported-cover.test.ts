import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type IsoDate } from '#domain/date.ts';
import { lakh } from '#domain/money.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aCatalogue, anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { pricedPlanOf } from '../priced-plan.ts';
import type { Renewal } from '../proposal.ts';
import { portedCoverOf } from './ported-cover.ts';

const today = aDay('2026-11-20');
const end = addDays(today, 50);
const start = addDays(end, 1);
const slab = aSlab('one-10', 10, {});
const offer = { insurer: anInsurer('acme'), product: aProduct('one', { slabs: [slab] }), slab };
const plan = pricedPlanOf({ ...offer, choice: { riders: noRiders } });
const emptyCatalogue = aCatalogue([]);

/** You and a father move from a policy of three years that ends in fifty days. */
function moved(changes: Record<string, string> = {}) {
  const members = [aMember('You', '34y', {}), aMember('Father', '62y', {})];
  const forms = { portabilityDetails: oldPolicy(today, 50, changes) };
  return aProposal(aQuote(), { members, forms, plan });
}

const coverOf = (proposal: ReturnType<typeof moved>, from: IsoDate = start) =>
  portedCoverOf(proposal, emptyCatalogue, from);

test('who moves here is told the old policy and, for each person, from when what is paid because of it', () => {
  const cover = coverOf(moved());
  expect(cover).toMatchObject({
    sumInsured: lakh(10),
    old: { insurer: 'Old Insurer', number: 'OLD/123', coveredUntil: end, sumInsured: lakh(5) },
  });
  const credit = { since: addMonths(start, -36), upTo: lakh(6), coversMaternity: false };
  expect(cover?.people.map((person) => [person.member, person.credit])).toEqual([
    ['You', credit],
    ['Father', credit],
  ]);
});

test('old illnesses have a row for whoever declared none: one can come to light later', () => {
  const rows = coverOf(moved())?.people[0]?.rows ?? [];
  const row = rows.find(({ subject }) => subject.kind === 'pre-existing');
  expect(row?.steps).toEqual([
    { from: start, upTo: lakh(6) },
    { from: addMonths(start, 36), upTo: lakh(10) },
  ]);
});

describe('nobody is told of a move', () => {
  const of = { all_members_covered: 'no', 'You.covered_there': 'no' };
  test.each([
    ['who buys anew', moved({ moving: 'no' })],
    ['where nobody was on the old policy', moved({ ...of, 'Father.covered_there': 'no' })],
    ['whose plan nobody knows any more', { ...moved(), plan: undefined }],
  ])('not one %s', (_who, proposal) => {
    expect(coverOf(proposal)).toBeUndefined();
  });

  test('but whoever moves with somebody who was not on it', () => {
    const cover = coverOf(moved({ ...of, 'Father.covered_there': 'from-first-day' }));
    expect(cover?.people.map(({ member, credit }) => [member, credit !== undefined])).toEqual([
      ['You', false],
      ['Father', true],
    ]);
  });
});

test('a renewal keeps the calendar of the policy that was moved here', () => {
  const first = moved();
  const renewal = { coveredSince: start } as Renewal; // no rule here reads more of it
  expect(coverOf({ ...first, renewal }, addMonths(start, 12))).toEqual(coverOf(first));
  expect(coverOf(first, addMonths(start, 12))).not.toEqual(coverOf(first));
});
