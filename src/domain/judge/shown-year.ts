import type { Member } from '../person/member.ts';
import type { PolicyYear } from './years/wait-days.ts';

/** Which policy year the figures of years are those of: the first one, or any after every wait. */
export const shownYears = ['first', 'later'] as const;
export type ShownYear = (typeof shownYears)[number];

/** Whoever is ill now meets the waits at once; of a policy that is kept most years come after them (decision record 175). */
export function shownYearOf(members: readonly Pick<Member, 'conditions'>[]): ShownYear {
  return members.some(({ conditions }) => conditions.length > 0) ? 'first' : 'later';
}

export function policyYearOf(year: ShownYear): PolicyYear {
  return year === 'first' ? 0 : undefined;
}
