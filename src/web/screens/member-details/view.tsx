import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { NobodyNotice, StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { paths } from '#web/paths.ts';
import { type MemberDetails, useMemberDetails } from './model.ts';
import { AgeRow } from './parts/age-row.tsx';
import css from './view.module.css';

function Questions({ details }: { readonly details: MemberDetails }) {
  if (!details.ready) return <StepWaits />;
  if (details.people.length === 0) return <NobodyNotice />;
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
