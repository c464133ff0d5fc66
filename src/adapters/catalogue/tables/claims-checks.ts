import { type CityPeople, type ClaimsTable, stayWorks } from '#domain/judge/years/claims-table.ts';
import { isWithinTolerance, type Recomputed, recomputed } from '#domain/judge/years/official-figures.ts';
import { largestStep, mostStepPercent } from '#domain/judge/years/stays/expected-bills.ts';
import type { LocalText } from '#domain/local-text.ts';
import { never } from '#domain/result.ts';
import type { Keys } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';

/** What other files know. */
export type ClaimReferences = {
  readonly conditionIds: ReadonlySet<number>;
  readonly states: ReadonlyMap<string, LocalText>;
};

/** What the table says must hang together, and give what is published. */
export function checkClaims(file: CatalogueFile, table: ClaimsTable, references: ClaimReferences): void {
  checkNames(file, table, references);
  checkSums(file, table);
  checkCityPeople(file, table);
  checkAmounts(file, table);
  checkBands(file, table);
  if (!checkCurves(file, table)) return;
  checkSteps(file, table);
  checkOfficial(file, table);
}

function checkNames(
  file: CatalogueFile,
  table: ClaimsTable,
  { conditionIds, states }: ClaimReferences,
): void {
  const sources = new Set(table.sources.map(({ id }) => id));
  for (const [keys, name] of sourceKeys(table)) {
    if (!sources.has(name)) file.report(keys, name, 'is no source of this file');
  }
  const kinds = new Set(table.kinds.map(({ id }) => id));
  table.conditions.byId.forEach(({ id, kind }, index) => {
    if (!conditionIds.has(id)) file.report(['conditions', 'byId', index, 'id'], id, 'is no condition');
    if (!kinds.has(kind)) file.report(['conditions', 'byId', index, 'kind'], kind, 'is no kind of stay');
  });
  table.official.kinds.forEach(({ kind }, index) => {
    if (!kinds.has(kind)) file.report(['official', 'kinds', index, 'kind'], kind, 'is no kind of stay');
  });
  table.cost.states.forEach(({ state }, index) => {
    if (!states.has(state.en)) file.report(['cost', 'states', index, 'state'], state.en, 'is no state');
  });
}

/** Finds every `source` of the file with its place in it. */
function sourceKeys(table: ClaimsTable): readonly (readonly [Keys, string])[] {
  const sources: (readonly [Keys, string])[] = [];
  const walk = (node: unknown, keys: Keys): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'source' && typeof inner === 'string') sources.push([[...keys, key], inner]);
      else walk(inner, [...keys, Array.isArray(node) ? Number(key) : key]);
    }
  };
  walk(table, []);
  return sources;
}

const nearly100 = (sum: number) => Math.abs(sum - 100) < 0.001;
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

function checkSums(file: CatalogueFile, { stays, kinds, cost, bills }: ClaimsTable): void {
  const sums: readonly (readonly [Keys, readonly number[]])[] = [
    [['stays', 'people'], stays.people.map(({ sharePercent }) => sharePercent)],
    [['kinds'], kinds.map(({ sharePercent }) => sharePercent.younger)],
    [['kinds'], kinds.map(({ sharePercent }) => sharePercent.elder)],
    [
      ['cost', 'sharePercent'],
      [cost.sharePercent.private, cost.sharePercent.government, cost.sharePercent.charitable],
    ],
    ...stayWorks.map((work) => [['bills', 'lines', work], Object.values(bills.lines[work])] as const),
  ];
  for (const [keys, values] of sums) {
    if (!nearly100(total(values))) file.report(keys, total(values), 'must add up to 100 percent');
  }
}

/** Those of tier 3 are what is left. */
function checkCityPeople(file: CatalogueFile, { cost }: ClaimsTable): void {
  const all: readonly (readonly [Keys, CityPeople])[] = [
    [['cost', 'cityPeople'], cost.cityPeople],
    ...cost.states.map((row, index) => [['cost', 'states', index, 'cityPeople'], row.cityPeople] as const),
  ];
  for (const [keys, people] of all) {
    const sum = people[1] + people[2];
    if (sum > 100) file.report(keys, sum, 'must be 100 percent at most together');
  }
}

function checkAmounts(file: CatalogueFile, { bills, cost }: ClaimsTable): void {
  if (bills.bedPercent + bills.icuPercent > 100) {
    file.report(['bills', 'icuPercent'], bills.icuPercent, 'is with `bedPercent` more than the bill');
  }
  if (cost.rare.to <= cost.rare.from)
    file.report(['cost', 'rare', 'to'], cost.rare.to, 'must be above `from`');
}

function checkBands(file: CatalogueFile, { stays }: ClaimsTable): void {
  const bands = stays.people;
  bands.forEach(({ fromAge }, index) => {
    const before = index === 0 ? -1 : bands[index - 1]?.toAge;
    if (before === undefined || fromAge !== before + 1) {
      file.report(['stays', 'people', index, 'fromAge'], fromAge, 'must follow the band before');
    }
  });
  if (bands.at(-1)?.toAge !== undefined) {
    file.report(['stays', 'people'], bands.at(-1)?.toAge, 'must end without a last age');
  }
}

/** A curve begins with a newborn, or its first ages would be a guess that nobody made. */
function checkCurves(file: CatalogueFile, { stays, conditions, cost, elders }: ClaimsTable): boolean {
  let isWhole = true;
  const report = (keys: Keys, value: unknown, reason: string) => {
    isWhole = false;
    file.report(keys, value, reason);
  };
  const curves: readonly (readonly [Keys, readonly { readonly age: number }[]])[] = [
    [['stays', 'perThousand'], stays.perThousand],
    [['stays', 'insured'], stays.insured],
    [['conditions', 'none'], conditions.none],
    [['conditions', 'added'], conditions.added],
    [['cost', 'byAge'], cost.byAge],
  ];
  for (const [keys, knots] of curves) {
    if (knots[0]?.age !== 0) report(keys, knots[0]?.age, 'must begin at 0');
    knots.forEach(({ age }, index) => {
      if (index > 0 && age <= (knots[index - 1]?.age ?? 0))
        report([...keys, index, 'age'], age, 'must be above the age before');
    });
  }
  if (elders.to <= elders.from) report(['elders', 'to'], elders.to, 'must be above `from`');
  return isWhole;
}

/** Nobody's health changes so much at a birthday: a larger step is an age band in disguise. */
function checkSteps(file: CatalogueFile, table: ClaimsTable): void {
  const { age, gender, percent } = largestStep(table);
  if (percent <= mostStepPercent) return;
  const stated = Math.round(percent * 10) / 10;
  const reason = `changes what is expected of ${gender} from ${age} to ${age + 1} by ${stated} %, more than ${mostStepPercent} %`;
  file.report(['stays', 'perThousand'], stated, reason);
}

/** The table has to give what is published, or it is not the table that the method page speaks of. */
function checkOfficial(file: CatalogueFile, table: ClaimsTable): void {
  for (const figure of recomputed(table)) {
    if (isWithinTolerance(figure)) continue;
    const { ours, official } = figure;
    const stated = Math.round(ours * 10) / 10;
    const reason = `the table gives ${stated}, more than ${official.tolerancePercent} % off`;
    file.report([...placeOf(table, figure), 'value'], official.value, reason);
  }
}

function placeOf({ official }: ClaimsTable, { of }: Recomputed): Keys {
  switch (of.kind) {
    case 'figure':
      return ['official', 'figures', of.id];
    case 'kind-share':
      return ['official', 'kinds', official.kinds.findIndex(({ kind }) => kind === of.stay.id)];
    case 'bill-part':
      return ['official', 'bill', official.bill.findIndex(({ part }) => part === of.part)];
    case 'cost-above':
      return ['official', 'tail', official.tail.findIndex(({ above: at }) => at === of.above)];
    default:
      return never(of);
  }
}
