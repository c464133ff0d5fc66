import * as v from 'valibot';
import type { TaxRate, Tpa } from '#domain/catalogue/catalogue.ts';
import { type ConditionId, conditionId } from '#domain/ids.ts';
import { inLanguage, type LocalText, languages } from '#domain/local-text.ts';
import type { Zone } from '#domain/location/place.ts';
import { type Condition, protections, usualOutcomes } from '#domain/person/condition.ts';
import { genders } from '#domain/person/relation.ts';
import { productTypes } from '#domain/quote/quote.ts';
import { reportRepeated, reportTwice } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import {
  filled,
  isoDate,
  localText,
  percentWithin,
  pincodePrefix,
  slug,
  telephone,
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

export function readConditions(file: CatalogueFile): readonly Condition[] {
  const conditions = readJson(file, conditionsSchema) ?? [];
  reportRepeated(file.report, [], 'id', conditions);
  for (const [index, { common, commonFrom }] of conditions.entries()) {
    if (commonFrom !== undefined && !common)
      file.report([index, 'commonFrom'], String(commonFrom), 'is only for what is common');
  }
  for (const language of languages) {
    const names = conditions.map(({ name }) => inLanguage(name, language));
    reportTwice(file.report, names, (index) => [index, 'name', language]);
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

export function readTax(file: CatalogueFile): readonly TaxRate[] {
  const rates = readJson(file, taxSchema);
  if (rates === undefined) return [];
  for (const productType of ['indemnity', 'super-top-up'] as const) {
    const days = rates.flatMap((rate) =>
      rate.productTypes.includes(productType) ? [rate.effectiveFrom] : [],
    );
    if (days.length === 0) file.report([], productType, 'has no tax rate');
    const twice = days.find((day, index) => days.indexOf(day) !== index);
    if (twice !== undefined) file.report([], twice, `two rates of ${productType} from one day`);
  }
  return rates;
}

const prefixes = v.array(pincodePrefix);
/** Delhi and Mumbai: the dearest zone of every insurer has them. */
const dearestPlaces = ['110', '400'] as const;

export const zonesSchema = v.strictObject({ 1: prefixes, 2: prefixes });

export function readZones(file: CatalogueFile): ReadonlyMap<string, Zone> {
  const raw = readJson(file, zonesSchema);
  const zones = new Map<string, Zone>();
  for (const zone of [1, 2] as const) {
    (raw?.[zone] ?? []).forEach((prefix, index) => {
      if (zones.has(prefix)) file.report([String(zone), index], prefix, 'stands twice');
      zones.set(prefix, zone);
    });
  }
  const reason = 'Delhi and Mumbai are in zone 1 everywhere: are zones 1 and 2 exchanged?';
  const areExchanged = dearestPlaces.every((prefix) => zones.get(prefix) === 2);
  if (areExchanged) file.report(['2'], dearestPlaces.join(), reason);
  return zones;
}

export const exclusionsSchema = v.array(v.strictObject({ code: filled, text: localText }));

export function readExclusions(file: CatalogueFile): ReadonlyMap<string, LocalText> {
  const exclusions = readJson(file, exclusionsSchema) ?? [];
  reportRepeated(file.report, [], 'code', exclusions);
  return new Map(exclusions.map(({ code, text }) => [code, text]));
}

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
