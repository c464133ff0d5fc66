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
  const row = (id: string, label: string, lines: readonly string[], step: LandingStep): AnswerRow => ({
    id,
    label,
    lines,
    step,
  });
  const { gender, parents_place: parentsPlace, members } = answers;
  const people = members.map((member) =>
    t('summary.person', { name: nameOf(member), age: ageText(member, t) }),
  );
  const rows: readonly AnswerRow[] = [
    row('you', t('people.You'), gender === null ? [] : [t(`summary.gender.${gender}`)], 'gender-pincode'),
    row('place', t('summary.place'), [placeText(answers.place)], 'gender-pincode'),
    row('people', t('summary.people'), people, 'members'),
    row('parents', t('summary.place.parents'), parentsPlace ? [placeText(parentsPlace)] : [], 'members'),
    row('medical', t('summary.medical'), ill.length === 0 ? [t('summary.medical.none')] : ill, 'medical'),
    ...habitQuestions.map((habit) => {
      const who = members.filter(({ lifestyle }) => lifestyle.includes(habit)).map(nameOf);
      const line = who.length === 0 ? t('summary.nobody') : who.join(', ');
      return row(habit, t(`summary.habit.${habit}`), [line], stepOfHabit[habit]);
    }),
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}
