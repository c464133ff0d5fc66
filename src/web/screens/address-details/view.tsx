import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { NobodyNotice, StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { paths } from '#web/paths.ts';
import { type AddressDetails, fields, useAddressDetails } from './model.ts';
import { ParentsPlace } from './parts/parents-place.tsx';
import { PincodeQuestion } from './parts/pincode-question.tsx';

function Questions({ address }: { readonly address: AddressDetails }) {
  const t = useText();
  const { draft, asked, attempt, say } = address;
  if (!address.ready) return <StepWaits />;
  if (address.isEmpty) return <NobodyNotice />;
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
