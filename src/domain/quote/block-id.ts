import type { MemberKey } from '../person/member.ts';
import { keyOfServerId, serverIdOf, serverIds } from '../person/member-key.ts';
import type { PlanGroup } from './quote.ts';

/** In the order in which blocks are shown. Own parents and in-laws are two blocks of one plan group. */
const idsOfSeveral = ['family', 'parents', 'parents-in-law', 'combined', 'individual'] as const;

/** One person's own block, where the others are on other products. */
type PersonBlockId = `individual-${string}`;

/** Says which people of a quote are meant, not how old they are or who else is insured. Stands in addresses. */
export type BlockId = (typeof idsOfSeveral)[number] | PersonBlockId;

const personPrefix = 'individual-';

const groups: ReadonlyMap<string, PlanGroup> = new Map<BlockId, PlanGroup>([
  ['family', 'family'],
  ['parents', 'parents'],
  ['parents-in-law', 'parents'],
  ['combined', 'combined'],
  ['individual', 'individual'],
  ...serverIds.map((id) => [`${personPrefix}${id}`, 'individual'] as const),
]);

/** Every id there can be. */
export const blockIds: readonly BlockId[] = [
  ...idsOfSeveral,
  ...serverIds.map((id): PersonBlockId => `${personPrefix}${id}`),
];

export function isBlockId(text: string): text is BlockId {
  return groups.has(text);
}

/** The plan group of specification section 4 that a block belongs to. */
export function planGroupOf(id: BlockId): PlanGroup {
  return groups.get(id) ?? 'individual';
}

export function personBlockId(key: MemberKey): BlockId {
  return `${personPrefix}${serverIdOf(key) ?? key.toLowerCase()}`;
}

/** Whose own block it is; undefined for a block of any other kind. */
export function personOf(id: BlockId): MemberKey | undefined {
  return id.startsWith(personPrefix) ? keyOfServerId(id.slice(personPrefix.length)) : undefined;
}
