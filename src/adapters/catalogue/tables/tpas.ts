import * as v from 'valibot';
import type { Tpa } from '#domain/catalogue/catalogue.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson } from '../reading/read-json.ts';
import { filled, slug } from '../reading/value-schema.ts';
import { reportRepeated } from './tables.ts';

export const tpasSchema = v.array(
  v.strictObject({
    id: slug,
    title: filled,
    phone: v.pipe(filled, v.regex(/^\+?[\d ()-]{3,20}$/, 'must be a telephone number')),
  }),
);

/** The administrators are in a map by their id. */
export function readTpas(source: Source, file: string): ReadonlyMap<string, Tpa> {
  const tpas = readJson(source, file, tpasSchema) ?? [];
  reportRepeated(source, file, [], 'id', tpas);
  reportRepeated(source, file, [], 'title', tpas);
  return new Map(tpas.map((tpa) => [tpa.id, tpa]));
}
