import type { Draft } from '#web/browser/storage/draft-shape.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { PeopleWords } from './people.ts';
import { genderOf } from './quote-answers.ts';
import { spokenWords } from './spoken-words.ts';

/** The words for the people of a quote that is not saved yet. */
export function draftWords(t: Translate, draft: Draft): PeopleWords {
  return spokenWords(t, genderOf(draft, 'Spouse'));
}
