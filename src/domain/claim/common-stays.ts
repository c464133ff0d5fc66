import type { Slab } from '../catalogue/catalogue.ts';
import type { CityTier } from '../location/city.ts';
import { addRupees, type Rupees } from '../money.ts';
import { ageInYears } from '../person/age.ts';
import { mayHaveBirth } from '../person/birth.ts';
import type { Member } from '../person/member.ts';
import { type Bill, billTotal, usualBill } from './bill.ts';
import { freshYear } from './remaining-cover.ts';
import { goodRoom } from './room-class.ts';
import { settleBill } from './settle-bill.ts';
import { amountFor, type ExistingCover, stackCheck } from './stack-check.ts';
import type { Stay, StayTable } from './stay.ts';

/** A usual stay of somebody in a family, in a single room with air conditioning where they live, every wait over. */
export type CommonStay = { readonly stay: Stay; readonly bill: Bill; readonly total: Rupees };

/** Ages at which an illness that comes with age is a usual one. */
const worn = 45;

/** Stays that somebody here can have, in the order of the table. */
export function commonStays(
  table: StayTable,
  members: readonly Member[],
  tier: CityTier,
): readonly CommonStay[] {
  const ages = members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  const isOne = (stay: Stay) => {
    if (stay.waits === 'maternity') return mayHaveBirth(members);
    if (stay.waits === 'specific-treatment' || stay.waits === 'joint-replacement')
      return ages.some((age) => age >= worn);
    return true;
  };
  return table.stays.filter(isOne).map((stay) => {
    const bill = usualBill(table, stay, tier, goodRoom);
    return { stay, bill, total: billTotal(bill) };
  });
}

/** The dearest that is one stay in hospital, held by the cover or not: what is above a cover is told beside it. */
export function dearestOf(stays: readonly CommonStay[]): CommonStay | undefined {
  return stays
    .filter(({ stay }) => stay.admissions === 1)
    .reduce<CommonStay | undefined>(
      (most, one) => (most === undefined || one.total > most.total ? one : most),
      undefined,
    );
}

/**
 * Rupees that a plan leaves of it to somebody whose eldest was so old when the cover began. Beside a top-up the policy that
 * is held pays first, as in a stack check.
 */
export function ownShareOf(
  slab: Slab,
  { bill }: Pick<CommonStay, 'bill'>,
  entryAge: number,
  existing: ExistingCover | undefined,
): Rupees {
  const claim = { bill, person: 'patient', entryAge, claimFreeYears: 0, dates: undefined };
  if (slab.deductible === undefined || existing === undefined)
    return settleBill({ ...claim, slab, year: freshYear }).youPay;
  const { segments } = stackCheck({ existing, superTopUp: slab, biggerBase: undefined, bills: [claim] });
  return addRupees([amountFor(segments, 'you'), amountFor(segments, 'gap')]);
}
