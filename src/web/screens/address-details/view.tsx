import type { ReactNode } from 'react';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { PincodeField } from '#web/forms/place/pincode-field.tsx';
import type { PlaceState } from '#web/forms/place/place.ts';
import { parentsHint, parentsPlace } from '#web/forms/place/place-words.ts';
import { StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { RadioRows } from '#web/ui/option-row.tsx';
import { type AddressDetails, fields, useAddressDetails } from './model.ts';
import { addressDetailsPage } from './page.ts';

function Questions({ address }: { readonly address: AddressDetails }) {
  const t = useText();
  const { draft, asked, attempt, say } = address;
  if (!address.ready) return <StepWaits />;
  if (address.isEmpty) return <NobodyYet chooseAt={paths.chooseMember()} />;
  return (
    <>
      <PincodeQuestion
        of="family"
        id={fields.own}
        label={address.ownLabel}
        value={draft.pincode}
        place={address.own}
        error={attempt.errorAt(fields.own)}
        onChange={(pincode) => say({ pincode })}
        autoComplete={asked.isParentsAlone ? 'off' : 'postal-code'}
      />
      <AskPerson topic="abroad" lead={t('place.abroad')} />
      {asked.parents && <ParentsPlace address={address} />}
      <StepDock busy={address.busy} busyText={t('place.asking')} />
    </>
  );
}

/** Step 3: the pincode, and the parents' own where they live elsewhere. */
export function Screen(): ReactNode {
  const t = useText();
  const address = useAddressDetails();
  return (
    <StepPage
      step="place"
      back={paths.memberDetails()}
      title={address.asked.isParentsAlone ? t('place.title.parents', address.whose) : t('place.title')}
      lede={t('place.lede')}
      answer={address.attempt.answer}
      onContinue={address.goOn}
    >
      <Questions address={address} />
    </StepPage>
  );
}

/** Where the parents live; the same place as the family is the first choice. */
function ParentsPlace({ address }: { readonly address: AddressDetails }) {
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

type PincodeQuestionProps = {
  readonly of: 'family' | 'parents';
  readonly id: string;
  /** The label asks for a pincode or for a city. */
  readonly label: string;
  readonly value: string;
  readonly place: PlaceState;
  readonly error: string | undefined;
  readonly onChange: (input: string) => void;
  readonly autoComplete: 'postal-code' | 'off';
};

/** A pincode; in city mode the city that was chosen on a page of its own, and the way there. */
function PincodeQuestion({ of, ...field }: PincodeQuestionProps) {
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
