import { describe, expect, test } from 'vitest';
import { asId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { Premium } from '#domain/price/premium.ts';
import { aCatalogue, anInsurer, aProduct, aQuotedPremium } from '#test/builders/plan-builders.ts';
import { contentToWire } from './wire.ts';

describe("a plan's own page", () => {
  const text = (word: string) => ({ en: word, hi: `${word}-hi` });
  const similar = aProduct('two', {});
  const orphan = aProduct('three', { insurer: asId('nobody') });
  const product = aProduct('one', {
    ...{
      standardExclusions: [{ code: 'Excl01', text: text('exclusion') }],
      specialFeatures: [text('special')],
    },
    ...{ usps: [text('usp')], similarProducts: [similar.id, orphan.id, asId('gone')] },
    ...{ faqs: [{ question: text('why'), answer: text('so') }], generalConditions: [text('general')] },
  });
  const record = { ...anInsurer('acme').claimRecord, settledPercent: 81.26 };
  const insurer = {
    ...anInsurer('acme'),
    ...{ claimsProcess: [text('call')], claimsUsps: [text('quick')], claimRecord: record },
  };
  const catalogue = aCatalogue([product, similar, orphan]);
  const papers = { policy_wordings: [], policy_brochure: [] } as unknown as Parameters<
    typeof contentToWire
  >[2]; // goes through as it is
  const contentOf = (premium: Premium, facts = {}) =>
    contentToWire({ product: { ...product, ...facts }, insurer, premium }, catalogue, papers, 'hi');

  test('says every text in the language of who asks', () => {
    expect(contentOf(aQuotedPremium(10_000))).toMatchObject({
      ...{ standard_exclusions: { terms: [{ code: 'Excl01', text: 'exclusion-hi' }] } },
      ...{ special_feature: ['special-hi'], usps: ['usp-hi'], general: { conditions: ['general-hi'] } },
      ...{
        faqs: [{ question: 'why-hi', answer: 'so-hi' }],
        claims_process: ['call-hi'],
        claims_usps: ['quick-hi'],
      },
    });
  });

  test('names similar products that are still sold, with their insurers', () => {
    const titles = { product_id: 'two', product_slug: 'two', product_title: 'Plan two' };
    expect(contentOf(aQuotedPremium(10_000)).similar_products).toEqual([
      { ...titles, insurer_title: 'acme Health' },
      { product_id: 'three', product_slug: 'three', product_title: 'Plan three', insurer_title: '' },
    ]);
  });

  test('says what we are paid of the price, and nothing of a price that is not known', () => {
    expect(contentOf(aQuotedPremium(10_000))).toMatchObject({ commission_percent: 15, commission: 1_500 });
    expect(contentOf({ kind: 'pending' })).toMatchObject({ commission_percent: 15, commission: null });
  });

  test('says until when one may join, and from when a doctor is asked', () => {
    expect(contentOf(aQuotedPremium(1)).joining).toEqual({ max_age: 65, medical_from_age: null });
    const sale = { ...product.sale, medicalFromAge: 46 };
    expect(contentOf(aQuotedPremium(1), { sale }).joining.medical_from_age).toBe(46);
  });

  test('holds how its insurer settles claims against the mean of all, to one decimal', () => {
    const others = [...catalogue.insurers.values(), insurer].map((one, at) => [`${at}`, one] as const);
    const all = { ...catalogue, insurers: new Map(others) } as unknown as typeof catalogue; // slugs of no meaning
    const content = contentToWire({ product, insurer, premium: { kind: 'pending' } }, all, papers, 'en');
    expect(content.claim_record).toEqual({
      ...{ financial_year: '2025-26', settled_percent: 81.26, within_30_days_percent: 95 },
      ...{ complaints_per_10000_policies: 10, solvency_ratio: 2, source: sameInAll('Invented').en },
    });
    expect(content.all_claim_records).toEqual({
      ...{ settled_percent: 85.6, within_30_days_percent: 95, complaints_per_10000_policies: 10 },
      solvency_ratio: 2,
    });
  });
});
