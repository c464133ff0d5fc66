import type { Slab } from '../../catalogue/catalogue.ts';
import { effectiveCopayPercent } from '../../cover/copay.ts';
import type { Rupees } from '../../money.ts';
import { eldestYears } from '../../person/age.ts';
import type { Member } from '../../person/member.ts';
import type { InPieces } from '../../pieces.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { type FamilySplit, familySplits, policyKey, type SplitPart } from '../../quote/family-split.ts';
import { type RankedSplit, rankSplits, type SharedCover } from '../../quote/split-ranking.ts';
import type { BlockPick } from '../block-pick.ts';
import type { ListedFamilySplit } from './listed-splits.ts';
import { recommendedSplit } from './recommended-split.ts';

export type SplitQuestion = {
  /** Those who are covered. */
  readonly members: readonly Member[];
  readonly listed: readonly ListedFamilySplit[];
  /**
   * What the list of these people recommends, whether they share a cover or have one each; undefined where nothing is sold
   * to them, or no price is known. `block`: their list in this quote.
   */
  readonly pickFor: (part: SplitPart, separate: boolean, block: BlockId | undefined) => BlockPick | undefined;
  readonly largeClaim: Rupees;
  /** Under a licence without advice what a way costs over the years is no reason for it. */
  readonly mayAdvise: boolean;
};

export type RankedListedSplit = RankedSplit &
  ListedFamilySplit & {
    /** Each part's own pick, in the order of the parts. */
    readonly picks: readonly (BlockPick | undefined)[];
    /** At most one is; none under a licence without advice. */
    readonly recommended: boolean;
  };

export type SplitPlans = {
  /**
   * The recommended one first, then by what they cost all in, or by price where nothing is recommended; one that gains
   * nothing after those that do, one that cannot be bought last.
   */
  readonly splits: readonly RankedListedSplit[];
  /** The ways that have lists and all others that have a reason. */
  readonly all: readonly RankedSplit[];
};

/** Every way to insure these people, each policy on the plan that is recommended to its own people. */
export function* splitPlans(question: SplitQuestion): InPieces<SplitPlans> {
  const own = question.listed.map(({ split }) => split);
  const others = familySplits(question.members).filter(({ key }) => own.every((split) => split.key !== key));
  const all = [...own, ...others];
  const pickFor = yield* picksOf(question, all);
  return { splits: listedOnes(question, pickFor), all: ranked(question, pickFor, all) };
}

/** The same of the ways that have lists, without a look at all the others. */
export function* splitsWithLists(question: SplitQuestion): InPieces<SplitPlans['splits']> {
  const own = question.listed.map(({ split }) => split);
  return listedOnes(question, yield* picksOf(question, own));
}

type PickFor = (part: SplitPart, separate: boolean) => BlockPick | undefined;

function listedOnes(question: SplitQuestion, pickFor: PickFor): SplitPlans['splits'] {
  const { listed } = question;
  const rows = ranked(
    question,
    pickFor,
    listed.map(({ split }) => split),
  );
  const all = rows.flatMap((row) => {
    const own = listed.find(({ split }) => split === row.split);
    if (!own) return [];
    return [{ ...own, ...row, picks: row.split.parts.map((part) => pickFor(part, row.split.separate)) }];
  });
  const recommended = question.mayAdvise ? recommendedSplit(all) : undefined;
  return all.map((one) => ({ ...one, recommended: one === recommended })).toSorted(byPlace);
}

function ranked(
  { largeClaim, mayAdvise }: SplitQuestion,
  pickFor: PickFor,
  splits: readonly RankedSplit['split'][],
): readonly RankedSplit[] {
  return rankSplits({
    splits,
    priceOf: (part, separate) => pickFor(part, separate)?.premium,
    ...(mayAdvise && { allInOf: (part, separate) => pickFor(part, separate)?.allIn }),
    coverOf: (part, separate) => {
      const slab = pickFor(part, separate)?.plan.slab;
      return slab && sharedCoverOf(slab, part);
    },
    largeClaim,
  });
}

/** What these people have in common on this plan, and what of each bill it asks of them. */
export function sharedCoverOf({ sumInsured, features }: Slab, people: SplitPart): SharedCover {
  const copayPercent = effectiveCopayPercent(features.copay, eldestYears(people));
  return { sumInsured, restoration: features.restoration, copayPercent };
}

/** What is equal stays in the order of the prices. */
function byPlace(left: RankedListedSplit, right: RankedListedSplit): number {
  const place = ({ recommended, reason }: RankedListedSplit) =>
    recommended ? -1 : 1 + ['nothing-gained', 'no-plan'].indexOf(reason);
  return place(left) - place(right) || (left.allIn ?? 0) - (right.allIn ?? 0);
}

/** The same people are judged once, in however many ways they are a policy. */
function* picksOf({ listed, pickFor }: SplitQuestion, splits: readonly FamilySplit[]): InPieces<PickFor> {
  const blocks = new Map(
    listed.flatMap(({ split, blocks: ids }) =>
      split.parts.map((part, at) => [policyKey(part, split.separate), ids[at]] as const),
    ),
  );
  const picks = new Map<string, BlockPick | undefined>();
  for (const { parts, separate } of splits)
    for (const part of parts) {
      const name = policyKey(part, separate);
      if (picks.has(name)) continue;
      picks.set(name, pickFor(part, separate, blocks.get(name)));
      yield;
    }
  return (part, separate) => picks.get(policyKey(part, separate));
}
