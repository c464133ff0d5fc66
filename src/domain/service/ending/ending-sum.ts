import { lastDayOfPolicyYear } from '../../cover/policy-days.ts';
import { addDays, daysBetween, type IsoDate, isoDate } from '../../date.ts';
import { partOf } from '../../exact.ts';
import { addRupees, less, noMoney, type Rupees, rupees } from '../../money.ts';

/** What a product's filing says of a policy that ends before its time. */
export type EndingTable = {
  /** The filing holds for policies whose cover begins on this day or later. */
  readonly effectiveFrom: IsoDate;
  /** Rupees a policy, kept of what comes back for a returned one. */
  readonly stampDuty: Rupees;
  /** Rupees for each person whom the insurer had tested, kept of what comes back for a returned policy. */
  readonly testCost: Rupees;
  /** Days from the notice to the last day of a cancelled policy. */
  readonly noticeDays: number;
  /** Cover that began and is cancelled costs so many days at least: from the second month on it is in proportion. */
  readonly leastDays: number;
  /** What a claim that was paid takes: the policy year in which it was, or all that is left of the term. */
  readonly claimTakes: 'year' | 'term';
};

/** What holds where a product has filed nothing of its own. */
const standardEnding: EndingTable = {
  effectiveFrom: isoDate(2024, 5, 29),
  stampDuty: rupees(1),
  testCost: noMoney,
  noticeDays: 7,
  leastDays: 30,
  claimTakes: 'year',
};

/** The filing that holds for a policy: the last that had taken effect when its cover began. */
export function endingTableFor(tables: readonly EndingTable[] | undefined, coverFrom: IsoDate): EndingTable {
  return tables?.findLast(({ effectiveFrom }) => effectiveFrom <= coverFrom) ?? standardEnding;
}

export const endingWays = ['return', 'cancel'] as const;
export type EndingWay = (typeof endingWays)[number];

export type EndingCase = {
  readonly way: EndingWay;
  /** With all loadings, riders, discounts and tax: what the order took. */
  readonly paid: Rupees;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** The day of the request. */
  readonly today: IsoDate;
  /** Whether the insurer has paid a claim in the policy year that runs. */
  readonly isClaimed: boolean;
  /** Whom the insurer had tested before it took them. */
  readonly testedPeople: number;
};

/** What comes back, and of what it is made: `paid` less the three costs is `comesBack`, but never below nothing. */
export type EndingSum = {
  readonly paid: Rupees;
  /** Last day of cover; the day before its first one where it never begins. */
  readonly lastDay: IsoDate;
  /** Days that were or will be covered. */
  readonly coveredDays: number;
  /** Days that are paid for: more than are covered where the filing keeps a first month, or a claim was paid. */
  readonly chargedDays: number;
  /** Days of the whole term. */
  readonly termDays: number;
  readonly daysCost: Rupees;
  readonly testsCost: Rupees;
  readonly stampDuty: Rupees;
  readonly comesBack: Rupees;
};

/**
 * What comes back of a premium. The days that are not charged come back in proportion to all days of the term, rounded once,
 * half a rupee to the buyer; whatever else is kept is whole rupees.
 */
export function endingSum(ending: EndingCase, table: EndingTable): EndingSum {
  const { way, paid, coverFrom, coverUntil } = ending;
  const lastDay = lastDayOfEnding(ending, table);
  const termDays = daysBetween(coverFrom, coverUntil) + 1;
  const coveredDays = daysBetween(coverFrom, lastDay) + 1;
  const chargedDays = Math.min(termDays, chargedDaysOf(ending, table, { lastDay, coveredDays, termDays }));
  const unused = partOf(paid, termDays - chargedDays, termDays);
  const isReturn = way === 'return';
  const testsCost = isReturn ? rupees(table.testCost * ending.testedPeople) : noMoney;
  const stampDuty = isReturn ? table.stampDuty : noMoney;
  return {
    paid,
    lastDay,
    coveredDays,
    chargedDays,
    termDays,
    daysCost: less(paid, unused),
    testsCost,
    stampDuty,
    comesBack: less(unused, addRupees([testsCost, stampDuty])),
  };
}

/** A returned policy covers its holder until midnight, a cancelled one until its notice is over. */
function lastDayOfEnding({ way, today, coverFrom, coverUntil }: EndingCase, table: EndingTable): IsoDate {
  const day = way === 'return' ? today : addDays(today, table.noticeDays);
  if (day < coverFrom) return addDays(coverFrom, -1);
  return day > coverUntil ? coverUntil : day;
}

type Days = Pick<EndingSum, 'lastDay' | 'coveredDays' | 'termDays'>;

function chargedDaysOf(
  { way, coverFrom, isClaimed }: EndingCase,
  { leastDays, claimTakes }: EndingTable,
  { lastDay, coveredDays, termDays }: Days,
): number {
  if (coveredDays === 0) return 0;
  if (isClaimed)
    return claimTakes === 'term'
      ? termDays
      : daysBetween(coverFrom, lastDayOfPolicyYear(coverFrom, lastDay)) + 1;
  return way === 'cancel' ? Math.max(coveredDays, leastDays) : coveredDays;
}
