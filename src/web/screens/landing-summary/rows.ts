import { memberKeyFrom } from '#contract/quote/wire.ts';
import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { LandingStep } from '#web/forms/landing/step-names.ts';
import { peopleWords } from '#web/forms/quote/people.ts';
import type { Case } from './load.ts';

/** One thing that was said, and the step at which it can be changed. */
export type AnswerRow = {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly step: LandingStep;
};

const stepOfHabit = {
  smoke: 'smoking',
  tobacco: 'smoking',
  alcohol: 'drinking',
  exercise: 'stress',
} as const satisfies Record<Habit, LandingStep>;

type Member = Case['members'][number];

function ageText({ age, age_in_months: months = 0 }: Member, t: Translate): string {
  return age > 0 ? String(age) : t('summary.months', { count: months });
}

/** Everything that was said, in the order it was asked. */
export function answerRows(answers: Case, t: Translate): readonly AnswerRow[] {
  const words = peopleWords(t);
  const keys = answers.members.map(({ id }) => memberKeyFrom(id));
  const nameOf = ({ id }: Member) => words.name(memberKeyFrom(id), keys);
  const placeText = ({ pincode, city, state }: Case['place']) =>
    city === '' ? pincode : t('summary.place.of', { city, state, pincode });
  const ill = answers.members.flatMap((member) => {
    const names = answers.conditions.filter(({ id }) => member.diseases.includes(id)).map(({ name }) => name);
    return names.length === 0
      ? []
      : [t('summary.medical.of', { name: nameOf(member), list: names.join(', ') })];
  });
  const rows: readonly AnswerRow[] = [
    {
      id: 'you',
      label: t('people.You'),
      lines: answers.gender === null ? [] : [t(`summary.gender.${answers.gender}`)],
      step: 'gender-pincode',
    },
    { id: 'place', label: t('summary.place'), lines: [placeText(answers.place)], step: 'gender-pincode' },
    {
      id: 'people',
      label: t('summary.people'),
      lines: answers.members.map((member) =>
        t('summary.person', { name: nameOf(member), age: ageText(member, t) }),
      ),
      step: 'members',
    },
    {
      id: 'parents',
      label: t('summary.place.parents'),
      lines: answers.parents_place === null ? [] : [placeText(answers.parents_place)],
      step: 'members',
    },
    {
      id: 'medical',
      label: t('summary.medical'),
      lines: ill.length === 0 ? [t('summary.medical.none')] : ill,
      step: 'medical',
    },
    ...habitQuestions.map((habit): AnswerRow => {
      const who = answers.members.filter(({ lifestyle }) => lifestyle.includes(habit)).map(nameOf);
      return {
        id: habit,
        label: t(`summary.habit.${habit}`),
        lines: [who.length === 0 ? t('summary.nobody') : who.join(', ')],
        step: stepOfHabit[habit],
      };
    }),
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}
