import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Renewal } from '#domain/proposal/proposal.ts';
import { aSlab } from './plan-builders.ts';

/** Makes a schedule with a fact of every kind. */
export function aSchedule(names: readonly string[]): PolicySchedule {
  return {
    policyNumber: 'SHY-26-0048-11739',
    proposalNumber: 'CHT-2AB3-4CD5-6EF7',
    insurerTitle: 'Sahyadri Health',
    insurerPhone: '1800 000 0000',
    company: {
      name: 'Sahyadri Health Insurance Company Limited',
      address: 'Sahyadri House, 1 Example Road, Pune 411000, Maharashtra',
      registration: '000',
    },
    grievanceOfficer: {
      name: 'Leela Deshpande',
      phone: '1800 000 1101',
      email: 'grievance@sahyadri.example',
    },
    uin: 'XSHHLIP27001V012627',
    seller: { licence: 'broker', agent: undefined, commission: rupees(3_192) },
    ombudsmen: [
      {
        city: { en: 'Pune', hi: 'पुणे' },
        address:
          'Jeevan Darshan Building, 3rd Floor, C.T.S. No. 195 to 198, N.C. Kelkar Road, Narayan Peth, Pune 411030',
        email: 'bimalokpal.pune@cioins.co.in',
      },
    ],
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
      eInsuranceAccount: '',
    },
    nominees: [
      {
        name: 'Rohan Kulkarni',
        relation: { en: 'Spouse', hi: 'पति/पत्नी' },
        dateOfBirth: isoDate(1990, 8, 9),
        appointee: undefined,
        share: 100,
      },
    ],
    insured: names.map((name, at) => ({
      key: at === 0 ? 'You' : `Other-${at}`,
      name,
      relation: 'You',
      age: { unit: 'years', count: 34 },
      dateOfBirth: isoDate(1992, 3, 4),
      illnesses: at === 1 ? [{ en: 'Migraine', hi: 'माइग्रेन' }] : [],
      illSince: at === 1 ? '2019-04' : undefined,
      illnessFrom: at === 1 ? isoDate(2029, 11, 21) : undefined,
      loading: rupees(at === 1 ? 1_140 : 0),
      abha: '',
    })),
    riders: [],
    price: { net: rupees(18_240), tax: rupees(0), total: rupees(18_240), steps: stepsFor(names) },
    payment: { reference: 'order_1', method: 'UPI', on: isoDate(2026, 11, 20) },
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

/** Every person of one price, and what comes off for all. */
function stepsFor(names: readonly string[]): PolicySchedule['price']['steps'] {
  const each = Math.floor(20_000 / Math.max(1, names.length));
  const lines = names.map((_, at) => ({
    cause: { kind: 'base', member: at === 0 ? 'You' : `Other-${at}`, ageYears: 34, fromAge: 31, toAge: 35 },
    amount: rupees(each),
    source: 'table',
  })) satisfies PolicySchedule['price']['steps'];
  const discount = rupees(18_240 - each * names.length);
  return [
    ...lines,
    { cause: { kind: 'floater-discount', percent: 9 }, amount: discount, source: 'table' },
    { cause: { kind: 'tax', percent: 0 }, amount: rupees(0), source: 'tax' },
  ];
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
