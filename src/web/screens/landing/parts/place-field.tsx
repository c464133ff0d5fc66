import { useText } from '#web/browser/text.tsx';
import { PincodeField } from '#web/forms/place/pincode-field.tsx';
import { usePlace, usePlaceLookup } from '#web/forms/place/place.ts';
import { Select } from '#web/ui/select.tsx';
import type { Landing } from '../model.ts';

type PlaceFieldProps = {
  readonly landing: Landing;
  /** Also the name it is sent by. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly autoComplete: 'postal-code' | 'off';
};

/** A pincode; in the city mode one of the cities, which stands for its own pincode. */
export function PlaceField({ landing, ...field }: PlaceFieldProps) {
  const t = useText();
  const { id, value } = field;
  const place = usePlace(value, usePlaceLookup());
  const error = landing.attempt.errorAt(id);
  const { onChange: say } = landing.choice(id);
  const { cities } = landing.loaded;
  if (cities === null) return <PincodeField {...field} place={place} error={error} onChange={say} />;
  return (
    <Select
      id={id}
      name={id}
      label={field.label}
      hint={t('landing.city.hint')}
      error={error}
      width="medium"
      unanswered
      choices={cities.map(({ name, state, pincode }) => ({
        value: pincode,
        label: t('place.found', { city: name, state }),
      }))}
      value={value}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}
