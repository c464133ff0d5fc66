import type { MemberKey } from '../person/member.ts';
import { keyOfServerId, serverIdOf, serverIds } from '../person/member-key.ts';
import { type BlockId, idsOfSeveral, type PersonBlockId } from './block-id.ts';

const prefix = 'individual-';

/** Every id that a block can have. */
export const blockIds: readonly BlockId[] = [
  ...idsOfSeveral,
  ...serverIds.map((id): PersonBlockId => `${prefix}${id}`),
];

const known: ReadonlySet<string> = new Set(blockIds);

export function isBlockId(text: string): text is BlockId {
  return known.has(text);
}

export function personBlockId(key: MemberKey): BlockId {
  return `${prefix}${serverIdOf(key) ?? key.toLowerCase()}`;
}

/** Whose own block it is; undefined for a block of any other kind. */
export function personOf(id: BlockId): MemberKey | undefined {
  return id.startsWith(prefix) ? keyOfServerId(id.slice(prefix.length)) : undefined;
}
