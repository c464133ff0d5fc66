import type { WireMember } from '#contract/quote/shapes.ts';
import { eldestOf } from '#domain/person/age.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { keyOfServerId } from '#domain/person/member-key.ts';
import { isRelation } from '#domain/person/relation.ts';

/** The key of a member of an answer. @throws for an id that the server does not use. */
export function memberKeyOf({ id }: Pick<WireMember, 'id'>): MemberKey {
  const key = keyOfServerId(id);
  if (key === undefined) throw new Error(`Not a member id: ${id}`);
  return key;
}

/** Gives the whole years of the eldest; 0 of nobody. */
export function eldestAgeOf(members: readonly Pick<WireMember, 'age'>[]): number {
  return eldestOf(members.map(({ age }) => age));
}

const personOf = ({ person, age, gender }: WireMember) =>
  isRelation(person) && gender
    ? [{ relation: person, gender, age: { unit: 'years' as const, count: age }, insured: true }]
    : [];

/** Whether a birth is anything to these people; somebody whose gender was never said counts for nothing. */
export const mayBear = (members: readonly WireMember[]): boolean => mayHaveBirth(members.flatMap(personOf));
