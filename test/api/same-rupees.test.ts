import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireCards } from '#contract/quote/cards.ts';
import type { WireSplit } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { paths } from '#web/paths.ts';
import { saveQuote } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { pageOf, textOf } from '../readback/reading/page-text.ts';
import { aWireMember } from '../wire.ts';

/** Diabetes, by its number in the catalogue. */
const diabetes = 17;

const you = aWireMember({ age: 38, gender: 'MALE' });
const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'FEMALE', age: 30 });
const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 });
const mother = aWireMember({ id: 'mother', person: 'Mother', gender: 'FEMALE', age: 58 });
const healthy = [you, spouse, father, mother];
const ill = [you, spouse, { ...father, diseases: [diabetes] }, { ...mother, diseases: [diabetes] }];

type Members = Parameters<typeof aWireMember>[0][];
type Family = readonly [string, Members, number[], 'HIGH' | undefined];
const families: readonly Family[] = [
  ['healthy', healthy, [], undefined],
  ['ill', ill, [diabetes], undefined],
  ['with wishes', healthy, [], 'HIGH'],
];

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
}, 120_000);
afterAll(() => site.server.close());

type Texts = Readonly<Record<'list' | 'plan' | 'comparison' | 'decision' | 'message', string>>;

/** All in is one figure on each page, and what was wished for is named on those that do not answer it one by one. */
function expectDemandsIn(texts: Texts, allIn: string, hasWishes: boolean): void {
  const { list, plan, comparison, decision, message } = texts;
  for (const text of [list, plan, comparison, decision, message]) expect(text).toContain(allIn);
  if (!hasWishes) return;
  for (const text of [list, comparison, decision, message]) expect(text).toContain('Doctor visits');
  for (const text of [decision, message]) expect(text).not.toContain('Childbirth;');
}

const money = (amount: number | null | undefined) => formatRupees(rupees(amount ?? Number.NaN));

describe.each(families)('of a family that is %s', (_who, members, medical_conditions, weight) => {
  let quoteId: string;
  const importance = weight && { outpatient_benefits: weight, maternity_cover: weight };

  beforeAll(async () => {
    const data = {
      members: members.map(aWireMember),
      medical_conditions,
      sum_assured: 1_000_000,
      importance,
    };
    quoteId = (await saveQuote(site.browser, data)).quote_id;
  });

  const draw = (path: string) => site.draw(path, { locale: 'en', device: 'mobile' });
  const textAt = async (path: string) => textOf(pageOf(await draw(path)));

  async function listOf(block: BlockId) {
    const data = { block };
    const answer = await site.browser.call('getCards', { params: { quote_id: quoteId }, body: { data } });
    expect(answer.statusCode).toBe(200);
    const { cards } = answer.json<WireCards>();
    const best = cards.find(({ recommended }) => recommended);
    const other = cards.find(({ recommended, premium }) => !recommended && premium !== null);
    if (!best || !other) throw new Error('A list recommends a plan, and has another');
    return { best, other };
  }

  test.each<BlockId>(['family', 'parents', 'combined', 'individual'])(
    'list, plan, comparison, shared page, its preview and message say one price in %s',
    async (block) => {
      const { best, other } = await listOf(block);
      const [price, rider] = [money(best.premium), best.with_riders];
      const data = {
        ...{ quote_id: quoteId, block, slab_id: best.slab_id },
        ...(best.riders.length > 0 && { chosen: [{ slab_id: best.slab_id, riders: best.riders }] }),
      };
      const shared = await site.browser.call('share', { params: {}, body: { data } });
      const address = new URL(shared.json().shorturl, 'http://here').pathname;
      const decision = await draw(address);
      const [title = ''] = /<meta property="og:title"[^>]*>/.exec(decision) ?? [];
      const message = textOf(pageOf(decision)).split('This goes into the message')[1] ?? '';
      const texts = {
        list: await textAt(paths.results(block, quoteId)),
        plan: await textAt(paths.planDetail(block, quoteId, best)),
        comparison: await textAt(paths.compare(block, quoteId, [best, other])),
        decision: textOf(pageOf(decision)),
        preview: title,
        message,
      };
      for (const [page, text] of Object.entries(texts)) expect(text, page).toContain(price);
      expectDemandsIn(texts, money(best.all_in), importance !== undefined);
      for (const page of ['list', 'decision'] as const)
        for (const name of rider?.titles ?? []) expect(texts[page], page).toContain(name);
    },
  );

  test('the ways to cover them say each plan, rider, sum and what it costs all in as the lists do', async () => {
    const answer = await site.browser.call('getSplitPlans', { params: { quote_id: quoteId }, body: {} });
    const { ways } = answer.json<WireSplit>();
    const text = await textAt(paths.splitPlans(quoteId));
    expect(ways.length).toBeGreaterThan(1);
    expect(text.includes('what you said matters a lot: Doctor visits; Childbirth')).toBe(weight === 'HIGH');
    for (const { policies, total, all_in } of ways) {
      const premiums = [];
      for (const { block, plan } of policies) {
        if (!block || !plan) throw new Error('Each policy has a list and a plan');
        const { best } = await listOf(block);
        expect([plan.slab_id, plan.premium, plan.with_riders]).toEqual([
          best.slab_id,
          best.premium,
          best.with_riders,
        ]);
        premiums.push(plan.premium);
        for (const part of [plan.product_title, money(plan.premium), ...(plan.with_riders?.titles ?? [])])
          expect(text).toContain(part);
      }
      expect(premiums.reduce((sum, one) => sum + one, 0)).toBe(total);
      expect(text).toContain(money(total));
      expect(text).toContain(money(all_in));
    }
  });
});
