import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/policy-schedule.ts';
import type { Renewal } from '#domain/proposal/proposal.ts';
import { aSlab } from './plan-builders.ts';

/** Makes a schedule with a fact of every kind. */
export function aSchedule(names: readonly string[]): PolicySchedule {
  return {
    policyNumber: 'SHY-26-0048-11739',
    proposalNumber: 'CHT-2AB3-4CD5-6EF7',
    insurerTitle: 'Sahyadri Health',
    insurerPhone: '1800 000 0000',
    tpa: undefined,
    claimsProcess: [{ en: 'Tell us two days before.', hi: 'दो दिन पहले बताएँ।' }],
    productTitle: 'Arogya Sanjeevani',
    coverBasis: 'floater',
    sumInsured: lakh(10),
    deductible: undefined,
    coverFrom: isoDate(2026, 11, 21),
    coverUntil: isoDate(2027, 11, 20),
    issuedOn: isoDate(2026, 11, 20),
    issuedAt: '2026-11-20T13:12:00.000Z' as Instant, // the shape of an instant
    termYears: 1,
    terms: aSlab('arogya-10', 10, {}),
    proposer: {
      name: 'Asha Kulkarni',
      mobile: '9876543210',
      email: 'asha@example.com',
      address: [sameInAll('14 Prabhat Road'), { en: 'Maharashtra', hi: 'महाराष्ट्र' }, sameInAll('411004')],
    },
    nominee: { name: 'Rohan Kulkarni', relation: { en: 'Spouse', hi: 'पति/पत्नी' } },
    insured: names.map((name, at) => ({
      key: at === 0 ? 'You' : `Other-${at}`,
      name,
      relation: 'You',
      age: { unit: 'years', count: 34 },
      dateOfBirth: isoDate(1992, 3, 4),
    })),
    riders: [],
    price: { net: rupees(18_240), tax: rupees(0), total: rupees(18_240) },
    payment: { reference: 'order_1', method: 'UPI' },
    renewal: undefined,
    ported: undefined,
    neverCovered: [],
    waits: [{ kind: 'accident', coveredFrom: isoDate(2026, 11, 21) }],
    dates: [
      { on: isoDate(2026, 11, 21), kind: 'accident' },
      { on: isoDate(2026, 12, 20), kind: 'free-look-ends' },
      { on: isoDate(2026, 12, 21), kind: 'other-illness' },
      { on: isoDate(2027, 11, 20), kind: 'renewal' },
      { on: isoDate(2028, 11, 21), kind: 'specific-treatment' },
      { on: isoDate(2028, 11, 21), kind: 'maternity' },
    ],
    isDemo: true,
  };
}

/** Makes the same a year later, after a year without a claim. */
export function aRenewedSchedule(names: readonly string[]): PolicySchedule & { readonly renewal: Renewal } {
  const old = aSchedule(names);
  return {
    ...old,
    policyNumber: 'SHY-27-0048-20114',
    coverFrom: isoDate(2027, 11, 21),
    coverUntil: isoDate(2028, 11, 20),
    renewal: {
      of: asId<ProposalId>('the-first'),
      policyNumber: old.policyNumber,
      coverUntil: old.coverUntil,
      coveredSince: old.coverFrom,
      claimed: false,
      bonusBefore: rupees(0),
      bonus: lakh(1),
      priceAtOldAges: undefined,
    },
  };
}
