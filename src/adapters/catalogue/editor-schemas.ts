import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { formsSchema } from './products/form-schema.ts';
import { insurerSchema } from './products/insurer-schema.ts';
import { productSchema } from './products/product-schema.ts';
import { banksSchema } from './tables/banks.ts';
import { citiesSchema } from './tables/cities.ts';
import { claimsSchema } from './tables/claims.ts';
import { ombudsmenSchema } from './tables/ombudsmen.ts';
import { placeNamesSchema } from './tables/place-names.ts';
import { staysSchema } from './tables/stays.ts';
import {
  conditionsSchema,
  exclusionsSchema,
  manifestSchema,
  taxSchema,
  tpasSchema,
  zonesSchema,
} from './tables/tables.ts';

export type EditorSchema = {
  readonly title: string;
  /** Patterns of paths inside the catalogue folder; one with "!" takes files out again. */
  readonly files: readonly string[];
  readonly schema: GenericSchema;
};

/** The schemas by which the loader checks, one for each kind of JSON file. */
export const editorSchemas = {
  catalogue: { title: 'Catalogue', files: ['catalogue.json'], schema: manifestSchema },
  insurer: { title: 'Insurer', files: ['insurers/*/insurer.json'], schema: insurerSchema },
  product: {
    title: 'Product',
    files: ['insurers/*/*.json', '!insurers/*/insurer.json'],
    schema: productSchema,
  },
  banks: { title: 'Banks', files: ['banks.json'], schema: banksSchema },
  cities: { title: 'Cities', files: ['cities.json'], schema: citiesSchema },
  claims: { title: 'Rates and costs of the years ahead', files: ['claims.json'], schema: claimsSchema },
  conditions: { title: 'Conditions', files: ['conditions.json'], schema: conditionsSchema },
  exclusions: { title: 'Standard exclusions', files: ['exclusions.json'], schema: exclusionsSchema },
  forms: { title: 'Proposal forms', files: ['forms.json'], schema: formsSchema },
  ombudsmen: { title: 'Insurance Ombudsmen', files: ['ombudsmen.json'], schema: ombudsmenSchema },
  'place-names': { title: 'Hindi names of places', files: ['place-names.json'], schema: placeNamesSchema },
  stays: { title: 'Hospital stays', files: ['stays.json'], schema: staysSchema },
  tax: { title: 'Tax', files: ['tax.json'], schema: taxSchema },
  tpas: { title: 'Claims administrators', files: ['tpas.json'], schema: tpasSchema },
  zones: { title: 'Zones', files: ['zones.json'], schema: zonesSchema },
} as const satisfies Readonly<Record<string, EditorSchema>>;

/** JSON Schema of what is written in a file. Checks between values stay with the loader. */
export function editorSchemaOf({ title, schema }: EditorSchema): JsonSchema {
  const writtenSchema = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  if (writtenSchema.type !== 'object') return { title, ...writtenSchema };
  return {
    title,
    ...writtenSchema,
    properties: { $schema: { type: 'string' }, ...writtenSchema.properties },
  };
}
