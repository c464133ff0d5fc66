import type { ReactNode } from 'react';
import { rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { CoverQuestion } from '#web/forms/quote/cover-question.tsx';
import { existingFields } from '#web/forms/quote/existing-errors.ts';
import { StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import type { Trouble } from '#web/forms/quote/save-answers.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type ExistingPolicy, stepPaths, useExistingPolicy } from './model.ts';

function Questions({ policy }: { readonly policy: ExistingPolicy }) {
  const t = useText();
  const { draft, attempt, say } = policy;
  if (!policy.ready) return <StepWaits />;
  if (policy.isEmpty) return <NobodyYet chooseAt={paths.chooseMember()} />;
  return (
    <>
      <Segmented
        id={existingFields.held}
        name={existingFields.held}
        label={t('existing.held')}
        error={attempt.errorAt(existingFields.held)}
        choices={[
          { value: 'yes', label: t('quote.yes') },
          { value: 'no', label: t('quote.no') },
        ]}
        value={draft.existing}
        onChange={(value) => say({ existing: value === 'yes' ? 'yes' : 'no' })}
      />
      {draft.existing === 'yes' && (
        <CoverQuestion
          existing={draft.existingSumInsured}
          error={attempt.errorAt(existingFields.cover)}
          onChange={(value) => say({ existingSumInsured: value === '' ? undefined : rupees(Number(value)) })}
        />
      )}
      {policy.trouble && <TroubleNotice trouble={policy.trouble} />}
      <StepDock label={t('existing.button')} busy={policy.busy} busyText={t('loading.processing')} />
    </>
  );
}

/** Step 5: a policy already held makes the quote a super top-up; then everything is saved. */
export function Screen(): ReactNode {
  const t = useText();
  const policy = useExistingPolicy();
  return (
    <StepPage
      step="existing"
      back={paths.familyDetail()}
      title={t('existing.title')}
      lede={t('existing.lede')}
      answer={policy.attempt.answer}
      onContinue={policy.goOn}
    >
      <Questions policy={policy} />
    </StepPage>
  );
}

/** What kept the answers from being saved, and the way to put it right. It stays until the next try. */
function TroubleNotice({ trouble }: { readonly trouble: Trouble }) {
  const t = useText();
  if (trouble.kind === 'gap') {
    return (
      <Notice tone="care" icon="info" role="alert" lead={t('existing.gap.lead')}>
        <div className="stack-2">
          <p>{t(trouble.step === 'health' ? 'existing.gap.health' : 'existing.gap.other')}</p>
          <ButtonLink kind="line" href={stepPaths[trouble.step]}>
            {t('existing.gap.button')}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  const { message, fields } = trouble.failure;
  return (
    <Notice tone="bad" role="alert" lead={t('existing.failed.lead')}>
      <span>{message}</span>
      {fields.length > 0 && (
        <ul>
          {fields.map((each) => (
            <li key={each.field}>{each.message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
