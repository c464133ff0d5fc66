import { afterEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import type { Failure } from '#domain/result.ts';
import { allConsents, keep, openUsecasePorts, premium, type UsecasePorts } from '#test/usecase-ports.ts';
import { type AgreementRequest, agreePremium } from './agree-premium.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function agreed(facts: Partial<Proposal>, own: Partial<AgreementRequest>) {
  ports = await openUsecasePorts({});
  const { id, owner } = await keep(ports, facts);
  const request = { consents: allConsents, termsVersion, language: 'en', tpa: undefined } as const;
  return agreePremium(ports, owner, { id, total: premium, ...request, ...own });
}

describe('an agreement that is refused tells', () => {
  test.each<[string, Partial<Proposal>, Partial<AgreementRequest>, Failure]>([
    [
      'each box that is needed and not ticked',
      {},
      { consents: { ...allConsents, declaration: false } },
      { code: 'TERMS_NOT_ACCEPTED', fields: [{ field: 'declaration', code: 'TERMS_NOT_ACCEPTED' }] },
    ],
    [
      'the premium of today',
      { agreement: undefined },
      { total: 11_699 },
      { code: 'PRICE_CHANGED', detail: { total: 11_700 } },
    ],
    [
      'that there is no such administrator',
      { agreement: undefined },
      { tpa: 'Nobody' },
      { code: 'INVALID_ANSWERS', fields: [{ field: 'tpa', code: 'CHOICE_UNKNOWN' }] },
    ],
    [
      'that a form is not right as it is saved',
      { agreement: undefined, forms: {} },
      {},
      { code: 'STEP_OUT_OF_ORDER' },
    ],
  ])('tells of %s', async (_, facts, own, failure) => {
    expect(await agreed(facts, own)).toEqual({ ok: false, failure });
  });
});

test('an agreement without its step is given anew', async () => {
  const completed = [
    'buy',
    'proposer',
    'insured-members',
    'nominee',
    'bank',
    'portability',
    'medical',
    'lifestyle',
  ] as const;
  const answer = await agreed({ completed }, {});
  expect(answer).toMatchObject({ value: { version: 2, completed: [...completed, 'review', 'terms'] } });
});
