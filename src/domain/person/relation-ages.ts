import { adultAgeRange } from './age.ts';
import type { Relation } from './relation.ts';

/**
 * Whole years between two generations at the least (152). Nobody has a child before twelve, and step and adoptive
 * parents can be young, so this is less than the gap of people who are insured together (specification, section 9).
 */
const generation = 12;

/** By whole years of age, as a quote knows people: two birth dates may be almost a year closer, or further apart. */
type Rule = (own: number, proposer: number) => boolean;

/** Whoever came by a marriage is of age; between two who did not grow up together there is no gap. */
const isAdult: Rule = (own) => own >= adultAgeRange.min;
const isYounger: Rule = (own, proposer) => own + generation <= proposer;
const isOlder: Rule = (own, proposer) => own >= proposer + generation;
const isMuchOlder: Rule = (own, proposer) => own >= proposer + 2 * generation;
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
  'son-in-law': isAdult,
  'daughter-in-law': isAdult,
  father: isOlder,
  mother: isOlder,
  'father-in-law': isAdult,
  'mother-in-law': isAdult,
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

/** The id that the forms use for somebody who is this to the proposer. */
export const relationIds: Readonly<Record<Relation, RelationId>> = {
  You: 'self',
  Spouse: 'spouse',
  Husband: 'husband',
  Wife: 'wife',
  Son: 'son',
  Daughter: 'daughter',
  Father: 'father',
  Mother: 'mother',
  Brother: 'brother',
  Sister: 'sister',
  'Father-in-law': 'father-in-law',
  'Mother-in-law': 'mother-in-law',
  'Grand-Father': 'grandfather',
  'Grand-Mother': 'grandmother',
  'Son-in-law': 'son-in-law',
  'Daughter-in-law': 'daughter-in-law',
};

/** What forms of a nominee call relations for which they have no word of their own; any other is called "other". */
const widerIds: Partial<Record<RelationId, RelationId>> = {
  husband: 'spouse',
  wife: 'spouse',
  grandfather: 'grandparent',
  grandmother: 'grandparent',
};

/** @param offered the relations that a form offers; every form of a nominee offers "other" */
export function offeredRelation(relation: string, offered: ReadonlySet<string>): string {
  const wider = isRelationId(relation) ? widerIds[relation] : undefined;
  return [relation, wider].find((id) => id !== undefined && offered.has(id)) ?? 'other';
}

/** A catalogue that offers another one is refused. */
export function isRelationId(text: string): text is RelationId {
  return Object.hasOwn(rules, text);
}

/** Whether two ages, in whole years on one day, fit a relation. */
export function fitsRelation(relation: RelationId, own: number, proposer: number): boolean {
  return rules[relation](own, proposer);
}
