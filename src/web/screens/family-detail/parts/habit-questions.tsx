import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import { useText } from '#web/browser/text.tsx';
import { sayHabit } from '#web/forms/quote/health-answers.ts';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import type { FamilyDetail } from '../model.ts';
import css from '../view.module.css';

type HabitQuestionProps = { readonly family: FamilyDetail; readonly habit: Habit };

function HabitQuestion({ family, habit }: HabitQuestionProps) {
  const t = useText();
  const { adults, keys, people, health, attempt } = family;
  const id = `habit-${habit}`;
  const { none, who } = health.habits[habit];
  return (
    <FieldSet
      id={id}
      label={t(`health.habit.${habit}`)}
      error={attempt.errorAt(id) && t('health.habit.missing')}
    >
      <div className={css.chips}>
        {adults.map((key) => (
          <OptionRow
            key={key}
            label={people.name(key, keys)}
            name={`${id}-${key}`}
            checked={!none && who.includes(key)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              family.change((now) => sayHabit(now, habit, key, on));
            }}
          />
        ))}
        <OptionRow
          label={t('health.habit.none')}
          name={`${id}-none`}
          checked={none}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            family.change((now) => sayHabit(now, habit, undefined, on));
          }}
        />
      </div>
    </FieldSet>
  );
}

/** Who smokes, chews tobacco, drinks, exercises: the people of age, or no one. */
export function HabitQuestions({ family }: { readonly family: FamilyDetail }) {
  const t = useText();
  if (family.adults.length === 0) return null;
  return (
    <section className={css.habits}>
      <div className="stack-2">
        <h2>{t('health.habits')}</h2>
        <p className="muted">{t('health.habits.lede')}</p>
      </div>
      {habitQuestions.map((habit) => (
        <HabitQuestion key={habit} family={family} habit={habit} />
      ))}
    </section>
  );
}
