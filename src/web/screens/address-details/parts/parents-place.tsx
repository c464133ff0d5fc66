import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { parentsHint, parentsPlace } from '#web/forms/place/place-words.ts';
import { RadioRows } from '#web/ui/option-row.tsx';
import { type AddressDetails, fields } from '../model.ts';
import { PincodeQuestion } from './pincode-question.tsx';

/** Where the parents live; the same place as the family is the first choice. */
export function ParentsPlace({ address }: { readonly address: AddressDetails }) {
  const t = useText();
  const { draft, attempt, say, whose } = address;
  const { locationMode } = useSite();
  const isCity = locationMode === 'city';
  return (
    <>
      <RadioRows
        id={fields.live}
        name={fields.live}
        label={t('place.parents', whose)}
        hint={parentsHint(t, locationMode, whose)}
        error={attempt.errorAt(fields.live)}
        choices={[
          { value: 'same', label: t(isCity ? 'place.city.same' : 'place.parents.same') },
          { value: 'elsewhere', label: t(isCity ? 'place.city.elsewhere' : 'place.parents.elsewhere') },
        ]}
        value={draft.parentsLive}
        onChange={(value) => say({ parentsLive: value === 'same' ? 'same' : 'elsewhere' })}
      />
      {draft.parentsLive === 'elsewhere' && (
        <PincodeQuestion
          of="parents"
          id={fields.parents}
          label={parentsPlace(t, locationMode, whose)}
          value={draft.parentsPincode}
          place={address.parents}
          error={attempt.errorAt(fields.parents)}
          onChange={(parentsPincode) => say({ parentsPincode })}
          autoComplete="off"
        />
      )}
    </>
  );
}
