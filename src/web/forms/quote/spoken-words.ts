import type { MemberKey } from '#domain/person/member.ts';
import { defaultGender, type Gender, isParent } from '#domain/person/relation.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import type { Translate } from '#web/browser/text.tsx';
import { type PeopleWords, peopleWords, relationOf } from './people.ts';

/** The words for people of whom the spouse's gender may be known: the husband or the wife where it is. */
export function spokenWords(t: Translate, spouse: Gender | undefined): PeopleWords {
  return peopleWords((...[id, values]) =>
    t(spouse && id === 'people.Spouse' ? `people.${spokenAs('Spouse', spouse)}` : id, values),
  );
}

export type ParentValues = {
  readonly who: 'man' | 'woman' | 'several';
  readonly name: string;
};

/** For sentences about the parents of a group: of one who is alone it is said who. */
export function parentValues(t: Translate, keys: readonly MemberKey[]): ParentValues {
  const parents = keys.filter((key) => isParent(relationOf(key)));
  const [only] = parents;
  if (only === undefined || parents.length > 1) return { who: 'several', name: '' };
  const isMan = defaultGender(relationOf(only), undefined) === 'MALE';
  return { who: isMan ? 'man' : 'woman', name: peopleWords(t).inline(only, keys) };
}
