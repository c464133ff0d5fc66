import type { WireMember } from '#contract/quote/shapes.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { keyOfServerId } from '#domain/person/member-key.ts';

/** The key of a member of an answer. @throws for an id that the server does not use. */
export function memberKeyOf({ id }: Pick<WireMember, 'id'>): MemberKey {
  const key = keyOfServerId(id);
  if (key === undefined) throw new Error(`Not a member id: ${id}`);
  return key;
}

/** Whole years of the eldest; 0 of nobody. */
export function eldestYears(members: readonly Pick<WireMember, 'age'>[]): number {
  return Math.max(0, ...members.map(({ age }) => age));
}
