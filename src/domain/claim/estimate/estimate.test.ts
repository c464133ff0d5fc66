import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { aBill, anyBill } from '#test/builders/claim-builders.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import type { CountedCredit } from '../../cover/cover-calendar.ts';
import { waitKinds } from '../../cover/waiting.ts';
import { addDays } from '../../date.ts';
import { conditionId } from '../../ids.ts';
import { lakh, less, lower, rupees } from '../../money.ts';
import type { Bill } from '../bill.ts';
import { freshYear } from '../remaining-cover.ts';
import { withRiderEffects } from '../rider-effect.ts';
import { settleBill } from '../settle-bill.ts';
import type { Contract, ContractPerson } from './contract.ts';
import { type EstimateQuestion, estimateStay } from './estimate.ts';

const diabetes = conditionId(7);
const hiv = conditionId(16);
const start = aDay('2026-11-28');
const waits = { initialDays: 30, specificMonths: 24, jointMonths: 36, preExistingMonths: 36 };
const slab = aSlab('a', 10, { waitingPeriods: waits, neverCovered: [hiv], maternity: { kind: 'none' } });
const person: ContractPerson = {
  ...{ key: 'You', entryAge: 35, credit: undefined, mayGiveBirth: true },
  conditions: [diabetes, hiv],
};
const contract: Contract = {
  ...{ slab, start, coverFrom: start, coverUntil: aDay('2031-11-27') },
  ...{ bonus: rupees(0), people: [person] },
};
const anIllness = (of: Bill['waits']): Bill => aBill({ medicines: 600_000 }, { waits: of });

function ask(change: Partial<EstimateQuestion>): EstimateQuestion {
  return {
    ...{ contract, person, bill: anIllness('other-illness'), cause: { kind: 'new' } },
    ...{ admittedOn: aDay('2026-12-01'), usedThisYear: freshYear },
    ...change,
  };
}

const accident = { cause: { kind: 'accident' } } as const;
const old = { cause: { kind: 'pre-existing' } } as const;
const sugar = { cause: { kind: 'condition', id: diabetes } } as const;

test.each<readonly [string, Partial<EstimateQuestion>, string | undefined]>([
  ['new illness in the first days', {}, '2026-12-28'],
  ['new illness on the first day after them', { admittedOn: aDay('2026-12-28') }, undefined],
  ['an accident on the first day', { ...accident, admittedOn: start }, undefined],
  ['a joint after an accident', { ...accident, bill: anIllness('joint-replacement') }, undefined],
  ['a listed operation', { bill: anIllness('specific-treatment') }, '2028-11-28'],
  ['a joint', { bill: anIllness('joint-replacement') }, '2029-11-28'],
  ['an illness that was declared', sugar, '2029-11-28'],
  ['one that was not', old, '2029-11-28'],
  [
    'a listed operation for an old illness: the longer wait',
    { ...old, bill: anIllness('specific-treatment') },
    '2029-11-28',
  ],
  ['an illness that the contract never covers', { cause: { kind: 'condition', id: hiv } }, 'never'],
  ['a birth that the plan does not have', { bill: anIllness('maternity') }, 'never'],
  ['a birth, whatever it is said to come from', { ...accident, bill: anIllness('maternity') }, 'never'],
])('%s waits as the contract says', (_what, change, from) => {
  const { wait, settlement } = estimateStay(ask(change));
  const until = wait?.kind === 'whole' ? (wait.coveredFrom ?? 'never') : wait?.kind;
  expect(until).toBe(from);
  expect(settlement.planPays).toBe(from === undefined ? 600_000 : 0);
});

describe('with 5 of 10 lakh brought along since 2023', () => {
  const credit: CountedCredit = { since: aDay('2023-11-28'), upTo: lakh(5), coversMaternity: false };
  const mover = { ...person, credit };

  test('an old illness is paid up to these at once, and whole once the rest has waited', () => {
    const early = estimateStay(ask({ ...sugar, person: mover }));
    expect(early.wait).toEqual({
      ...{ kind: 'part', of: 'pre-existing' },
      ...{ upTo: lakh(5), wholeFrom: aDay('2029-11-28') },
    });
    expect([early.settlement.planPays, early.settlement.youPay]).toEqual([500_000, 100_000]);
    const late = estimateStay(ask({ ...sugar, person: mover, admittedOn: aDay('2029-11-28') }));
    expect([late.wait, late.settlement.planPays]).toEqual([undefined, 600_000]);
  });

  test('what the year has used comes off these, and neither bonus nor refill adds to them', () => {
    const refilled = aSlab('a', 10, { waitingPeriods: waits, restoration: { kind: 'unlimited' } });
    const year = { ...freshYear, paid: lakh(4), claims: [{ person: 'You', illness: 'other' }] };
    const question = ask({
      ...{ ...sugar, person: mover, usedThisYear: year },
      contract: { ...contract, slab: refilled, bonus: lakh(2) },
    });
    expect(estimateStay(question).settlement.planPays).toBe(100_000);
  });
});

test('a bonus that the insurer has added counts in its rupees', () => {
  const big = aBill({ medicines: 1_300_000 }, { waits: 'accident' });
  const question = (bonus: number) =>
    ask({ ...accident, bill: big, contract: { ...contract, bonus: rupees(bonus) } });
  const paysWith = (bonus: number) => estimateStay(question(bonus)).settlement.planPays;
  expect([paysWith(0), paysWith(150_000)]).toEqual([1_000_000, 1_150_000]);
});

const { slabs } = await shippedCatalogue();
const entries = [...slabs.values()];

/** Every cover of the shipped catalogue with any of its riders, begun on any day, at any point of a year. */
const anyQuestion = fc
  .record({
    entry: fc.constantFrom(...entries),
    riders: fc.infiniteStream(fc.boolean()),
    startedOn: fc.integer({ min: 0, max: 1_500 }),
    after: fc.integer({ min: 0, max: 1_900 }),
    credit: fc.option(
      fc.record({
        months: fc.integer({ min: 1, max: 60 }),
        inLakh: fc.constantFrom(1, 3, 5, 10, 50),
        coversMaternity: fc.boolean(),
      }),
      { nil: undefined },
    ),
    bonus: fc.constantFrom(0, 50_000, 500_000).map(rupees),
    entryAge: fc.constantFrom(18, 45, 60, 61, 70),
    bill: anyBill,
    waits: fc.constantFrom(...waitKinds),
    isOld: fc.boolean(),
    paid: fc.constantFrom(0, 120_000, 400_000, 2_000_000).map(rupees),
  })
  .map(({ entry, riders, startedOn, after, credit, bill, waits: of, isOld, paid, ...facts }) => {
    const someRiders = entry.product.riders.filter(() => riders.next().value);
    const terms = withRiderEffects(
      entry.slab,
      someRiders.flatMap(({ effect }) => effect ?? []),
    );
    const from = addDays(aDay('2026-01-01'), startedOn);
    const ported: CountedCredit | undefined = credit && {
      since: addDays(from, -30 * credit.months),
      upTo: lower(lakh(credit.inLakh), terms.sumInsured),
      coversMaternity: credit.coversMaternity,
    };
    const owner = { ...person, entryAge: facts.entryAge, credit: ported };
    const isBirth = bill.birth !== undefined;
    const claims = paid > 0 ? [{ person: 'You', illness: 'own' }] : [];
    return {
      contract: { ...contract, slab: terms, start: from, coverFrom: from, bonus: facts.bonus },
      person: owner,
      bill: { ...bill, waits: isBirth ? 'maternity' : of === 'maternity' ? 'other-illness' : of },
      cause: { kind: isOld && !isBirth ? 'pre-existing' : 'new' },
      admittedOn: addDays(from, after),
      usedThisYear: { paid, claims, deductibleUsed: rupees(0) },
    } satisfies EstimateQuestion;
  });

test('the estimate is the bill test of that contract on that day, for 200 generated contracts', () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { settlement, wait } = estimateStay(question);
      outcomes.add(wait?.kind ?? 'none');
      expect(settlement.planPays).toBe(billTestOf(question));
      expect(settlement.planPays + settlement.youPay).toBe(settlement.total);
    }),
    { numRuns: 200 },
  );
  expect([...outcomes].sort()).toEqual(['none', 'part', 'whole']);
});

/** The bill test with its own dates: once since the policy began and once since the waits that were brought. */
function billTestOf({
  contract: of,
  person: who,
  bill,
  cause,
  admittedOn,
  usedThisYear,
}: EstimateQuestion): number {
  const kinds = cause.kind === 'pre-existing' ? [bill.waits, 'pre-existing' as const] : [bill.waits];
  const paysSince = (since: Contract['start']) => {
    const settled = kinds.map((kind) =>
      settleBill({
        ...{ bill: { ...bill, waits: kind }, slab: of.slab, bonus: of.bonus, year: usedThisYear },
        ...{ person: who.key, entryAge: who.entryAge, claimFreeYears: 0 },
        dates: { coveredSince: since, admittedOn },
      }),
    );
    return Math.min(...settled.map(({ planPays }) => planPays));
  };
  const own = paysSince(of.start);
  const { credit } = who;
  const counts = credit !== undefined && (bill.birth === undefined || credit.coversMaternity);
  if (!counts) return own;
  if (credit.upTo >= wholeOf(of.slab, bill)) return paysSince(credit.since);
  const isPart = own === 0 && paysSince(credit.since) > 0;
  return isPart ? Math.min(paysSince(credit.since), less(credit.upTo, usedThisYear.paid)) : own;
}

/** A birth is paid up to its own limit, so that is the whole of it. */
function wholeOf({ sumInsured, features: { maternity } }: Contract['slab'], bill: Bill): number {
  if (bill.birth === undefined || maternity.kind === 'none') return sumInsured;
  return Math.min(sumInsured, Math.max(maternity.normal, maternity.caesarean));
}
