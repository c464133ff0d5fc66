import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import type { ChosenFilters } from '#contract/quote/filter-names.ts';
import { memberToWire, wireProductTypes } from '#contract/quote/wire.ts';
import { dayInIndia } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { coverSteps } from '#domain/offer/choice/cover-steps.ts';
import { noFilters, type PlanFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import { isChild } from '#domain/person/relation.ts';
import { ownSale } from '#domain/quote/channel.ts';
import type { Quote, QuoteRequest } from '#domain/quote/quote.ts';
import { coverStart } from '#usecases/quoting/price-plan.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import {
  type ScoredQuote,
  type ScoringNeeds,
  scoreQuote,
  scoringNeeds,
} from '#usecases/quoting/score-quote.ts';
import { paths } from '#web/paths.ts';
import { searchOf } from '#web/screens/results/list-options.ts';
import { type Locale, locales } from '#words/areas.ts';
import { atOnce } from '../builders/at-once.ts';
import { type Draws, drawsFrom } from '../families/draws.ts';
import { drawFamily, type Family } from '../families/family.ts';
import { allPincodes } from '../families/world.ts';
import { differences } from './differences.ts';
import type { DrawnSite, View } from './drawn-site.ts';
import { listOf } from './engine-list.ts';
import { pageOf } from './reading/page-text.ts';
import { readList } from './reading/read-list.ts';
import { type Sentences, sentencesIn } from './reading/sentences.ts';

/** What became of a family: its pages were read, or nobody may ask for such people. */
export type PageTrial = {
  readonly seed: number;
  readonly pages: number;
  readonly cards: number;
  readonly differences: readonly string[];
};

/** Longer than the sandbox insurer takes for a live price. */
const livePriceSeconds = 4;

export type PageWorld = {
  readonly site: DrawnSite;
  readonly needs: ScoringNeeds;
  readonly pincodes: readonly string[];
  readonly words: Readonly<Record<Locale, Sentences>>;
};

export function pageWorld(site: DrawnSite): PageWorld {
  return {
    site,
    needs: scoringNeeds(site.server.ports, 'broker'),
    pincodes: allPincodes(),
    // One entry a language, which `Object.fromEntries` forgets.
    words: Object.fromEntries(locales.map((locale) => [locale, sentencesIn(locale)])) as PageWorld['words'],
  };
}

/** The list of one block of a drawn family: drawn by the server for its visitor, and held against the engine's own word. */
export async function tryPages(world: PageWorld, seed: number): Promise<PageTrial> {
  const quote = await openFamily(world, seed);
  if (quote === 'refused') return { seed, pages: 0, cards: 0, differences: [] };
  return { seed, ...(await tryList(world, quote)) };
}

/** A drawn family, saved by the page's visitor and, apart from it, by one of the engine's own. */
export async function openFamily(world: PageWorld, seed: number): Promise<QuoteInput | 'refused'> {
  const { site, needs } = world;
  const draws = drawsFrom(seed);
  const family = drawFamily(draws, needs.ports.catalogue.current(), world.pincodes);
  const request = { ...family.request, members: membersFor(family.request.members) };
  const quoteId = await saveOnPage(site, request);
  const saved = await saveQuote(needs.ports, asId<VisitorId>(`engine-${seed}`), ownSale, request);
  if (saved.ok !== (quoteId !== undefined))
    throw new Error(`Of family ${seed} the page ${quoteId ? 'takes' : 'refuses'} what the engine does not`);
  return saved.ok && quoteId !== undefined ? { draws, family, quote: saved.value.quote, quoteId } : 'refused';
}

/** Those to be covered, as a form names them: children by number, without a gap. */
function membersFor(members: readonly Member[]): readonly Member[] {
  const insured = members.filter((member) => member.insured);
  return insured.map((member) => {
    const at = insured.filter(({ relation }) => relation === member.relation).indexOf(member);
    return isChild(member.relation) ? { ...member, key: `${member.relation}-${at}` } : member;
  });
}

export type QuoteInput = {
  readonly draws: Draws;
  readonly family: Family;
  readonly quote: Quote;
  /** The same quote, as the page's visitor saved it. */
  readonly quoteId: string;
};

async function tryList(world: PageWorld, input: QuoteInput): Promise<Omit<PageTrial, 'seed'>> {
  const { draws, family } = input;
  const filters = draws.happens(0.5) ? family.filters : { ...noFilters, sort: family.filters.sort };
  const scored = await scoredBy(world, input, filters);
  if (scored.blocks.length === 0) return { pages: 0, cards: 0, differences: [] };
  const { block } = draws.one(scored.blocks);
  const view: View = {
    locale: draws.one(['en', 'en', 'hi']),
    device: draws.one(['mobile', 'desktop']),
  };
  const read = { view, filters, all: draws.happens(0.5) };
  const one = await readOneList(world, input, scored, block.id, read);
  if (!scored.live.some(({ answer }) => answer.kind === 'pending')) return one;
  world.site.server.wait({ seconds: livePriceSeconds });
  const later = await readOneList(world, input, await scoredBy(world, input, filters), block.id, read);
  return {
    pages: one.pages + later.pages,
    cards: one.cards + later.cards,
    differences: [...one.differences, ...later.differences],
  };
}

type Reading = { readonly view: View; readonly filters: PlanFilters; readonly all: boolean };

async function readOneList(
  { site, needs, words: ofLanguages }: PageWorld,
  { quoteId }: QuoteInput,
  scored: ScoredQuote,
  id: ScoredBlock['block']['id'],
  { view, filters, all }: Reading,
): Promise<Omit<PageTrial, 'seed'>> {
  const { blocks, catalogue } = scored;
  const block = blocks.find((one) => one.block.id === id);
  if (!block) throw new Error(`The block ${id} is gone`);
  const path = paths.results(id, quoteId, searchOf({ filters: chosenOf(filters), all }));
  const page = pageOf(await site.draw(path, view));
  const question = {
    catalogue: needs.prepared(),
    request: scored.quote.request,
    on: coverStart(needs.ports),
    filters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  const words = ofLanguages[view.locale];
  const truth = listOf({
    catalogue,
    blocks,
    block,
    steps: atOnce(coverSteps(question, block.block, block.requestedCover, scored.livePrices)),
    filters,
    today: dayInIndia(needs.ports.clock.now()),
    coverStart: question.on,
    all,
    isDesktop: view.device === 'desktop',
    words,
  });
  const cards = truth.list.length + truth.picks.length;
  return {
    pages: 1,
    cards,
    differences: differences(
      readList(page, words),
      truth,
      `${view.locale} ${view.device} ${path.replace(/^.*results/, '')}`,
    ),
  };
}

export async function scoredBy(
  { needs }: PageWorld,
  { quote }: QuoteInput,
  filters: PlanFilters,
): Promise<ScoredQuote> {
  const { id: quoteId, owner } = quote;
  const request = {
    quoteId,
    filters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  } as const;
  const scored = await scoreQuote(needs, owner, request);
  if (!scored.ok) throw new Error(`The quote is not scored: ${scored.failure.code}`);
  return scored.value;
}

/** What an address says: options that filter nothing are left out. */
function chosenOf({ brands, ...filters }: PlanFilters): ChosenFilters {
  const entries = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof PlanFilters],
  );
  // The same names and values; what is open is left out above.
  return {
    ...Object.fromEntries(entries),
    ...(brands.length > 0 && { brands: [...brands] }),
  } as ChosenFilters;
}

type WireQuote = CallInput<'saveDetails'>['body']['data'];

/** Undefined where the form refuses it. */
async function saveOnPage({ browser }: DrawnSite, request: QuoteRequest): Promise<string | undefined> {
  const { members, pincode, parentsPincode, maxSumInsured, existingSumInsured, importance } = request;
  const data: WireQuote = {
    product_type: wireProductTypes[request.productType],
    members: members.map(memberToWire),
    gender: members.find(({ relation }) => relation === 'You')?.gender ?? 'MALE',
    medical_conditions: [],
    pincode,
    sum_assured: request.sumInsured,
    ...(parentsPincode !== undefined && { parents_pincode: parentsPincode }),
    ...(maxSumInsured !== undefined && { max_sum_assured: maxSumInsured }),
    ...(existingSumInsured !== undefined && { existing_sa: existingSumInsured }),
    ...(importance !== undefined && { importance }),
  };
  const answer = await browser.call('saveDetails', { params: {}, body: { data } });
  return answer.statusCode === 200 ? answer.json<CallAnswer<'saveDetails'>>().quote_id : undefined;
}
