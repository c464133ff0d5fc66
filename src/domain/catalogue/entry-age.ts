import type { Age } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { isChild } from '../person/relation.ts';
import type { Eligibility, Product } from './catalogue.ts';

/** A grown-up son or daughter cannot join the parents' floater as a child but can be insured alone like any adult. */
export function takesAge(
  eligibility: Eligibility,
  { relation, age }: Pick<Member, 'relation' | 'age'>,
  basis: Product['coverBases'][number],
): boolean {
  if (!age) return false;
  if (!isChild(relation)) return isAdultAge(eligibility, age);
  return isChildAge(eligibility, age) || (basis === 'individual' && isAdultAge(eligibility, age));
}

function isAdultAge({ adultMin, adultMax }: Eligibility, age: Age): boolean {
  return age.unit === 'years' && age.count >= adultMin && age.count <= adultMax;
}

function isChildAge({ childMinDays, childMaxYears }: Eligibility, age: Age): boolean {
  const years = age.unit === 'years' ? age.count : 0;
  return years <= childMaxYears && daysLived(age) >= childMinDays;
}

/** Three months are taken as 91 days; the proposal's date of birth decides to the day. */
function daysLived(age: Age): number {
  return age.unit === 'years' ? age.count * 365 : Math.floor((age.count * 365.25) / 12);
}
