import { expect, test } from 'vitest';
import { asId, type QuoteId, type SlabId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { type YearsFacts, yearsToWire } from './years-wire.ts';

const years = {
  average: 10_000,
  nineInTen: 20_000,
  oneInTwenty: 50_000,
  oneInHundred: 100_000,
  runsOutIn1000: 2,
};
const planOf = (premium: object, termYears: number) =>
  ({
    ...{
      plan: { slab: { id: asId<SlabId>('s1') }, premium, choice: { termYears, riders: [{ id: 'cash' }] } },
    },
    ...{ years, besideHeld: undefined },
  }) as unknown as YearsFacts['plans'][number]; // as far as it is read
const facts: YearsFacts = {
  ...{ quoteId: asId<QuoteId>('q1'), block: 'family', firstYear: false, asOf: aDay('2026-11-01') },
  ...{ choice: {} as YearsFacts['choice'], existing: undefined, plans: [] }, // goes through as it is
};
const quoted = { kind: 'quoted', total: rupees(30_000) };

test('with the premium the years have that of one year, whatever the term', () => {
  const [plan] = yearsToWire({ ...facts, plans: [planOf(quoted, 3)] }).plans;
  expect(plan).toMatchObject({
    ...{ slab_id: 's1', tenure: 3, riders: ['cash'], premium: 10_000, with_held: null },
    own_share: { average: 10_000, nine_in_ten: 20_000, one_in_twenty: 50_000, one_in_hundred: 100_000 },
    with_premium: { average: 20_000, nine_in_ten: 30_000, one_in_twenty: 60_000, one_in_hundred: 110_000 },
  });
});

test('without a price the years have no premium, and never one of zero', () => {
  const [plan] = yearsToWire({ ...facts, plans: [planOf({ kind: 'pending' }, 1)] }).plans;
  expect(plan).toMatchObject({ premium: null, with_premium: null, own_share: { average: 10_000 } });
});

test('a policy that is held stands beside the plan', () => {
  const existingCover = { sumInsured: lakh(3), roomCapPercent: undefined, copayPercent: 10 };
  const beside = { ...planOf(quoted, 1), besideHeld: { ...years, average: 5_000 } };
  const answer = yearsToWire({ ...facts, existing: existingCover, plans: [beside] });
  expect(answer.held).toEqual({ sum_assured: lakh(3), room_percent: null, copay_percent: 10 });
  expect(answer.plans[0]?.with_held).toMatchObject({
    own_share: { average: 5_000 },
    with_premium: { average: 35_000 },
  });
  expect(yearsToWire(facts).held).toBeNull();
});
