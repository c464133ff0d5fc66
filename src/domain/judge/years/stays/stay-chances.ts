import type { WaitKind } from '../../../cover/waiting.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { costLadder, rungOf, shareAbove, topOfRung } from '../cost-ladder.ts';
import { normalShareBelow } from '../normal.ts';
import { billName, firstAlike } from './sampled-bill.ts';
import type { PersonOdds } from './stay-odds.ts';

/** By kind of stay and rung: how likely it is that a stay of the kind costs so much. Each row adds up to 1. */
export type CostChances = readonly Float64Array[];

/** `level`: rupees of an ordinary stay there (`costLevel`). */
export function costChances({ kinds, cost }: ClaimsTable, level: number): CostChances {
  const { rare, sigma, costIn2018 } = cost;
  const rareShare = rare.sharePercent / 100;
  const rareBelow = (top: number) =>
    Math.min(1, Math.max(0, Math.log(top / rare.from) / Math.log(rare.to / rare.from)));
  return kinds.map((kind) => {
    const mean = (level * kind.costIn2018) / costIn2018.value;
    const below = (top: number) => {
      const ordinary = normalShareBelow(Math.log(top / mean) / sigma.value + sigma.value / 2);
      return (1 - rareShare) * ordinary + rareShare * rareBelow(top);
    };
    const chances = new Float64Array(costLadder.length);
    let upTo = 0;
    for (let rung = 0; rung < chances.length; rung++) {
      const reached = rung === chances.length - 1 ? 1 : below(topOfRung(rung));
      chances[rung] = reached - upTo;
      upTo = reached;
    }
    return chances;
  });
}

/** Years of a family by how many stays they hold, and the bills of those that hold one. */
export type StayChances = {
  readonly without: number;
  readonly one: number;
  readonly several: number;
  /** By person and bill: years in which this is the only stay; kinds whose bills are alike stand at the first of them. */
  readonly alone: readonly Float64Array[];
  /** This is the same of all together. */
  readonly anyone: Float64Array;
  /** These are those of `alone` that a declared condition causes; undefined for a person without one. */
  readonly preExisting: readonly (Float64Array | undefined)[];
  /** Those that a condition causes which the contract never covers, none of them among `preExisting`. */
  readonly never: readonly (Float64Array | undefined)[];
  /** By rung: years whose one bill is on it or dearer. */
  readonly fromRung: Float64Array;
};

/** Stays come independently of one another, each at its person's rate; `costs` by person. */
export function stayChances(
  claims: ClaimsTable,
  people: readonly PersonOdds[],
  costs: readonly CostChances[],
): StayChances {
  const alike = firstAlike(claims);
  const rate = people.reduce((sum, one) => sum + one.rate, 0);
  const without = Math.exp(-rate);
  const one = rate * without;
  const facts = (person: number) => ({ costs: costs[person] ?? [], alike, withoutOther: without });
  const alone = people.map((person, index) => aloneOf(person, facts(index)));
  const anyone = sumOfRows(alone);
  const fromRung = new Float64Array(costLadder.length + 1);
  for (let rung = costLadder.length - 1; rung >= 0; rung--) {
    let from = fromRung[rung + 1] ?? 0;
    for (let kind = 0; kind < alike.length; kind++) from += anyone[billName(kind, rung)] ?? 0;
    fromRung[rung] = from;
  }
  const causedBy = (partsOf: (person: PersonOdds) => readonly number[] | undefined) =>
    people.map((person, index) => {
      const parts = partsOf(person);
      const isIll = parts?.some((part) => part > 0);
      return isIll ? aloneOf(person, facts(index), (kind) => parts?.[kind] ?? 0) : undefined;
    });
  return {
    ...{ without, one, several: 1 - without - one, alone, anyone, fromRung },
    preExisting: causedBy(({ preExisting }) => preExisting),
    never: causedBy(({ never }) => never),
  };
}

export function sumOfRows(rows: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0);
  return sum;
}

type Alone = {
  readonly costs: CostChances;
  readonly alike: readonly number[];
  readonly withoutOther: number;
};

/** Each index is of a kind and a rung of the same tables. */
function aloneOf(
  { rate, kinds }: PersonOdds,
  { costs, alike, withoutOther }: Alone,
  share: (kind: number) => number = () => 1,
): Float64Array {
  const chances = new Float64Array(costs.length * costLadder.length);
  for (let kind = 0; kind < costs.length; kind++) {
    const row = costs[kind] as Float64Array;
    const often = withoutOther * rate * ((kinds[kind] as number) - (kinds[kind - 1] ?? 0)) * share(kind);
    for (let rung = 0; rung < row.length; rung++) {
      const bill = billName(alike[kind] as number, rung);
      chances[bill] = (chances[bill] as number) + often * (row[rung] as number);
    }
  }
  return chances;
}

/** Years whose one bill is more than this; a rung stands for all costs around it, evenly by their logarithm. */
export function dearerAlone({ fromRung }: StayChances, most: number): number {
  const rung = rungOf(most);
  const above = fromRung[rung + 1] ?? 0;
  const onIt = (fromRung[rung] ?? 0) - above;
  return above + onIt * shareAbove(rung, most);
}

/** Those that keep a stay of these people from being paid. */
export function waitsOf({ kinds }: ClaimsTable, { preExisting }: StayChances): readonly WaitKind[] {
  const isIll = preExisting.some((stays) => stays !== undefined);
  const waits = new Set(kinds.map((kind) => kind.waits));
  return isIll ? [...waits, 'pre-existing'] : [...waits];
}
