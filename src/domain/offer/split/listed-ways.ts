import type { Member } from '../../person/member.ts';
import type { Block } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { partKey, separateWay, sharedWay, type Way, type WayPart } from '../../quote/family-split.ts';
import { sharers } from '../../quote/recommendation.ts';

/**
 * The ways whose policies have lists of plans: parents apart on a policy of their own, one policy with a cover for each
 * person, one cover for all. Who can share no cover has an own policy in each but the second.
 */
export const wayKinds = ['apart', 'separate', 'together'] as const;
export type WayKind = (typeof wayKinds)[number];

export type ListedWay = {
  readonly kind: WayKind;
  readonly way: Way;
  /** Of each part the block whose list it is bought from; undefined where it takes a quote of its own. */
  readonly blocks: readonly (BlockId | undefined)[];
};

export function listedWays(members: readonly Member[], blocks: readonly Block[]): readonly ListedWay[] {
  const loners = members.filter((member) => !sharers(members).includes(member)).map((member) => [member]);
  const ofGroup = (...groups: readonly Block['group'][]) =>
    blocks.filter(({ group }) => groups.includes(group)).map((block) => block.members);
  const apart = ofGroup('family', 'parents');
  const together = ofGroup('combined');
  const everybody = blocks.find(({ id }) => id === 'individual');
  return [
    ...(apart.length > 1 ? [listed('apart', sharedWay([...apart, ...loners]), blocks)] : []),
    ...(everybody ? [listed('separate', separateWay(everybody.members), blocks)] : []),
    ...(together.length > 0 ? [listed('together', sharedWay([...together, ...loners]), blocks)] : []),
  ];
}

function listed(kind: WayKind, way: Way, blocks: readonly Block[]): ListedWay {
  return { kind, way, blocks: way.parts.map((part) => blockOfPart(part, way.separate, blocks)?.id) };
}

function blockOfPart(part: WayPart, separate: boolean, blocks: readonly Block[]): Block | undefined {
  const same = blocks.filter(({ members }) => keysOf(members) === keysOf(part));
  return same.find(({ group }) => (group === 'individual') === separate) ?? same[0];
}

const keysOf = (members: WayPart) => partKey(members.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
