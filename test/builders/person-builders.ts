import { parseAge } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { defaultGender } from '#domain/person/relation.ts';

/** An insured, healthy person by key and age text ("Son-0", "8m"); an empty age is none. Override single facts. */
export function aMember(key: string, age: string, facts: Partial<Member>): Member {
  const parts = parseMemberKey(key);
  if (!parts) throw new Error(`Not a member key: ${key}`);
  return {
    key,
    relation: parts.relation,
    gender: defaultGender(parts.relation, 'MALE') ?? 'MALE',
    age: parseAge(age),
    insured: true,
    conditions: [],
    habits: [],
    ...facts,
  };
}

/** It is called as `aFamily('You 35y', 'Spouse 33y', 'Son-0 8m')`; all are insured. */
export function aFamily(...people: readonly string[]): Member[] {
  return people.map((person) => {
    const [key = '', age = ''] = person.split(' ');
    return aMember(key, age, {});
  });
}
