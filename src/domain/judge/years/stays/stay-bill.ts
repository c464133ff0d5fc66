import { type AmountLine, amountLines, type Bill } from '../../../claim/bill.ts';
import type { RoomChoice, RoomRents, StayTable } from '../../../claim/stay.ts';
import type { CityTier } from '../../../location/city.ts';
import { type Rupees, rupees } from '../../../money.ts';
import type { ClaimsTable, HospitalChoice, StayKind } from '../claims-table.ts';

/** What rooms and intensive care cost a day where somebody is treated. */
export type Ward = {
  readonly tier: CityTier;
  readonly room: RoomChoice;
  readonly rents: RoomRents;
  readonly icuPerDay: Rupees;
  readonly nursingPerDay: Rupees;
  /** Rupees below which nobody stays the night. */
  readonly dayCareBelow: number;
};

/** The room that is usual there: a bed among others, or a single room with air conditioning, as in the stays of a list. */
const usualRoom: Readonly<Record<HospitalChoice, RoomChoice>> = {
  government: 'shared',
  private: 'single-ac',
  dearer: 'single-ac',
};

/** The rents are those of the bill test's usual stays, in the proportion in which the hospital is dearer or cheaper. */
export function wardOf(
  claims: ClaimsTable,
  { stays }: StayTable,
  tier: CityTier,
  hospital: HospitalChoice,
): Ward {
  const costs = stays[0]?.costs[tier];
  if (!costs) throw new Error('No usual stay to take rents from');
  const factor = hospitalFactor(claims, hospital);
  const scaled = (amount: number) => rupees(Math.round(amount * factor));
  const { shared, single, deluxe } = costs.rents;
  return {
    tier,
    room: usualRoom[hospital],
    rents: {
      shared: scaled(shared),
      single: scaled(single),
      'single-ac': scaled(costs.rents['single-ac']),
      deluxe: scaled(deluxe),
    },
    icuPerDay: scaled(costs.icuPerDay),
    nursingPerDay: scaled(costs.nursingPerDay),
    dayCareBelow: claims.bills.dayCareBelow * claims.cost.tiers[tier] * factor,
  };
}

/** The factor is against a private hospital. */
export function hospitalFactor({ cost }: ClaimsTable, hospital: HospitalChoice): number {
  if (hospital === 'government') return cost.government.value / cost.private.value;
  return hospital === 'dearer' ? cost.dearer.factor : 1;
}

/**
 * A bill of that kind which comes to `total` rupees, to the rupee: nights and intensive care as far as their share of it
 * goes, the rest by the shares of the kind of work.
 */
export function stayBill(
  { bills }: ClaimsTable,
  kind: Pick<StayKind, 'work' | 'treatment' | 'waits' | 'id'>,
  total: number,
  { room, rents, icuPerDay, nursingPerDay, dayCareBelow }: Ward,
): Bill {
  const perNight = rents[room] + nursingPerDay;
  const nights = Math.floor((total * bills.bedPercent) / 100 / perNight);
  const roomDays = total < dayCareBelow ? 0 : Math.max(total >= perNight ? 1 : 0, nights);
  const afterRoom = total - roomDays * perNight;
  const icuDays = Math.floor(Math.min((total * bills.icuPercent) / 100, afterRoom) / icuPerDay);
  const rest = afterRoom - icuDays * icuPerDay;
  const shares = bills.lines[kind.work];
  const shareOf = (line: keyof typeof shares) => rupees(Math.floor((rest * shares[line]) / 100));
  const [before, after] = [shareOf('before'), shareOf('after')];
  const amounts = Object.fromEntries(
    amountLines.map((line) => [line, line === 'nursing' ? rupees(nursingPerDay * roomDays) : shareOf(line)]),
  ) as Record<AmountLine, Rupees>; // one entry for each of amountLines
  const shared = amountLines.reduce((sum, line) => sum + (line === 'nursing' ? 0 : amounts[line]), 0);
  const remaining = rest - shared - before - after;
  return {
    illness: kind.id,
    waits: kind.waits,
    birth: undefined,
    treatments: kind.treatment === undefined ? [] : [kind.treatment],
    sides: 1,
    room,
    rents,
    roomDays,
    icu: { days: icuDays, perDay: icuPerDay },
    amounts: { ...amounts, medicines: rupees(amounts.medicines + remaining) },
    before: { days: bills.days.before, amount: before },
    after: { days: bills.days.after, amount: after },
  };
}
