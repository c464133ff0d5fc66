import { saleToWire } from '#contract/plan/wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { SortOrder } from '#domain/offer/filters.ts';
import type { Premium, ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import type { ScoredQuote } from '#usecases/score-quote.ts';
import type { LawBook } from './law-book.ts';
import { idsAndPeople, yearsOf } from './saving-laws.ts';

/** Scores of a broker, every block of the quote. */
export function blockLaws(book: LawBook, { quote, blocks, catalogue }: ScoredQuote, sort: SortOrder): void {
  const asked = idsAndPeople(quote.request.members).map((one) => one.join(' '));
  const given = blocks.map(({ block }) =>
    [
      block.id,
      block.members
        .map(({ key }) => key)
        .sort()
        .join(),
    ].join(' '),
  );
  book.holds('the blocks are exactly those that apply', asked.join(' | ') === given.join(' | '), [
    asked,
    given,
  ]);
  book.count('blocks', blocks.length);
  for (const block of blocks) {
    shownLaws(book, catalogue, block);
    const eldest = Math.max(...block.block.members.map(yearsOf));
    for (const plan of block.plans) planLaws(book, plan, eldest);
    verdictLaws(book, block.plans);
    book.holds(`plans come by ${sort}`, isSorted(block.plans, sort));
    book.count('plans', block.plans.length);
    book.count('not shown', block.notShown.length);
  }
}

function shownLaws(book: LawBook, { products }: Catalogue, { plans, notShown }: ScoredBlock): void {
  const seen = [...plans, ...notShown].map(({ product }) => product.id).sort();
  const all = products.map(({ id }) => id).sort();
  book.holds('each product is shown or not shown, once', seen.join() === all.join());
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
    '100 can be earned with a price, 75 without',
    possibleTenths === (premium.kind === 'quoted' ? 1000 : 750),
    slab.id,
  );
  book.holds(
    'no part earns more than it can',
    parts.every(({ earnedTenths, possibleTenths: most }) => earnedTenths >= 0 && earnedTenths <= most),
    slab.id,
  );
  book.holds(
    'there are ten features and a price',
    parts.length === 11 && new Set(parts.map(({ item }) => item)).size === 11,
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
  for (const { neverBetter, premium, slab } of plans) {
    if (!neverBetter) continue;
    const better = plans.find((other) => other.slab.id === neverBetter.thanPlan);
    const [own, its] = [premium, better?.premium];
    const isRight =
      own.kind === 'quoted' && its?.kind === 'quoted' && own.total - its.total === neverBetter.extra;
    book.holds(
      'never better names a plan of the block that costs no more, and by how much',
      isRight && neverBetter.extra >= 0,
      slab.id,
    );
    book.holds('never better names a plan that is not so itself', better?.neverBetter === undefined, slab.id);
  }
}

function isSorted(plans: readonly ScoredPlan[], sort: SortOrder): boolean {
  return plans.every((plan, index) => {
    const before = plans[index - 1];
    return before === undefined || isInOrder(before, plan, sort);
  });
}

function isInOrder(before: ScoredPlan, after: ScoredPlan, sort: SortOrder): boolean {
  if (sort === 'recommended') return before.score.totalTenths >= after.score.totalTenths;
  const [a, b] = [before.premium, after.premium];
  if (a.kind !== 'quoted') return b.kind !== 'quoted';
  if (b.kind !== 'quoted') return true;
  return sort === 'premium-high' ? a.total >= b.total : a.total <= b.total;
}
