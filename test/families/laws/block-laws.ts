import { saleToWire } from '#contract/plan/wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type PlanFeatures, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { nearScope, pickNames } from '#domain/judge/verdict/pick-names.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import type { SortOrder } from '#domain/offer/filters/filters.ts';
import { isPutForward, type PickScope, type ScoredBlock, type ScoredPlan } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import type { Premium } from '#domain/price/premium.ts';
import { personOf } from '#domain/quote/person-block.ts';
import type { ScoredQuote } from '#usecases/quoting/score-quote.ts';
import type { LawBook } from '../law-book.ts';
import { plainScore } from '../plain/plain-score.ts';
import { idsAndPeople, yearsOf } from './saving-laws.ts';

/** Scores of a broker, every block of the quote. */
export function blockLaws(
  book: LawBook,
  { quote, blocks, catalogue }: ScoredQuote,
  sort: SortOrder,
  importance: ImportanceAnswers = {},
): void {
  const isAlone = ({ block }: ScoredBlock) => block.id.startsWith('individual-');
  const alone = blocks.filter(isAlone);
  const together = blocks.filter((one) => !isAlone(one));
  const isParted = alone.length > 0 && together.every(({ block }) => block.id !== 'individual');
  const expected = idsAndPeople(quote.request.members)
    .filter(([id]) => !(isParted && id === 'individual'))
    .map((one) => one.join(' '));
  const actual = together.map(({ block }) =>
    [
      block.id,
      block.members
        .map(({ key }) => key)
        .sort()
        .join(),
    ].join(' '),
  );
  book.holds('the blocks are exactly those that apply', expected.join(' | ') === actual.join(' | '), [
    expected,
    actual,
  ]);
  aloneLaws(book, quote.request.members, alone, isParted);
  for (const block of blocks) emptyLaws(book, block);
  book.count('blocks', blocks.length);
  for (const block of blocks) {
    shownLaws(book, catalogue, block);
    const eldest = Math.max(...block.block.members.map(yearsOf));
    for (const plan of block.plans) planLaws(book, plan, eldest);
    scoreLaws(book, block);
    verdictLaws(book, block.plans);
    pickLaws(book, block.plans, importance);
    nameLaws(book, block.plans);
    book.holds(`plans come by ${sort}`, isSorted(block.plans, sort));
    book.count('plans', block.plans.length);
    book.count('not shown', block.notShown.length);
  }
}

function aloneLaws(
  book: LawBook,
  members: readonly Member[],
  alone: readonly ScoredBlock[],
  isParted: boolean,
): void {
  const ids = alone.map(({ block }) => block.id);
  book.holds(
    'an own block holds the one person it is named after',
    alone.every(
      ({ block: { id, members: people } }) => people.length === 1 && personOf(id) === people[0]?.key,
    ),
    ids,
  );
  const isMinor = (member: Member) => ['Son', 'Daughter'].includes(member.relation) && yearsOf(member) < 18;
  const hasCouple = members.some(({ relation }) => ['You', 'Spouse', 'Husband', 'Wife'].includes(relation));
  const adults = members.filter(
    (member) => !isMinor(member) && (hasCouple || !['Son', 'Daughter'].includes(member.relation)),
  );
  book.holds(
    'where no product takes everybody, each grown-up person has an own block',
    !isParted || ids.length === adults.length,
    ids,
  );
}

/** A block that nobody takes says whose doing that is, if it is anybody's. */
function emptyLaws(book: LawBook, { block, plans, notShown }: ScoredBlock): void {
  const reasons = notShown.map(({ reason }) => reason);
  const isOpen =
    plans.length > 0 || reasons.some((reason) => reason === 'filter' || reason === 'sum-insured');
  const isSomebody = reasons.some((reason) => ['age', 'relation', 'condition'].includes(reason));
  const hindered = block.hindrances.map(({ member }) => member);
  book.holds(
    'who keeps a block empty is named, and is one of its people',
    (isOpen || !isSomebody || hindered.length > 0) &&
      hindered.every((key) => block.members.some((member) => member.key === key)),
    [block.id, hindered],
  );
  for (const { reason, members } of notShown)
    book.holds(
      'an age, a relation or a condition that keeps a product away is somebody’s',
      members.length > 0 === ['age', 'relation', 'condition'].includes(reason),
      [block.id, reason],
    );
}

function shownLaws(book: LawBook, { products }: Catalogue, { plans, notShown }: ScoredBlock): void {
  const ids = [...plans, ...notShown].map(({ product }) => product.id).sort();
  const all = products.map(({ id }) => id).sort();
  book.holds('each product is shown or not shown, once', ids.join() === all.join());
  book.holds(
    'what is not shown has a reason',
    notShown.every(({ reason }) => reason.length > 0),
  );
}

function saleLaws(book: LawBook, { product, slab, status }: ScoredPlan, eldest: number): void {
  const { mode, onlineUpToAge = 150, onlineUpToSumInsured = Number.POSITIVE_INFINITY } = product.sale;
  const isWithin = eldest <= onlineUpToAge && slab.sumInsured <= onlineUpToSumInsured;
  book.holds(
    'a plan is told to be sold online where its product sells this cover at this age online, and only there',
    (saleToWire({ status }).sale === 'online') === (mode === 'online' && isWithin),
    [slab.id, eldest],
  );
}

function planLaws(book: LawBook, plan: ScoredPlan, eldest: number): void {
  const { premium, score, product, slab } = plan;
  saleLaws(book, plan, eldest);
  priceLaws(book, premium, product.pricing === 'live', slab.id);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const { totalTenths, possibleTenths, parts } = score;
  book.holds(
    'a score is the sum of its parts',
    totalTenths === sum(parts.map(({ earnedTenths }) => earnedTenths)),
    slab.id,
  );
  book.holds(
    'a score is 0 to 100 in tenths',
    Number.isInteger(totalTenths) && totalTenths >= 0 && totalTenths <= possibleTenths,
    slab.id,
  );
  book.holds(
    '100 can be earned with a price, without one what the features can',
    possibleTenths ===
      sum(
        parts.map((part) => (part.item === 'price' && premium.kind !== 'quoted' ? 0 : part.possibleTenths)),
      ) && sum(parts.map((part) => part.possibleTenths)) === 1000,
    slab.id,
  );
  book.holds(
    'no part earns more than it can',
    parts.every(
      ({ item, earnedTenths, possibleTenths: most }) =>
        item === 'together' || (earnedTenths >= 0 && earnedTenths <= most),
    ),
    slab.id,
  );
  const names = new Set(parts.map(({ item }) => item));
  book.holds(
    'there are ten features and a price, and where it is known what they are together',
    parts.length === names.size && parts.length === (names.has('together') ? 12 : 11),
  );
  book.holds(
    'what a plan costs all in is known where its price is, and only there',
    (plan.allIn !== undefined) === (premium.kind === 'quoted') &&
      names.has('together') === (premium.kind === 'quoted'),
    slab.id,
  );
}

export function priceLaws(book: LawBook, premium: Premium, isLive: boolean, about: string): void {
  if (premium.kind === 'pending') {
    book.count('pending', 1);
    book.holds('only a live price is pending', isLive, about);
    return;
  }
  if (premium.kind === 'needs-validation') {
    book.count('unavailable', 1);
    book.holds('a missing price has a reason', premium.reason.length > 0, about);
    return;
  }
  book.count('prices', 1);
  const { net, tax, total, steps } = premium;
  book.holds('a price is whole rupees above 0', Number.isInteger(total) && total > 0, about);
  book.holds('net and tax make the total', net + tax === total, about);
  book.holds(
    'the steps add up to the total',
    steps.reduce((sum, { amount }) => sum + amount, 0) === total,
    about,
  );
}

function verdictLaws(book: LawBook, plans: readonly ScoredPlan[]): void {
  const recommended = plans.filter((plan) => plan.recommended);
  const isAnyPriced = plans.some(({ premium }) => premium.kind === 'quoted');
  book.holds(
    'one plan is recommended where any has a price, else none',
    recommended.length === Number(isAnyPriced),
  );
  book.holds(
    'the recommended plan is not never better',
    recommended.every(({ neverBetter }) => neverBetter === undefined),
  );
  sameTermsLaws(book, plans);
  for (const plan of plans) {
    const { neverBetter, premium, slab } = plan;
    if (!neverBetter) continue;
    const better = plans.find((other) => other.slab.id === neverBetter.than.slab.id);
    const [own, its] = [premium, better?.premium];
    const isRight =
      own.kind === 'quoted' && its?.kind === 'quoted' && own.total - its.total === neverBetter.extra;
    book.holds(
      'never better names a plan of the block that costs no more, and by how much',
      isRight && neverBetter.extra >= 0,
      slab.id,
    );
    book.holds('never better names a plan that is not so itself', better?.neverBetter === undefined, slab.id);
    book.holds(
      'never better names a plan with no less cover and no higher premiums over the years',
      (better?.slab.sumInsured ?? 0) >= slab.sumInsured &&
        (better?.allIn?.premium ?? Number.NaN) <= (plan.allIn?.premium ?? Number.NaN),
      slab.id,
    );
  }
}

const totalOf = (plan: ScoredPlan | undefined) => plan?.allIn?.total ?? Number.NaN;

/** The order of the scores is the order of what plans cost all in, but for those at the ends; and each can be worked out again. */
function scoreLaws(book: LawBook, block: ScoredBlock): void {
  const priced = block.plans.filter(({ allIn }) => allIn).sort((a, b) => totalOf(a) - totalOf(b));
  for (const [at, plan] of priced.entries()) {
    const before = priced[at - 1];
    book.holds(
      'a plan that costs more all in has no higher score',
      before === undefined || before.score.totalTenths >= plan.score.totalTenths,
      plan.slab.id,
    );
    const isEqual = before?.score.totalTenths === plan.score.totalTenths;
    const isApart = before && totalOf(plan) - totalOf(before) > block.worth.perPoint / 10;
    book.holds(
      'plans a tenth of a point apart all in have the same score only at the ends',
      !(isEqual && isApart) || [0, 1000].includes(plan.score.totalTenths),
      plan.slab.id,
    );
    const { total, parts } = plainScore(block, plan);
    const earned = new Map<string, number>(plan.score.parts.map((part) => [part.item, part.earnedTenths]));
    book.holds(
      'a score and its parts are what the published rupees make of them',
      total === plan.score.totalTenths && parts.every(([item, tenths]) => earned.get(item) === tenths),
      { slab: plan.slab.id, total, parts },
    );
  }
}

/** By the published rule (decisions 123): near equals are within 2 % or ₹500 a year of the least all in. */
function pickLaws(book: LawBook, plans: readonly ScoredPlan[], importance: ImportanceAnswers): void {
  const rivals = plans.filter(({ allIn, neverBetter, floor }) => allIn && !neverBetter && !floor);
  const best = plans.find(({ recommended }) => recommended);
  if (!best || rivals.length === 0) return;
  const about = { slab: best.slab.id, floor: best.floor?.kind };
  book.holds('no floor stands against what is recommended while a rival stands', !best.floor, about);
  const demands = scoreItems.filter((item) => importance[item] === 'HIGH');
  if (demands.length === 0) {
    const least = Math.min(...rivals.map(totalOf));
    const near = rivals.filter((plan) => totalOf(plan) <= least + Math.max(0.02 * least, 500));
    book.holds('what is recommended is a near equal of the least all in', near.includes(best), about);
    const price = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
    const isCheapest = near.every((plan) => price(best) <= price(plan));
    book.holds('of the near equals what costs least this year is recommended', isCheapest, about);
  }
  const [demand] = demands;
  if (!demand || demands.length > 1) return;
  const has = benefits[demand];
  const isHad = !has || has(best.slab.features) || !rivals.some(({ slab }) => has(slab.features));
  book.holds('what matters a lot the recommended plan has, where a rival has it', isHad, {
    ...about,
    demand,
  });
}

/** What a page says of a pick is true of the plans of which it says it; the words follow the scope. */
function nameLaws(book: LawBook, plans: readonly ScoredPlan[]): void {
  const best = plans.find(({ recommended }) => recommended);
  if (!best) return;
  const price = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
  const badYear = ({ years }: ScoredPlan) => roundToTwoDigits(years.oneInHundred);
  const figures = { best: totalOf, lowest: price, cheapest: price, strongest: badYear, near: price } as const;
  const isMeant: Readonly<Record<PickScope, (plan: ScoredPlan) => boolean>> = {
    all: () => true,
    demanded: ({ unmet }) => unmet.every((item) => best.unmet.includes(item)),
    eligible: (plan) => isPutForward(plan) && isMeant.demanded(plan),
  };
  for (const plan of plans) {
    for (const { title, scope } of pickNames(plan, plans)) {
      const others = plans.filter((other) => other.premium.kind === 'quoted' && isMeant[scope](other));
      const beside = title === 'near' ? others.filter(({ nearEqual }) => nearEqual) : others;
      const rivals = ['cheapest', 'strongest'].includes(title) ? beside.filter(({ sound }) => sound) : beside;
      const figure = figures[title];
      const least = Math.min(...rivals.map(figure));
      book.holds(`no plan of those that are meant is before the ${title} one`, figure(plan) <= least, {
        ...{ slab: plan.slab.id, scope },
      });
    }
  }
  const near = plans.filter(({ nearEqual }) => nearEqual);
  const least = Math.min(...near.map(totalOf));
  const close = plans.filter((plan) => totalOf(plan) <= least + Math.max(0.02 * least, 500));
  book.holds(
    'whenever it is said that no other plan comes near, none of those that are meant does',
    close.filter(isMeant[nearScope(plans)]).every((plan) => near.includes(plan)),
    { slab: best.slab.id, scope: nearScope(plans), close: close.map(({ slab }) => slab.id) },
  );
}

/** Features that a plan has or has not. */
const benefits: Partial<Record<ScoreItem, (features: PlanFeatures) => boolean>> = {
  maternity_cover: ({ maternity }) => maternity.kind === 'covered',
  outpatient_benefits: ({ outpatient }) => outpatient.kind === 'covered',
  critical_illness_coverage: ({ criticalIllness }) => criticalIllness.kind === 'covered',
  restore_benefits: ({ restoration }) => restoration.kind !== 'none',
  health_checkup: ({ healthCheckup }) => healthCheckup.kind === 'covered',
  bonus: ({ noClaimBonus }) => noClaimBonus.percentPerYear > 0,
};

function sameTermsLaws(book: LawBook, plans: readonly ScoredPlan[]): void {
  const cheapest = new Map<string, { readonly now: number; readonly later: number }>();
  const laterOf = ({ allIn }: ScoredPlan) => allIn?.premium ?? Number.NaN;
  const termsOf = ({ slab: { features, sumInsured, deductible } }: ScoredPlan) =>
    JSON.stringify([features, sumInsured, deductible]);
  for (const plan of plans) {
    if (plan.premium.kind !== 'quoted' || plan.floor) continue;
    const [terms, now, later] = [termsOf(plan), plan.premium.total, laterOf(plan)];
    const before = cheapest.get(terms);
    if (!before || now < before.now || (now === before.now && later < before.later))
      cheapest.set(terms, { now, later });
  }
  for (const plan of plans) {
    const least = cheapest.get(termsOf(plan));
    if (plan.premium.kind !== 'quoted' || !least || plan.premium.total <= least.now) continue;
    if (laterOf(plan) < least.later) continue;
    book.count('dearer on the same terms', 1);
    book.holds(
      'a plan that costs more on the same terms, this year and over the years, is never better',
      plan.neverBetter !== undefined,
      plan.slab.id,
    );
  }
}

function isSorted(plans: readonly ScoredPlan[], sort: SortOrder): boolean {
  return plans.every((plan, index) => {
    const before = plans[index - 1];
    return before === undefined || isInOrder(before, plan, sort);
  });
}

/** By score the recommended one first, and what is put aside last; what is equal by premium, plans without one last. */
function isInOrder(before: ScoredPlan, after: ScoredPlan, sort: SortOrder): boolean {
  if (sort === 'recommended' && before.recommended) return true;
  if (sort === 'recommended') {
    if (after.recommended || isPutForward(before) < isPutForward(after)) return false;
    return isPutForward(before) > isPutForward(after) || before.score.totalTenths >= after.score.totalTenths;
  }
  const step = orderedBy(before, sort) - orderedBy(after, sort);
  if (step !== 0) return step < 0;
  const [a, b] = [before.premium, after.premium];
  if (a.kind !== 'quoted') return b.kind !== 'quoted';
  if (b.kind !== 'quoted') return true;
  return sort === 'premium-high' ? a.total >= b.total : a.total <= b.total;
}

/** The larger cover first; the least that a very bad year leaves, as it is shown. */
function orderedBy({ slab, years }: ScoredPlan, sort: SortOrder): number {
  if (sort === 'cover') return 0 - slab.sumInsured;
  return sort === 'bad-year' ? roundToTwoDigits(years.oneInHundred) : 0;
}
