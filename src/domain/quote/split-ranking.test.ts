import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { lakh, type Rupees, rupees } from '../money.ts';
import { familySplits, partKey, separateSplit, sharedSplit } from './family-split.ts';
import {
  leftAfter,
  leftForOthers,
  type RankedSplit,
  rankSplits,
  type SharedCover,
  type SplitReason,
} from './split-ranking.ts';

const none: SharedCover = { sumInsured: lakh(10), restoration: { kind: 'none' }, copayPercent: 0 };
const refilled: SharedCover = { ...none, restoration: { kind: 'once', anyIllness: false } };

function text({ split, total, overCheapest, protectionPlace, people, reason }: RankedSplit) {
  const remaining = people.map((person) => `${person.member} ${(person.left ?? 0) / 1e5}L`).join(', ');
  return [split.key, total, overCheapest, protectionPlace, remaining, reason];
}

describe('what is left for the others after a claim of 8 of 10 lakh', () => {
  test.each<[SharedCover['restoration'], Rupees]>([
    [{ kind: 'none' }, lakh(2)],
    [{ kind: 'once', anyIllness: false }, lakh(10)],
    [{ kind: 'once', anyIllness: true }, lakh(10)],
    [{ kind: 'unlimited' }, lakh(10)],
  ])('with a refill of %j', (restoration, expected) => {
    expect(leftForOthers({ ...none, restoration }, lakh(8))).toBe(expected);
  });

  test.each([
    ['nothing of it stays with them without a co-pay', 8, 0, { cover: 2, own: 0 }],
    ['a co-pay stays with them, and leaves more of the cover', 8, 20, { cover: 3.6, own: 1.6 }],
    ['what is above the cover stays with them', 15, 0, { cover: 0, own: 5 }],
    ['a co-pay comes off before the cover is looked at', 12, 10, { cover: 0, own: 2 }],
  ])('their own part: %s', (_what, claim, copayPercent, { cover, own }) => {
    expect(leftAfter({ ...none, copayPercent }, lakh(claim))).toEqual({
      cover: lakh(cover),
      own: lakh(own),
      refill: 0,
    });
  });

  test('is nothing when the claim is larger than the cover', () => {
    expect(leftForOthers(none, lakh(12))).toBe(0);
  });
});

describe('a couple and a father, worked by hand', () => {
  const premiums: Record<string, number> = {
    'You+Spouse+Father': 60_000,
    'You+Spouse': 15_000,
    Father: 30_000,
    You: 9_000,
    'Spouse+Father': 44_000,
    'You+Father': 40_000,
    Spouse: 8_000,
  };

  function rank(cover: SharedCover, prices: Record<string, number | undefined>) {
    return rankSplits({
      splits: familySplits(aFamily('You 35y', 'Spouse 33y', 'Father 60y')),
      priceOf: (part) => {
        const premium = prices[partKey(part)];
        return premium === undefined ? undefined : rupees(premium);
      },
      coverOf: () => cover,
      largeClaim: lakh(8),
    }).map(text);
  }

  test('15,000 + 30,000 is cheapest; own policies cost 2,000 more and leave everybody all', () => {
    expect(rank(none, premiums)).toEqual([
      ['You+Spouse|Father', 45_000, 0, 2, 'You 2L, Spouse 2L, Father 10L', 'cheapest'],
      ['You|Spouse|Father', 47_000, 2_000, 1, 'You 10L, Spouse 10L, Father 10L', 'most-left'],
      ['You+Spouse+Father', 60_000, 15_000, 3, 'You 2L, Spouse 2L, Father 2L', 'nothing-gained'],
    ]);
  });

  test('with a refill sharing takes nothing from the next bill, but from the cover that is left before it', () => {
    expect(rank(refilled, premiums)).toEqual([
      ['You+Spouse|Father', 45_000, 0, 2, 'You 10L, Spouse 10L, Father 10L', 'cheapest'],
      ['You|Spouse|Father', 47_000, 2_000, 1, 'You 10L, Spouse 10L, Father 10L', 'most-left'],
      ['You+Spouse+Father', 60_000, 15_000, 3, 'You 10L, Spouse 10L, Father 10L', 'nothing-gained'],
    ]);
  });

  test('at one price the way that leaves more stands first', () => {
    const alike = { ...premiums, 'You+Spouse+Father': 45_000, You: 8_000, Spouse: 7_000 };
    expect(rank(refilled, alike).map(([key]) => key)).toEqual([
      'You|Spouse|Father',
      'You+Spouse|Father',
      'You+Spouse+Father',
    ]);
  });

  test('at one price and one protection the way of fewer policies stands first', () => {
    const members = aFamily('You 35y', 'Spouse 33y');
    const [first, second] = rankSplits({
      splits: [sharedSplit(members.map((one) => [one])), separateSplit(members)],
      priceOf: (part) => rupees(9_000 * part.length),
      coverOf: () => none,
      largeClaim: lakh(8),
    });
    expect([first?.split.key, second?.split.key]).toEqual(['You/Spouse', 'You|Spouse']);
    expect([first?.reason, second?.reason]).toEqual(['cheapest', 'nothing-gained']);
  });

  test('of the dearer ways that leave the worst-placed person as much, the cheaper one leaves most', () => {
    const dear = { ...premiums, 'You+Spouse': 10_000, Father: 20_000, You: 15_000, 'Spouse+Father': 30_000 };
    const ranked = rank(none, { ...dear, Spouse: 30_000, 'You+Spouse+Father': 25_000 });
    expect(ranked.find(([, , , , , reason]) => reason === 'most-left')?.[0]).toBe('You|Spouse|Father');
  });

  test('a floater cheaper than all else gains the others something for more money', () => {
    expect(rank(none, { ...premiums, 'You+Spouse+Father': 40_000 })).toEqual([
      ['You+Spouse+Father', 40_000, 0, 3, 'You 2L, Spouse 2L, Father 2L', 'cheapest'],
      ['You+Spouse|Father', 45_000, 5_000, 2, 'You 2L, Spouse 2L, Father 10L', 'more-left'],
      ['You|Spouse|Father', 47_000, 7_000, 1, 'You 10L, Spouse 10L, Father 10L', 'most-left'],
    ]);
  });

  test('a policy that nobody sells puts its ways last, without a total', () => {
    const ranked = rank(none, { ...premiums, Father: undefined });
    expect(ranked.map(([key, total, over, place, , reason]) => [key, total, over, place, reason])).toEqual([
      ['You+Spouse+Father', 60_000, 0, 1, 'cheapest'],
      ['You+Spouse|Father', undefined, undefined, undefined, 'no-plan'],
      ['You|Spouse|Father', undefined, undefined, undefined, 'no-plan'],
    ]);
  });

  test('who shares with whom', () => {
    const [first] = rankSplits({
      splits: familySplits(aFamily('You 35y', 'Spouse 33y')),
      priceOf: () => rupees(9_000),
      coverOf: () => none,
      largeClaim: lakh(8),
    });
    expect(first?.people).toEqual([
      { member: 'You', sharesWith: ['Spouse'], cover: lakh(10), left: lakh(2), rest: lakh(2) },
      { member: 'Spouse', sharesWith: ['You'], cover: lakh(10), left: lakh(2), rest: lakh(2) },
    ]);
  });
});

test.each<[string, number, SplitReason]>([
  ['two dearer policies keep either couple from the other’s claim', 50_000, 'more-left'],
  ['one dearer policy puts everybody on one cover for nothing', 70_000, 'nothing-gained'],
])('the reason of a way: %s', (_what, together, reason) => {
  const young = ['You', 'Spouse'];
  const premiums: Readonly<Record<string, number>> = { all: together, young: 20_000, parents: 40_000 };
  const members = aFamily('You 35y', 'Spouse 33y', 'Father 60y', 'Mother 58y');
  const isYoung = ({ key }: (typeof members)[number]) => young.includes(key);
  const splits = [[members], [members.filter(isYoung), members.filter((one) => !isYoung(one))]];
  const ranked = rankSplits({
    splits: splits.map(sharedSplit),
    priceOf: (part) =>
      rupees(premiums[part.length === 4 ? 'all' : part.some(isYoung) ? 'young' : 'parents'] ?? 0),
    coverOf: () => refilled,
    largeClaim: lakh(8),
  });
  expect(ranked[1]?.reason).toBe(reason);
});

describe('laws', () => {
  const family = aFamily('You 40y', 'Spouse 38y', 'Son-0 9y', 'Father 70y', 'Mother 66y', 'Brother 30y');
  const splits = familySplits(family);
  const parts = [...new Set(splits.flatMap((split) => split.parts.map(partKey)))];
  const anyCover = fc.record({
    sumInsured: fc.integer({ min: 1, max: 20 }).map(lakh),
    restoration: fc.constantFrom<SharedCover['restoration']>({ kind: 'none' }, { kind: 'unlimited' }),
    copayPercent: fc.constantFrom(0, 10, 20),
  });
  const anyAnswer = fc.record({
    premium: fc.option(fc.integer({ min: 1, max: 9 }).map(rupees), { nil: undefined }),
    cover: anyCover,
  });
  const anyMarket = fc
    .tuple(...parts.map(() => anyAnswer))
    .map((answers) => new Map(parts.map((part, index) => [part, answers[index]])));
  const anyClaim = fc.integer({ min: 0, max: 25 }).map(lakh);

  function rank(
    market: ReadonlyMap<string, { premium: Rupees | undefined; cover: SharedCover } | undefined>,
    largeClaim: Rupees,
  ) {
    return rankSplits({
      splits,
      priceOf: (part) => market.get(partKey(part))?.premium,
      coverOf: (part) => market.get(partKey(part))?.cover,
      largeClaim,
    });
  }

  test('every way and in each every person is answered for', () => {
    fc.assert(
      fc.property(anyMarket, anyClaim, (market, claim) => {
        const ranked = rank(market, claim);
        expect(ranked.map(({ split }) => split.key).toSorted()).toEqual(
          splits.map(({ key }) => key).toSorted(),
        );
        for (const { people } of ranked)
          expect(people.map(({ member }) => member).toSorted()).toEqual(
            family.map(({ key }) => key).toSorted(),
          );
      }),
    );
  });

  test('totals rise, the first is the cheapest, and at most one leaves most', () => {
    fc.assert(
      fc.property(anyMarket, anyClaim, (market, claim) => {
        const priced = rank(market, claim).filter(({ total }) => total !== undefined);
        const totals = priced.map(({ total }) => total ?? 0);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
        expect(priced.map(({ overCheapest }) => overCheapest)).toEqual(
          totals.map((total) => total - (totals[0] ?? 0)),
        );
        expect(priced.filter(({ reason }) => reason === 'cheapest').length).toBe(Math.min(1, priced.length));
        expect(priced.filter(({ reason }) => reason === 'most-left').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a larger claim never leaves anybody more', () => {
    fc.assert(
      fc.property(anyMarket, anyClaim, anyClaim, (market, claim, more) => {
        const remainingAt = (largeClaim: Rupees) =>
          new Map(
            rank(market, largeClaim).flatMap(({ split, people }) =>
              people.map((person) => [`${split.key} ${person.member}`, person.left ?? 0] as const),
            ),
          );
        const after = remainingAt(rupees(claim + more));
        for (const [person, amount] of remainingAt(claim))
          expect(after.get(person)).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test('each set of people is priced once', () => {
    const calls: string[] = [];
    rankSplits({
      splits,
      priceOf: (part) => {
        calls.push(partKey(part));
        return rupees(1);
      },
      coverOf: () => none,
      largeClaim: lakh(5),
    });
    expect(calls.toSorted()).toEqual(parts.toSorted());
  });
});
