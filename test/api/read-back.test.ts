import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLanguage, type LocalText, languages } from '#domain/local-text.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { paths } from '#web/paths.ts';
import { saveQuote } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { ownText, pageOf, textOf, textsOf } from '../readback/reading/page-text.ts';
import { readCard } from '../readback/reading/read-card.ts';
import { readNear } from '../readback/reading/read-picks.ts';
import { coverIn, rupeesIn, sentencesIn } from '../readback/reading/sentences.ts';
import { tryJudge } from '../readback/try-judge.ts';
import { type PageTrial, type PageWorld, pageWorld, tryPages } from '../readback/try-pages.ts';
import { tryPlans } from '../readback/try-plans.ts';
import { aWireMember } from '../wire.ts';

/** Other seeds than those of `npm run families -- pages`, which begins with 1. */
const from = 2_000_000;

let site: DrawnSite;
let world: PageWorld;
beforeAll(async () => {
  site = await openDrawnSite();
  world = pageWorld(site);
}, 120_000);
afterAll(() => site.server.close());

type Try = (world: PageWorld, seed: number) => Promise<PageTrial>;

async function tryMany(tryOne: Try, count: number): Promise<Omit<PageTrial, 'seed'>> {
  const all: PageTrial[] = [];
  for (let seed = from; seed < from + count; seed++) all.push(await tryOne(world, seed));
  const sum = (of: (one: PageTrial) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    pages: sum(({ pages }) => pages),
    cards: sum(({ cards }) => cards),
    differences: all.flatMap(({ seed, differences }) => differences.map((one) => `seed ${seed}: ${one}`)),
  };
}

test('the lists of 24 generated families, read back from their pages, say what the engine says', {
  timeout: 240_000,
}, async () => {
  const { differences, pages, cards } = await tryMany(tryPages, 24);
  expect(differences).toEqual([]);
  expect(pages).toBeGreaterThan(18);
  expect(cards).toBeGreaterThan(120);
});

test('and so do the page of a plan and a comparison of two, for 12 of them', {
  timeout: 120_000,
}, async () => {
  const { differences, pages } = await tryMany(tryPlans, 12);
  expect(differences).toEqual([]);
  expect(pages).toBeGreaterThan(12);
});

test('home, tabs, ways, checklist, plan, comparison and share name for 10 of them the pick of the list', {
  timeout: 240_000,
}, async () => {
  const { differences, cards } = await tryMany(tryJudge, 10);
  expect(differences).toEqual([]);
  expect(cards).toBeGreaterThan(15);
});

const hours: LocalText = {
  en: 'Monday to Saturday, 9 am to 7 pm',
  hi: 'सोमवार से शनिवार, सुबह 9 से शाम 7 बजे तक',
};

test.each(languages)(
  'a list says in %s what was guessed: cover, birth, gender and prices',
  async (locale) => {
    const words = sentencesIn(locale);
    const members = [
      aWireMember({ age: 30 }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 32 }),
    ];
    const { quote_id: quoteId } = await saveQuote(site.browser, {
      members,
      sum_assured: defaultSumInsured,
      parents_pincode: undefined,
    });
    const page = pageOf(await site.draw(paths.results('family', quoteId), { locale, device: 'mobile' }));
    const guesses = page.querySelector('section[aria-labelledby="guess"]');
    expect(ownText(guesses?.querySelector('p'))).toBe(words.say('list.guess.birth'));
    const chips = guesses?.querySelectorAll('details') ?? [];
    expect(chips.length).toBe(4);
    expect(chips.every((chip) => chip.querySelector('form button'))).toBe(true);
    const summaries = chips.map((chip) => textOf(chip.querySelector('summary')));
    expect(summaries[2]).toContain(words.say('assume.spouse.chip', { gender: 'MALE' }));
    expect(summaries[3]).toMatch(/\d{6}$/);
    const cover = words.read(
      textOf(page.querySelector('#covers legend > span:last-child')),
      'list.covers.guess',
    )?.cover;
    expect(coverIn(words, cover)).toBe(defaultSumInsured);
  },
);

const names = [
  'list.name.best',
  'list.name.near',
  'list.name.cheapest',
  'list.name.strongest',
  'list.pick.alone',
] as const;

test.each(languages)(
  'in %s a plan with nothing beside it is the only one that fits, and the best of nothing',
  async (locale) => {
    const words = sentencesIn(locale);
    const { quote_id: quoteId } = await saveQuote(site.browser, {
      members: [aWireMember()],
      parents_pincode: undefined,
    });
    const address = paths.results('individual', quoteId, { brands: 'aravalli' });
    const page = pageOf(await site.draw(address, { locale, device: 'mobile' }));
    expect(page.querySelectorAll('article')).toHaveLength(1);
    const texts = textsOf(page, '[aria-labelledby="picks"] article p');
    expect(names.filter((name) => texts.some((text) => words.read(text, name)))).toEqual(['list.pick.alone']);
    expect(readNear(page, words)).toBeUndefined();
  },
);

test.each(languages)(
  'the page that leads to an adviser names in %s the plan, its cover and its price',
  async (locale) => {
    const words = sentencesIn(locale);
    const view = { locale, device: 'mobile' } as const;
    const { quote_id: quoteId } = await saveQuote(site.browser, {
      members: [aWireMember()],
      parents_pincode: undefined,
    });
    const list = pageOf(await site.draw(paths.results('individual', quoteId, { all: '1' }), view));
    const cards = list.querySelectorAll('article').flatMap((article) => {
      const card = article.querySelector('dl') ? readCard(article, words) : undefined;
      return card?.buysOffline
        ? [{ card, href: article.querySelectorAll('a').at(-1)?.getAttribute('href') ?? '' }]
        : [];
    });
    expect(cards.length).toBeGreaterThan(0);
    for (const { card, href } of cards) {
      const page = pageOf(await site.draw(href, view));
      const [cover, premium] = page.querySelectorAll('main dl dd').map(textOf);
      const figures = {
        title: textOf(page.querySelector('main h2')),
        premium: rupeesIn(premium),
        cover: coverIn(words, cover),
      };
      expect(figures).toEqual({ title: card.title, ...card.price });
      expect(textOf(page.querySelector('main h2 + p'))).toBe(card.insurer);
      const call = words.say('offline.next.1', {
        hours: inLanguage(hours, locale),
        phone: '1800\u00a0000\u00a00000',
      });
      expect(textsOf(page, 'main ol p')).toContain(call);
    }
  },
);
