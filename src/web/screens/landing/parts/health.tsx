import type { ReactNode } from 'react';
import { ageInYears } from '#domain/person/age.ts';
import { conditionsFor } from '#domain/person/condition.ts';
import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import { useText } from '#web/browser/text.tsx';
import { asksParentsPlace, fields } from '#web/forms/landing/step-names.ts';
import {
  adultKeys,
  type ConditionQuestion,
  missingAnswers,
  tickedOf,
} from '#web/forms/quote/health-answers.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { chosenKeys, membersOf } from '#web/forms/quote/quote-answers.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import type { Landing } from '../model.ts';
import { Existing } from './existing.tsx';
import { GenderOfYou } from './gender-pincode.tsx';
import css from './health.module.css';
import { ParentsPlace } from './parents-place.tsx';

type PartProps = { readonly landing: Landing };

type ChipsProps = PartProps & {
  readonly id: string;
  readonly question: string;
  readonly keys: readonly string[];
  readonly ticked: (key: string) => boolean;
  readonly nameOf: (key: string) => string;
};

/** One question, a chip a person; somebody alone says Yes. */
function Chips({ landing, id, question, keys, ticked, nameOf }: ChipsProps) {
  const t = useText();
  const people = usePeople();
  const all = chosenKeys(landing.said.draft);
  return (
    <FieldSet id={id} label={question}>
      <div className={css.chips}>
        {keys.map((key) => (
          <label key={key}>
            <input
              className="over-label"
              type="checkbox"
              checked={ticked(key)}
              {...landing.box(nameOf(key))}
            />
            <span>{all.join() === 'You' ? t('quote.yes') : people.name(key, all)}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

type IllnessProps = PartProps & {
  readonly questions: readonly ConditionQuestion[];
  readonly members: readonly Member[];
};

/** A row for each illness that one of them can have. */
function Illnesses({ landing, questions, members }: IllnessProps) {
  const { health } = landing.said;
  return questions.map((question) => {
    const { id, name } = question;
    const people = members.filter((member) => conditionsFor([question], member).length > 0);
    if (people.length === 0) return null;
    return (
      <Chips
        key={id}
        landing={landing}
        id={`ill-${id}`}
        question={name}
        keys={people.map(({ key }) => key)}
        ticked={(key) => tickedOf(health, key).includes(id)}
        nameOf={(key) => `ill-${key}-${id}`}
      />
    );
  });
}

function AllIllnesses({ landing }: PartProps) {
  const t = useText();
  const { said, loaded } = landing;
  const { conditions } = loaded;
  if (conditions === null) {
    return (
      <Notice tone="bad" role="alert">
        {t('health.list.failed')}
      </Notice>
    );
  }
  const members = membersOf(said.draft, said.health);
  const [eldest] = members.toSorted((one, other) => years(other) - years(one));
  // The order is that of the eldest; whom a row asks is its own question.
  const all = { age: eldest?.age, gender: 'FEMALE', conditions: conditions.map(({ id }) => id) } as const;
  const inOrder = conditionsFor(conditions, all);
  const rare = inOrder.filter(({ common }) => !common);
  const isRare = rare.some(({ id }) => members.some(({ key }) => tickedOf(said.health, key).includes(id)));
  return (
    <>
      <Illnesses landing={landing} members={members} questions={inOrder.filter(({ common }) => common)} />
      <Disclosure summary={t('landing.health.more')} open={isRare}>
        <div className={css.rows}>
          <Illnesses landing={landing} members={members} questions={rare} />
          <p className="small muted">{t('landing.health.missing')}</p>
        </div>
      </Disclosure>
    </>
  );
}

const years = ({ age }: Member) => (age ? ageInYears(age) : 0);

function HabitChips({ landing, habit }: PartProps & { readonly habit: Habit }) {
  const t = useText();
  const { draft, health } = landing.said;
  const isYou = chosenKeys(draft).join() === 'You';
  return (
    <Chips
      landing={landing}
      id={`does-${habit}`}
      question={isYou ? t(`landing.do.${habit}`) : t(`health.habit.${habit}`)}
      keys={adultKeys(draft, health)}
      ticked={(key) => health.habits[habit].who.includes(key)}
      nameOf={(key) => `does-${habit}-${key}`}
    />
  );
}

/** Who was told on an earlier press that no ordinary plan takes them. */
function Leaving({ landing }: PartProps) {
  const t = useText();
  const people = usePeople();
  const { draft, health } = landing.said;
  const keys = chosenKeys(draft);
  const leaving = health.leaving.filter((key) => keys.includes(key));
  if (leaving.length === 0) return null;
  return <Notice tone="care">{t('landing.health.without', { names: people.list(leaving, keys) })}</Notice>;
}

/** All that a first price did not ask: who you are, where parents live, who has what, and one declaration for the rest. */
export function Health({ landing }: PartProps): ReactNode {
  const t = useText();
  const people = usePeople();
  const { said, attempt } = landing;
  const keys = chosenKeys(said.draft);
  const [first = ''] = keys;
  const alone = first === 'You' ? 'you' : 'single';
  const who = keys.length > 1 ? 'other' : alone;
  const error = attempt.errorAt(fields.rest);
  return (
    <>
      <GenderOfYou landing={landing} />
      {asksParentsPlace(said) && <ParentsPlace landing={landing} />}
      <div className={css.rows}>
        <AllIllnesses landing={landing} />
        {adultKeys(said.draft, said.health).length > 0 &&
          habitQuestions.map((habit) => <HabitChips key={habit} landing={landing} habit={habit} />)}
      </div>
      <Disclosure summary={t('landing.health.held')} open={said.draft.existing === 'yes'}>
        <Existing landing={landing} />
      </Disclosure>
      <Leaving landing={landing} />
      <FieldSet id={fields.rest} label={t('landing.rest')} error={error}>
        <OptionRow
          label={t('landing.rest.no', { who, name: people.inline(first, keys) })}
          checked={missingAnswers(said.draft, said.health).length === 0}
          {...landing.box(fields.rest)}
        />
      </FieldSet>
    </>
  );
}
