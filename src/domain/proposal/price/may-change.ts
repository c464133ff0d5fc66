import { addMonths, type IsoDate } from '#domain/date.ts';
import { ageOn } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { birthField, dateAnswer } from '../form/declared.ts';
import type { Proposal } from '../proposal.ts';

/** Answers that are still to come, and the birthday of somebody on a day of theirs. */
type MayChange =
  | { readonly kind: 'birth-dates' | 'medical-answers' }
  | { readonly kind: 'birthday'; readonly member: MemberKey; readonly on: IsoDate };

const toCome = [
  { kind: 'birth-dates', step: 'insured-members' },
  { kind: 'medical-answers', step: 'medical' },
] as const;

/** What can still move the price before it is paid: dates of birth and health answers to come, and birthdays while it holds. */
export function mayChange(
  { members, forms, completed, expiry }: Pick<Proposal, 'members' | 'forms' | 'completed' | 'expiry'>,
  coverStart: IsoDate,
): readonly MayChange[] {
  const open = toCome.filter(({ step }) => !completed.includes(step)).map(({ kind }) => ({ kind }));
  const birthdays = insuredMembers(members).flatMap((member): MayChange[] => {
    const born = dateAnswer(forms.insuredMembers?.[birthField(member)]);
    const age = born && ageOn(born, coverStart);
    if (!born || age?.unit !== 'years') return [];
    const next = addMonths(born, 12 * (age.count + 1));
    return next <= expiry.on ? [{ kind: 'birthday', member: member.key, on: next }] : [];
  });
  return [...open, ...birthdays];
}
