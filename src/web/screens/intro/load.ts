import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import { askFirstPrice, type FirstPrice } from '#web/forms/landing/home-price.ts';
import type { Plain } from '#web/forms/landing/said.ts';
import { type AskedCity, loadCities } from '#web/forms/place/cities.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { pickerPart } from './picker-part.ts';
import { fetchWays } from './ways-part.ts';

export type Home = {
  readonly plain: Plain | null;
  /** Null when it cannot be had right now: the page stands without it. */
  readonly shown: CallAnswer<'getProof'> | null;
  /** Of what was said by a plain form. */
  readonly price: FirstPrice | null;
  readonly cities: readonly AskedCity[] | null;
};

type Drawn = { readonly site: Site; readonly plain: Plain | undefined };

export async function loadHome(api: Api, { site, plain }: Drawn): Promise<Home> {
  const said = plain?.said;
  const isAsked = said && !plain?.found?.length && chosenKeys(said.draft).length > 0;
  const [proof, asked, cities] = await Promise.all([
    api.call('getProof', { params: {}, body: {} }),
    isAsked ? askFirstPrice(api, said) : undefined,
    site.locationMode === 'city' ? loadCities(api) : null,
    pickerPart.fetchCode(),
  ]);
  if (asked?.price?.split) await fetchWays();
  return {
    plain: plain ?? null,
    shown: proof.ok ? proof.value : null,
    price: asked?.price ?? null,
    cities,
  };
}
