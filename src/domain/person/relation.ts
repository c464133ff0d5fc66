/** Who somebody is to the visitor. The spellings are the specification's (section 3). */
export const relations = [
  'You',
  'Spouse',
  'Husband',
  'Wife',
  'Son',
  'Daughter',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Father-in-law',
  'Mother-in-law',
  'Grand-Father',
  'Grand-Mother',
  'Son-in-law',
  'Daughter-in-law',
] as const;

export type Relation = (typeof relations)[number];

export type ChildRelation = 'Son' | 'Daughter';

export const genders = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];

/** Which generation and side a relation stands on; blocks and age rules are said in these. */
export type RelationGroup =
  | 'you'
  | 'spouse'
  | 'child'
  | 'parent'
  | 'parent-in-law'
  | 'sibling'
  | 'grandparent'
  | 'child-in-law';

type RelationFacts = {
  readonly group: RelationGroup;
  /** `opposite`: of You. `unknown`: only the person can say. */
  readonly gender: Gender | 'opposite' | 'unknown';
};

const facts: Readonly<Record<Relation, RelationFacts>> = {
  You: { group: 'you', gender: 'unknown' },
  Spouse: { group: 'spouse', gender: 'opposite' },
  Husband: { group: 'spouse', gender: 'MALE' },
  Wife: { group: 'spouse', gender: 'FEMALE' },
  Son: { group: 'child', gender: 'MALE' },
  Daughter: { group: 'child', gender: 'FEMALE' },
  Father: { group: 'parent', gender: 'MALE' },
  Mother: { group: 'parent', gender: 'FEMALE' },
  Brother: { group: 'sibling', gender: 'MALE' },
  Sister: { group: 'sibling', gender: 'FEMALE' },
  'Father-in-law': { group: 'parent-in-law', gender: 'MALE' },
  'Mother-in-law': { group: 'parent-in-law', gender: 'FEMALE' },
  'Grand-Father': { group: 'grandparent', gender: 'MALE' },
  'Grand-Mother': { group: 'grandparent', gender: 'FEMALE' },
  'Son-in-law': { group: 'child-in-law', gender: 'MALE' },
  'Daughter-in-law': { group: 'child-in-law', gender: 'FEMALE' },
};

/** Specification section 9: up to four sons and four daughters. */
export const maxChildrenPerKind = 4;

export function isRelation(text: string): text is Relation {
  return Object.hasOwn(facts, text);
}

export function groupOf(relation: Relation): RelationGroup {
  return facts[relation].group;
}

export function isChild(relation: Relation): relation is ChildRelation {
  return facts[relation].group === 'child';
}

/** Father, mother and both in-laws. */
export function isParent(relation: Relation): boolean {
  const group = facts[relation].group;
  return group === 'parent' || group === 'parent-in-law';
}

export function isYouOrSpouse(relation: Relation): boolean {
  const group = facts[relation].group;
  return group === 'you' || group === 'spouse';
}

export const memberTypes = ['adult', 'kid'] as const;
export type MemberType = (typeof memberTypes)[number];

/** Of the server's two types only sons and daughters are kids (specification section 3). */
export function memberType(relation: Relation): MemberType {
  return isChild(relation) ? 'kid' : 'adult';
}

/** Specification section 3. Undefined where it has to be asked: for You, and for Spouse while You is unknown. */
export function defaultGender(relation: Relation, genderOfYou: Gender | undefined): Gender | undefined {
  const { gender } = facts[relation];
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
