import { expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { messages as english } from '#words/en/about.ts';
import { messages as hindi } from '#words/hi/about.ts';
import { sellersOf } from './sellers.ts';

const aProduct = (slug: string, plan_variant: 'ordinary' | 'arogya-sanjeevani') =>
  ({ slug, plan_variant }) as never;

test('who sells the standard plan is listed once each, in the order of the catalogue', () => {
  const insurers = [
    {
      slug: 'b',
      title: 'B',
      mark: '',
      products: [aProduct('b-1', 'ordinary'), aProduct('b-2', 'arogya-sanjeevani')],
    },
    { slug: 'a', title: 'A', mark: '', products: [aProduct('a-1', 'arogya-sanjeevani')] },
    { slug: 'c', title: 'C', mark: '', products: [aProduct('c-1', 'ordinary')] },
  ];
  expect(sellersOf({ insurers }).map(({ insurer, product }) => [insurer.title, product.slug])).toEqual([
    ['B', 'b-2'],
    ['A', 'a-1'],
  ]);
});

test('the terms that the page says are those of the catalogue, in each language', async () => {
  const { products } = await shippedCatalogue();
  const standard = products.filter(({ variant }) => variant === 'arogya-sanjeevani');
  expect(standard.length).toBeGreaterThan(5);
  for (const { slabs, eligibility, termYears, coverBases } of standard) {
    const { copay, roomRent, icu, waitingPeriods, noClaimBonus, restoration, maternity, outpatient } =
      slabs[0]?.features ?? {};
    expect([copay?.percent, copay?.fromAge]).toEqual([5, undefined]);
    expect([roomRent, icu]).toEqual([
      { kind: 'capped', percentPerDay: 2, maxPerDay: 5_000 },
      { kind: 'capped', percentPerDay: 5, maxPerDay: 10_000 },
    ]);
    expect(waitingPeriods).toEqual({
      initialDays: 30,
      specificMonths: 24,
      jointMonths: 36,
      preExistingMonths: 36,
    });
    expect(noClaimBonus).toEqual({ percentPerYear: 5, maxPercent: 50 });
    expect([restoration?.kind, maternity?.kind, outpatient?.kind]).toEqual(['none', 'none', 'none']);
    const covers = slabs.map(({ sumInsured }) => Number(sumInsured));
    expect([Math.min(...covers), Math.max(...covers)]).toEqual([50_000, 1_000_000]);
    expect([eligibility.adultMin, eligibility.adultMax, eligibility.childMaxYears]).toEqual([18, 65, 25]);
    expect([termYears, [...coverBases].sort()]).toEqual([[1], ['floater', 'individual']]);
  }
  for (const words of [english, hindi]) {
    expect(words['standard.fact.cover.value']).toMatch(/₹50,000 .*₹10 (lakh|लाख)/);
    expect(words['standard.fact.copay.value']).toBe('5 %');
    expect(words['standard.fact.room.value']).toContain('2 %');
    expect(words['standard.fact.room.note']).toMatch(/₹5,000.*5 %.*₹10,000/);
    expect(words['standard.fact.waits.value']).toMatch(/^3 /);
    expect(words['standard.fact.waits.note']).toMatch(/30 .*2 .*3 /);
    expect(words['standard.who']).toMatch(/18 .*65.*3 .*25 /);
  }
});
