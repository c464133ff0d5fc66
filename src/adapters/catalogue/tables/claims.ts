import * as v from 'valibot';
import { stayLines } from '#domain/claim/stay.ts';
import { limitedTreatments } from '#domain/cover/features.ts';
import { waitKinds } from '#domain/cover/waiting.ts';
import type { ConditionId } from '#domain/ids.ts';
import { type ClaimsTable, claimMarks, stayWorks } from '#domain/judge/years/claims-table.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue } from '../reading/read-json.ts';
import { isoDate, localText, slug, whole } from '../reading/value-schema.ts';
import { reportRepeated } from './tables.ts';

const above = v.pipe(v.number(), v.gtValue(0, 'must be above 0'));
const percent = v.pipe(
  v.number(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(100, 'must be 100 or less'),
);
const source = slug;
const sourced = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject({ ...entries, source });
const value = sourced({ value: above });
const factor = sourced({ factor: above });
const lines = v.strictObject({
  ...v.entriesFromList(stayLines, percent),
  before: percent,
  after: percent,
});

export const claimsSchema: v.GenericSchema<unknown, ClaimsTable> = v.strictObject({
  asOf: isoDate,
  sources: v.array(v.strictObject({ id: slug, mark: v.picklist(claimMarks), year: whole, title: localText })),
  stays: v.strictObject({
    perThousand: v.array(
      sourced({
        fromAge: whole,
        toAge: v.pipe(
          v.nullable(whole),
          v.transform((age) => age ?? undefined),
        ),
        value: above,
        sharePercent: percent,
      }),
    ),
    sexFrom60: sourced({ MALE: above, FEMALE: above }),
    area: sourced({ urban: above, rural: above }),
    insured: sourced({ fewer: above, usual: above, more: above }),
    health: sourced({ good: above, usual: above, poor: above }),
  }),
  conditions: v.strictObject({
    none: sourced({ fromAge: whole, factor: above }),
    others: factor,
    byId: v.array(
      sourced({
        id: v.pipe(
          whole,
          v.transform((id) => id as ConditionId), // checked against the conditions by `checkClaims`
        ),
        factor: v.pipe(v.number(), v.gtValue(1, 'must be above 1')),
        kind: slug,
      }),
    ),
  }),
  kinds: v.array(
    sourced({
      id: slug,
      title: localText,
      work: v.picklist(stayWorks),
      sharePercent: v.strictObject({ under60: percent, from60: percent }),
      costIn2018: above,
      waits: v.picklist(waitKinds),
      treatment: v.pipe(
        v.nullable(v.picklist(limitedTreatments)),
        v.transform((treatment) => treatment ?? undefined),
      ),
    }),
  ),
  cost: v.strictObject({
    private: value,
    government: value,
    charitable: value,
    sharePercent: sourced({ private: percent, government: percent, charitable: percent }),
    costIn2018: value,
    urban: factor,
    yearsRise: factor,
    dearer: factor,
    sigma: value,
    rare: sourced({ sharePercent: percent, from: above, to: above }),
    states: v.array(sourced({ state: v.string(), percent: above })),
    tiers: sourced({ 1: above, 2: above, 3: above }),
  }),
  bills: sourced({
    bedPercent: percent,
    icuPercent: percent,
    dayCareBelow: above,
    days: v.strictObject({ before: whole, after: whole }),
    lines: v.strictObject({ medical: lines, surgical: lines, implant: lines }),
  }),
});

type Known = { readonly conditionIds: ReadonlySet<number>; readonly states: ReadonlySet<string> };

/** Undefined when the file has a fault of shape; it is reported. */
export function readClaims(into: Source, file: string, known: Known): ClaimsTable | undefined {
  const table = readJson(into, file, claimsSchema);
  if (table === undefined) return undefined;
  reportRepeated(into, file, ['sources'], 'id', table.sources);
  reportRepeated(into, file, ['kinds'], 'id', table.kinds);
  reportRepeated(into, file, ['conditions', 'byId'], 'id', table.conditions.byId);
  checkNames(into, file, table, known);
  checkSums(into, file, table);
  checkBands(into, file, table);
  return table;
}

function checkNames(into: Source, file: string, table: ClaimsTable, { conditionIds, states }: Known): void {
  const sources = new Set(table.sources.map(({ id }) => id));
  for (const [keys, name] of sourcesNamed(table)) {
    if (!sources.has(name)) reportValue(into, file, keys, name, 'is no source of this file');
  }
  const kinds = new Set(table.kinds.map(({ id }) => id));
  table.conditions.byId.forEach(({ id, kind }, index) => {
    if (!conditionIds.has(id))
      reportValue(into, file, ['conditions', 'byId', index, 'id'], id, 'is no condition');
    if (!kinds.has(kind))
      reportValue(into, file, ['conditions', 'byId', index, 'kind'], kind, 'is no kind of stay');
  });
  table.cost.states.forEach(({ state }, index) => {
    if (!states.has(state)) reportValue(into, file, ['cost', 'states', index, 'state'], state, 'is no state');
  });
}

type Keys = readonly (string | number)[];

/** Every `source` of the file with its place in it. */
function sourcesNamed(table: ClaimsTable): readonly (readonly [Keys, string])[] {
  const found: (readonly [Keys, string])[] = [];
  const walk = (node: unknown, keys: Keys): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'source' && typeof inner === 'string') found.push([[...keys, key], inner]);
      else walk(inner, [...keys, Array.isArray(node) ? Number(key) : key]);
    }
  };
  walk(table, []);
  return found;
}

const nearly100 = (sum: number) => Math.abs(sum - 100) < 0.001;
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

function checkSums(into: Source, file: string, { stays, kinds, cost, bills }: ClaimsTable): void {
  const sums: readonly (readonly [Keys, readonly number[]])[] = [
    [['stays', 'perThousand'], stays.perThousand.map(({ sharePercent }) => sharePercent)],
    [['kinds'], kinds.map(({ sharePercent }) => sharePercent.under60)],
    [['kinds'], kinds.map(({ sharePercent }) => sharePercent.from60)],
    [
      ['cost', 'sharePercent'],
      [cost.sharePercent.private, cost.sharePercent.government, cost.sharePercent.charitable],
    ],
    ...stayWorks.map((work) => [['bills', 'lines', work], Object.values(bills.lines[work])] as const),
  ];
  for (const [keys, values] of sums) {
    if (!nearly100(total(values))) reportValue(into, file, keys, total(values), 'must add up to 100 percent');
  }
}

function checkBands(into: Source, file: string, { stays }: ClaimsTable): void {
  const bands = stays.perThousand;
  bands.forEach(({ fromAge }, index) => {
    const before = index === 0 ? -1 : bands[index - 1]?.toAge;
    if (before === undefined || fromAge !== before + 1) {
      reportValue(
        into,
        file,
        ['stays', 'perThousand', index, 'fromAge'],
        fromAge,
        'must follow the band before',
      );
    }
  });
  if (bands.at(-1)?.toAge !== undefined) {
    reportValue(into, file, ['stays', 'perThousand'], bands.at(-1)?.toAge, 'must end without a last age');
  }
}
