import type { IsoDate } from '../date.ts';
import { ageInYears, eldestYears } from '../person/age.ts';
import { insuredMembers } from '../person/family.ts';
import type { MemberKey } from '../person/member.ts';
import { basisOf } from '../price/rating.ts';
import { memberAgesFrom } from '../proposal/form/declared.ts';
import type { Proposal } from '../proposal/proposal.ts';

type Aged = Pick<Proposal, 'members' | 'forms' | 'renewal'>;

/** The eldest's age on the first day of the first policy: a share that goes by age goes by that one. */
export function entryAge(proposal: Aged, coverFrom: IsoDate | undefined): number {
  return eldestYears(agedMembers(proposal, coverFrom));
}

/** The same of one person: on a floater the eldest's, else their own. */
export function entryAgeOf(
  proposal: Aged & Pick<Proposal, 'group'>,
  coverFrom: IsoDate,
  key: MemberKey,
): number {
  const own = agedMembers(proposal, coverFrom).find((member) => member.key === key)?.age;
  return basisOf(proposal.group) === 'floater' || own === undefined
    ? entryAge(proposal, coverFrom)
    : ageInYears(own);
}

function agedMembers({ members, forms, renewal }: Aged, coverFrom: IsoDate | undefined) {
  const start = renewal?.coveredSince ?? coverFrom;
  const insured = insuredMembers(members);
  return start === undefined ? insured : memberAgesFrom(insured, forms, start);
}
