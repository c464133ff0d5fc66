import type { MemberKey } from '#domain/person/member.ts';
import { kinOf } from '#domain/person/relation.ts';
import { relationOf } from '#web/forms/quote/people.ts';
import { figureOf, type GenderOf } from '#web/forms/quote/people-figure.ts';

import type { FigureName } from '#web/ui/icon.tsx';

/** Left to right under the umbrella stand elder men, You, siblings, children, spouse, elder women. */
function place(key: MemberKey, genderOf: GenderOf): number {
  const figure = figureOf(key, genderOf);
  if (figure === 'elder-m') return 0;
  if (key === 'You') return 1;
  if (figure === 'girl') return 3;
  if (figure === 'boy') return 4;
  if (figure === 'elder-w') return 6;
  return kinOf(relationOf(key)) === 'spouse' ? 5 : 2;
}

export function umbrellaFigures(keys: readonly MemberKey[], genderOf: GenderOf): readonly FigureName[] {
  return keys
    .toSorted((a, b) => place(a, genderOf) - place(b, genderOf))
    .map((key) => figureOf(key, genderOf));
}
