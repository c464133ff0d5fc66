import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireCards } from '#contract/quote/cards.ts';
import type { WireGroupPick, WireSplit } from '#contract/quote/split.ts';
import { memberToWire } from '#contract/quote/wire.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import type { Browser, ResponseWithCookies } from '../wire.ts';
import { pageOf, textOf } from './reading/page-text.ts';
import { openFamily, type PageTrial, type PageWorld, type QuoteInput } from './try-pages.ts';

function unwrapped<Value>(answer: Pick<ResponseWithCookies, 'statusCode' | 'body' | 'json'>): Value {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** A plan and what it costs, as some page names them. */
const nameOf = (slabId: string | undefined, premium: number | null | undefined) =>
  `${slabId ?? 'no plan'} at ${premium ?? 'no price'}`;

/** The pages of a quote that name a plan and a price for its people: each names the pick of the list, to the rupee. */
export async function tryJudge(world: PageWorld, seed: number): Promise<PageTrial> {
  const opened = await openFamily(world, seed);
  if (opened === 'refused') return { seed, pages: 0, cards: 0, differences: [] };
  const { browser } = world.site;
  const lists = await listsOf(browser, opened.quoteId);
  if (lists.length === 0) return { seed, pages: 0, cards: 0, differences: [] };
  const differences = [
    ...tabsBeside(lists),
    ...(await typesBeside(browser, opened.quoteId, lists)),
    ...(await ownNamesBeside(browser, lists)),
    ...(await wholeBeside(browser, opened.quoteId, lists)),
    ...(await waysBeside(world, opened.quoteId, lists)),
    ...(await sharesBeside(world, opened, lists)),
    ...(await homeBeside(browser, opened)),
  ];
  return { seed, pages: 4 + lists.length, cards: lists.length, differences };
}

type Listed = { readonly id: BlockId; readonly cards: WireCards; readonly pick: string };

const bestOf = ({ cards }: WireCards) => cards.find(({ recommended }) => recommended);

async function listsOf(browser: Browser, quoteId: string): Promise<readonly Listed[]> {
  const first = await cardsOf(browser, quoteId, 'individual');
  const lists: Listed[] = [];
  for (const { block: id } of first?.blocks ?? []) {
    const cards = await cardsOf(browser, quoteId, id);
    if (!cards) throw new Error(`The list ${id} is gone`);
    const best = bestOf(cards);
    lists.push({ id, cards, pick: nameOf(best?.slab_id, best?.premium) });
  }
  return lists;
}

async function cardsOf(
  browser: Browser,
  quote_id: string,
  block: BlockId,
  product_type?: WireCards['product_types'][number]['product_type'],
): Promise<WireCards | undefined> {
  const data = { block, ...(product_type && { product_type }) };
  const answer = await browser.call('getCards', { params: { quote_id }, body: { data } });
  return answer.statusCode === 200 ? answer.json<WireCards>() : undefined;
}

/** Every list says the same of each other list's pick as that list itself. */
function tabsBeside(lists: readonly Listed[]): readonly string[] {
  return lists.flatMap(({ id, cards }) =>
    cards.blocks.flatMap((tab) => {
      const list = lists.find((one) => one.id === tab.block);
      const own = (list && bestOf(list.cards)?.premium) ?? null;
      return tab.pick === own ? [] : [`list ${id}: the tab ${tab.block} has ${tab.pick}, its list ${own}`];
    }),
  );
}

/** The switch between full plans and super top-ups has the pick of each list. */
async function typesBeside(
  browser: Browser,
  quoteId: string,
  lists: readonly Listed[],
): Promise<readonly string[]> {
  const apart: string[] = [];
  for (const { id, cards } of lists) {
    for (const { product_type: type, block, pick, plans } of cards.product_types) {
      const list = block && (await cardsOf(browser, quoteId, block, type));
      const own = (list && bestOf(list)?.premium) ?? null;
      if (pick !== own) apart.push(`list ${id}: ${type} has ${pick} of ${plans} plans, its list ${own}`);
    }
  }
  return apart;
}

/** What people would pay in their own name is the lowest price of the list that they are led to. */
async function ownNamesBeside(browser: Browser, lists: readonly Listed[]): Promise<readonly string[]> {
  const apart: string[] = [];
  for (const { id, cards } of lists) {
    for (const { data, block, from } of cards.other_ways) {
      const saved = unwrapped<CallAnswer<'saveDetails'>>(
        await browser.call('saveDetails', { params: {}, body: { data } }),
      );
      const list = await cardsOf(browser, saved.quote_id, block);
      const least = Math.min(
        ...(list?.cards ?? []).map(({ premium }) => premium ?? Number.POSITIVE_INFINITY),
      );
      if (least !== from) apart.push(`list ${id}: in their own name from ${from}, that list from ${least}`);
    }
  }
  return apart;
}

/** The checklist and a plan's page go by the whole score. */
async function wholeBeside(
  browser: Browser,
  quote_id: string,
  lists: readonly Listed[],
): Promise<readonly string[]> {
  const answer = await browser.call('getScore', { params: { quote_id }, body: {} });
  const { score_data } = unwrapped<CallAnswer<'getScore'>>(answer);
  return lists.flatMap(({ id, pick }) => {
    const best = score_data.find(({ block }) => block === id)?.plans.find(({ recommended }) => recommended);
    const other = nameOf(best?.slab_id, best?.premium);
    return other === pick ? [] : [`checklist of ${id}: ${other}, its list ${pick}`];
  });
}

async function waysBeside(
  { site }: PageWorld,
  quote_id: string,
  lists: readonly Listed[],
): Promise<readonly string[]> {
  const answer = await site.browser.call('getSplitPlans', { params: { quote_id }, body: {} });
  const { offered, ways } = unwrapped<WireSplit>(answer);
  if (!offered) return [];
  const page = pageOf(
    await site.draw(`/health-plan/split-plans/${quote_id}`, { locale: 'en', device: 'desktop' }),
  );
  const text = textOf(page.querySelector('#root') ?? page);
  return ways.flatMap(({ kind, policies, total }) => [
    ...policies.flatMap(({ block, plan }) => {
      const list = lists.find(({ id }) => id === block);
      const own = plan ? nameOf(plan.slab_id, plan.premium) : nameOf(undefined, undefined);
      return !list || own === list.pick ? [] : [`way ${kind}: ${own}, the list ${block} ${list.pick}`];
    }),
    ...(total === null || total === sumOf(policies)
      ? []
      : [`way ${kind}: ${total}, its plans ${sumOf(policies)}`]),
    ...(total === null || text.includes(formatRupees(rupees(total))) ? [] : [`page of ways: no ${total}`]),
  ]);
}

const sumOf = (policies: readonly { readonly plan: Pick<WireGroupPick, 'premium'> | null }[]) =>
  policies.reduce((sum, { plan }) => sum + (plan?.premium ?? Number.NaN), 0);

/** The page of the plan, a comparison with another one, and what is shared of it. */
async function sharesBeside(
  { site }: PageWorld,
  { draws, quoteId }: QuoteInput,
  lists: readonly Listed[],
): Promise<readonly string[]> {
  const { browser, draw } = site;
  const { id, cards } = draws.one(lists);
  const best = bestOf(cards);
  if (!best) return [];
  const other = cards.cards.find(({ slab_id }) => slab_id !== best.slab_id) ?? best;
  const choices = best.riders.length > 0 ? [{ slab_id: best.slab_id, riders: best.riders }] : [];
  const priceAmong = async (slab_ids: string[]) => {
    const answer = await browser.call('getScore', {
      params: { quote_id: quoteId },
      body: { data: { slab_ids, ...(choices.length > 0 && { chosen: choices }) } },
    });
    const { score_data } = unwrapped<CallAnswer<'getScore'>>(answer);
    const plans = score_data.find(({ block }) => block === id)?.plans;
    return plans?.find(({ slab_id }) => slab_id === best.slab_id)?.premium;
  };
  const data = {
    ...{ quote_id: quoteId, block: id, slab_id: best.slab_id },
    ...(choices.length > 0 && { chosen: choices }),
  };
  const answer = await browser.call('share', { params: {}, body: { data } });
  const shared = answer.statusCode === 200 ? new URL(answer.json().shorturl, 'http://here').pathname : '';
  const page = shared ? textOf(pageOf(await draw(shared, { locale: 'en', device: 'mobile' }))) : '';
  const price = formatRupees(rupees(best.premium ?? 0));
  return [
    ...((await priceAmong([best.slab_id])) === best.premium ? [] : [`plan ${best.slab_id}: not ${price}`]),
    ...((await priceAmong([...new Set([best.slab_id, other.slab_id])])) === best.premium
      ? []
      : [`comparison of ${best.slab_id}: not ${price}`]),
    ...(page.includes(price) ? [] : [`shared ${best.slab_id}: not ${price}, ${answer.statusCode}`]),
  ];
}

/** Home asks the same people without illness and habits: the quote of these says the same. */
async function homeBeside(browser: Browser, { family }: QuoteInput): Promise<readonly string[]> {
  const { pincode } = family.request;
  const members = coveredMembers(family.request.members).map((member) => ({
    ...memberToWire({ ...member, conditions: [], habits: [] }),
  }));
  const answer = await browser.call('getFirstPrice', { params: {}, body: { data: { members, pincode } } });
  // Nobody may ask for such people, so there is nothing to hold.
  if (answer.statusCode !== 200) return [];
  const home = answer.json<CallAnswer<'getFirstPrice'>>();
  const gender = members.find(({ id }) => id === 'you')?.gender ?? 'FEMALE';
  const saved = await browser.call('saveDetails', {
    params: {},
    body: {
      data: {
        ...{ product_type: 'INDEMNITY', members, gender, medical_conditions: [], pincode },
        sum_assured: defaultSumInsured,
      },
    },
  });
  if (saved.statusCode !== 200) return [`home answers ${home.from}, and no quote can be saved`];
  const { quote_id } = saved.json<CallAnswer<'saveDetails'>>();
  const lists = await listsOf(browser, quote_id);
  const together = lists.find(
    ({ cards }) => cards.type === home.group && cards.uidata.members.length === home.people,
  );
  const pick = nameOf(home.pick?.slab_id, home.pick?.premium);
  const split = await browser.call('getSplitPlans', { params: { quote_id }, body: {} });
  const { ways } = unwrapped<WireSplit>(split);
  const priced = ways.filter(({ total }) => total !== null);
  return [
    ...(together && pick !== together.pick ? [`home: ${pick}, its list ${together.pick}`] : []),
    ...(home.split && JSON.stringify(home.split.ways) !== JSON.stringify(priced)
      ? [
          `home: ways ${home.split.ways.map(({ total }) => total)}, the page of ways ${priced.map(({ total }) => total)}`,
        ]
      : []),
  ];
}
