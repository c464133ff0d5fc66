import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import type { Stay } from '#domain/claim/stay.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import type { ConditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { Member } from '#domain/person/member.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aCatalogue, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, asthma, cancer, mumbai } from '#test/builders/small-market.ts';
import { aStay, plainCosts } from '#test/builders/stay-builders.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { type CardsRequest, type ListedCard, type ListedCards, listCards } from './list-cards.ts';
import { scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const selling = (id: string, annual: number, features: Partial<PlanFeatures>, inLakh = 10): Product =>
  aPricedProduct(id, annual, { slabs: [aSlab(`${id}-${inLakh}`, inLakh, features)] });

/** Each costs more than the one before it; "twin" gives nothing more than "plain". */
const soldProducts: readonly Product[] = [
  selling('shares', 2_000, { copay: { percent: 10, fromAge: undefined } }),
  selling('shares-when-old', 8_500, { copay: { percent: 20, fromAge: 60 } }),
  selling('plain', 9_000, {}),
  selling('twin', 9_500, {}),
  selling('free-room', 10_000, { roomRent: { kind: 'no-limit' } }),
  selling('refills', 11_000, { restoration: { kind: 'unlimited' } }),
  selling('all', 30_000, { roomRent: { kind: 'no-limit' }, restoration: { kind: 'unlimited' } }),
  aPricedProduct('live', 0, { pricing: 'live' }),
  ...[1, 2, 3, 4].map((at) => selling(`large-${at}`, 20_000 + at, {}, 20)),
];

const costing = (theatre: number): Stay['costs'] => {
  const costs = { ...plainCosts, theatre: rupees(theatre) };
  return { 1: costs, 2: costs, 3: costs };
};
const anyone: Partial<Stay> = { waits: 'other-illness' };
const stays: readonly Stay[] = [
  aStay({ ...anyone, id: 'usual' }),
  aStay({ ...anyone, id: 'heavy', costs: costing(600_000) }),
  aStay({ ...anyone, id: 'less-heavy', costs: costing(500_000) }),
  aStay({ ...anyone, id: 'beyond', admissions: 3, costs: costing(2_000_000) }),
  aStay({ id: 'of-the-old' }),
];

type CardsInput = Partial<Omit<CardsRequest, 'quoteId'>> & {
  readonly members?: readonly Member[];
  readonly products?: readonly Product[];
  readonly inLakh?: number;
};

async function listed({
  members = aFamily('You 34y', 'Spouse 33y'),
  products = soldProducts,
  inLakh = 10,
  ...request
}: CardsInput = {}) {
  const table = { ...aCatalogue([]).stays, stays };
  ports = await openUsecasePorts({
    catalogue: aMarket(products, { stays: table }),
    insurer: { livePremium: async () => ({ kind: 'pending' }) },
  });
  const quote = aQuote({ request: aRequest({ members, pincode: mumbai, sumInsured: lakh(inLakh) }) });
  await ports.store.insertQuote(quote);
  const whole: CardsRequest = {
    quoteId: quote.id,
    block: 'family',
    filters: noFilters,
    variant: undefined,
    stay: undefined,
    productType: undefined,
    first: undefined,
    ...request,
  };
  const needs = scoringNeeds(ports, 'broker');
  return { quote, whole, needs, answer: await listCards(needs, quote.owner, whole) };
}

async function list(input: CardsInput = {}): Promise<ListedCards> {
  const { answer } = await listed(input);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const slabOf = ({ plan }: ListedCard): string => plan.slab.id;
/** Consumables and what is never payable, ₹3,000; and a tenth of the rest where the plan has a co-pay. */
const leftOf = (card: ListedCard, total: number) =>
  3_000 + (slabOf(card) === 'shares-10' ? (total - 3_000) / 10 : 0);
const isListed = ({ plan }: ListedCard) =>
  plan.pick === undefined && plan.atAskedCover && plan.premium.kind === 'quoted';

describe('the block of a list', () => {
  const members = aFamily('You 34y', 'Spouse 33y', 'Father-in-law 60y');

  test.each<[CardsRequest['block'], CardsRequest['block']]>([
    ['family', 'family'],
    ['combined', 'combined'],
    ['parents-in-law', 'parents-in-law'],
    // Both are of the same group.
    ['parents', 'parents-in-law'],
    // The group is not there.
    ['individual-grand-mother', 'individual'],
  ])('asked for as %s is %s', async (block, id) => {
    expect((await list({ members, block })).block.block.id).toBe(id);
  });

  test('is the first of the quote where it has none such', async () => {
    const alone = await list({ members: aFamily('Father 62y'), block: 'family' });
    expect(alone.block.block.members.map(({ key }) => key)).toEqual(['Father']);
  });

  test('is nobody else’s to see', async () => {
    const { needs, whole } = await listed();
    expect(await listCards(needs, aVisitor(), whole)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});

describe('the stay of a list', () => {
  test.each([
    [undefined, 'heavy'],
    ['usual', 'usual'],
    ['gone', 'heavy'],
  ])('asked for as %s is %s, and every card says what it leaves of it', async (stay, id) => {
    const { cards, stay: shownStay, rents } = await list({ stay });
    if (!shownStay) throw new Error('No stay');
    expect([shownStay.stay.id, rents]).toEqual([id, shownStay.bill.rents]);
    for (const card of cards) expect(card.ownShare).toBe(leftOf(card, shownStay.total));
  });

  test('stands among those that somebody of the block can have', async () => {
    const ids = ({ stays: all }: ListedCards) => all.map(({ stay }) => stay.id);
    expect(ids(await list())).toEqual(['usual', 'heavy', 'less-heavy', 'beyond']);
    const old = await list({ members: aFamily('You 62y', 'Spouse 33y') });
    expect(ids(old)).toContain('of-the-old');
  });

  test('costs a plan with a co-pay of the old more where the eldest is old', async () => {
    const shareOf = async (age: string) => {
      const { cards } = await list({ members: aFamily(`You ${age}`, 'Spouse 33y') });
      return cards.find((card) => slabOf(card) === 'shares-when-old-10')?.ownShare ?? Number.NaN;
    };
    expect(await shareOf('62y')).toBeGreaterThan(await shareOf('34y'));
  });
});

test('the tab of a list has the price of the plan that the list recommends', async () => {
  const { blocks, block, groups } = await list();
  const tab = blocks.find((one) => one.block.id === block.block.id);
  const best = groups.picks.find(({ recommended }) => recommended);
  expect(best?.premium).toMatchObject({ kind: 'quoted', total: tab?.pick?.premium });
  expect(tab?.pick?.plan).toBe(best);
});

describe('the cards of a list', () => {
  test('are the picks, the list, those that wait for a price, and those of more cover', async () => {
    const { cards, groups } = await list();
    const { picks, list: rest, waiting, apart } = groups;
    expect(cards.map(({ plan }) => plan)).toEqual([...picks, ...rest, ...waiting, ...apart]);
    expect(waiting.map(({ slab }) => slab.id)).toEqual(['live-10']);
    const pickedOfMore = picks.filter(({ atAskedCover }) => !atAskedCover);
    expect([cards.length, pickedOfMore.length + apart.length]).toEqual([soldProducts.length, 4]);
  });

  test('that come first are so many of the list and three of more cover, beside all that stand by themselves', async () => {
    const { cards, groups } = await list({ first: 2 });
    const { picks, list: rest, waiting, apart } = groups;
    expect(cards.map(({ plan }) => plan)).toEqual([
      ...picks,
      ...rest.slice(0, 2),
      ...waiting,
      ...apart.slice(0, 3),
    ]);
    expect(rest.length).toBeGreaterThan(2);
  });

  test('say what each gives beside the one before it, but for the first, for one that is never better, between two covers, and where there is no order', async () => {
    const { cards, groups } = await list();
    const total = ({ plan: { premium } }: ListedCard) =>
      premium.kind === 'quoted' ? premium.total : Number.NaN;
    const picks = cards.slice(0, groups.picks.length);
    const rest = cards.filter(isListed);
    for (const row of [picks, rest])
      for (const [at, card] of row.entries()) {
        const before = row[at - 1];
        const coverOf = (one: ListedCard | undefined) => one?.plan.slab.sumInsured;
        const says = coverOf(before) === coverOf(card) && card.plan.neverBetter === undefined;
        expect(card.gain?.extra).toBe(before && says ? total(card) - total(before) : undefined);
      }
    expect(cards.filter(({ gain }) => gain !== undefined).length).toBeGreaterThan(2);
    const twin = cards.find((card) => slabOf(card) === 'twin-10');
    expect([twin?.plan.neverBetter === undefined, twin?.gain]).toEqual([false, undefined]);
    const others = cards.filter((card) => !picks.includes(card) && !rest.includes(card));
    expect(others.map(({ gain }) => gain)).toEqual(Array(others.length).fill(undefined));
  });

  test('beside the recommended one stands what would be recommended without it, and what that gives more', async () => {
    const { groups, next } = await list();
    const best = groups.picks.find(({ recommended }) => recommended)?.slab.id;
    const without = await list({
      products: soldProducts.filter(({ slabs }) => slabs.every(({ id }) => id !== best)),
    });
    const second = without.groups.picks.find(({ recommended }) => recommended);
    expect(second).toBeDefined();
    expect(next?.plan.slab.id).toBe(second?.slab.id);
    expect(next?.gain).toBeDefined();
    expect((await list({ products: [selling('plain', 9_000, {})] })).next).toBeUndefined();
  });

  test.each<[string, readonly ConditionId[], boolean]>([
    ['no illness', [], false],
    ['an illness that their insurer files a loading for', [asthma.id], false],
    ['an illness without one', [cancer.id], true],
  ])('of somebody with %s say whether their price can still rise', async (_, conditions, says) => {
    const { cards } = await list({ members: [aMember('You', '34y', { conditions })] });
    const priced = cards.filter(({ plan }) => plan.premium.kind === 'quoted');
    expect(new Set(priced.map(({ mayLoad }) => mayLoad))).toEqual(new Set([says]));
    const waiting = cards.filter(({ plan }) => plan.premium.kind !== 'quoted');
    expect(waiting.map(({ mayLoad }) => mayLoad)).toEqual([false]);
  });

  test('of picks with other covers say nothing beside each other: the rupees buy cover first', async () => {
    const products = [
      selling('twenty', 9_000, {}, 20),
      selling('thirty', 12_000, { roomRent: { kind: 'no-limit' }, restoration: { kind: 'unlimited' } }, 30),
    ];
    const { cards, groups } = await list({ products, inLakh: 15 });
    expect(groups.picks.map(({ slab }) => slab.sumInsured)).toEqual([lakh(20), lakh(30)]);
    expect(cards.map(({ gain }) => gain)).toEqual([undefined, undefined]);
  });

  test.each<[readonly string[], number, number]>([
    [['You 34y'], 8_500, 20_001],
    [['You 34y', 'Spouse 33y'], 12_750, 30_002],
  ])('of %j stand beside the lowest sound price at each cover: %d and %d', async (people, ten, twenty) => {
    const { steps } = await list({ members: aFamily(...people) });
    const froms = new Map(steps.map(({ sumInsured, from }) => [sumInsured, from]));
    // The cover asked for is a least one: the next that is sold stands for what nobody sells.
    expect([5, 10, 15, 20].map((inLakh) => froms.get(lakh(inLakh)))).toEqual([ten, ten, twenty, twenty]);
  });
});
