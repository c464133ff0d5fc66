import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aCatalogue, aRequest } from '#test/builders/plan-builders.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { quoteAnswersToWire } from './wire.ts';

const condition = (id: number, hi: string) =>
  ({
    id: conditionId(id),
    name: { en: `Condition ${id}`, hi },
    outcome: 'loaded',
    blocks: false,
    common: true,
  }) as const;
const catalogue = {
  ...aCatalogue([]),
  conditions: [condition(3, 'तीन'), condition(7, 'सात'), condition(16, 'सोलह')],
  placeOf: (pincode: string) =>
    pincode === '411038'
      ? { pincode, district: { en: 'Pune', hi: 'पुणे' }, state: { en: 'Maharashtra', hi: 'महाराष्ट्र' } }
      : undefined,
};
const you = aMember('You', '34y', { conditions: [conditionId(16)] });
const father = aMember('Father', '64y', { conditions: [conditionId(3), conditionId(16)] });
const answersOf = (facts: Partial<QuoteRequest>) => {
  const quote = aQuote({ request: aRequest({ members: [you, father], pincode: '411038', ...facts }) });
  return { quote, wire: quoteAnswersToWire(quote, { catalogue, language: 'hi', next: 'results' as never }) }; // goes through
};

test('the answers of a quote come back as they were given, places and illnesses by name', () => {
  const { quote, wire } = answersOf({});
  expect(wire).toEqual({
    ...{ quote_id: quote.id, quote_crn: 'CH-7K42-19', gender: null, parents_place: null, next: 'results' },
    members: [expect.objectContaining({ id: 'you' }), expect.objectContaining({ id: 'father' })],
    place: { pincode: '411038', city: 'पुणे', state: 'महाराष्ट्र' },
    conditions: [
      { id: 3, name: 'तीन' },
      { id: 16, name: 'सोलह' },
    ],
    ...{ product_type: 'INDEMNITY', sum_assured: 1_000_000, existing_sa: null, previousPolicy: false },
    ...{ existingSA: null, deductible: null, bearable: { amount: 100_000, is_guess: true } },
    importance: {},
  });
});

test('a policy that is held, a deductible, a gender and the place of parents come back too', () => {
  const existing = { existingSumInsured: lakh(5), deductible: lakh(3), productType: 'super-top-up' } as const;
  const { wire } = answersOf({ ...existing, genderOfYou: 'FEMALE', parentsPincode: '560034' });
  expect(wire).toMatchObject({
    ...{ existing_sa: 500_000, existingSA: 500_000, previousPolicy: true, deductible: 300_000 },
    ...{ product_type: 'SUPER_TOPUP', gender: 'FEMALE' },
    parents_place: { pincode: '560034', city: '', state: '' },
  });
});
