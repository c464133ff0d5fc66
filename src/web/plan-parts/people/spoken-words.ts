import type { Gender } from '#domain/person/relation.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { type PeopleWords, peopleWords } from '#web/forms/quote/people.ts';
import type { Translate } from '#web/platform/text.tsx';

/** The words for people of whom the spouse's gender may be known: the husband or the wife where it is. */
export function spokenWords(t: Translate, spouse: Gender | undefined): PeopleWords {
  return peopleWords((...[id, values]) =>
    t(spouse && id === 'people.Spouse' ? `people.${spokenAs('Spouse', spouse)}` : id, values),
  );
}
