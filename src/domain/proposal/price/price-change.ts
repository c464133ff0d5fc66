import type { IsoDate } from '#domain/date.ts';
import { addRupees, type Rupees, roundRupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { PriceCause, PriceStep } from '#domain/price/premium.ts';
import { never } from '#domain/result.ts';
import { ageDifferences } from '../form/declared.ts';
import type { PricedAt, Proposal } from '../proposal.ts';

/** Why a price differs from an earlier one; the ledger has a line for each (decisions, rating). */
export type PriceChangeCause =
  /** A birthday since the earlier price. */
  | { readonly kind: 'age'; readonly member: MemberKey; readonly from: number; readonly to: number }
  /** The date of birth gives another age than the quote said. */
  | { readonly kind: 'date-of-birth'; readonly member: MemberKey; readonly from: number; readonly to: number }
  | { readonly kind: 'habits'; readonly member: MemberKey }
  | { readonly kind: 'conditions'; readonly member: MemberKey }
  | { readonly kind: 'people'; readonly member: MemberKey }
  | { readonly kind: 'place' }
  | { readonly kind: 'catalogue' }
  | { readonly kind: 'term' }
  | { readonly kind: 'rider' }
  /** Discounts follow what they are a percentage of. */
  | { readonly kind: 'discount' }
  | { readonly kind: 'insurer' }
  | { readonly kind: 'rounding' }
  | { readonly kind: 'tax' };

/** The difference is above 0 where it got dearer, below 0 where cheaper. */
export type PriceChange = { readonly cause: PriceChangeCause; readonly amount: Rupees };

/**
 * The lines between two prices; they add up exactly to the difference of the totals, and none is zero.
 * `agesFromBirthDates` names the members whose age was the visitor's word before and is their date of birth's now.
 */
export function priceChanges(
  before: PricedAt,
  after: PricedAt,
  agesFromBirthDates: readonly MemberKey[],
): PriceChange[] {
  const forTerm = stepsForTerm(before, after.termYears ?? 1);
  const [old, now] = [stepsByKey(forTerm), stepsByKey(after.steps)];
  const sameCatalogue = before.catalogueVersion === after.catalogueVersion;
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): PriceChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const step = is ?? was;
    if (step === undefined) return [];
    const amount = rupees(amountOf(is) - amountOf(was));
    return [{ cause: causeOf(step, was, is, sameCatalogue, agesFromBirthDates), amount }];
  });
  const ofTerm: PriceChange = {
    cause: { kind: 'term' },
    amount: rupees(sumOf(forTerm) - sumOf(before.steps)),
  };
  const difference = rupees(after.total - before.total);
  const unexplained = rupees(difference - addRupees([ofTerm, ...changes].map((change) => change.amount)));
  return merged([ofTerm, ...changes, { cause: { kind: 'rounding' }, amount: unexplained }]);
}

/** As `priceChanges`, over prices that follow one another: what changed twice is one line. */
export function priceChangesOver(prices: readonly PricedAt[]): PriceChange[] {
  return merged(
    prices.flatMap((price, at) => {
      const before = prices[at - 1];
      return before ? priceChanges(before, price, []) : [];
    }),
  );
}

/** From the first price to that of now. Of a renewal what a year of age costs stands apart from what the rates of now cost. */
export function changesSinceFirst(
  { firstPrice, price, renewal, members, forms }: Proposal,
  coverStart: IsoDate,
): PriceChange[] {
  if (renewal) return priceChangesOver([firstPrice, renewal.priceAtOldAges ?? firstPrice, price]);
  const fromBirthDates = ageDifferences(members, forms, coverStart).map(({ member }) => member);
  return priceChanges(firstPrice, price, fromBirthDates);
}

/** Prices are the same when the rupees, the years and the riders are. */
export function isSamePrice(before: PricedAt, after: PricedAt): boolean {
  const partsOf = ({ total, net, tax, termYears = 1, steps }: PricedAt) => [
    ...[total, net, tax, termYears],
    ...steps.flatMap(({ cause }) => ('rider' in cause ? cause.rider : [])),
  ];
  return partsOf(before).join() === partsOf(after).join();
}

/** The steps as they were for so many years, at the same rates: what the years alone make dearer is the term's. */
function stepsForTerm({ steps, termYears = 1 }: PricedAt, years: number): readonly PriceStep[] {
  if (termYears === years) return steps;
  return steps.map((step) => ({ ...step, amount: roundRupees((step.amount * years) / termYears) }));
}

function sumOf(steps: readonly PriceStep[]): Rupees {
  return addRupees(steps.map(({ amount }) => amount));
}

/** A price's steps are one a kind and member, or rider; two of a kind are taken together. */
function stepsByKey(steps: readonly PriceStep[]): ReadonlyMap<string, PriceStep> {
  const map = new Map<string, PriceStep>();
  for (const step of steps) {
    const key = keyOf(step.cause);
    const earlier = map.get(key);
    map.set(key, earlier ? { ...step, amount: rupees(earlier.amount + step.amount) } : step);
  }
  return map;
}

function keyOf(cause: PriceCause): string {
  if ('member' in cause) return `${cause.kind}|${cause.member}`;
  return 'rider' in cause ? `${cause.kind}|${cause.rider}` : cause.kind;
}

function amountOf(step: PriceStep | undefined): number {
  return step === undefined ? 0 : step.amount;
}

function causeOf(
  step: PriceStep,
  was: PriceStep | undefined,
  is: PriceStep | undefined,
  sameCatalogue: boolean,
  agesFromBirthDates: readonly MemberKey[],
): PriceChangeCause {
  const { cause } = step;
  // A loading that is in both prices follows rates and percents; one that comes or goes follows the answers.
  const isOfCatalogue = !sameCatalogue && was !== undefined && is !== undefined;
  switch (cause.kind) {
    case 'base':
    case 'primary-base':
    case 'additional-base': {
      const [from, to] = [baseAge(was), baseAge(is)];
      if (from === undefined || to === undefined) return { kind: 'people', member: cause.member };
      return baseChange(cause.member, from, to, sameCatalogue, agesFromBirthDates);
    }
    case 'family-base': {
      const [from, to] = [baseAge(was), baseAge(is)];
      if (from === undefined || to === undefined) return { kind: 'people', member: cause.eldest };
      return baseChange(cause.eldest, from, to, sameCatalogue, agesFromBirthDates);
    }
    case 'habit-loading':
      return isOfCatalogue ? { kind: 'catalogue' } : { kind: 'habits', member: cause.member };
    case 'condition-loading':
      return isOfCatalogue ? { kind: 'catalogue' } : { kind: 'conditions', member: cause.member };
    case 'base-rider':
    case 'rider':
      return isOfCatalogue ? { kind: 'catalogue' } : { kind: 'rider' };
    case 'floater-discount':
    case 'multi-individual-discount':
      return { kind: 'discount' };
    case 'term-discount':
      return { kind: 'term' };
    case 'live':
      return { kind: 'insurer' };
    case 'rounding':
      return { kind: 'rounding' };
    case 'tax':
      return { kind: 'tax' };
    default:
      return never(cause);
  }
}

function baseAge(step: PriceStep | undefined): number | undefined {
  return step && 'ageYears' in step.cause ? step.cause.ageYears : undefined;
}

function baseChange(
  member: MemberKey,
  from: number,
  to: number,
  sameCatalogue: boolean,
  agesFromBirthDates: readonly MemberKey[],
): PriceChangeCause {
  if (from === to) return sameCatalogue ? { kind: 'place' } : { kind: 'catalogue' };
  return { kind: agesFromBirthDates.includes(member) ? 'date-of-birth' : 'age', member, from, to };
}

function merged(changes: readonly PriceChange[]): PriceChange[] {
  const sums = new Map<string, PriceChange>();
  for (const { cause, amount } of changes) {
    const key = JSON.stringify(cause);
    sums.set(key, { cause, amount: rupees((sums.get(key)?.amount ?? 0) + amount) });
  }
  return [...sums.values()].filter((change) => change.amount !== 0);
}
