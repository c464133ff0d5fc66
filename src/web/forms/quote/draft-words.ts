import type { Draft } from '#web/platform/storage/draft-shape.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { PeopleWords } from './people.ts';
import { genderOf } from './quote-answers.ts';
import { spokenWords } from './spoken-words.ts';

/** The words for the people of a quote that is not saved yet. */
export function draftWords(t: Translate, draft: Draft): PeopleWords {
  return spokenWords(t, genderOf(draft, 'Spouse'));
}
