import { useEffect, useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { usePageWords } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { askHospitals } from '../load.ts';
import { usePlanModel } from '../model.ts';

export type Hospitals = ReturnType<typeof useHospitals>;

/** The hospitals that came with the page, those that a search finds, and those of a pincode that was looked at in this visit. */
export function useHospitals() {
  const api = useApi();
  const { page } = usePlanModel();
  const places = useOwnPlaces();
  const { locale } = usePageWords();
  const [sought, setSought] = useState('');
  // Places and addresses are words of one language: in another the page has its own, and what was sought is asked for anew.
  const [hospitals, setHospitals] = useWorded<WireHospitals | undefined>(undefined);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>(page.hospitals ? 'still' : 'failed');
  const [placeError, setPlaceError] = useState<string>();
  const ask = async (text: string, pincode: string) => {
    setState('busy');
    setPlaceError(undefined);
    const answer = await askHospitals(api, page, { search: text, also: pincode });
    if (answer?.ok) {
      setHospitals(() => answer.value);
      setSought(text);
      setState('still');
      return true;
    }
    const refused = answer?.failure.fields[0]?.message;
    setPlaceError(refused);
    setState(refused === undefined ? 'failed' : 'still');
    return false;
  };
  // What was looked at on the page of another plan is looked at on this one too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the kept pincode is known, and in each language.
  useEffect(() => {
    if (places.pincode !== '' || sought !== '') void ask(sought, places.pincode);
  }, [places.pincode === '', locale]);
  const lookAt = async (input: string) => {
    const pincode = normalisePincode(input);
    if (await ask('', pincode)) places.lookAt(pincode);
  };
  return {
    /** Undefined while none could be fetched. */
    shown: hospitals ?? page.hospitals,
    /** What was sought; empty: those that lie nearest. */
    sought: hospitals ? sought : '',
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    /** The error of the other pincode that was typed last. */
    placeError,
    seek: (text: string) => void ask(text.trim(), places.pincode),
    lookAt: (input: string) => void lookAt(input),
  };
}
