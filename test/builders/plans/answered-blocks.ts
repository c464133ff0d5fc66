import { type BlocksAnswer, scoreAnswer } from '#contract/quote/blocks-wire.ts';
import { scoreItems } from '#domain/cover/features.ts';
import type { ItemWorth } from '#domain/judge/worth.ts';
import { lakh } from '#domain/money.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import { blocksFor } from '#domain/quote/block.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aQuote } from '../../ports/store-values.ts';
import { aDay } from '../form-builders.ts';
import { aFamily } from '../person-builders.ts';
import { aCatalogue, aRequest, aScoredPlan, aSlab } from '../plan-builders.ts';

export const members = aFamily('You 34y', 'Son-0 8y');
export const request = aRequest({ members });
export const [family] = blocksFor(members);
if (!family) throw new Error('They are a family');
export const plan = aScoredPlan(aSlab('one-10', 10, {}), 12_000, 654);
const worthOf: ItemWorth = {
  curve: [
    [0, 0],
    [1, 500],
  ],
};
const emptyCounts = {
  ...{ roomRent: new Map(), preExistingWait: new Map(), bonusBand: new Map(), maxPremium: new Map() },
  ...{ mustHave: new Map(), brands: new Map() },
};

export const blockOf = (
  facts: Partial<ScoredBlock>,
  own: Partial<ScoredBlock['block']> = {},
): ScoredBlock => ({
  block: { ...family, pincode: '400001', request, hindrances: [], apart: [], ...own },
  worth: {
    items: Object.fromEntries(scoreItems.map((item) => [item, worthOf])) as ScoredBlock['worth']['items'], // each item
    ...{ benchmark: 17_000, zero: 60_000, perPoint: 170.6, tenths: {} as ScoredBlock['worth']['tenths'] }, // is not read
  },
  ...{
    plans: [plan],
    notShown: [],
    requestedCover: lakh(10),
    shownYear: 'later' as const,
    demands: [],
    soundness: {} as ScoredBlock['soundness'], // is not read
    filterCounts: emptyCounts,
    filterRelief: undefined,
  },
  ...facts,
});
export const quote = aQuote({ request });
const pune = {
  pincode: '400001',
  district: { en: 'Mumbai', hi: 'मुंबई' },
  state: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
};
const catalogue = {
  ...aCatalogue([]),
  placeOf: (pincode: string) => (pincode === '400001' ? pune : undefined),
};
const papers = { policy_wordings: [], policy_brochure: [] } as unknown as ReturnType<
  BlocksAnswer['papersOf']
>; // goes through
export const projected = { firstYear: 2026, risePercent: 8, years: [] };

export const wireOf = (blocks: readonly ScoredBlock[], more: Partial<BlocksAnswer> = {}) =>
  scoreAnswer({
    ...{
      stamp: { catalogueVersion: 'v1', on: aDay('2026-11-21') },
      quote,
      catalogue,
      language: 'hi',
      say: sayIn('en'),
    },
    ...{ blocks, mayShowScores: true, withContent: false, offers: undefined, channelConflict: undefined },
    ...{ papersOf: () => papers, clausesOf: () => ({}), rankOf: () => undefined },
    policyYearsOf: () => [],
    choicesOf: () => ({ risks: [], terms: [], riders: [], projected }),
    ...more,
  });
export const blockToWire = (block: ScoredBlock, more: Partial<BlocksAnswer> = {}) =>
  wireOf([block], more).score_data[0];
