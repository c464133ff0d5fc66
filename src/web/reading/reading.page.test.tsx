import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the methods lead to one another, and how cover works has its examples', async () => {
  const page = await site.open(paths.method('how-scores-work'));
  await page.press('link', 'How cover works');
  expect(page.names('heading')[0]).toBe('How cover works');
  const row = (name: RegExp) => page.find('row', name).textContent;
  expect(row(/^Accident/)).toContain('First day');
  expect(row(/^Joint replacement/)).toContain('up to ₹6 lakh');
  expect(row(/^You, spouse and son/)).toContain('Costs least');
  expect(row(/^You, the gap/)).toContain('₹2,00,000');
  expect(row(/^₹10 lakh, super top-up/)).toContain('₹4,36,000 insured twice');
});

test.each([paths.policyWording('no-such-plan'), paths.brochure('no-such-plan')])(
  'a paper of no plan is not there, with a way on: %s',
  async (address) => {
    const page = await site.open(address);
    expect(page.names('heading')[0]).toBe('This page is not here');
    page.find('link', 'Start a quote');
  },
);

test.each([
  ['/health-plan/super-topup', /choose-member.*product=super-topup/],
  ['/health-plan/plan/topup/', /choose-member.*product=super-topup/],
  ['/health-plan/family-detail/family', /address-details/],
] as const)(
  'the address %s that was given out before leads to where its question stands',
  async (path, address) => {
    expect((await site.open(path)).address()).toMatch(address);
  },
);
