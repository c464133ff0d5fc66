import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { oldIllnessFrom } from '#domain/cover/waiting.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { addRupees, type Rupees } from '#domain/money.ts';
import { ageOn } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import { formOf, textIn } from '#domain/proposal/form/answers.ts';
import { declaredMembers } from '#domain/proposal/form/declared.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import type { InsuredLine } from '#domain/proposal/papers/policy-schedule.ts';
import { type PortedCover, portedCoverOf } from '#domain/proposal/ported/ported-cover.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';

/** Everybody on a policy, with what they declared and what came of it. */
export function insuredLines(
  proposal: Proposal,
  catalogue: Catalogue,
  coverFrom: IsoDate,
): readonly InsuredLine[] {
  const ported = portedCoverOf(proposal, catalogue, coverFrom);
  const answers = formOf(proposal, 'insuredMembers');
  return declaredMembers(proposal.members, proposal.forms, coverFrom).map((member) => {
    const dateOfBirth = parseIsoDate(textIn(answers, `${member.key}.date_of_birth`));
    return {
      key: member.key,
      name: fullNameOf(answers, `${member.key}.`) || undefined,
      relation: spokenAs(member.relation, member.gender),
      age: dateOfBirth ? ageOn(dateOfBirth, coverFrom) : member.age,
      dateOfBirth,
      illnesses: catalogue.conditions.flatMap(({ id, name }) =>
        member.conditions.includes(id) ? [name] : [],
      ),
      illSince: textIn(formOf(proposal, 'medicalDetails'), `${member.key}.condition_since`) || undefined,
      illnessFrom: illnessFrom(proposal, catalogue, { member, coverFrom, ported }),
      loading: loadingOf(proposal, member),
      abha: textIn(answers, `${member.key}.abha_number`),
    };
  });
}

type OnePerson = {
  readonly member: Member;
  readonly coverFrom: IsoDate;
  readonly ported: PortedCover | undefined;
};

/** The last of the days on which one of the person's illnesses is paid in full. */
function illnessFrom(
  proposal: Proposal,
  catalogue: Catalogue,
  { member, coverFrom, ported }: OnePerson,
): InsuredLine['illnessFrom'] {
  const plan = planOfProposal(proposal, catalogue);
  if (!plan || member.conditions.length === 0) return undefined;
  const own = ported?.people.find((person) => person.member === member.key);
  const days = own?.rows.flatMap(({ subject, steps }) =>
    subject.kind === 'condition' && member.conditions.includes(subject.id) ? (steps.at(-1)?.from ?? []) : [],
  );
  if (days) return days.toSorted().at(-1) ?? 'never';
  return oldIllnessFrom(plan.features, [member], proposal.renewal?.coveredSince ?? coverFrom);
}

function loadingOf({ price }: Proposal, { key }: Member): Rupees {
  const own = price.steps.filter(
    ({ cause }) =>
      (cause.kind === 'condition-loading' || cause.kind === 'habit-loading') && cause.member === key,
  );
  return addRupees(own.map(({ amount }) => amount));
}
