import { type Importance, type ScoreItem, scoreItems } from '../cover/features.ts';
import { areaOf, type NamedHospital } from '../location/area.ts';
import type { Member } from '../person/member.ts';
import { isParent } from '../person/relation.ts';

export type Importances = Readonly<Record<ScoreItem, Importance>>;

/**
 * What the feature checklist said; what it did not say of features follows the members, but for a birth, which counts only
 * when said. Hospitals are those that they would go to, one an area.
 */
export type ImportanceAnswers = Readonly<Partial<Importances>> & {
  readonly hospitals?: readonly NamedHospital[];
};

/** What somebody says now, null where an answer is taken back; what is not named stays as it was. */
export type ImportanceChange = Readonly<Partial<Record<ScoreItem, Importance | null | undefined>>> & {
  readonly hospitals?: readonly NamedHospital[] | null | undefined;
};

const ordinary: Importances = {
  copay: 'MID',
  icu: 'MID',
  room_rent: 'HIGH',
  outpatient_benefits: 'LOW',
  critical_illness_coverage: 'LOW',
  restore_benefits: 'HIGH',
  maternity_cover: 'LOW',
  health_checkup: 'LOW',
  pre_existing: 'MID',
  bonus: 'MID',
};

export function importanceFor(members: readonly Member[], answers: ImportanceAnswers = {}): Importances {
  const { hospitals: _hospitals, ...features } = answers;
  return { ...ordinary, ...guessFrom(members), ...features };
}

/** The answers with a change, in the order of the features; undefined where none is left. */
export function changeImportance(
  before: ImportanceChange = {},
  change: ImportanceChange = {},
): ImportanceAnswers | undefined {
  const entries = scoreItems.flatMap((item) => {
    const importance = change[item] === undefined ? before[item] : change[item];
    return importance ? [[item, importance] as const] : [];
  });
  const hospitals = onePerArea((change.hospitals === undefined ? before : change).hospitals ?? []);
  if (entries.length === 0 && hospitals.length === 0) return undefined;
  return { ...Object.fromEntries(entries), ...(hospitals.length > 0 && { hospitals }) };
}

/** The one that was named last. */
function onePerArea(hospitals: readonly NamedHospital[]): readonly NamedHospital[] {
  return [...new Map(hospitals.map(({ id, pincode }) => [areaOf(pincode), { id, pincode }])).values()];
}

/** Says what of the people raises a guess. */
export type GuessCause = 'illness' | 'parents';

type Person = Pick<Member, 'relation' | 'conditions'>;

const raised: Readonly<Partial<Record<ScoreItem, { cause: GuessCause; by: (person: Person) => boolean }>>> = {
  pre_existing: { cause: 'illness', by: ({ conditions }) => conditions.length > 0 },
  copay: { cause: 'parents', by: ({ relation }) => isParent(relation) },
};

/** Why an item is guessed to matter a lot to these people; undefined where it is guessed as to everybody. */
export function guessCause(item: ScoreItem, members: readonly Person[]): GuessCause | undefined {
  const rule = raised[item];
  return rule && members.some(rule.by) ? rule.cause : undefined;
}

function guessFrom(members: readonly Member[]): ImportanceAnswers {
  const high = scoreItems.filter((item) => guessCause(item, members) !== undefined);
  return Object.fromEntries(high.map((item) => [item, 'HIGH']));
}
