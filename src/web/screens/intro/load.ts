import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import { askFirstPrice, type FirstPrice } from '#web/forms/landing/home-price.ts';
import { loadCities, type OfferedCity } from '#web/forms/place/cities.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { pickerPart } from './picker-part.ts';
import { fetchSplits } from './splits-part.ts';

export type Home = {
  readonly plain: PlainForm | null;
  /** Null when it cannot be had right now: the page stands without it. */
  readonly proof: CallAnswer<'getProof'> | null;
  /** The price for what a plain form has sent. */
  readonly price: FirstPrice | null;
  readonly cities: readonly OfferedCity[] | null;
};

type ServerContext = { readonly site: Site; readonly plain: PlainForm | undefined };

export async function loadHome(api: Api, { site, plain }: ServerContext): Promise<Home> {
  const memory = plain?.said;
  const isComplete = memory && !plain?.found?.length && chosenKeys(memory.draft).length > 0;
  const [proof, answer, cities] = await Promise.all([
    api.call('getProof', { params: {}, body: {} }),
    isComplete ? askFirstPrice(api, memory) : undefined,
    site.locationMode === 'city' ? loadCities(api) : null,
    pickerPart.fetchCode(),
  ]);
  if (answer?.price?.split) await fetchSplits();
  return {
    plain: plain ?? null,
    proof: proof.ok ? proof.value : null,
    price: answer?.price ?? null,
    cities,
  };
}
