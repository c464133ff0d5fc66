import { afterEach, expect, test } from 'vitest';
import { type Hospital, hospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { asId, type InsurerSlug, type SlabId } from '#domain/ids.ts';
import type { ImportanceChange } from '#domain/judge/importance.ts';
import { demandOutcomes } from '#domain/judge/verdict/demand-outcomes.ts';
import { rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { changeAnswers } from '#usecases/quoting/judging/change-answers.ts';
import { readOtherAnswers } from '#usecases/quoting/judging/read-other-answers.ts';
import { listCards } from '#usecases/quoting/list-cards.ts';
import { rankNamedPlans } from '#usecases/quoting/rank-named-plans.ts';
import { readSplitPlans } from '#usecases/quoting/read-split-plans.ts';
import { needsOfNow, type ScoringNeeds, scoreQuote, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { shareLastQuote } from '#usecases/quoting/sharing/share-last-quote.ts';
import { aFamily } from './builders/person-builders.ts';
import { anInsurer, aRequest, aSlab } from './builders/plan-builders.ts';
import { marketFacts } from './builders/plans/shared-market.ts';
import { aMarket, aPricedProduct, mumbai } from './builders/small-market.ts';
import { aQuote } from './ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from './usecase-ports.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const id = asId<SlabId>;
const productOf = (name: string, premium: number, features: Partial<PlanFeatures> = {}) =>
  aPricedProduct(name, premium, {
    slabs: [aSlab(`${name}-10`, 10, { roomRent: { kind: 'no-limit' }, ...features })],
  });

/** The cheapest, one that pays for doctors, one whose insurer alone pays the hospital itself, and nobody who pays for a birth. */
const insurers = ['acme', 'other'].map(anInsurer);
const hospital: Hospital = {
  ...{ id: 'theirs', name: 'theirs', address: 'Tank Road', pincode: mumbai, beds: 20 },
  ...{ cashless: new Set([asId<InsurerSlug>('other')]), excluded: new Set() },
};
const market = aMarket(
  [
    productOf('plain', 10_000),
    productOf('doctors', 16_000, { outpatient: { kind: 'covered', perYear: rupees(5_000) } }),
    { ...productOf('elsewhere', 14_000), insurer: asId<InsurerSlug>('other') },
  ],
  {
    ...marketFacts,
    insurers: new Map(insurers.map((insurer) => [insurer.slug, insurer])),
    hospitals: hospitalsByPrefix([
      ...(marketFacts.hospitals.get('400') ?? []).map((one) => ({
        ...one,
        cashless: new Set(insurers.map(({ slug }) => slug)),
      })),
      hospital,
    ]),
  },
);

async function opened(): Promise<{ readonly needs: ScoringNeeds; readonly quote: Quote }> {
  ports = await openUsecasePorts({ catalogue: market });
  const members = aFamily('You 34y', 'Spouse 33y', 'Father 62y');
  const quote = aQuote({ request: aRequest({ members, pincode: mumbai }) });
  await ports.store.insertQuote(quote);
  return { needs: needsOfNow(scoringNeeds(ports, 'broker')), quote };
}

type Page = (needs: ScoringNeeds, quote: Quote) => Promise<readonly (string | undefined)[]>;

const titleOf = (plan: ScoredPlan | undefined) => plan?.product.id;
const bestOf = (plans: readonly ScoredPlan[]) => titleOf(plans.find(({ recommended }) => recommended));
const whole = { filters: noFilters, variant: undefined } as const;

/** What each page puts forward to the family. */
const pages: Readonly<Record<string, Page>> = {
  list: async (needs, { id: quoteId, owner }) => {
    const request = { ...whole, quoteId, block: 'family', productType: undefined } as const;
    const listed = await listCards(needs, owner, { ...request, stay: undefined, first: undefined });
    return listed.ok ? [bestOf(listed.value.block.plans)] : [];
  },
  tabs: async (needs, { id: quoteId, owner }) => {
    const request = { ...whole, quoteId, block: 'parents', productType: undefined } as const;
    const listed = await listCards(needs, owner, { ...request, stay: undefined, first: undefined });
    const tab = listed.ok && listed.value.blocks.find(({ block }) => block.id === 'family');
    return tab ? [titleOf(tab.pick?.plan)] : [];
  },
  'checklist and whole score': async (needs, { id: quoteId, owner }) => {
    const scored = await scoreQuote(needs, owner, { ...whole, quoteId, resultType: 'all', slabIds: [] });
    return scored.ok
      ? [bestOf(scored.value.blocks.find(({ block }) => block.id === 'family')?.plans ?? [])]
      : [];
  },
  'plan and comparison': async (needs, { id: quoteId, owner }) => {
    const slabIds = ['plain-10', 'doctors-10', 'elsewhere-10'].map(id);
    const request = { ...whole, quoteId, resultType: 'family', slabIds } as const;
    const scored = await scoreQuote(needs, owner, request);
    const { rankOf } = await rankNamedPlans(needs, owner, request);
    const [block] = scored.ok ? scored.value.blocks : [];
    return [titleOf(block?.plans.find(({ slab }) => rankOf(block, slab.id)?.recommended))];
  },
  'questions of the checklist': async (needs, { id: quoteId, owner }) => {
    const read = await readOtherAnswers(needs, owner, { quoteId, block: 'family' });
    const now = read.ok && read.value.now.find(({ block }) => block === 'family');
    return now ? [titleOf(now.pick.plan)] : [];
  },
  split: async (needs, { id: quoteId, owner }) => {
    const split = await readSplitPlans(needs, owner, { quoteId, claimant: undefined, claim: 'within' });
    const apart = split.ok && split.value.splits.find(({ kind }) => kind === 'apart');
    return apart ? [titleOf(apart.picks[0]?.plan)] : [];
  },
  share: async (needs, { owner }) => {
    const shared = await shareLastQuote(needs, owner);
    const share = shared.ok && (await ports.store.readShare(shared.value, ports.clock.now()));
    return share ? [share.decision.chosen.product.title] : [];
  },
};

/** What was said, and what then is put forward on every page. */
const cases: readonly (readonly [string, ImportanceChange, string])[] = [
  ['no wish', {}, 'plain'],
  ['a wish', { outpatient_benefits: 'HIGH' }, 'doctors'],
  ['a hospital', { hospitals: [{ id: 'theirs', pincode: mumbai }] }, 'elsewhere'],
  ['a wish that nobody sells', { maternity_cover: 'HIGH' }, 'plain'],
];

test.each(cases.flatMap((one) => Object.keys(pages).map((page) => [one[0], page, one[1], one[2]] as const)))(
  'with %s the %s puts forward what the quote was judged by',
  async (_wish, page, importance, product) => {
    const { needs, quote } = await opened();
    await changeAnswers(ports, quote.owner, quote.id, { importance });
    const title = market.products.find((one) => one.id === product)?.title;
    const answer = await pages[page]?.(needs, quote);
    expect(answer).toEqual([page === 'share' ? title : product]);
  },
);

test('a wish that nobody sells is no demand, and is told; one that is sold is met by who is recommended', async () => {
  const { needs, quote } = await opened();
  const importance = { maternity_cover: 'HIGH', outpatient_benefits: 'HIGH' } as const;
  await changeAnswers(ports, quote.owner, quote.id, { importance });
  const scored = await scoreQuote(needs, quote.owner, {
    ...whole,
    ...{ quoteId: quote.id, resultType: 'all', slabIds: [] },
  });
  const blocks = scored.ok ? scored.value.blocks : [];
  const outcomes = blocks.map((block) => [
    block.block.id,
    demandOutcomes(block).map(({ item, isMet, having }) => `${item} ${isMet} ${having?.plan.slab.id ?? ''}`),
  ]);
  expect(Object.fromEntries(outcomes)).toMatchObject({
    family: ['outpatient_benefits true ', 'maternity_cover false '],
    parents: ['outpatient_benefits true '],
  });
});
