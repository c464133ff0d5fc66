import { useText } from '#web/browser/text.tsx';
import type { Trouble } from '#web/forms/quote/save-answers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stepPaths } from '../model.ts';

/** What kept the answers from being saved, and the way to put it right. It stays until the next try. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble }) {
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
