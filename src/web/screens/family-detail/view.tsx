import { lazy, type ReactNode, Suspense } from 'react';
import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import { useText } from '#web/browser/text.tsx';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { sayHabit } from '#web/forms/quote/health-answers.ts';
import { StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { type FamilyDetail, useFamilyDetail } from './model.ts';
import { ConditionQuestions } from './parts/condition-questions.tsx';
import css from './view.module.css';

/** Few need it, and nobody before a press. */
const Leaves = lazy(async () => {
  const { Leaves: page } = await loadChunk('quote/leaves', () => import('#web/forms/quote/leaves.tsx'));
  return { default: page };
});

function Questions({ family }: { readonly family: FamilyDetail }) {
  const t = useText();
  if (!family.ready) return <StepWaits />;
  if (family.keys.length === 0) return <NobodyYet chooseAt={paths.chooseMember()} />;
  return (
    <>
      <Disclosure summary={t('health.why.lead')}>
        <p className="measure">{t('health.why')}</p>
      </Disclosure>
      <ConditionQuestions family={family} />
      <HabitQuestions family={family} />
      <StepDock />
    </>
  );
}

/** Step 4: conditions and habits; then, when a condition blocks online cover, who goes another way. */
export function Screen(): ReactNode {
  const t = useText();
  const family = useFamilyDetail();
  if (family.parting) {
    return (
      <Suspense fallback={<StepWaits />}>
        <Leaves
          parting={family.parting}
          keys={family.keys}
          change={paths.familyDetail()}
          goOn={(words) => <Button onClick={family.goOnWithout}>{words}</Button>}
        />
      </Suspense>
    );
  }
  return (
    <StepPage
      step="health"
      back={paths.addressDetails()}
      title={t('health.title')}
      lede={t('health.lede')}
      answer={family.attempt.answer}
      onContinue={family.goOn}
    >
      <Questions family={family} />
    </StepPage>
  );
}

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
            onChange={family.onTick((now, on) => sayHabit(now, habit, key, on))}
          />
        ))}
        <OptionRow
          label={t('health.habit.none')}
          name={`${id}-none`}
          checked={none}
          onChange={family.onTick((now, on) => sayHabit(now, habit, undefined, on))}
        />
      </div>
    </FieldSet>
  );
}

/** It asks who smokes, chews tobacco, drinks, exercises: the people of age, or no one. */
function HabitQuestions({ family }: { readonly family: FamilyDetail }) {
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
