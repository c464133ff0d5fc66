import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import type { Api } from '#web/browser/network/api.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { type Translate, usePageWords } from '#web/browser/text.tsx';

/** What is known of a typed pincode. `none`: not a whole one yet. */
export type PlaceState =
  | { readonly kind: 'none' | 'asking' | 'unknown' | 'failed' }
  | { readonly kind: 'found'; readonly city: string; readonly state: string; readonly words: string };

/** Asks once a pincode and language. The allowed ranges are the server's to know: they are too long to send along. */
export type PlaceLookup = (input: string) => Promise<PlaceState>;

async function ask(api: Api, t: Translate, pincode: string): Promise<PlaceState> {
  const result = await api.call('getPlace', { params: { pincode }, body: {} });
  if (result.ok) return { kind: 'found', ...result.value, words: foundWords(t, result.value) };
  return { kind: isRefusal(result.status) ? 'unknown' : 'failed' };
}

function foundWords(t: Translate, { city, state, also_in: also, is_guess }: CallAnswer<'getPlace'>): string {
  if (is_guess) return t('place.found.guess', { city, state });
  const others = also.map((each) => t('place.found', each)).join(', ');
  return others === ''
    ? t('place.found', { city, state })
    : t('place.found.across', { city, state, also: others });
}

/** The server knows pincodes and not this one; anything else is trouble of the moment. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 404 || status === 422;
}

export function usePlaceLookup(): PlaceLookup {
  const api = useApi();
  const { locale, t } = usePageWords();
  const lookups = useRef(new Map<string, Promise<PlaceState>>());
  return useCallback(
    async (input) => {
      const pincode = parsePincode(input);
      if (pincode === undefined) return { kind: 'none' };
      const key = `${locale} ${pincode}`;
      const answer = lookups.current.get(key) ?? ask(api, t, String(pincode));
      lookups.current.set(key, answer);
      const place = await answer;
      if (place.kind === 'failed') lookups.current.delete(key);
      return place;
    },
    [api, locale, t],
  );
}

/** The place of a pincode, found while it is typed. */
export function usePlace(input: string, lookup: PlaceLookup): PlaceState {
  const pincode = parsePincode(input);
  const [answer, setAnswer] = useState<{ readonly pincode: number; readonly place: PlaceState }>();
  useEffect(() => {
    if (pincode === undefined) return undefined;
    let isCurrent = true;
    void lookup(String(pincode)).then((place) => {
      if (isCurrent) setAnswer({ pincode, place });
    });
    return () => {
      isCurrent = false;
    };
  }, [lookup, pincode]);
  if (pincode === undefined) return { kind: 'none' };
  return answer?.pincode === pincode ? answer.place : { kind: 'asking' };
}
