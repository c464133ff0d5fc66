import { addMonths, type IsoDate } from '../date.ts';
import { adultAgeRange } from './age.ts';

/**
 * Whole years between two generations at the least. Nobody has a child before twelve, and step and adoptive parents can be
 * young, so this is less than the gap of people who are insured together (specification, section 9).
 */
const generation = 12;

type Rule = (own: IsoDate, proposer: IsoDate, today: IsoDate) => boolean;

const years = (date: IsoDate, count: number): IsoDate => addMonths(date, 12 * count);
const isAdult: Rule = (own, _proposer, today) => years(own, adultAgeRange.min) <= today;
const isYounger: Rule = (own, proposer) => years(proposer, generation) <= own;
const isOlder: Rule = (own, proposer) => years(own, generation) <= proposer;
const isMuchOlder: Rule = (own, proposer) => years(own, 2 * generation) <= proposer;
/** The two can be of any age to each other. */
const any: Rule = () => true;

/** What holds for somebody who is this to the proposer, by the ids that the forms use. */
const rules = {
  self: any,
  husband: isAdult,
  wife: isAdult,
  spouse: isAdult,
  son: isYounger,
  daughter: isYounger,
  'son-in-law': isYounger,
  'daughter-in-law': isYounger,
  father: isOlder,
  mother: isOlder,
  'father-in-law': isOlder,
  'mother-in-law': isOlder,
  grandparent: isMuchOlder,
  grandfather: isMuchOlder,
  grandmother: isMuchOlder,
  brother: any,
  sister: any,
  nephew: any,
  niece: any,
  'legal-guardian': any,
  other: any,
} satisfies Record<string, Rule>;

export type RelationId = keyof typeof rules;

/** A catalogue that offers another one is refused. */
export function isRelationId(text: string): text is RelationId {
  return Object.hasOwn(rules, text);
}

/** Whether two birth dates fit a relation. */
export function fitsRelation(relation: RelationId, own: IsoDate, proposer: IsoDate, today: IsoDate): boolean {
  return rules[relation](own, proposer, today);
}
