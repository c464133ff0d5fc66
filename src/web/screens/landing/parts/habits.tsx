import type { Habit } from '#domain/person/lifestyle.ts';
import { useText } from '#web/browser/text.tsx';
import { habitsOf, peopleWithHabits } from '#web/forms/landing/step-names.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import type { Landing } from '../model.ts';

type HabitProps = { readonly landing: Landing; readonly habit: Habit };

function HabitRows({ landing, habit }: HabitProps) {
  const t = useText();
  const people = usePeople();
  const { said, attempt } = landing;
  const { none, who } = said.health.habits[habit];
  const keys = chosenKeys(said.draft);
  const id = `habit-${habit}`;
  const row = (key: string, label: string, checked: boolean) => (
    <OptionRow key={key} label={label} checked={checked} {...landing.box(`${id}-${key}`)} />
  );
  return (
    <FieldSet
      id={id}
      label={t(`health.habit.${habit}`)}
      error={attempt.errorAt(id) && t('health.habit.missing')}
    >
      {peopleWithHabits(said).map((key) => row(key, people.name(key, keys), !none && who.includes(key)))}
      {row('none', t('health.habit.none'), none)}
    </FieldSet>
  );
}

/** Who does, of those who are of age, or no one. */
export function Habits({ landing }: { readonly landing: Landing }) {
  return (habitsOf[landing.step] ?? []).map((habit) => (
    <HabitRows key={habit} landing={landing} habit={habit} />
  ));
}
