import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { familyMix } from '#domain/person/family.ts';
import { type Site, useSite } from '#web/browser/site.tsx';
import { changeDraft, useDraft, useDraftReady } from '#web/browser/storage/draft.ts';
import { type Draft, emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { type PlaceState, usePlace, usePlaceLookup } from '#web/forms/place/place.ts';
import { parentsPlace, wrongPlace } from '#web/forms/place/place-words.ts';
import { chosenKeys, isParentsAlone, membersOf } from '#web/forms/quote/quote-answers.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

export const fields = { own: 'pincode', live: 'parents-live', parents: 'parents-pincode' } as const;

export type AddressDetails = ReturnType<typeof useAddressDetails>;

/** Which questions this group is asked. */
export function pincodeQuestionsOf(draft: Draft) {
  const members = membersOf(draft, emptyHealth);
  const isAlone = isParentsAlone(members);
  return {
    /** Only parents are covered: the one pincode asked for is theirs. */
    isParentsAlone: isAlone,
    parents: familyMix(members).hasParents && !isAlone,
  };
}

type PincodeStates = { readonly own: PlaceState['kind']; readonly parents: PlaceState['kind'] };

type Worded = { readonly t: Translate; readonly locationMode: Site['locationMode'] };

/** A place that cannot be asked for right now is no error: the save checks it again. */
export function addressErrors(
  draft: Draft,
  states: PincodeStates,
  { t, locationMode }: Worded,
): readonly FieldError[] {
  const wrong = (input: string) => wrongPlace(t, locationMode, input);
  const isWrong = (input: string, kind: PlaceState['kind']) =>
    parsePincode(input) === undefined || kind === 'unknown';
  const errors: FieldError[] = [];
  if (isWrong(draft.pincode, states.own)) errors.push({ field: fields.own, ...wrong(draft.pincode) });
  if (!pincodeQuestionsOf(draft).parents) return errors;
  const whose = parentValues(t, chosenKeys(draft));
  if (draft.parentsLive === undefined) {
    errors.push({ field: fields.live, message: t('place.parents.missing', whose) });
  } else if (draft.parentsLive === 'elsewhere' && isWrong(draft.parentsPincode, states.parents)) {
    const { message, topic } = wrong(draft.parentsPincode);
    const name = parentsPlace(t, locationMode, whose);
    errors.push({ field: fields.parents, message: t('quote.named', { name, message }), topic });
  }
  return errors;
}

export function useAddressDetails() {
  const draft = useDraft();
  const ready = useDraftReady();
  const t = useText();
  const { locationMode } = useSite();
  const worded = { t, locationMode };
  const router = useRouter();
  const lookup = usePlaceLookup();
  const [busy, setBusy] = useState(false);
  const theirs = draft.parentsLive === 'elsewhere' ? draft.parentsPincode : '';
  const own = usePlace(draft.pincode, lookup);
  const parents = usePlace(theirs, lookup);
  const attempt = useAttempt(addressErrors(draft, { own: own.kind, parents: parents.kind }, worded));
  const goOn = async () => {
    setBusy(true);
    const [mine, second] = await Promise.all([lookup(draft.pincode), lookup(theirs)]);
    setBusy(false);
    const errors = addressErrors(draft, { own: mine.kind, parents: second.kind }, worded);
    attempt.pressWith(errors, () => router.history.push(paths.familyDetail()));
  };
  const questions = pincodeQuestionsOf(draft);
  const whose = parentValues(t, chosenKeys(draft));
  const cityLabel = () =>
    questions.isParentsAlone ? t('place.city.parents', whose) : t('place.city.family');
  return {
    ready,
    isEmpty: membersOf(draft, emptyHealth).length === 0,
    draft,
    asked: questions,
    /** Whose the parents' place is, for the sentences that ask for it. */
    whose,
    /** What the place that is asked of everybody is called. */
    ownLabel: locationMode === 'city' ? cityLabel() : t('place.pincode'),
    own,
    parents,
    attempt,
    /** Continue was pressed before the place was known. */
    busy,
    say: (facts: Partial<Pick<Draft, 'pincode' | 'parentsPincode' | 'parentsLive'>>) =>
      changeDraft((now) => ({ ...now, ...facts })),
    goOn: () => void goOn(),
  };
}
