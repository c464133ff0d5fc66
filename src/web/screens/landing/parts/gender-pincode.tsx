import { genders } from '#domain/person/relation.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { fields } from '#web/forms/landing/step-names.ts';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Landing } from '../model.ts';
import { PlaceField } from './place-field.tsx';

type PartProps = { readonly landing: Landing };

/** Who asks. */
export function GenderOfYou({ landing: { said, attempt, choice } }: PartProps) {
  const t = useText();
  return (
    <>
      <Segmented
        id={fields.gender}
        label={t('landing.gender')}
        error={attempt.errorAt(fields.gender)}
        choices={genders.map((value) => ({ value, label: t(`landing.gender.${value}`) })).toReversed()}
        value={said.draft.genderOfYou}
        {...choice('gender')}
      />
      <AskPerson topic="gender" lead={t('quote.gender.other')} />
    </>
  );
}

/** Who asks, and where the price is for. */
export function GenderPincode({ landing }: PartProps) {
  const t = useText();
  const { locationMode } = useSite();
  return (
    <>
      <GenderOfYou landing={landing} />
      <PlaceField
        landing={landing}
        id={fields.pincode}
        label={t(locationMode === 'city' ? 'landing.city' : 'place.pincode')}
        value={landing.said.draft.pincode}
        autoComplete="postal-code"
      />
      <AskPerson topic="abroad" lead={t('place.abroad')} />
    </>
  );
}
