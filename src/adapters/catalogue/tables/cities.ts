import * as v from 'valibot';
import { type City, cityTiers } from '#domain/location/city.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue } from '../reading/read-json.ts';
import { filled, localText, pincodePrefix, whole } from '../reading/value-schema.ts';
import type { PlaceDirectory } from './pincode-places.ts';
import { reportRepeated } from './tables.ts';

export const citiesSchema = v.array(
  v.strictObject({
    id: whole,
    name: localText,
    state: filled,
    pincode: filled,
    tier: v.picklist(cityTiers),
    prefixes: v.array(pincodePrefix),
  }),
);

/** Delhi and Mumbai. */
const metros = ['110', '400'] as const;

export function readCities(
  source: Source,
  file: string,
  placeOf: PlaceDirectory['placeOf'],
): readonly City[] {
  const cities = readJson(source, file, citiesSchema) ?? [];
  reportRepeated(source, file, [], 'id', cities);
  cities.forEach(({ pincode, state }, index) => {
    const foundPlace = placeOf(pincode);
    const place = foundPlace?.isGuess ? undefined : foundPlace;
    if (place === undefined) reportValue(source, file, [index, 'pincode'], pincode, 'is no pincode');
    else if (place.state.en !== state) {
      reportValue(source, file, [index, 'state'], state, `its pincode lies in ${place.state.en}`);
    }
  });
  checkPrefixes(source, file, cities);
  cities.forEach(({ tier, prefixes }, index) => {
    if (tier === 1 || !metros.some((prefix) => prefixes.includes(prefix))) return;
    const reason = 'Delhi and Mumbai are of tier 1: are the tiers exchanged?';
    reportValue(source, file, [index, 'tier'], tier, reason);
  });
  return cities;
}

/** Two cities of one prefix would leave it to their order which tier a pincode is of. */
function checkPrefixes(source: Source, file: string, cities: readonly City[]): void {
  const owners = new Map<string, string>();
  cities.forEach(({ name, prefixes }, city) => {
    prefixes.forEach((prefix, index) => {
      const owner = owners.get(prefix);
      if (owner !== undefined) {
        reportValue(source, file, [city, 'prefixes', index], prefix, `counts as ${owner} already`);
      }
      owners.set(prefix, name.en);
    });
  });
}
