import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { answersNow, changeDraft, changeHealth, forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
});
afterAll(() => site.close());
beforeEach(forgetMe);

const grandparents = [
  aWireMember({ id: 'grand-father', person: 'Grand-Father', gender: 'MALE', age: 82, lifestyle: ['smoke'] }),
  aWireMember({ id: 'grand-mother', person: 'Grand-Mother', gender: 'FEMALE', age: 78, diseases: [16] }),
];
const father = (age: number, ...diseases: number[]) =>
  aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age, diseases });

async function listOf(members: readonly ReturnType<typeof aWireMember>[], manner = {}) {
  const saved = await saveQuote(site.browser, {
    members: [...members],
    medical_conditions: members.flatMap(({ diseases }) => diseases),
    pincode: '110001',
    parents_pincode: undefined,
  });
  if (saved.next.kind !== 'results') throw new Error(`Led to ${saved.next.kind}`);
  const page = await site.open(paths.results(saved.next.block, saved.quote_id), manner);
  await page.pass(300);
  return page;
}

describe('the list of grandparents', () => {
  test.each([
    ['en', 'mobile', /Let your grandfather propose, for grandfather and grandmother\..*not from ₹[\d,]+\./],
    ['hi', 'desktop', /बीमा दादा\/नाना के नाम से लें, इनके लिए: दादा\/नाना और दादी\/नानी।.*₹[\d,]+ से नहीं।/],
  ] as const)(
    'says that one of them can propose, and for less, in %s on a %s',
    async (locale, device, way) => {
      const page = await listOf(grandparents, { locale, device });
      expect(page.text()).toMatch(way);
    },
  );

  test('leads to the list of the two in their own name, at the price that was said, with what was said of them', async () => {
    const page = await listOf(grandparents);
    const [, price = ''] = /plans from (₹[\d,]+) a year/.exec(page.text()) ?? [];
    await page.press('button', 'See these plans');
    await page.pass(500);
    expect(page.address()).toMatch(/^\/health-plan\/results\/family\//);
    expect(page.text()).toContain('You 82, wife 78');
    expect(page.text()).toContain(price);
    const { draft, health } = answersNow();
    expect(page.address()).toContain(draft.quote?.id);
    expect(draft.members).toMatchObject({ You: { insured: true, count: '82' }, Spouse: { count: '78' } });
    expect(health).toMatchObject({ who: ['Spouse'], conditions: { Spouse: [16] }, anyone: 'yes' });
    expect(health.habits.smoke).toEqual({ none: false, who: ['You'] });
  });

  test('says why the plans in their own name did not come, and stays', async () => {
    const page = await listOf(grandparents);
    const address = page.address();
    site.befall(/save-details/, 403);
    await page.press('button', 'See these plans');
    await page.pass(300);
    expect(page.names('alert')).toHaveLength(1);
    expect(page.address()).toBe(address);
    await page.press('button', 'See these plans');
    await page.pass(500);
    expect(page.text()).toContain('You 82, wife 78');
  });
});

describe('somebody whom nobody takes', () => {
  test.each([
    [
      'en',
      100,
      [],
      [
        'Father: no insurer here takes a new person of this age.',
        'Since 29 May 2024, insurers must have plans for every age',
        'the Ayushman Vay Vandana card (PM-JAY), since 29 Oct 2024. Up to ₹5,00,000 a year',
      ],
    ],
    ['hi', 100, [], ['पिता: इस उम्र के नए व्यक्ति को यहाँ कोई बीमा कंपनी नहीं लेती।', '14555']],
    [
      'en',
      45,
      [32],
      [
        'Father: a law of its own protects people with this condition.',
        'Since 27 Feb 2023, every health insurer must sell a plan for people with a disability',
        'Niramaya, a public scheme of the National Trust, pays up to ₹1,00,000 a year',
      ],
    ],
  ] as const)(
    'is told so, with who must insure by law, in %s (%#)',
    async (locale, age, diseases, sentences) => {
      const text = (await listOf([father(age, ...diseases)], { locale })).text();
      expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
      expect(text).not.toContain('only on paper');
    },
  );

  test('over an illness is named on the list of the others, with the way to what there is for them', async () => {
    const saved = await saveQuote(site.browser, { members: [aWireMember()], parents_pincode: undefined });
    const quote = { id: saved.quote_id, crn: saved.quote_crn };
    changeDraft((draft) => ({ ...draft, quote }));
    changeHealth((health) => ({ ...health, leaving: ['Father', 'Son-0'], conditions: { Father: [33] } }));
    const page = await site.open(paths.results('individual', quote.id));
    expect(page.text()).toContain('Not in these plans: father.');
    expect(page.find('link', 'What there is for them').getAttribute('href')).toBe(
      paths.familyDetail({ pause: 'blocked' }),
    );
  });

  test('and nobody is named on a list that everybody is on', async () => {
    const page = await listOf([aWireMember()]);
    expect(page.text()).not.toMatch(/Not in these plans|no insurer here|by law/);
  });
});
