import type { MemberKey } from '#domain/person/member.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { PeopleWords } from '#web/forms/quote/people.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import type { Hindrance } from './answer.ts';

/** Who keeps these people from every product, and why. */
export function hindranceText(
  t: Translate,
  people: PeopleWords,
  { id, reason }: Pick<Hindrance, 'id' | 'reason'>,
  all: readonly MemberKey[],
): string {
  return t(`results.hindered.${reason}`, { name: people.name(memberKeyOf({ id }), all) });
}
