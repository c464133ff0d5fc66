import type { PortedCredit } from '#domain/cover/cover-calendar.ts';
import { isPortable } from '#domain/cover/port-window.ts';
import type { IsoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import { textIn } from '../form/answers.ts';
import { dateAnswer } from '../form/declared.ts';
import type { FormAnswers } from '../form/fields.ts';
import { fieldName } from '../form/forms.ts';
import type { Proposal } from '../proposal.ts';

type Forms = Proposal['forms'];

/** The policy that is moved here, as the form has it. */
export type OldPolicy = Pick<PortedCredit, 'coveredUntil' | 'sumInsured' | 'bonus'> & {
  readonly insurer: string;
  readonly number: string;
  readonly firstDay: IsoDate;
};

/** Undefined: nothing is moved, or what credit goes by is not answered yet. */
export function oldPolicyOf({ portabilityDetails: answers = {} }: Forms): OldPolicy | undefined {
  const firstDay = dateAnswer(answers.first_inception_date);
  const coveredUntil = dateAnswer(answers.current_end_date);
  const [sum, bonus] = [amountIn(answers, 'current_sum_insured'), amountIn(answers, 'current_bonus')];
  if (answers.moving !== 'yes' || !firstDay || !coveredUntil || sum === undefined || bonus === undefined)
    return undefined;
  return {
    ...{ firstDay, coveredUntil },
    sumInsured: rupees(sum),
    bonus: rupees(bonus),
    insurer: textIn(answers, 'current_insurer'),
    number: textIn(answers, 'current_policy_number'),
  };
}

/** Last day of the policy that is moved, where it is one that can be: a mistyped year puts no cover off. */
export function portedUntil(forms: Forms, on: IsoDate): IsoDate | undefined {
  const until = oldPolicyOf(forms)?.coveredUntil;
  return until !== undefined && isPortable(until, on) ? until : undefined;
}

/** What each person brings along, by the first day of their own; nothing for whoever was not covered there. */
export function portedCredits(
  forms: Forms,
  members: readonly Member[],
): ReadonlyMap<MemberKey, PortedCredit> {
  const old = oldPolicyOf(forms);
  const answers = forms.portabilityDetails ?? {};
  if (!old) return new Map();
  const { coveredUntil, sumInsured, bonus } = old;
  const policy = { coveredUntil, sumInsured, bonus, coversMaternity: answers.current_maternity === 'yes' };
  return new Map(
    insuredMembers(members).flatMap(({ key }): [MemberKey, PortedCredit][] => {
      const coveredSince = sinceOf(answers, key, old.firstDay);
      return coveredSince === undefined ? [] : [[key, { coveredSince, ...policy }]];
    }),
  );
}

function sinceOf(answers: FormAnswers, key: MemberKey, firstDay: IsoDate): IsoDate | undefined {
  if (answers.all_members_covered !== 'no') return firstDay;
  const there = answers[fieldName(key, 'covered_there')];
  if (there === 'from-first-day') return firstDay;
  return there === 'later' ? dateAnswer(answers[fieldName(key, 'covered_since')]) : undefined;
}

function amountIn(answers: FormAnswers, name: string): number | undefined {
  const text = textIn(answers, name);
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
