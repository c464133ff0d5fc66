import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { PersonLink } from '#web/frame/help/ask-person.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type MemberDetails, type PersonAge, useMemberDetails } from './model.ts';
import css from './view.module.css';

function Questions({ details }: { readonly details: MemberDetails }) {
  if (!details.ready) return <StepWaits />;
  if (details.people.length === 0) return <NobodyYet chooseAt={paths.chooseMember()} />;
  return (
    <>
      <div className={css.people}>
        {details.people.map((person) => (
          <AgeRow key={person.key} person={person} details={details} />
        ))}
      </div>
      <StepDock />
    </>
  );
}

/** Step 2: how old everybody is. */
export function Screen(): ReactNode {
  const t = useText();
  const details = useMemberDetails();
  return (
    <StepPage
      step="ages"
      back={paths.chooseMember()}
      title={t(details.isAlone ? 'ages.title.one' : 'ages.title')}
      lede={t('ages.lede')}
      answer={details.attempt.answer}
      onContinue={details.goOn}
    >
      <Questions details={details} />
    </StepPage>
  );
}

type AgeRowProps = {
  readonly person: PersonAge;
  readonly details: Pick<MemberDetails, 'type' | 'leaveOut' | 'people'>;
};

/** One person's age: years, for a child below one year months. */
function AgeRow({ person, details }: AgeRowProps) {
  const t = useText();
  const { key, name, unit } = person;
  const units = (['years', 'months'] as const).map((value) => ({ value, label: t(`ages.${value}`) }));
  return (
    <div className={css.person}>
      <div className={css.age}>
        <TextInput
          id={person.field}
          name={person.field}
          label={name}
          hint={t(`ages.hint.${unit}`)}
          error={person.error}
          width="tiny"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={person.count}
          onChange={(event) => details.type(key, { count: event.currentTarget.value })}
        />
        {person.isChild && (
          <div className={css.unit}>
            <Segmented
              name={`${person.field}-unit`}
              label={t('ages.unit', { name })}
              choices={units}
              value={unit}
              onChange={(value) => details.type(key, { unit: value === 'months' ? 'months' : 'years' })}
            />
          </div>
        )}
      </div>
      {person.oldest !== undefined && (
        <Notice tone="care" icon="info" role="status" small>
          <span>
            {t(details.people.length > 1 ? 'ages.oldest' : 'ages.oldest.alone', { oldest: person.oldest })}
          </span>{' '}
          <PersonLink topic="age" />
        </Notice>
      )}
      {person.isNewborn && (
        <Button kind="line" onClick={() => details.leaveOut(key)}>
          {t('ages.leave-out', { name: name.toLowerCase() })}
        </Button>
      )}
    </div>
  );
}
