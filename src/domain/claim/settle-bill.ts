import type { Slab } from '../catalogue/catalogue.ts';
import { effectiveCopayPercent } from '../cover/copay.ts';
import { waitsFrom } from '../cover/waiting.ts';
import type { IsoDate } from '../date.ts';
import { percentShare } from '../exact.ts';
import { addRupees, less, lower, type Rupees, rupees } from '../money.ts';
import { type Bill, billTotal } from './bill.ts';
import { amountOf, type ClaimStep, listedSteps, type NotPayable } from './claim-step.ts';
import { notPayable, notPayableSteps, roomSteps } from './payable.ts';
import {
  bonusAmount,
  coverUpTo,
  type RemainingCover,
  remainingWithBonus,
  type YearSoFar,
} from './remaining-cover.ts';
import { tightestLimit } from './sub-limit.ts';

/** What a claim depends on beside the bill and the plan. */
export type ClaimFacts = {
  /** Who was treated; tells people of one policy apart. */
  readonly person: string;
  /** Age in years at which that person, or on a floater its eldest, joined the plan. */
  readonly entryAge: number;
  /** These are the claim-free policy years before this one. */
  readonly claimFreeYears: number;
  /** Rupees that the insurer has added for such years; absent: as the plan gives them. */
  readonly bonus?: Rupees | undefined;
  /** Rupees up to which this illness is paid while the rest of the cover waits for it; absent: no part waits. */
  readonly coverAtMost?: Rupees | undefined;
  /** Cover since a day (earlier by a ported credit) and the day of admission; undefined: every wait is over. */
  readonly dates: { readonly coveredSince: IsoDate; readonly admittedOn: IsoDate } | undefined;
};

export type Claim = ClaimFacts & { readonly bill: Bill; readonly slab: Slab; readonly year: YearSoFar };

/** What of a claim does not ask for the other ones of its year. */
type ClaimAlone = Pick<Claim, 'bill' | 'slab' | 'entryAge' | 'dates'>;

type RecognisedBill = {
  readonly total: Rupees;
  /** The steps stand in the order of `stepKinds`. */
  readonly steps: readonly ClaimStep[];
  /** What the plan recognises of the bill once co-pay is off, before deductible and cover: what a deductible counts. */
  readonly recognised: Rupees;
};

/** The amounts of its steps add up to `youPay`. */
export type Settlement = RecognisedBill & {
  readonly planPays: Rupees;
  readonly youPay: Rupees;
  readonly yearAfter: YearSoFar;
};

/**
 * What a plan pays of one bill. Each step works on what the one before has left (standard policy wordings; the order
 * and where insurers differ: decision 027):
 *
 * 1. not payable: the whole bill while a wait runs or a birth is not covered; else non-payable items, consumables,
 *    ambulance above its limit, days before and after outside the plan's;
 * 2. room cap: rent and intensive care above their limit a day, for each day;
 * 3. proportionate cut: nursing, doctors and theatre in the proportion of limit to rent;
 * 4. sub-limit: the tightest limit on the treatment, or on the birth;
 * 5. co-pay: a share of what is then admissible;
 * 6. deductible: what earlier bills of the year have left of it;
 * 7. cover limit, from which bonus and then a refill (later claims only) give back.
 *
 * You pay and the plan pays always add up to the bill, and neither is below 0.
 */
export function settleBill(claim: Claim): Settlement {
  const { total, recognised, steps } = recogniseBill(claim);
  const deducted = deductibleSteps(claim, recognised);
  const drawnSteps = coverSteps(coverFor(claim), less(recognised, amountOf(deducted)));
  return settled(claim, { total, recognised, steps: [...steps, ...deducted, ...drawnSteps] });
}

/** A bill of which the plan pays nothing, for one reason. */
export function refuseBill(claim: Claim, why: NotPayable): Settlement {
  const total = billTotal(claim.bill);
  return settled(claim, { total, recognised: rupees(0), steps: notPayable(total, why) });
}

function coverFor({ slab, claimFreeYears, bonus, coverAtMost, year, person, bill }: Claim): RemainingCover {
  const bonusAdded = bonus ?? bonusAmount(slab, claimFreeYears);
  return coverUpTo(
    remainingWithBonus(slab, bonusAdded, year, { person, illness: bill.illness }),
    coverAtMost,
    year,
  );
}

/** Steps 1 to 5: what a plan recognises of a bill, whatever else happens in its year. */
export function recogniseBill(claim: ClaimAlone): RecognisedBill {
  const { bill, slab } = claim;
  const total = billTotal(bill);
  const refused = reasonNotCovered(claim);
  if (refused) return { total, recognised: rupees(0), steps: notPayable(total, refused) };
  const lineSteps = [...notPayableSteps(bill, slab.features), ...roomSteps(bill, slab)];
  const payable = less(total, amountOf(lineSteps));
  const limited = limitSteps(claim, payable);
  const admissible = less(payable, amountOf(limited));
  const copaid = copaySteps(claim, admissible);
  const recognised = less(admissible, amountOf(copaid));
  return { total, recognised, steps: [...lineSteps, ...limited, ...copaid] };
}

function reasonNotCovered({ bill, slab, dates }: ClaimAlone): NotPayable | undefined {
  const { features } = slab;
  const isBirth = bill.waits === 'maternity' || bill.birth !== undefined;
  if (isBirth && features.maternity.kind === 'none') return { cause: 'not-covered' };
  if (dates === undefined) return undefined;
  const wait = waitsFrom(features, dates.coveredSince).find(({ kind }) => kind === bill.waits);
  const coveredFrom = wait?.coveredFrom;
  if (coveredFrom === undefined) return { cause: 'not-covered' };
  return dates.admittedOn < coveredFrom ? { cause: 'wait', wait: bill.waits, coveredFrom } : undefined;
}

function limitSteps({ bill, slab }: ClaimAlone, payable: Rupees): readonly ClaimStep[] {
  const limit = tightestLimit(bill, slab);
  return limit === undefined
    ? []
    : listedSteps({ kind: 'sub-limit', amount: less(payable, limit.limit), why: limit });
}

function copaySteps({ slab, entryAge }: ClaimAlone, admissible: Rupees): readonly ClaimStep[] {
  const percent = effectiveCopayPercent(slab.features.copay, entryAge);
  return listedSteps({
    kind: 'co-pay',
    amount: percentShare(admissible, percent),
    why: { percent, admissible },
  });
}

function deductibleSteps({ slab, year }: Claim, recognised: Rupees): readonly ClaimStep[] {
  if (slab.deductible === undefined) return [];
  const remaining = less(slab.deductible, year.deductibleUsed);
  const why = { deductible: slab.deductible, left: remaining };
  return listedSteps({ kind: 'deductible', amount: lower(recognised, remaining), why });
}

function coverSteps({ cover, bonus, restoration }: RemainingCover, claimed: Rupees): readonly ClaimStep[] {
  const overCover = less(claimed, cover);
  const overBonus = less(overCover, bonus);
  const overAll = less(overBonus, restoration);
  return [
    ...listedSteps({ kind: 'cover-limit', amount: overCover, why: { left: cover } }),
    ...listedSteps({ kind: 'bonus', amount: rupees(overBonus - overCover), why: { left: bonus } }),
    ...listedSteps({ kind: 'restoration', amount: rupees(overAll - overBonus), why: { left: restoration } }),
  ];
}

function settled({ bill, person, year }: Claim, { total, recognised, steps }: RecognisedBill): Settlement {
  const youPay = rupees(amountOf(steps));
  const planPays = rupees(total - youPay);
  const deducted = amountOf(steps.filter(({ kind }) => kind === 'deductible'));
  const yearAfter = {
    paid: addRupees([year.paid, planPays]),
    claims: planPays > 0 ? [...year.claims, { person, illness: bill.illness }] : year.claims,
    deductibleUsed: rupees(year.deductibleUsed + deducted),
  };
  return { total, steps, recognised, planPays, youPay, yearAfter };
}
