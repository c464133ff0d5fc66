import type { Slab } from '../catalogue/catalogue.ts';
import type { CityTier } from '../location/city.ts';
import { less, type Rupees } from '../money.ts';
import { ageInYears } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { type Bill, billOf, billTotal } from './bill.ts';
import { amountOf } from './claim-step.ts';
import { freshYear } from './cover-left.ts';
import { settleBill } from './settle-bill.ts';
import type { Stay, StayTable } from './stay.ts';

/** A usual stay of somebody in a family, in a single room with air conditioning where they live, every wait over. */
export type CommonStay = { readonly stay: Stay; readonly bill: Bill; readonly total: Rupees };

/** Ages at which an illness that comes with age is a usual one. */
const worn = 45;
const birthAges = { from: 18, to: 45 } as const;

/** Stays that somebody here can have, in the order of the table. */
export function commonStays(
  { stays, roomFactors }: StayTable,
  members: readonly Member[],
  tier: CityTier,
): readonly CommonStay[] {
  const ages = members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  const isOne = (stay: Stay) => {
    if (stay.birth !== undefined || stay.waits === 'maternity') return mayGiveBirth(members);
    if (stay.waits === 'specific-treatment' || stay.waits === 'joint-replacement')
      return ages.some((age) => age >= worn);
    return true;
  };
  return stays.filter(isOne).map((stay) => {
    const bill = billOf(stay, {
      tier,
      room: 'single-ac',
      factors: roomFactors,
      days: undefined,
      withOption: false,
    });
    return { stay, bill, total: billTotal(bill) };
  });
}

function mayGiveBirth(members: readonly Member[]): boolean {
  return members.some(({ age, gender }) => {
    const years = age ? ageInYears(age) : 0;
    return gender === 'FEMALE' && years >= birthAges.from && years <= birthAges.to;
  });
}

/** The dearest that the cover holds: of a dearer one every plan leaves the same rest. */
export function dearestWithin(stays: readonly CommonStay[], cover: Rupees): CommonStay | undefined {
  return stays
    .filter(({ total }) => total <= cover)
    .reduce<CommonStay | undefined>(
      (most, one) => (most === undefined || one.total > most.total ? one : most),
      undefined,
    );
}

/**
 * Rupees that a plan leaves of it to somebody whose eldest was so old when the cover began. The deductible of a top-up is
 * paid by the policy below it.
 */
export function ownShareOf(slab: Slab, { bill }: Pick<CommonStay, 'bill'>, entryAge: number): Rupees {
  const { youPay, steps } = settleBill({
    bill,
    slab,
    person: 'patient',
    entryAge,
    claimFreeYears: 0,
    dates: undefined,
    year: freshYear,
  });
  return less(youPay, amountOf(steps.filter(({ kind }) => kind === 'deductible')));
}
