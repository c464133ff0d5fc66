import type { Slab } from '../catalogue/catalogue.ts';
import type { PlanFeatures, RoomCut } from '../cover/features.ts';
import { icuLimitPerDay } from '../cover/room-cap.ts';
import { partOf } from '../exact.ts';
import { less, type Rupees, rupees } from '../money.ts';
import type { Bill, Spent } from './bill.ts';
import { roomRentOf } from './bill.ts';
import { type ClaimStep, type CutLine, listedSteps, type NotPayable } from './claim-step.ts';
import { roomLimitOn } from './room-class.ts';

/** What no hospital insurance pays, or this one does not. Items hospitals bill for comfort and paper are never paid. */
export function notPayableSteps(bill: Bill, features: PlanFeatures): readonly ClaimStep[] {
  const { amounts, before, after } = bill;
  const none = rupees(0);
  return [
    ...notPayable(amounts.nonPayables, { cause: 'non-payables' }),
    ...notPayable(features.consumables ? none : amounts.consumables, { cause: 'consumables' }),
    ...(features.ambulance === undefined
      ? []
      : notPayable(less(amounts.ambulance, features.ambulance), {
          cause: 'ambulance',
          limit: features.ambulance,
        })),
    ...outside('before', before, features.preHospitalisationDays),
    ...outside('after', after, features.postHospitalisationDays),
  ];
}

export function notPayable(amount: Rupees, why: NotPayable): readonly ClaimStep[] {
  return listedSteps({ kind: 'not-payable', amount, why });
}

/** What is spent is taken as spread evenly over its days. */
function outside(
  cause: 'before' | 'after',
  { days, amount }: Spent,
  coveredDays: number,
): readonly ClaimStep[] {
  if (days <= coveredDays) return [];
  const payable = partOf(amount, coveredDays, days);
  return notPayable(less(amount, payable), { cause, days, coveredDays });
}

const linesCut: Readonly<Record<RoomCut, readonly CutLine[]>> = {
  none: [],
  fees: ['nursing', 'doctors', 'theatre'],
};

/** Rent above the limit, day by day; then, in the proportion of limit to rent, the lines that the plan cuts with it. */
export function roomSteps(bill: Bill, slab: Slab): readonly ClaimStep[] {
  const chargedPerDay = roomRentOf(bill);
  const limitPerDay = bill.roomDays > 0 ? roomLimitOn(slab, bill) : undefined;
  const icu = icuSteps(bill, slab);
  if (limitPerDay === undefined) return icu;
  const over = rupees((chargedPerDay - limitPerDay) * bill.roomDays);
  return [
    ...listedSteps({
      kind: 'room-cap',
      amount: over,
      why: { of: 'room', days: bill.roomDays, chargedPerDay, limitPerDay },
    }),
    ...icu,
    ...linesCut[slab.features.roomCut].flatMap((line) => {
      const billed = bill.amounts[line];
      const amount = less(billed, partOf(billed, limitPerDay, chargedPerDay));
      return listedSteps({ kind: 'proportionate-cut', amount, why: { line, chargedPerDay, limitPerDay } });
    }),
  ];
}

/** Intensive care above its limit is cut alone: no wording takes other lines down with it. */
function icuSteps({ icu }: Bill, slab: Slab): readonly ClaimStep[] {
  const limitPerDay = icuLimitPerDay(slab);
  if (limitPerDay === undefined) return [];
  const amount = rupees(less(icu.perDay, limitPerDay) * icu.days);
  return listedSteps({
    kind: 'room-cap',
    amount,
    why: { of: 'icu', days: icu.days, chargedPerDay: icu.perDay, limitPerDay },
  });
}
