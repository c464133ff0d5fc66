import { afterEach, expect, test } from 'vitest';
import { lakh, rupees } from '#domain/money.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Result } from '#domain/result.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readSplitPlans, type SplitAnswer, type SplitRequest } from './read-split-plans.ts';
import { scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** "plain" is the cheapest sound one; of a heart or an eye it pays so little that "rich" is no near equal of it. */
const market = aMarket([
  aPricedProduct('plain', 9_000, {
    slabs: [
      aSlab('plain-10', 10, {
        subLimits: (['cardiac', 'cataract'] as const).map((treatment) => ({
          ...{ treatment, per: 'treatment', percentOfSumInsured: undefined, max: rupees(5_000) },
        })),
      }),
    ],
  }),
  aPricedProduct('rich', 9_100, {
    slabs: [
      aSlab('rich-10', 10, {
        roomRent: { kind: 'no-limit' },
        restoration: { kind: 'unlimited' },
        noClaimBonus: { percentPerYear: 100, maxPercent: 500 },
        waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths: 0 },
        consumables: true,
      }),
    ],
  }),
]);

async function splitFor(
  people: readonly string[],
  request: Partial<SplitRequest> = {},
  own: boolean = true,
): Promise<Result<SplitAnswer>> {
  ports = await openUsecasePorts({ catalogue: market });
  const members = aFamily(...people);
  const quote = aQuote({ request: aRequest({ members, pincode: mumbai, parentsPincode: pune }) });
  await ports.store.insertQuote(quote);
  const whole = { quoteId: quote.id, claimant: undefined, claim: 'within' } as const;
  const asker = own ? quote.owner : aVisitor();
  return readSplitPlans(scoringNeeds(ports, 'broker'), asker, { ...whole, ...request });
}

async function split(people: readonly string[], request: Partial<SplitRequest> = {}): Promise<SplitAnswer> {
  const answer = await splitFor(people, request);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const fourOfUs = ['You 34y', 'Spouse 36y', 'Son-0 5y', 'Father 62y'] as const;

test('is the quote’s owner’s alone', async () => {
  expect(await splitFor(fourOfUs, {}, false)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});

test('every policy of a way is on the plan that its own list recommends, at the price of that list', async () => {
  const { splits, all, first, rated } = await split(fourOfUs);
  expect(first?.id).toEqual('family');
  const { rated: lists, judge } = rated;
  const bestOf = (id: BlockId | undefined) =>
    lists
      .filter(({ facts }) => facts.block.id === id)
      .flatMap((list) => judge.judge(list).plans.filter(({ recommended }) => recommended));
  for (const { blocks, picks, total } of splits) {
    expect(picks.map((pick) => pick?.plan)).toEqual(blocks.flatMap(bestOf));
    expect(picks.reduce((sum, pick) => sum + (pick?.premium ?? 0), 0)).toBe(total);
  }
  expect(Object.fromEntries(splits.map(({ kind, blocks }) => [kind, blocks]))).toEqual({
    together: ['combined'],
    separate: ['individual'],
    apart: ['family', 'parents'],
  });
  expect(all.length).toBeGreaterThan(splits.length);
});

test.each(['within', 'above'] as const)(
  'ranks ways by a claim of most of the cover, also where one %s it is looked at',
  async (claim) => {
    const { splits } = await split(fourOfUs, { claim });
    const together = splits.find(({ kind }) => kind === 'together');
    expect(together?.people.map(({ rest }) => rest)).toEqual(Array(4).fill(lakh(2)));
  },
);

test.each([
  [undefined, 'Father'],
  ['You', 'You'],
  ['Daughter-0', 'Father'],
  ['Son-0', 'Father'],
] as const)('takes %s for who has the claim: %s', async (wished, claimant) => {
  const answer = await split(fourOfUs, { claimant: wished });
  expect(answer.claimants).toEqual(['Father', 'Spouse', 'You']);
  expect(answer.claimant).toBe(claimant);
});

test.each<[readonly string[], boolean]>([
  [fourOfUs, true],
  [['You 34y', 'Spouse 36y'], false],
  [['Father 62y', 'Mother 60y'], false],
])('a family of %j is offered a split: %s', async (people, offered) => {
  expect((await split(people)).offered).toBe(offered);
});
