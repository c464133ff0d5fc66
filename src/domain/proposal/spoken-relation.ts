import type { Gender, Relation } from '../person/relation.ts';

/** As somebody is spoken of once the gender is known: a spouse is a husband or a wife. */
export function spokenAs(relation: Relation, gender: Gender): Relation {
  if (relation !== 'Spouse') return relation;
  return gender === 'MALE' ? 'Husband' : 'Wife';
}
