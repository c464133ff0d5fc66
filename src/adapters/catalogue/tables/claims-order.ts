import type { StayLine } from '#domain/claim/stay.ts';
import { type ClaimsTable, stayWorks } from '#domain/judge/years/claims-table.ts';
import { type Keys, reportOver } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';

/** Figures in each other's place: each is of a size, and only their order tells. */
export function checkClaimsOrder(file: CatalogueFile, table: ClaimsTable): void {
  const { asOf, bills, cost, official, sources, stays } = table;
  const { choice } = stays;
  const { claimsRatio } = official;
  const pairs: readonly Pair[] = [
    [['cost', 'government', 'value'], cost.government.value, 'private', cost.private.value],
    [['cost', 'rare', 'from'], cost.rare.from, 'to', cost.rare.to],
    [['cost', 'tiers', '2'], cost.tiers[2], 'tier 1', cost.tiers[1]],
    [['cost', 'tiers', '3'], cost.tiers[3], 'tier 2', cost.tiers[2]],
    [['stays', 'health', 'good'], stays.health.good, 'usual', stays.health.usual],
    [['stays', 'health', 'usual'], stays.health.usual, 'poor', stays.health.poor],
    [['stays', 'choice', 'fewer'], choice.fewer, 'usual', choice.usual],
    [['stays', 'choice', 'usual'], choice.usual, 'more', choice.more],
    [['bills', 'icuPercent'], bills.icuPercent, 'bedPercent', bills.bedPercent],
    [['bills', 'days', 'before'], bills.days.before, 'after', bills.days.after],
    ...billLinePairs(bills.lines),
    [['official', 'claimsRatio', 'from'], claimsRatio.from, 'value', claimsRatio.value],
    [['official', 'claimsRatio', 'value'], claimsRatio.value, 'to', claimsRatio.to],
  ];
  for (const [keys, value, other, most] of pairs) reportOver(file.report, keys, value, [other, most]);
  const { factor } = cost.dearer;
  if (factor < 1) file.report(['cost', 'dearer', 'factor'], factor, 'is of a dearer hospital, and below 1');
  sources.forEach(({ year }, at) => {
    if (year > Number(asOf.slice(0, 4)))
      file.report(['sources', at, 'year'], year, `is after the table itself, ${asOf}`);
  });
}

/** Where a figure stands, it, and what it must not be over. */
type Pair = readonly [keys: Keys, value: number, other: string, most: number];

/** An operation takes a theatre, an implant its metal, an illness its medicines; small things cost less than all others. */
function billLinePairs({ medical, surgical, implant }: ClaimsTable['bills']['lines']): readonly Pair[] {
  const across = (line: StayLine, works: readonly [least: Work, most: Work]): Pair => {
    const [least, most] = works;
    const lines = { medical, surgical, implant };
    return [['bills', 'lines', least, line], lines[least][line], `that of ${most}`, lines[most][line]];
  };
  const within = stayWorks.flatMap((work): readonly Pair[] => {
    const { ambulance, nonPayables, consumables } = { medical, surgical, implant }[work];
    const keys = ['bills', 'lines', work];
    return [
      [[...keys, 'ambulance'], ambulance, 'nonPayables', nonPayables],
      [[...keys, 'nonPayables'], nonPayables, 'consumables', consumables],
    ];
  });
  return [
    across('theatre', ['medical', 'surgical']),
    across('implants', ['medical', 'surgical']),
    across('implants', ['surgical', 'implant']),
    across('medicines', ['implant', 'surgical']),
    across('medicines', ['surgical', 'medical']),
    across('tests', ['surgical', 'medical']),
    ...within,
  ];
}

type Work = (typeof stayWorks)[number];
