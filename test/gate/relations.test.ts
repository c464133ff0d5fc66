import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { type LocalText, languages } from '#domain/local-text.ts';
import { keyOfServerId, parseMemberKey, serverIdOf } from '#domain/person/member-key.ts';
import { type ChildRelation, kinOf, type Relation, relations } from '#domain/person/relation.ts';
import { relationIds } from '#domain/person/relation-ages.ts';
import { blocksFor } from '#domain/quote/block.ts';
import { aMember } from '#test/builders/form-builders.ts';
import { childKeys, inLawKeys, otherKeys, parentKeys } from '#web/forms/people/key-groups.ts';
import { everyKey } from '#web/forms/quote/quote-answers.ts';
import { nomineesAmong } from '#web/screens/proposal-form/nominees.ts';
import { allMessages, ownMessages } from '#words/stand-ins.ts';

type Close = 'You' | 'Spouse' | 'Husband' | 'Wife' | 'Father' | 'Mother' | ChildRelation;

/** What sentences on groups of people call whoever is less close; a relation more does not compile until it has its words here. */
const inSentences: Readonly<Record<Exclude<Relation, Close>, Required<LocalText>>> = {
  'Father-in-law': { en: 'in-laws', hi: 'ससुर' },
  'Mother-in-law': { en: 'in-laws', hi: 'सास' },
  Brother: { en: 'brother', hi: 'भाई' },
  Sister: { en: 'sister', hi: 'बहन' },
  'Grand-Father': { en: 'grandparents', hi: 'दादा' },
  'Grand-Mother': { en: 'grandparents', hi: 'दादी' },
  'Son-in-law': { en: 'children-in-law', hi: 'दामाद' },
  'Daughter-in-law': { en: 'children-in-law', hi: 'बहू' },
};

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

describe.each(languages)('in %s', (language) => {
  test.each([
    ['who.group.others', 'who', otherKeys],
    ['landing.more.others', 'landing', [...inLawKeys, ...otherKeys]],
    ['counts.ways.alone', 'cover', otherKeys],
  ] as const)('the sentence %s names everybody whom it is about', async (id, file, keys) => {
    const sentence = ((await allMessages(language, file))[id] ?? '').toLowerCase();
    // Where the language has no such sentence, English says it.
    const text = (await ownMessages(language, file))[id] === undefined ? 'en' : language;
    const names = Object.entries(inSentences).filter(([relation]) => keys.includes(relation));
    expect(names).toHaveLength(keys.length);
    expect(names.filter(([, words]) => !sentence.includes(words[text]))).toEqual([]);
  });
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
