import type { ConditionId } from '../ids.ts';
import type { LocalText } from '../local-text.ts';
import { ageInYears } from './age.ts';
import type { Member } from './member.ts';
import type { Gender } from './relation.ts';

/**
 * What insurers mostly say to it: cover with the usual wait, cover for a loading, a decision on a medical report, or no
 * ordinary cover. A usual answer only; the insurer's own may differ.
 */
export const usualOutcomes = ['accepted', 'loaded', 'medical', 'declined'] as const;
export type UsualOutcome = (typeof usualOutcomes)[number];

/** A law of its own says of these that nobody is turned away from insurance over them. */
export const protections = ['hiv', 'disability', 'mental-illness'] as const;
export type Protection = (typeof protections)[number];

/**
 * A medical condition that the quote asks about. `blocks` is the wire's `permission: false`, turned once:
 * the member leaves the later steps (specification section 3).
 */
export type Condition = {
  readonly id: ConditionId;
  /** The plain words come first, the medical word in brackets. */
  readonly name: LocalText;
  /** What else people type when they look for it, in any language or spelling. */
  readonly alsoCalled?: readonly string[] | undefined;
  readonly outcome: UsualOutcome;
  readonly blocks: boolean;
  /** Among the ten asked first. */
  readonly common: boolean;
  /** The only ones who can have it; absent: everybody. */
  readonly gender?: Gender | undefined;
  /** A common condition that comes with age: people of at least these whole years are asked first, younger ones last. */
  readonly commonFrom?: number | undefined;
  readonly protection?: Protection | undefined;
};

type ConditionQuestion = Pick<Condition, 'id' | 'common' | 'gender' | 'commonFrom'>;

/**
 * What one person is asked, the likeliest first: no condition that nobody of their gender can have, unless it was said of
 * them; then the common ones by age, and the others in the order of the catalogue.
 */
export function conditionsFor<C extends ConditionQuestion>(
  conditions: readonly C[],
  { age, gender, conditions: declared }: Pick<Member, 'age' | 'gender' | 'conditions'>,
): readonly C[] {
  const years = age ? ageInYears(age) : 0;
  const rank = ({ common, commonFrom }: C) => {
    if (!common) return 3;
    if (commonFrom === undefined) return 1;
    return years >= commonFrom ? 0 : 2;
  };
  return conditions
    .filter((one) => one.gender === undefined || one.gender === gender || declared.includes(one.id))
    .toSorted((left, right) => rank(left) - rank(right));
}
