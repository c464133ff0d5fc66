import { insuredMembers, parentSides } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { kinOf } from '../person/relation.ts';
import { type BlockId, planGroupOf } from './block-id.ts';
import { personBlockId } from './person-block.ts';
import type { PlanGroup } from './quote.ts';
import { coveredMembers, isFamily, sharers } from './recommendation.ts';

/** People who are insured together: on one floater, or each on an own sum insured (`individual`). */
export type Block = { readonly id: BlockId; readonly group: PlanGroup; readonly members: readonly Member[] };

/**
 * The blocks that apply (decisions, quote rules), in the order they are shown. One person alone gets the individual
 * block only, and so do the people who cannot share a floater: siblings, grandparents, children-in-law.
 */
export function blocksFor(members: readonly Member[]): readonly Block[] {
  const covered = coveredMembers(members);
  const floating = sharers(covered);
  const family = floating.filter(({ relation }) => isFamily(relation));
  const parents = parentSides(floating);
  const hasFloater = floating.length > 1;
  return [
    ...(hasFloater ? [blockOf('family', family), ...parents.map(parentsBlock)] : []),
    ...(family.length > 0 && parents.length > 0 ? [blockOf('combined', floating)] : []),
    blockOf('individual', covered),
  ].filter((block) => block.members.length > 0);
}

/** One person on a product of their own, whatever the others are on. */
export function personBlock(member: Member): Block {
  return blockOf(personBlockId(member.key), [member]);
}

/** All these people as one block: on one floater where they may share it. */
export function blockTogether(members: readonly Member[]): Block {
  const together = blocksFor(members).find((block) => block.members.length === members.length);
  return together ?? blockOf('individual', members);
}

/** Whether it stands on the split-plan view: family and parents side by side, a policy each. */
export function isSplitBlock({ group }: Pick<Block, 'group'>): boolean {
  return group === 'family' || group === 'parents';
}

/** The block of a group that is asked for: the one named, or the first where none is. */
export function blockIn(
  blocks: readonly Block[],
  group: PlanGroup,
  blockId: BlockId | undefined,
): Block | undefined {
  return blocks.find((block) => block.group === group && (blockId === undefined || block.id === blockId));
}

/** The block of this id; for one that does not apply another of its group, or the first. */
export function blockOrNearest(blocks: readonly Block[], id: BlockId): Block | undefined {
  return blocks.find((block) => block.id === id) ?? blockIn(blocks, planGroupOf(id), undefined) ?? blocks[0];
}

/** Which block these people are: as it was said, or, where only their plan group is known, by who they are. */
export function blockIdOf({
  block,
  group,
  members,
}: Omit<Block, 'id'> & { readonly block?: BlockId | undefined }): BlockId {
  if (block !== undefined) return block;
  return group === 'parents' && insuredMembers(members).every(isInLaw) ? 'parents-in-law' : group;
}

function isInLaw({ relation }: Member): boolean {
  return kinOf(relation) === 'parent-in-law';
}

function blockOf(id: BlockId, members: readonly Member[]): Block {
  return { id, group: planGroupOf(id), members };
}

function parentsBlock(side: readonly Member[]): Block {
  return blockOf(blockIdOf({ group: 'parents', members: side }), side);
}
