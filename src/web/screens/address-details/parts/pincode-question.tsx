import { useText } from '#web/browser/text.tsx';
import { PincodeField } from '#web/forms/place/pincode-field.tsx';
import type { PlaceState } from '#web/forms/place/place.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { addressDetailsPage } from '../page.ts';

type PincodeQuestionProps = {
  readonly of: 'family' | 'parents';
  readonly id: string;
  /** The label asks for a pincode or for a city. */
  readonly label: string;
  readonly value: string;
  readonly place: PlaceState;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
  readonly autoComplete: 'postal-code' | 'off';
};

/** A pincode; in city mode the city that was chosen on a page of its own, and the way there. */
export function PincodeQuestion({ of, ...field }: PincodeQuestionProps) {
  const t = useText();
  const cities = useLoaded(addressDetailsPage);
  if (cities === null) return <PincodeField {...field} />;
  const city = cities.find(({ pincode }) => pincode === field.value);
  return (
    <FieldSet id={field.id} label={field.label} error={field.error && t('place.city.missing')}>
      <div className="row">
        {city && <b>{t('place.found', { city: city.name, state: city.state })}</b>}
        <ButtonLink kind="line" href={paths.cityPicker(of)}>
          {t(city ? 'place.city.change' : 'place.city.choose')}
        </ButtonLink>
      </div>
    </FieldSet>
  );
}
