import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import type { Relation } from '#domain/person/relation.ts';
import { type Translate, useText } from '#web/browser/text.tsx';

/** The words for the people of a quote, in the language of the page. */
export type PeopleWords = {
  /** "Spouse", or "Son 2" where there are several among `all`. */
  readonly name: (key: MemberKey, all: readonly MemberKey[]) => string;
  /** It gives the same within a sentence. */
  readonly inline: (key: MemberKey, all: readonly MemberKey[]) => string;
  /** It gives "you, spouse and son 1", in the order given. */
  readonly list: (keys: readonly MemberKey[], all: readonly MemberKey[]) => string;
  /** It gives "You, spouse, 1 son, 1 daughter, father and mother". */
  readonly line: (keys: readonly MemberKey[]) => string;
  /** It gives "You, spouse, 2 children, parents", for narrow places. */
  readonly shortLine: (keys: readonly MemberKey[]) => string;
};

export function relationOf(key: MemberKey): Relation {
  const parts = parseMemberKey(key);
  if (!parts) throw new Error(`No member: ${key}`);
  return parts.relation;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function joined(t: Translate, parts: readonly string[]): string {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  const list = rest.reduce((text, next) => t('people.list.next', { list: text, next }), first);
  return last === undefined ? list : t('people.list.last', { list, last });
}

function nameOf(t: Translate, key: MemberKey, all: readonly MemberKey[]): string {
  const own = relationOf(key);
  const alike = all.filter((each) => relationOf(each) === own);
  const name = t(`people.${own}`);
  return alike.length < 2 ? name : t('people.child', { name, number: alike.indexOf(key) + 1 });
}

/** People one by one, sons and daughters counted where the first of them stands. */
function parts(t: Translate, keys: readonly MemberKey[]): readonly string[] {
  const count = (of: Relation) => keys.filter((key) => relationOf(key) === of).length;
  const texts = keys.map((key) => {
    const own = relationOf(key);
    if (own === 'Son') return t('people.sons', { count: count('Son') });
    if (own === 'Daughter') return t('people.daughters', { count: count('Daughter') });
    return t(`people.${own}`).toLowerCase();
  });
  return [...new Set(texts)];
}

function shortParts(t: Translate, keys: readonly MemberKey[]): readonly string[] {
  const has = (...all: readonly Relation[]) =>
    all.every((each) => keys.some((key) => relationOf(key) === each));
  const children = keys.filter((key) => relationOf(key) === 'Son' || relationOf(key) === 'Daughter');
  const texts = keys.map((key) => {
    const own = relationOf(key);
    if (own === 'Son' || own === 'Daughter') return t('people.children', { count: children.length });
    if ((own === 'Father' || own === 'Mother') && has('Father', 'Mother')) return t('people.parents');
    if ((own === 'Father-in-law' || own === 'Mother-in-law') && has('Father-in-law', 'Mother-in-law')) {
      return t('people.in-laws');
    }
    return t(`people.${own}`).toLowerCase();
  });
  return [...new Set(texts)];
}

export function peopleWords(t: Translate): PeopleWords {
  const inline: PeopleWords['inline'] = (key, all) => nameOf(t, key, all).toLowerCase();
  return {
    name: (key, all) => nameOf(t, key, all),
    inline,
    list: (keys, all) =>
      joined(
        t,
        keys.map((key) => inline(key, all)),
      ),
    line: (keys) => sentence(joined(t, parts(t, keys))),
    shortLine: (keys) => sentence(shortParts(t, keys).join(', ')),
  };
}

export function usePeople(): PeopleWords {
  return peopleWords(useText());
}
