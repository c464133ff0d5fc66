import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import { type TaxCertificate, taxYears } from '#domain/payment/tax-certificate.ts';
import type { Relation } from '#domain/person/relation.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { taxCertificatePaper } from './tax-certificate.ts';

const cover = {
  receivedOn: isoDate(2026, 11, 26),
  coverFrom: isoDate(2026, 11, 27),
  coverUntil: isoDate(2027, 11, 26),
};
type Person = { readonly relation: Relation; readonly born?: number; readonly price?: number };

function certificate(people: readonly Person[], facts: Partial<TaxCertificate> = {}): TaxCertificate {
  const own = people.map(({ relation, born = 1990, price }) => ({
    key: relation,
    relation,
    dateOfBirth: isoDate(born, 5, 5),
    ownPrice: price === undefined ? undefined : rupees(price),
  }));
  return {
    policyNumber: 'SHY-1',
    insurerTitle: 'Sahyadri Health',
    companyName: 'Sahyadri Health Insurance Company Limited',
    productTitle: 'Sahyadri Poorna',
    uin: 'XSHHLIP27001V012627',
    payer: 'Asha Rao',
    pan: 'XXXXXX234F',
    method: 'UPI',
    ...cover,
    premium: rupees(30_000),
    otherRiders: rupees(0),
    people: people.map(({ relation }) => ({ key: relation, name: undefined, relation })),
    years: taxYears({ ...cover, ...facts, amount: rupees(30_000), people: own }),
    isDemo: false,
    ...facts,
  };
}

const linesIn = (heading: string, of: TaxCertificate) => {
  const { sections } = taxCertificatePaper(inEnglish, of);
  return linesOf(sections.find((section) => section.heading === heading) ?? { blocks: [] });
};
const rules = (of: TaxCertificate) => linesIn('By which rule', of).join(' ');

test('a certificate says who paid what, when and how, and never in cash', () => {
  expect(linesIn('The payment', certificate([{ relation: 'You' }]))).toEqual([
    'Paid by: Asha Rao',
    'PAN: XXXXXX234F',
    'Received on: 26 November 2026',
    'Way of payment: UPI, not in cash',
  ]);
  const bare = { pan: '', method: undefined, otherRiders: rupees(3_600) };
  expect(linesIn('The payment', certificate([{ relation: 'You' }], bare)).slice(1)).toEqual([
    'Received on: 26 November 2026',
    'Way of payment: Online, not in cash',
    'Of it for riders that are no health cover, and do not count: ₹3,600',
  ]);
});

test('own family and parents stand apart, by person and year, with who is 60 and the limit', () => {
  const family = [
    { relation: 'You', price: 10_000 },
    { relation: 'Mother', price: 20_000, born: 1967 },
  ] as const;
  const three = certificate(family, { coverUntil: isoDate(2029, 11, 26) });
  expect(linesIn('Own family: you, your spouse and your children', three)).toEqual([
    'Insured person: Self (Self); 2026-27: ₹2,500; 2027-28: ₹2,500; 2028-29: ₹2,500; 2029-30: ₹2,500',
    'Insured person: Together; 2026-27: ₹2,500; 2027-28: ₹2,500; 2028-29: ₹2,500; 2029-30: ₹2,500',
    'Insured person: Counts up to; 2026-27: ₹25,000; 2027-28: ₹25,000; 2028-29: ₹25,000; 2029-30: ₹25,000',
  ]);
  expect(linesIn('Your parents', three)).toEqual([
    'Insured person: Mother (Mother), 60 or older from 2027-28 on; 2026-27: ₹5,000; 2027-28: ₹5,000; 2028-29: ₹5,000; 2029-30: ₹5,000',
    'Insured person: Together; 2026-27: ₹5,000; 2027-28: ₹5,000; 2028-29: ₹5,000; 2029-30: ₹5,000',
    'Insured person: Counts up to; 2026-27: ₹25,000; 2027-28: ₹50,000; 2028-29: ₹50,000; 2029-30: ₹50,000',
  ]);
  expect(rules(three)).toMatch(/equal parts in each of the 4 tax years/);
  expect(rules(three)).toMatch(/in the proportion of the lines/);
});

test('one price for family and parents is not split, and says so', () => {
  const together = certificate([{ relation: 'You' }, { relation: 'Father' }]);
  expect(linesIn('Your parents', together)[0]).toBe('Insured person: Father (Father); 2026-27: in one sum');
  expect(linesIn('One price for all', together)).toEqual([
    'Premium: Together; 2026-27: ₹30,000',
    expect.stringMatching(/We cannot split it\. Ask the insurer/),
  ]);
  expect(rules(together)).not.toMatch(/proportion|equal parts/);
});

test('a family of one price has its sum without parts', () => {
  const family = certificate([{ relation: 'You' }, { relation: 'Wife' }]);
  expect(linesIn('Own family: you, your spouse and your children', family).slice(0, 3)).toEqual([
    'Insured person: Self (Self); 2026-27: in one sum',
    'Insured person: Wife (Wife); 2026-27: in one sum',
    'Insured person: Together; 2026-27: ₹30,000',
  ]);
  expect(linesIn('One price for all', family)).toEqual([]);
});

test('parents-in-law stand apart, without a limit', () => {
  const lines = linesIn(
    'People whose premium does not count for you',
    certificate([{ relation: 'Father-in-law' }]),
  );
  expect(lines).toEqual([
    'Insured person: Father-in-law (Father-in-law); 2026-27: ₹30,000',
    'Insured person: Together; 2026-27: ₹30,000',
    expect.stringMatching(/parents-in-law counts where their own child pays/),
  ]);
});

test('an older payment stands under the older law', () => {
  const old = certificate([{ relation: 'You' }], { receivedOn: isoDate(2026, 3, 31) });
  expect(rules(old)).toMatch(/Section 80D of the Income-tax Act, 1961\./);
  expect(rules(certificate([{ relation: 'You' }]))).toMatch(/Section 126 of the Income-tax Act, 2025/);
});

test('in Hindi amounts and years stay', () => {
  const paper = taxCertificatePaper(inHindi, certificate([{ relation: 'You' }]));
  expect(paper).toMatchObject({ title: 'टैक्स सर्टिफ़िकेट', figure: { value: '₹30,000' } });
  expect(paper.sections.flatMap(linesOf)).toContain('बीमित व्यक्ति: खुद (खुद); 2026-27: ₹30,000');
});
