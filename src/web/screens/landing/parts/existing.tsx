import { useText } from '#web/browser/text.tsx';
import { CoverQuestion } from '#web/forms/quote/cover-question.tsx';
import { existingFields } from '#web/forms/quote/existing-errors.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';

/** A policy that is held, and its cover. */
export function Existing({ landing }: { readonly landing: Landing }) {
  const t = useText();
  const { said, attempt, isLive } = landing;
  const { existing, existingSumInsured } = said.draft;
  return (
    <div className={`stack-5 ${css.held}`}>
      <Segmented
        id={existingFields.held}
        label={t('existing.held')}
        error={attempt.errorAt(existingFields.held)}
        choices={[
          { value: 'yes', label: t('quote.yes') },
          { value: 'no', label: t('quote.no') },
        ]}
        value={existing}
        {...landing.choice('held')}
      />
      {(existing === 'yes' || !isLive) && (
        <div className={`stack-5 ${css.asked}`}>
          <CoverQuestion
            existing={existingSumInsured}
            error={attempt.errorAt(existingFields.cover)}
            onChange={landing.choice(existingFields.cover).onChange}
          />
        </div>
      )}
    </div>
  );
}
