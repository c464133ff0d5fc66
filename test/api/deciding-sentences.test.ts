import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/local-text.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { paths } from '#web/paths.ts';
import { saveQuote } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { pageOf, textOf } from '../readback/reading/page-text.ts';
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
const fewestWords = 5;

type Place = { readonly quoteId: string; readonly block: BlockId };

async function placeOf(who: keyof typeof families): Promise<Place> {
  const { block, quote } = families[who];
  const { quote_id: quoteId } = await saveQuote(site.browser, {
    ...quote,
    members: [...quote.members],
  });
  return { quoteId, block };
}

const ofList = ({ block, quoteId }: Place) => paths.results(block, quoteId);

async function ofPlan({ block, quoteId }: Place): Promise<string> {
  const list = pageOf(await site.draw(paths.results(block, quoteId), { locale: 'en', device: 'mobile' }));
  return list.querySelector('section[aria-labelledby="picks"] h3 a')?.getAttribute('href') ?? '';
}

describe.each(languages)('in %s', (locale) => {
  describe.each(['mobile', 'desktop'] as const)('on a page for %s', (device) => {
    test.each(
      Object.keys(families) as (keyof typeof families)[], // the keys of the table, which `Object.keys` forgets
    )('the plan of %s says no sentence twice, no zero that is a bound', async (who) => {
      const page = pageOf(await site.draw(await ofPlan(await placeOf(who)), { locale, device }));
      const main = page.querySelector('main') ?? page;
      const texts = main
        .querySelectorAll('p, li, summary, h2, h3')
        .filter((one) => one.querySelector('p, li, summary') === null)
        .map(textOf)
        .filter((text) => text.split(' ').length >= fewestWords);
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([]);
      const whole = textOf(main);
      expect(whole).not.toMatch(/₹0 (or|या)|₹0 a year (more|less)/);
    });

    test.each(
      Object.keys(families) as (keyof typeof families)[], // the keys of the table
    )(
      'the list of %s speaks no zero that is a bound, and each card says how its insurer pays near',
      async (who) => {
        const page = pageOf(await site.draw(ofList(await placeOf(who)), { locale, device }));
        expect(textOf(page.querySelector('main'))).not.toMatch(/₹0 (or|या)/);
        const cards = page.querySelectorAll('article').filter((one) => one.querySelector('dl') !== null);
        expect(cards.length).toBeGreaterThan(5);
        for (const card of cards)
          expect(textOf(card.querySelector('dl'))).toMatch(/Cashless near|पास में कैशलेस/);
      },
    );
  });
});
