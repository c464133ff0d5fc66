import * as v from 'valibot';
import type { Tpa } from '#domain/catalogue/catalogue.ts';
import { reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { filled, slug, telephone } from '../reading/value-schema.ts';

export const tpasSchema = v.array(
  v.strictObject({
    id: slug,
    title: filled,
    phone: telephone,
  }),
);

/** The administrators are in a map by their id. */
export function readTpas(file: CatalogueFile): ReadonlyMap<string, Tpa> {
  const tpas = readJson(file, tpasSchema) ?? [];
  reportRepeated(file.report, [], 'id', tpas);
  reportRepeated(file.report, [], 'title', tpas);
  return new Map(tpas.map((tpa) => [tpa.id, tpa]));
}
