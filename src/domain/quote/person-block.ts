import type { MemberKey } from '../person/member.ts';
import { keyOfServerId, serverIdOf } from '../person/member-key.ts';
import { type BlockId, personPrefix } from './block-id.ts';

export function personBlockId(key: MemberKey): BlockId {
  return `${personPrefix}${serverIdOf(key) ?? key.toLowerCase()}`;
}

/** Whose own block it is; undefined for a block of any other kind. */
export function personOf(id: BlockId): MemberKey | undefined {
  return id.startsWith(personPrefix) ? keyOfServerId(id.slice(personPrefix.length)) : undefined;
}
