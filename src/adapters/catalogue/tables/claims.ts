import * as v from 'valibot';
import { stayLines } from '#domain/claim/stay.ts';
import { limitedTreatments } from '#domain/cover/features.ts';
import { waitKinds } from '#domain/cover/waiting.ts';
import type { ConditionId } from '#domain/ids.ts';
import {
  billParts,
  type ClaimsTable,
  claimMarks,
  officialIds,
  stayWorks,
} from '#domain/judge/years/claims-table.ts';
import { sameInAll } from '#domain/local-text.ts';
import { reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import {
  isoDate,
  localText,
  numberWithin,
  orNull,
  slug,
  whole,
  wholeOrNull,
} from '../reading/value-schema.ts';
import { type ClaimReferences, checkClaims } from './claims-checks.ts';
import { checkClaimsOrder } from './claims-order.ts';

const above = v.pipe(v.number(), v.gtValue(0, 'must be above 0'));
/** What multiplies stays or costs: beyond these a figure was written for another one. */
const times = numberWithin(0.3, 4);
const rupeesOfStay = numberWithin(1_000, 20_00_000);
const percent = numberWithin(0, 100);
/** A claims ratio is of 100 rupees of premium; one below 10 was written as a fraction. */
const ratio = numberWithin(10, 150);
const source = slug;
const sourced = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject({ ...entries, source });
/** Values for men and for women at some ages. */
const ofSexes = (value: v.GenericSchema<unknown, number>) =>
  v.array(sourced({ age: whole, MALE: value, FEMALE: value }));
/** Factors at some ages. */
const factors = (most: number) => v.array(sourced({ age: whole, factor: numberWithin(0.3, most) }));
const cost = sourced({ value: rupeesOfStay });
const factor = sourced({ factor: times });
const tier = numberWithin(0.3, 1.5);
const cityPeople = sourced({ 1: percent, 2: percent });
/** A figure held looser says nothing. */
const mostTolerance = 50;
const published = {
  value: above,
  tolerancePercent: v.pipe(above, v.maxValue(mostTolerance, `must not be over ${mostTolerance}`)),
};
const lines = v.strictObject({
  ...v.entriesFromList(stayLines, percent),
  before: percent,
  after: percent,
});

export const claimsSchema: v.GenericSchema<unknown, ClaimsTable> = v.strictObject({
  asOf: isoDate,
  sources: v.array(v.strictObject({ id: slug, mark: v.picklist(claimMarks), year: whole, title: localText })),
  stays: v.strictObject({
    perThousand: ofSexes(numberWithin(1, 500)),
    people: v.array(sourced({ fromAge: whole, toAge: wholeOrNull, sharePercent: percent })),
    area: sourced({ urban: times, rural: times }),
    insured: ofSexes(numberWithin(1, 6)),
    choice: sourced({ fewer: times, usual: times, more: times }),
    health: sourced({ good: times, usual: times, poor: times }),
  }),
  elders: sourced({ from: whole, to: whole }),
  conditions: v.strictObject({
    none: factors(1),
    added: factors(1),
    others: factor,
    byId: v.array(
      sourced({
        id: v.pipe(
          whole,
          v.transform((id) => id as ConditionId), // checked against the conditions by `checkClaims`
        ),
        factor: v.pipe(v.number(), v.gtValue(1, 'must be above 1'), v.maxValue(6, 'must not be over 6')),
        kind: slug,
      }),
    ),
  }),
  kinds: v.array(
    sourced({
      id: slug,
      title: localText,
      work: v.picklist(stayWorks),
      sharePercent: sourced({ younger: percent, elder: percent }),
      costIn2018: rupeesOfStay,
      /** Old illness comes by conditions, and births are not counted. */
      waits: v.picklist(waitKinds.filter((kind) => kind !== 'pre-existing' && kind !== 'maternity')),
      treatment: orNull(v.picklist(limitedTreatments)),
    }),
  ),
  cost: v.strictObject({
    private: cost,
    government: cost,
    charitable: cost,
    sharePercent: sourced({ private: percent, government: percent, charitable: percent }),
    costIn2018: cost,
    urban: factor,
    yearsRise: factor,
    insured: factor,
    dearer: factor,
    byAge: factors(3),
    sigma: sourced({ value: numberWithin(0.5, 2) }),
    rare: sourced({
      sharePercent: numberWithin(0.1, 1),
      from: numberWithin(1_00_000, 2_00_00_000),
      to: numberWithin(1_00_000, 2_00_00_000),
    }),
    states: v.array(
      sourced({
        state: v.pipe(v.string(), v.transform(sameInAll)),
        percent: numberWithin(30, 400),
        cityPeople,
      }),
    ),
    cityPeople,
    tiers: sourced({ 1: tier, 2: tier, 3: tier }),
  }),
  bills: sourced({
    bedPercent: percent,
    icuPercent: percent,
    dayCareBelow: above,
    days: v.strictObject({ before: whole, after: whole }),
    lines: v.strictObject({ medical: lines, surgical: lines, implant: lines }),
  }),
  official: v.strictObject({
    figures: v.strictObject(v.entriesFromList(officialIds, sourced(published))),
    kinds: v.array(sourced({ kind: slug, ...published })),
    tail: v.array(sourced({ above, ...published })),
    claimsRatio: sourced({ value: ratio, from: ratio, to: ratio }),
    bill: v.array(sourced({ part: v.picklist(billParts), ...published })),
  }),
});

/** Undefined when the file has a fault of shape; it is reported. */
export function readClaims(file: CatalogueFile, references: ClaimReferences): ClaimsTable | undefined {
  const table = readJson(file, claimsSchema);
  if (table === undefined) return undefined;
  reportRepeated(file.report, ['sources'], 'id', table.sources);
  reportRepeated(file.report, ['kinds'], 'id', table.kinds);
  reportRepeated(file.report, ['conditions', 'byId'], 'id', table.conditions.byId);
  checkClaims(file, table, references);
  checkClaimsOrder(file, table);
  const states = table.cost.states.map((row) => ({
    ...row,
    state: references.states.get(row.state.en) ?? row.state,
  }));
  return { ...table, cost: { ...table.cost, states } };
}
