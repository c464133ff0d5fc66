import * as v from 'valibot';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue } from '../reading/read-json.ts';
import { filled } from '../reading/value-schema.ts';

const file = 'place-names.json';

const hindiNames = v.record(filled, filled);
export const placeNamesSchema = v.strictObject({ states: hindiNames, districts: hindiNames });

/** Hindi names by the English ones of the directory. */
export type PlaceNames = v.InferOutput<typeof placeNamesSchema>;

/** Undefined when the file has a fault of shape; it is reported. */
export function readPlaceNames(source: Source): PlaceNames | undefined {
  return readJson(source, file, placeNamesSchema);
}

/** Each place of the directory has a Hindi name, and each name is of a place. */
export function checkPlaceNames(
  source: Source,
  names: PlaceNames,
  places: Readonly<Record<keyof PlaceNames, ReadonlySet<string>>>,
): void {
  for (const kind of ['states', 'districts'] as const) {
    for (const name of Object.keys(names[kind])) {
      if (!places[kind].has(name))
        reportValue(source, file, [kind, name], name, 'is no place of pincode-places.txt');
    }
    for (const name of places[kind]) {
      if (!Object.hasOwn(names[kind], name)) reportValue(source, file, [kind], name, 'has no Hindi name');
    }
  }
}
