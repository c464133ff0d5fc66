import type { ClaimsTable } from './claims-table.ts';
import { costLadder, topOfRung } from './cost-ladder.ts';
import { normalShareBelow } from './normal.ts';
import { billName, rungCost } from './sampled-bill.ts';
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
    let upTo = 0;
    return Float64Array.from(costLadder, (_cost, rung) => {
      const reached = rung === costLadder.length - 1 ? 1 : below(topOfRung(rung));
      const chance = reached - upTo;
      upTo = reached;
      return chance;
    });
  });
}

/** Years of a family by how many stays they hold, and the bills of those that hold one. */
export type StayChances = {
  readonly without: number;
  readonly one: number;
  readonly several: number;
  /** By person and bill: years in which this is the only stay. */
  readonly alone: readonly Float64Array[];
  /** The same of all together. */
  readonly anyone: Float64Array;
  /** By person and kind: the share of those stays that a declared condition causes. */
  readonly preExisting: PersonOdds['preExisting'][];
  /** By rung: years whose one bill is on it or dearer. */
  readonly fromRung: Float64Array;
};

/** Stays come independently of one another, each at its person's rate. */
export function stayChances(people: readonly PersonOdds[], costs: CostChances): StayChances {
  const rate = people.reduce((sum, one) => sum + one.rate, 0);
  const without = Math.exp(-rate);
  const one = rate * without;
  const alone = people.map((person) => aloneOf(person, costs, without));
  const anyone = alone.reduce((sum, chances) => sum.map((chance, bill) => chance + (chances[bill] ?? 0)));
  const fromRung = new Float64Array(costLadder.length + 1);
  for (let rung = costLadder.length - 1; rung >= 0; rung--) {
    const onIt = costs.reduce((sum, _row, kind) => sum + (anyone[billName(kind, rung)] ?? 0), 0);
    fromRung[rung] = (fromRung[rung + 1] ?? 0) + onIt;
  }
  const preExisting = people.map((person) => person.preExisting);
  return { without, one, several: 1 - without - one, alone, anyone, preExisting, fromRung };
}

function aloneOf({ rate, kinds }: PersonOdds, costs: CostChances, withoutOther: number): Float64Array {
  const chances = new Float64Array(costs.length * costLadder.length);
  for (const [kind, row] of costs.entries()) {
    const share = (kinds[kind] ?? 0) - (kinds[kind - 1] ?? 0);
    for (const [rung, chance] of row.entries()) {
      chances[billName(kind, rung)] = withoutOther * rate * share * chance;
    }
  }
  return chances;
}

/** Years whose one bill is more than this. */
export function dearerAlone({ fromRung }: StayChances, most: number): number {
  const first = costLadder.findIndex((_cost, rung) => rungCost(rung) > most);
  return first < 0 ? 0 : (fromRung[first] ?? 0);
}
