import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { keyOfServerId, parseMemberKey, serverIdOf } from '#domain/person/member-key.ts';
import { kinOf, relations } from '#domain/person/relation.ts';
import { relationIds } from '#domain/person/relation-ages.ts';
import { blocksFor } from '#domain/quote/block.ts';
import { aMember } from '#test/builders/form-builders.ts';
import { childKeys, inLawKeys, otherKeys, parentKeys } from '#web/forms/people/key-groups.ts';
import { everyKey } from '#web/forms/quote/quote-answers.ts';
import { nomineesAmong } from '#web/screens/proposal-form/nominees.ts';

type Choice = { readonly id: string };
const { choiceLists } = JSON.parse(readFileSync('catalogue/forms.json', 'utf8')) as {
  readonly choiceLists: Readonly<Record<string, readonly Choice[]>>; // the shape that the catalogue's check holds
};
const idsIn = (list: string) => new Set(choiceLists[list]?.map(({ id }) => id));
const keyOf = (relation: string) =>
  relation === 'Son' || relation === 'Daughter' ? `${relation}-0` : relation;

test('everybody who can be asked for stands in one group of the screens', () => {
  const groups = [['You', 'Spouse'], childKeys, parentKeys, inLawKeys, otherKeys].flat();
  expect(groups.toSorted()).toEqual(everyKey.toSorted());
  expect(everyKey.length).toBe(groups.length);
});

describe.each(relations)('the relation %s', (relation) => {
  const key = keyOf(relation);

  test('has a key that every spelling leads back to', () => {
    expect(parseMemberKey(key)?.relation).toBe(relation);
    expect(keyOfServerId(serverIdOf(key) ?? '')).toBe(key);
  });

  test('can be asked for, or is another word for the spouse', () => {
    expect(everyKey.includes(key)).toBe(relation === 'Spouse' || kinOf(relation) !== 'spouse');
  });

  test('is insured in some block', () => {
    const people = [aMember('You'), aMember(relation, { key, age: { unit: 'years', count: 40 } })];
    const insured = blocksFor(people).flatMap(({ members }) => members.map((member) => member.key));
    expect(insured).toContain(key);
  });

  test('can be told from the proposer in the forms', () => {
    expect(idsIn('relationships')).toContain(relationIds[relation]);
  });
});

test.each(relations.filter((relation) => relation !== 'You'))(
  'a grown-up %s is a nominee by a word of the form',
  (relation) => {
    const key = keyOf(relation);
    const member = { key, serverID: key, relation, gender: 'MALE', age: '', name: null } as const;
    const insured = {
      [`${key}.first_name`]: 'Asha',
      [`${key}.last_name`]: 'Rao',
      [`${key}.date_of_birth`]: '1980-01-01',
      [`${key}.relationship_with_proposer`]: relationIds[relation],
    };
    const offered = idsIn('nominee-relationships');
    const proposal = { members: [member], savedForm: { formData: { insuredMembers: insured } } };
    const [choice] = nomineesAmong(proposal, offered, isoDate(2026, 11, 22));
    expect(offered).toContain(choice?.answers.nominee_relationship);
  },
);
