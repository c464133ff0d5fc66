import type { MemberKey } from '#domain/person/member.ts';
import { type Gender, isParent, kinOf } from '#domain/person/relation.ts';
import type { FigureName } from '#web/ui/icon.tsx';
import { relationOf } from './people.ts';

export type GenderOf = (key: MemberKey) => Gender | undefined;

/** How somebody is drawn; a woman while the gender of You is not said, and the spouse accordingly. */
export function figureOf(key: MemberKey, genderOf: GenderOf): FigureName {
  const relation = relationOf(key);
  const kin = kinOf(relation);
  const male = (genderOf(key) ?? (kin === 'spouse' ? 'MALE' : 'FEMALE')) === 'MALE';
  if (kin === 'child') return male ? 'boy' : 'girl';
  if (isParent(relation) || kin === 'grandparent') return male ? 'elder-m' : 'elder-w';
  return male ? 'man' : 'woman';
}
