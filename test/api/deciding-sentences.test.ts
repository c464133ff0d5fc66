import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireCard, WireCards } from '#contract/quote/cards.ts';
import { languages } from '#domain/local-text.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { paths } from '#web/paths.ts';
import { saveQuote } from '../purchase.ts';
import { type DrawnSite, openDrawnSite, type View } from '../readback/drawn-site.ts';
import { type Element, pageOf, textOf } from '../readback/reading/page-text.ts';
import { aWireMember } from '../wire.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
});
afterAll(() => site.server.close());

const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 62, diseases: [17] });
const families = {
  'a healthy couple of 30': {
    block: 'family',
    quote: {
      members: [
        aWireMember({ age: 30 }),
        aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 30 }),
      ],
      pincode: '411001',
      parents_pincode: undefined,
    },
  },
  'parents of 62 and 58 with diabetes': {
    block: 'parents',
    quote: {
      members: [
        aWireMember(),
        father,
        aWireMember({ id: 'mother', person: 'Mother', age: 58, diseases: [17] }),
      ],
      sum_assured: 1_000_000,
      parents_pincode: '226001',
    },
  },
  'six people with illnesses and a wish': {
    block: 'combined',
    quote: {
      members: [
        aWireMember({ age: 38, gender: 'MALE' }),
        aWireMember({ id: 'spouse', person: 'Spouse', age: 36 }),
        aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 8 }),
        aWireMember({ id: 'daughter1', person: 'Daughter', type: 'kid', age: 5 }),
        father,
        aWireMember({ id: 'mother', person: 'Mother', age: 58, diseases: [17, 32] }),
      ],
      gender: 'MALE',
      sum_assured: 1_000_000,
      pincode: '110001',
      parents_pincode: '226001',
      importance: { outpatient_benefits: 'HIGH' },
    },
  },
  'a woman of 23 alone': {
    block: 'individual',
    quote: { members: [aWireMember({ age: 23 })], pincode: '411001', parents_pincode: undefined },
  },
  'a man of 45 after a heart operation': {
    block: 'individual',
    quote: {
      members: [aWireMember({ age: 45, gender: 'MALE', diseases: [46] })],
      gender: 'MALE',
      sum_assured: 1_000_000,
      pincode: '110001',
      parents_pincode: undefined,
    },
  },
} as const satisfies Record<
  string,
  { readonly block: BlockId; readonly quote: Parameters<typeof saveQuote>[1] }
>;

/** Shorter texts are labels: "a year" may stand beside each price. */
const fewestWords = 6;

type Who = keyof typeof families;
const everybody = Object.keys(families) as readonly Who[]; // the keys of the table, which `Object.keys` forgets

type Place = { readonly quoteId: string; readonly block: BlockId; readonly cards: readonly WireCard[] };

const places = new Map<Who, Promise<Place>>();

async function openPlace(who: Who): Promise<Place> {
  const { block, quote } = families[who];
  const { quote_id: quoteId } = await saveQuote(site.browser, {
    ...quote,
    members: [...quote.members],
  });
  const answer = await site.browser.call('getCards', {
    params: { quote_id: quoteId },
    body: { data: { block } },
  });
  return { quoteId, block, cards: answer.json<WireCards>().cards };
}

function placeOf(who: Who): Promise<Place> {
  const place = places.get(who) ?? openPlace(who);
  places.set(who, place);
  return place;
}

function pairOf({ cards }: Place): readonly [WireCard, WireCard] {
  const best = cards.find(({ recommended }) => recommended);
  const other = cards.find((card) => card !== best && card.premium !== null);
  if (!best || !other) throw new Error('A list recommends a plan, and has another');
  return [best, other];
}

/** The address of each page on which somebody decides. */
const pages = {
  list: ({ block, quoteId }: Place) => paths.results(block, quoteId),
  plan: (place: Place) => paths.planDetail(place.block, place.quoteId, pairOf(place)[0]),
  'plan beside it': (place: Place) => paths.planDetail(place.block, place.quoteId, pairOf(place)[1]),
  comparison: (place: Place) => paths.compare(place.block, place.quoteId, pairOf(place)),
  checklist: ({ block, quoteId }: Place) => paths.checklist(block, quoteId),
  ways: ({ quoteId }: Place) => paths.splitPlans(quoteId),
  decision: (place: Place) => shareOf(place),
} as const satisfies Record<string, (place: Place) => string | Promise<string>>;
type Page = keyof typeof pages;

async function shareOf(place: Place): Promise<string> {
  const [best, other] = pairOf(place);
  const choices = [best, other].flatMap(({ slab_id, riders }) =>
    riders.length > 0 ? { slab_id, riders } : [],
  );
  const { quoteId: quote_id, block } = place;
  const data = { quote_id, block, slab_id: best.slab_id, beside: [other.slab_id], chosen: choices };
  const shared = await site.browser.call('share', { params: {}, body: { data } });
  expect(shared.statusCode).toBe(200);
  return new URL(shared.json().shorturl, 'http://here').pathname;
}

async function mainOf(who: Who, page: Page, view: View): Promise<Element> {
  const document = pageOf(await site.draw(await pages[page](await placeOf(who)), view));
  return document.querySelector('main') ?? document;
}

/** Gives the texts of these that are sentences, or long enough to be one. */
function sentencesOf(root: Element): readonly string[] {
  return root
    .querySelectorAll('p, li, summary, h2, h3, dt, figcaption')
    .filter((one) => one.querySelector('p, li, summary') === null && one.closest('td') === null)
    .map(textOf)
    .filter((text) => text.split(' ').length >= fewestWords);
}

/** A sheet of paper is read alone, and a card of a list beside others of its kind. */
function readTogether(main: Element): readonly (readonly string[])[] {
  const articles = main.querySelectorAll('article');
  const whole = sentencesOf(main);
  const inArticles = articles.map(sentencesOf);
  const apart = new Set(inArticles.flat());
  return [...inArticles, whole.filter((text) => !apart.has(text))];
}

const twiceIn = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) < at);

/** What no sentence says, in either language. */
const refused = {
  'a zero that is a bound': /₹0 (or|या|a year (more|less)|more|less|ज़्यादा|कम)|no more than nothing/,
  'a word of a shop': /\b(not sold|sold (at|to|only|from)|sells it|hits the old|passes)\b|बिकता/i,
  'many of one': /(^|[^\d,.])1 (people|plans|years|rows|covers|persons)\b/,
  'a place that was not filled': /undefined|NaN|[{}]|\( ?\)/,
  'an English full stop in Hindi': /[\u0900-\u097f)]\.(\s|$)/,
} as const satisfies Record<string, RegExp>;

/** What is said to several people, and so to nobody who is alone. */
const toSeveral =
  /families like|your family is|with the family|the eldest|one of you\b|nobody here|families of|जैसे परिवार|घर को|सबसे बड़े की|आपमें से|इनमें से किसी को/i;

/** They are offered where a parent is insured. */
const hasWays = (who: Who) => families[who].quote.members.some(({ id }) => id === 'father');
const pagesOfAll = everybody.flatMap((who) =>
  (Object.keys(pages) as readonly Page[]) // the keys of the table
    .filter((page) => page !== 'ways' || hasWays(who))
    .map((page) => [page, who] as const),
);

describe.each(languages)('in %s', (locale) => {
  describe.each(['mobile', 'desktop'] as const)('on a page for %s', (device) => {
    const view: View = { locale, device };

    test.each(pagesOfAll)('the %s of %s says no sentence twice', async (page, who) => {
      const groups = readTogether(await mainOf(who, page, view));
      expect(groups.flat().length).toBeGreaterThan(5);
      expect(groups.flatMap(twiceIn)).toEqual([]);
    });

    test.each(pagesOfAll)(
      'the %s of %s says no zero as a bound, no shop word, and one as one',
      async (page, who) => {
        const main = await mainOf(who, page, view);
        const texts = main.querySelectorAll(
          'p, li, small, h1, h2, h3, summary, legend, figcaption, td, th, dt, dd',
        );
        const lines = texts.map(textOf);
        for (const [what, pattern] of Object.entries(refused)) {
          const isHere = what !== 'an English full stop in Hindi' || locale === 'hi';
          expect(isHere ? lines.filter((line) => pattern.test(line)) : [], what).toEqual([]);
        }
        if (families[who].quote.members.length === 1)
          expect(lines.filter((line) => toSeveral.test(line))).toEqual([]);
      },
    );

    test.each(everybody)('each card in the list of %s says how its insurer pays near', async (who) => {
      const main = await mainOf(who, 'list', view);
      const cards = main.querySelectorAll('article').filter((one) => one.querySelector('dl') !== null);
      expect(cards.length).toBeGreaterThan(5);
      for (const card of cards) expect(textOf(card.querySelector('dl'))).toMatch(/Cashless near|पास में कैशलेस/);
    });
  });
});
