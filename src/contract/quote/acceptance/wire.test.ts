import { describe, expect, test } from 'vitest';
import { rightFacts } from '#domain/help/rights.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { OtherWay } from '#domain/offer/acceptance/other-ways.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { acceptanceToWire, otherWayToWire } from './wire.ts';

test('whom nobody takes is told with the reason, and the law with its day and cover', () => {
  const acceptance = { member: 'Father', taking: 'nobody', reason: 'age', rights: ['hiv'] } as const;
  const { since, cover } = rightFacts.hiv;
  expect(acceptanceToWire(acceptance)).toEqual({
    ...{ id: 'father', taking: 'nobody', reason: 'age' },
    rights: [{ right: 'hiv', since: since ?? null, cover: cover ?? null }],
  });
  const onPaper = { ...acceptance, taking: 'paper', reason: undefined, rights: [] } as const;
  expect(acceptanceToWire(onPaper)).toMatchObject({ taking: 'paper', reason: null, rights: [] });
});

describe('another way to ask', () => {
  const members = [
    aMember('You', '64y', { conditions: [conditionId(3), conditionId(16)] }),
    aMember('Spouse', '60y', { conditions: [conditionId(16)] }),
  ];
  const wayOf = (facts: Partial<OtherWay> = {}, answers: Partial<QuoteRequest> = {}) =>
    otherWayToWire(
      {
        ...{ proposer: 'Father', members: ['Father', 'Mother'], block: 'family', plans: 9 },
        ...{ from: rupees(40_000), now: rupees(52_000) },
        request: aRequest({ members, pincode: '411038', genderOfYou: 'MALE', ...answers }),
        ...facts,
      },
      'q1',
    );

  test('says who proposes for whom, and what it costs beside now', () => {
    expect(wayOf()).toMatchObject({
      ...{ proposer: 'father', members: ['father', 'mother'], block: 'family', plans: 9 },
      ...{ from: 40_000, now: 52_000 },
    });
    expect(wayOf({ now: undefined }).now).toBeNull();
  });

  test('is a quote of its own that can be saved, each illness once, behind the one that is read', () => {
    expect(wayOf().data).toEqual({
      ...{ product_type: 'INDEMNITY', gender: 'MALE', medical_conditions: [3, 16], pincode: '411038' },
      ...{ sum_assured: 1_000_000, parent_quote: 'q1' },
      members: [expect.objectContaining({ id: 'you' }), expect.objectContaining({ id: 'spouse' })],
    });
  });

  test('says of a policy that is held, and of the most cover, what was said', () => {
    const answers = { existingSumInsured: lakh(5), maxSumInsured: lakh(25) };
    expect(wayOf({}, answers).data).toMatchObject({ existing_sa: 500_000, max_sum_assured: 2_500_000 });
    expect(wayOf({}, { genderOfYou: undefined }).data.gender).toBe('MALE');
  });
});
