import type { CallAnswer } from '#contract/call/shapes.ts';
import { identifierText } from '#domain/identity/identifier-text.ts';
import type { Api } from '#web/browser/network/api.ts';

export type OfferedCity = CallAnswer<'getCities'>['cities'][number];

/** The largest first; null when the list cannot be had right now. */
export async function loadCities(api: Pick<Api, 'call'>): Promise<readonly OfferedCity[] | null> {
  const result = await api.call('getCities', { params: {}, body: {} });
  return result.ok ? result.value.cities : null;
}

/** Whose name in any language, or whose state, has what was typed; a name that begins so comes first. */
export function searchCities(cities: readonly OfferedCity[], input: string): readonly OfferedCity[] {
  const part = identifierText(input).toLowerCase().normalize();
  if (part === '') return cities;
  const rank = ({ name, found_as: names, state }: OfferedCity) => {
    const all = [name, ...names].map((each) => each.toLowerCase());
    if (all.some((each) => each.startsWith(part))) return 0;
    if (all.some((each) => each.includes(part))) return 1;
    return state.toLowerCase().includes(part) ? 2 : 3;
  };
  return cities.filter((city) => rank(city) < 3).toSorted((left, right) => rank(left) - rank(right));
}
