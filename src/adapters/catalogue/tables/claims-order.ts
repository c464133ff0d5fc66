import type { ClaimsTable } from '#domain/judge/years/claims-table.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { reportValue } from '../reading/read-json.ts';

/** Figures in each other's place: each is of a size, and only their order tells. */
export function checkClaimsOrder(into: Source, file: string, { cost, stays }: ClaimsTable): void {
  const pairs: readonly Pair[] = [
    [['cost', 'government', 'value'], cost.government.value, 'private', cost.private.value],
    [['cost', 'rare', 'from'], cost.rare.from, 'to', cost.rare.to],
    [['cost', 'tiers', '2'], cost.tiers[2], 'tier 1', cost.tiers[1]],
    [['cost', 'tiers', '3'], cost.tiers[3], 'tier 2', cost.tiers[2]],
    [['stays', 'health', 'good'], stays.health.good, 'usual', stays.health.usual],
    [['stays', 'health', 'usual'], stays.health.usual, 'poor', stays.health.poor],
  ];
  for (const [keys, value, other, most] of pairs)
    if (value > most)
      reportValue(into, file, keys, value, `is over ${other}, ${most}: are the two exchanged?`);
}

/** Where a figure stands, it, and what it must not be over. */
type Pair = readonly [keys: readonly (string | number)[], value: number, other: string, most: number];
