import type { Member } from '../../person/member.ts';
import type { Block } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import {
  type FamilySplit,
  partKey,
  type SplitPart,
  separateSplit,
  sharedSplit,
} from '../../quote/family-split.ts';
import { sharers } from '../../quote/recommendation.ts';

/**
 * The ways whose policies have lists of plans: parents apart on a policy of their own, one policy with a cover for each
 * person, one cover for all. Who can share no cover has an own policy in each but the second.
 */
export const splitKinds = ['apart', 'separate', 'together'] as const;
export type SplitKind = (typeof splitKinds)[number];

export type ListedFamilySplit = {
  readonly kind: SplitKind;
  readonly split: FamilySplit;
  /** Each part's block, whose list it is bought from; undefined where it takes a quote of its own. */
  readonly blocks: readonly (BlockId | undefined)[];
};

export function listedSplits(
  members: readonly Member[],
  blocks: readonly Block[],
): readonly ListedFamilySplit[] {
  const loners = members.filter((member) => !sharers(members).includes(member)).map((member) => [member]);
  const ofGroup = (...groups: readonly Block['group'][]) =>
    blocks.filter(({ group }) => groups.includes(group)).map((block) => block.members);
  const apart = ofGroup('family', 'parents');
  const together = ofGroup('combined');
  const everybody = blocks.find(({ id }) => id === 'individual');
  return [
    ...(apart.length > 1 ? [listed('apart', sharedSplit([...apart, ...loners]), blocks)] : []),
    ...(everybody ? [listed('separate', separateSplit(everybody.members), blocks)] : []),
    ...(together.length > 0 ? [listed('together', sharedSplit([...together, ...loners]), blocks)] : []),
  ];
}

function listed(kind: SplitKind, split: FamilySplit, blocks: readonly Block[]): ListedFamilySplit {
  return { kind, split, blocks: split.parts.map((part) => blockOfPart(part, split.separate, blocks)?.id) };
}

function blockOfPart(part: SplitPart, separate: boolean, blocks: readonly Block[]): Block | undefined {
  const same = blocks.filter(({ members }) => keysOf(members) === keysOf(part));
  return same.find(({ group }) => (group === 'individual') === separate) ?? same[0];
}

const keysOf = (members: SplitPart) => partKey(members.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
