import { addMonths, type IsoDate } from '../date.ts';
import { adultAgeRange } from './age.ts';

/**
 * Whole years that somebody named by a relation is older than the person who names them: at least `from`. A gap below
 * zero is a younger one. Nobody has a child before twelve, and step and adoptive parents can be young, so the gap is
 * wider than that of people who are insured together (specification, section 9).
 */
const generation = 12;
const gaps: Readonly<Record<string, number>> = {
  father: generation,
  mother: generation,
  'father-in-law': generation,
  'mother-in-law': generation,
  grandparent: 2 * generation,
  grandfather: 2 * generation,
  grandmother: 2 * generation,
};
const children: readonly string[] = ['son', 'daughter', 'son-in-law', 'daughter-in-law'];
const spouses: readonly string[] = ['spouse', 'husband', 'wife'];

const years = (date: IsoDate, count: number): IsoDate => addMonths(date, 12 * count);

/** Whether two birth dates fit a relation, by the ids that the forms use; a relation without a rule fits any. */
export function fitsRelation(relation: string, own: IsoDate, proposer: IsoDate, today: IsoDate): boolean {
  if (spouses.includes(relation)) return years(own, adultAgeRange.min) <= today;
  if (children.includes(relation)) return years(proposer, generation) <= own;
  const gap = gaps[relation];
  return gap === undefined || years(own, gap) <= proposer;
}
