import { lakh, type Rupees, rupees } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import type { Relation } from '#domain/person/relation.ts';
import { familySplits, partKey, type SplitPart } from '#domain/quote/family-split.ts';
import { type RankedSplit, rankSplits } from '#domain/quote/split-ranking.ts';

/** These are invented premiums of a year, by the people who share a policy. */
const premiums: Readonly<Record<string, number>> = {
  'You+Spouse+Son-0+Father': 61_800,
  'You+Spouse+Son-0': 21_400,
  'You+Son-0': 14_300,
  'Spouse+Son-0': 15_600,
  You: 9_800,
  Spouse: 10_600,
  Father: 33_900,
};

export const splitsExample = { cover: lakh(10), claim: lakh(8) } as const;

const person = (key: string, relation: Relation, years: number): Member => ({
  key,
  relation,
  gender: relation === 'You' ? 'FEMALE' : 'MALE',
  age: { unit: 'years', count: years },
  insured: true,
  conditions: [],
  habits: [],
});

export const splitsFamily: readonly Member[] = [
  person('You', 'You', 36),
  person('Spouse', 'Spouse', 38),
  person('Son-0', 'Son', 8),
  person('Father', 'Father', 66),
];

function premiumOf(part: SplitPart): Rupees | undefined {
  const premium = premiums[partKey(part)];
  return premium === undefined ? undefined : rupees(premium);
}

/** Ranks the ways to insure the family of the example. */
export function exampleSplits(): readonly RankedSplit[] {
  return rankSplits({
    splits: familySplits(splitsFamily),
    priceOf: premiumOf,
    coverOf: () => ({ sumInsured: splitsExample.cover, restoration: { kind: 'none' }, copayPercent: 0 }),
    largeClaim: splitsExample.claim,
  });
}
