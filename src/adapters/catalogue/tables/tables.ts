import * as v from 'valibot';
import type { TaxRate } from '#domain/catalogue/catalogue.ts';
import { type ConditionId, conditionId } from '#domain/ids.ts';
import { inLanguage, type LocalText, languages } from '#domain/local-text.ts';
import type { Zone } from '#domain/location/place.ts';
import { type Condition, protections, usualOutcomes } from '#domain/person/condition.ts';
import { genders } from '#domain/person/relation.ts';
import { productTypes } from '#domain/quote/quote.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue } from '../reading/read-json.ts';
import {
  filled,
  isoDate,
  localText,
  percentWithin,
  pincodePrefix,
  whole,
  wholeWithin,
} from '../reading/value-schema.ts';

export const manifestSchema = v.strictObject({ effectiveFrom: isoDate, demo: v.boolean() });

export const conditionsSchema = v.array(
  v.strictObject({
    id: v.pipe(
      whole,
      v.transform((value): ConditionId => conditionId(value)),
    ),
    name: localText,
    alsoCalled: v.optional(v.array(filled)),
    outcome: v.picklist(usualOutcomes),
    common: v.boolean(),
    gender: v.optional(v.picklist(genders)),
    commonFrom: v.optional(wholeWithin(1, 100, ' years')),
    protection: v.optional(v.picklist(protections)),
  }),
);

export function readConditions(source: Source, file: string): readonly Condition[] {
  const conditions = readJson(source, file, conditionsSchema) ?? [];
  reportRepeated(source, file, [], 'id', conditions);
  for (const [index, { common, commonFrom }] of conditions.entries()) {
    if (commonFrom !== undefined && !common)
      reportValue(source, file, [index, 'commonFrom'], String(commonFrom), 'is only for what is common');
  }
  for (const language of languages) {
    const names = new Set<string>();
    for (const [index, condition] of conditions.entries()) {
      const name = inLanguage(condition.name, language);
      if (names.has(name)) reportValue(source, file, [index, 'name', language], name, 'stands twice');
      names.add(name);
    }
  }
  return conditions.map((condition) => ({ ...condition, blocks: condition.outcome === 'declined' }));
}

/** The highest tax on any service; that on insurance was never above 18. */
const mostTax = 28;

export const taxSchema = v.array(
  v.strictObject({
    productTypes: v.pipe(v.array(v.picklist(productTypes)), v.minLength(1)),
    effectiveFrom: isoDate,
    percent: percentWithin(0, mostTax),
  }),
);

export function readTax(source: Source, file: string): readonly TaxRate[] {
  const rates = readJson(source, file, taxSchema);
  if (rates === undefined) return [];
  for (const productType of ['indemnity', 'super-top-up'] as const) {
    const days = rates.flatMap((rate) =>
      rate.productTypes.includes(productType) ? [rate.effectiveFrom] : [],
    );
    if (days.length === 0) reportValue(source, file, [], productType, 'has no tax rate');
    const twice = days.find((day, index) => days.indexOf(day) !== index);
    if (twice !== undefined) reportValue(source, file, [], twice, `two rates of ${productType} from one day`);
  }
  return rates;
}

const prefixes = v.array(pincodePrefix);
/** Delhi and Mumbai: the dearest zone of every insurer has them. */
const dearestPlaces = ['110', '400'] as const;

export const zonesSchema = v.strictObject({ 1: prefixes, 2: prefixes });

export function readZones(source: Source, file: string): ReadonlyMap<string, Zone> {
  const raw = readJson(source, file, zonesSchema);
  const zones = new Map<string, Zone>();
  for (const zone of [1, 2] as const) {
    (raw?.[zone] ?? []).forEach((prefix, index) => {
      if (zones.has(prefix)) reportValue(source, file, [String(zone), index], prefix, 'stands twice');
      zones.set(prefix, zone);
    });
  }
  const exchanged = dearestPlaces.every((prefix) => zones.get(prefix) === 2);
  if (exchanged)
    reportValue(
      source,
      file,
      ['2'],
      dearestPlaces.join(),
      'Delhi and Mumbai are in zone 1 everywhere: are zones 1 and 2 exchanged?',
    );
  return zones;
}

export const exclusionsSchema = v.array(v.strictObject({ code: filled, text: localText }));

export function readExclusions(source: Source, file: string): ReadonlyMap<string, LocalText> {
  const exclusions = readJson(source, file, exclusionsSchema) ?? [];
  reportRepeated(source, file, [], 'code', exclusions);
  return new Map(exclusions.map(({ code, text }) => [code, text]));
}

/** Reports the later one of two rows with the same value in a key that names them. */
export function reportRepeated<const K extends string>(
  source: Source,
  file: string,
  list: readonly string[],
  key: K,
  rows: readonly { readonly [key in K]: string | number }[],
): void {
  const keys = new Set<string | number>();
  rows.forEach((row, index) => {
    if (keys.has(row[key])) reportValue(source, file, [...list, index, key], row[key], 'stands twice');
    keys.add(row[key]);
  });
}
