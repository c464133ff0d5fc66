import * as v from 'valibot';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { filled } from '../reading/value-schema.ts';

const hindiNames = v.record(filled, filled);
export const placeNamesSchema = v.strictObject({ states: hindiNames, districts: hindiNames });

/** Hindi names by the English ones of the directory. */
export type PlaceNames = v.InferOutput<typeof placeNamesSchema>;

/** Each place of the directory has a Hindi name, and each name is of a place. */
export function checkPlaceNames(
  file: CatalogueFile,
  names: PlaceNames,
  places: Readonly<Record<keyof PlaceNames, ReadonlySet<string>>>,
): void {
  for (const kind of ['states', 'districts'] as const) {
    for (const name of Object.keys(names[kind])) {
      if (!places[kind].has(name)) file.report([kind, name], name, 'is no place of pincode-places.txt');
    }
    for (const name of places[kind]) {
      if (!Object.hasOwn(names[kind], name)) file.report([kind], name, 'has no Hindi name');
    }
  }
}
