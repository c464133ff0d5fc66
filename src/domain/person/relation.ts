export const genders = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];

/** Which generation and side a relation stands on; blocks and age rules are said in these. */
export type Kin =
  | 'you'
  | 'spouse'
  | 'child'
  | 'parent'
  | 'parent-in-law'
  | 'sibling'
  | 'grandparent'
  | 'child-in-law';

type RelationFacts = {
  readonly kin: Kin;
  /** `opposite`: of You. `unknown`: only the person can say. */
  readonly gender: Gender | 'opposite' | 'unknown';
};

/** Who somebody is to the visitor, in the order of the page. The spellings are the specification's (section 3). */
const facts = {
  You: { kin: 'you', gender: 'unknown' },
  Spouse: { kin: 'spouse', gender: 'opposite' },
  Husband: { kin: 'spouse', gender: 'MALE' },
  Wife: { kin: 'spouse', gender: 'FEMALE' },
  Son: { kin: 'child', gender: 'MALE' },
  Daughter: { kin: 'child', gender: 'FEMALE' },
  Father: { kin: 'parent', gender: 'MALE' },
  Mother: { kin: 'parent', gender: 'FEMALE' },
  Brother: { kin: 'sibling', gender: 'MALE' },
  Sister: { kin: 'sibling', gender: 'FEMALE' },
  'Father-in-law': { kin: 'parent-in-law', gender: 'MALE' },
  'Mother-in-law': { kin: 'parent-in-law', gender: 'FEMALE' },
  'Grand-Father': { kin: 'grandparent', gender: 'MALE' },
  'Grand-Mother': { kin: 'grandparent', gender: 'FEMALE' },
  'Son-in-law': { kin: 'child-in-law', gender: 'MALE' },
  'Daughter-in-law': { kin: 'child-in-law', gender: 'FEMALE' },
} as const satisfies Readonly<Record<string, RelationFacts>>;

export type Relation = keyof typeof facts;
export const relations = Object.keys(facts) as readonly Relation[]; // the keys of the table, which `Object.keys` forgets

/** Those of whom a family can have more than one. */
export type ChildRelation = {
  [Each in Relation]: (typeof facts)[Each]['kin'] extends 'child' ? Each : never;
}[Relation];

/** There are up to four sons and four daughters (specification section 9). */
export const maxChildrenPerKind = 4;

export function isRelation(text: string): text is Relation {
  return Object.hasOwn(facts, text);
}

export function kinOf(relation: Relation): Kin {
  return facts[relation].kin;
}

export function isChild(relation: Relation): relation is ChildRelation {
  return facts[relation].kin === 'child';
}

/** Parents are father, mother and both in-laws. */
export function isParent(relation: Relation): boolean {
  const kin = facts[relation].kin;
  return kin === 'parent' || kin === 'parent-in-law';
}

export function isYouOrSpouse(relation: Relation): boolean {
  const kin = facts[relation].kin;
  return kin === 'you' || kin === 'spouse';
}

export const memberTypes = ['adult', 'kid'] as const;
export type MemberType = (typeof memberTypes)[number];

/** The server has two types; only sons and daughters are kids (specification section 3). */
export function memberType(relation: Relation): MemberType {
  return isChild(relation) ? 'kid' : 'adult';
}

/** Specification section 3. Undefined where it has to be asked: for You, and for Spouse while You is unknown. */
export function defaultGender(relation: Relation, genderOfYou: Gender | undefined): Gender | undefined {
  const { gender }: RelationFacts = facts[relation];
  switch (gender) {
    case 'unknown':
      return undefined;
    case 'opposite':
      return genderOfYou && oppositeOf(genderOfYou);
    default:
      return gender;
  }
}

function oppositeOf(gender: Gender): Gender {
  return gender === 'MALE' ? 'FEMALE' : 'MALE';
}
