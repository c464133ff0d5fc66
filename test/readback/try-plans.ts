import { commonStays } from '#domain/claim/common-stays.ts';
import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import { cityTier } from '#domain/location/city.ts';
import { lower, type Rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { policyYearsIn } from '#usecases/quoting/judging/policy-years-in.ts';
import { priceChoicesIn } from '#usecases/quoting/price-choices.ts';
import { coverStart } from '#usecases/quoting/price-plan.ts';
import { projectPlan } from '#usecases/quoting/project-plan.ts';
import { paths } from '#web/paths.ts';
import { type Locale, locales } from '#words/areas.ts';
import { aMember } from '../builders/person-builders.ts';
import { comparisonOf, readComparison, toFigures } from './comparison-page.ts';
import { differences } from './differences.ts';
import type { View } from './drawn-site.ts';
import { type BelowTruth, belowOf, readBelow } from './plan-below.ts';
import { planPageOf, readPlanPage } from './plan-page.ts';
import { pageOf } from './reading/page-text.ts';
import { openFamily, type PageTrial, type PageWorld, type QuoteInput, scoredBy } from './try-pages.ts';

/** Whom every stay of the table can happen to: pages of plans leave out births alone. */
const everybody = [aMember('You', '50y', { gender: 'MALE' }), aMember('Spouse', '30y', { gender: 'FEMALE' })];

/** The page of one plan of a drawn family, and a comparison of two. */
export async function tryPlans(world: PageWorld, seed: number): Promise<PageTrial> {
  const none = { seed, pages: 0, cards: 0, differences: [] };
  const opened = await openFamily(world, seed);
  if (opened === 'refused') return none;
  const { draws, quoteId } = opened;
  const scored = await scoredBy(world, opened, noFilters);
  const blocks = scored.blocks.filter(({ plans }) => plans.length > 1);
  if (blocks.length === 0) return none;
  const chosenBlock = draws.one(blocks);
  const { block, plans } = chosenBlock;
  const one = draws.one(plans);
  const other = draws.one(plans.filter((plan) => plan !== one));
  const { catalogue } = scored;
  const words = world.words[draws.one<Locale>(['en', ...locales])];
  const births = mayHaveBirth(block.members);
  const setting = {
    coverStart: coverStart(world.needs.ports),
    eldest: Math.max(...block.members.map(({ age }) => (age ? ageInYears(age) : 0))),
    stays: commonStays(catalogue.stays, everybody, cityTier(block.pincode, catalogue.cities)).filter(
      ({ stay }) => births || stay.birth === undefined,
    ),
    existing: heldCover(scored.quote.request, assumedLimits),
    words,
  };
  const draw = async (path: string, device: View['device']) =>
    pageOf(await world.site.draw(path, { locale: words.locale, device }));
  // A plan's page and a comparison judge at the plan's own cover: the list may have asked for less.
  const rankedAt = async (sumInsured: Rupees) => {
    const whole = await scoredBy(world, opened, { ...noFilters, sumInsured });
    const own = whole.blocks.find((foundBlock) => foundBlock.block.id === block.id)?.plans ?? [];
    return { own, of: (plan: ScoredPlan) => own.find(({ slab }) => slab.id === plan.slab.id) };
  };
  const at = (what: string, { slab }: ScoredPlan) => `${words.locale} ${what} ${slab.id} of ${block.id}`;
  const detail = await draw(
    paths.planDetail(block.id, quoteId, { product_slug: one.product.slug, ...nameOf(one) }),
    draws.one(['mobile', 'desktop']),
  );
  const comparison = await draw(paths.compare(block.id, quoteId, [one, other].map(nameOf)), 'desktop');
  const amongOwn = await rankedAt(one.slab.sumInsured);
  const ranked = amongOwn.of(one) ?? one;
  const choices = priceChoicesIn(scored);
  const choicesOf = (plan: ScoredPlan) => choices(chosenBlock, plan);
  const below: BelowTruth = {
    block,
    beside: amongOwn.own,
    catalogue,
    coverStart: setting.coverStart,
    ...choicesOf(ranked),
    years: await yearsOf(world, opened, ranked),
    pincodes: [...new Set(block.members.map((member) => pincodeOf(scored.quote.request, [member])))],
  };
  const amongBoth = await rankedAt(lower(one.slab.sumInsured, other.slab.sumInsured));
  const scores = [one, other].map((plan) => amongBoth.of(plan)?.score.totalTenths);
  const isJudged = scores.every((score) => score !== undefined);
  const compared = readComparison(comparison, words, isJudged);
  return {
    seed,
    pages: 2,
    cards: 3,
    differences: [
      ...differences(
        readPlanPage(detail, words),
        planPageOf(ranked, amongOwn.own, setting, policyYearsIn(world.needs, scored)(chosenBlock, ranked)),
        at('plan', one),
      ),
      ...differences(readBelow(detail, words), belowOf(ranked, below), at('plan, below,', one)),
      ...differences(
        compared,
        toFigures(
          comparisonOf([one, other], setting, {
            births,
            terms: [one, other].map((plan) => choicesOf(plan).terms),
            scores,
          }),
          compared,
        ),
        at(`comparison with ${other.slab.id},`, one),
      ),
    ],
  };
}

/** As the list links to it. */
const nameOf = ({ slab, choice }: ScoredPlan) => ({
  slab_id: slab.id,
  riders: choice.riders.map(({ id }) => id),
});

/** What the list of this plan's people says of its later premiums, at the rise that a page shows. */
async function yearsOf(
  { needs }: PageWorld,
  { quote }: QuoteInput,
  plan: ScoredPlan,
): Promise<BelowTruth['years']> {
  const projected = await projectPlan(needs.ports, quote.owner, {
    quoteId: quote.id,
    slabId: plan.slab.id,
    group: planGroupOf(plan.block),
    block: plan.block,
    termYears: 1,
    riders: plan.choice.riders.map(({ id }) => id),
    risePercent: 10,
  });
  return projected.ok ? projected.value.years : [];
}
