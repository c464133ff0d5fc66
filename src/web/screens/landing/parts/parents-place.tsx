import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { asksParentsPlace, fields } from '#web/forms/landing/step-names.ts';
import { parentsHint, parentsPlace } from '#web/forms/place/place-words.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { RadioRows } from '#web/ui/option-row.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';
import { PlaceField } from './place-field.tsx';

/** With the family or somewhere else, and then where. */
export function ParentsPlace({ landing }: { readonly landing: Landing }) {
  const t = useText();
  const { locationMode } = useSite();
  const { said, attempt, isLive } = landing;
  const whose = parentValues(t, chosenKeys(said.draft));
  if (isLive && !asksParentsPlace(said)) return null;
  return (
    <div className={css.parents}>
      <RadioRows
        id={fields.live}
        label={t('place.parents', whose)}
        hint={parentsHint(t, locationMode, whose)}
        error={attempt.errorAt(fields.live)}
        choices={[
          { value: 'same', label: t('landing.parents.same') },
          { value: 'elsewhere', label: t('landing.parents.elsewhere') },
        ]}
        value={said.draft.parentsLive}
        {...landing.choice('parents-live')}
      />
      <div className={css.elsewhere}>
        <PlaceField
          landing={landing}
          id={fields.parents}
          label={parentsPlace(t, locationMode, whose)}
          value={said.draft.parentsPincode}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
