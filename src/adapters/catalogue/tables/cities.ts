import * as v from 'valibot';
import { type City, cityTiers } from '#domain/location/city.ts';
import { reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { filled, localText, pincodePrefix, whole } from '../reading/value-schema.ts';
import type { PlaceDirectory } from './pincode-places.ts';

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

export function readCities(file: CatalogueFile, placeOf: PlaceDirectory['placeOf']): readonly City[] {
  const cities = readJson(file, citiesSchema) ?? [];
  reportRepeated(file.report, [], 'id', cities);
  cities.forEach(({ pincode, state }, index) => {
    const foundPlace = placeOf(pincode);
    const place = foundPlace?.isGuess ? undefined : foundPlace;
    if (place === undefined) file.report([index, 'pincode'], pincode, 'is no pincode');
    else if (place.state.en !== state) {
      file.report([index, 'state'], state, `its pincode lies in ${place.state.en}`);
    }
  });
  checkPrefixes(file, cities);
  cities.forEach(({ tier, prefixes }, index) => {
    if (tier === 1 || !metros.some((prefix) => prefixes.includes(prefix))) return;
    const reason = 'Delhi and Mumbai are of tier 1: are the tiers exchanged?';
    file.report([index, 'tier'], tier, reason);
  });
  return cities;
}

/** Two cities of one prefix would leave it to their order which tier a pincode is of. */
function checkPrefixes(file: CatalogueFile, cities: readonly City[]): void {
  const owners = new Map<string, string>();
  cities.forEach(({ name, prefixes }, city) => {
    prefixes.forEach((prefix, index) => {
      const owner = owners.get(prefix);
      if (owner !== undefined) {
        file.report([city, 'prefixes', index], prefix, `counts as ${owner} already`);
      }
      owners.set(prefix, name.en);
    });
  });
}
