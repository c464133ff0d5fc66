import { addDays, addMonths, datePartsOf, type IsoDate, isoDate } from '../date.ts';
import { partOf } from '../exact.ts';
import { addRupees, noMoney, type Rupees, rupees } from '../money.ts';
import type { MemberKey } from '../person/member.ts';
import { type Kin, kinOf, type Relation } from '../person/relation.ts';
import type { PriceCause, PriceStep } from '../price/premium.ts';

/**
 * What of a premium counts for the income tax of whoever paid it, in which year and for whom: section 126 of the
 * Income-tax Act, 2025, from the tax year 2026-27 on, and section 80D of the Income-tax Act, 1961, before. The limits are
 * rupees a year, of the old regime alone, and not for premiums in cash (cl. 126 as taxtmi.com has it, read on 20 Nov 2026).
 */
export const taxLimits = { below60: rupees(25_000), from60: rupees(50_000) } as const;
const seniorYears = 60;
const newActFrom = 2026;

/** Own family is the payer, the spouse and the children who depend on the payer. In-laws and all others count for nobody here. */
export const taxGroups = ['own-family', 'parents', 'not-counted'] as const;
export type TaxGroup = (typeof taxGroups)[number];

const groupOfKin: Readonly<Record<Kin, TaxGroup>> = {
  you: 'own-family',
  spouse: 'own-family',
  child: 'own-family',
  parent: 'parents',
  'parent-in-law': 'not-counted',
  sibling: 'not-counted',
  grandparent: 'not-counted',
  'child-in-law': 'not-counted',
};

type InsuredPerson = {
  readonly key: MemberKey;
  readonly relation: Relation;
  readonly dateOfBirth: IsoDate | undefined;
  /** The lines of the price that are this person's own; undefined where the price has none for each person. */
  readonly ownPrice: Rupees | undefined;
};

export type PaidPremium = {
  /** It is what was paid for health cover alone, tax included. */
  readonly amount: Rupees;
  readonly receivedOn: IsoDate;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  readonly people: readonly InsuredPerson[];
};

export type TaxYear = {
  /** The calendar year in which it begins, on 1 April. */
  readonly begins: number;
  readonly law: '126' | '80D';
  readonly amount: Rupees;
  readonly groups: readonly TaxYearGroup[];
};

export type TaxYearGroup = {
  readonly group: TaxGroup;
  /** Undefined where one price covers people of two groups and no line of it is one person's. */
  readonly amount: Rupees | undefined;
  readonly limit: Rupees | undefined;
  readonly people: readonly TaxYearPerson[];
};

export type TaxYearPerson = {
  readonly key: MemberKey;
  readonly amount: Rupees | undefined;
  /** Turns 60 in the year or before it. */
  readonly isSenior: boolean;
};

/** What a certificate for the income tax says of one policy: who paid what for whom, and in which years it counts. */
export type TaxCertificate = {
  readonly policyNumber: string;
  readonly insurerTitle: string;
  /** The insurer's name in full; undefined: the catalogue does not say. */
  readonly companyName: string | undefined;
  readonly productTitle: string;
  readonly uin: string | undefined;
  readonly payer: string;
  /** With its last signs alone; empty where none was given. */
  readonly pan: string;
  readonly method: string | undefined;
  readonly receivedOn: IsoDate;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** All that was paid, and what of it is for riders that are no health cover. */
  readonly premium: Rupees;
  readonly otherRiders: Rupees;
  readonly people: readonly {
    readonly key: MemberKey;
    readonly name: string | undefined;
    readonly relation: Relation;
  }[];
  readonly years: readonly TaxYear[];
  readonly isDemo: boolean;
};

export function taxYears(premium: PaidPremium): readonly TaxYear[] {
  const years = yearsOf(premium);
  const groups = taxGroups.filter((group) => premium.people.some((person) => groupOf(person) === group));
  const shares = sharesOf(premium.amount, premium.people);
  return years.map((begins, at): TaxYear => {
    const inYear = (amount: Rupees) => inEqualParts(amount, years.length)[at] ?? noMoney;
    const amountOf = (people: readonly InsuredPerson[]) =>
      shares && addRupees(people.map(({ key }) => inYear(shares.get(key) ?? noMoney)));
    const amount = amountOf(premium.people) ?? inYear(premium.amount);
    return {
      begins,
      law: begins >= newActFrom ? '126' : '80D',
      amount,
      groups: groups.map((group) => {
        const own = premium.people.filter((person) => groupOf(person) === group);
        const people = own.map((person) => ({
          key: person.key,
          amount: amountOf([person]),
          isSenior: isSeniorIn(person, begins),
        }));
        return {
          group,
          amount: amountOf(own) ?? (groups.length === 1 ? amount : undefined),
          limit: limitOf(group, people),
          people,
        };
      }),
    };
  });
}

/** The sums of each person's own lines; undefined where the price was not made up person by person. */
export function ownPrices(
  steps: readonly PriceStep[],
  keys: readonly MemberKey[],
): ReadonlyMap<MemberKey, Rupees> | undefined {
  const linesOf = (key: MemberKey) => steps.filter(({ cause }) => 'member' in cause && cause.member === key);
  const hasOwn = (key: MemberKey) => linesOf(key).some(({ cause, amount }) => isBase(cause) && amount > 0);
  if (!keys.every(hasOwn)) return undefined;
  return new Map(keys.map((key) => [key, addRupees(linesOf(key).map(({ amount }) => amount))]));
}

/** What of a price pays for riders that are no health cover: their lines, with their part of what comes off and on behind them. */
export function priceOfOtherRiders(
  { steps, total }: { readonly steps: readonly PriceStep[]; readonly total: Rupees },
  others: readonly string[],
): Rupees {
  const isAfter = ({ cause }: PriceStep) => ['term-discount', 'rounding', 'tax'].includes(cause.kind);
  const before = steps.filter((step) => !isAfter(step));
  const own = before.filter(({ cause }) => 'rider' in cause && others.includes(cause.rider));
  const sum = addRupees(before.map(({ amount }) => amount));
  return sum > 0 ? partOf(total, addRupees(own.map(({ amount }) => amount)), sum) : noMoney;
}

function isBase({ kind }: PriceCause): boolean {
  return kind === 'base' || kind === 'primary-base' || kind === 'additional-base';
}

function groupOf({ relation }: Pick<InsuredPerson, 'relation'>): TaxGroup {
  return groupOfKin[kinOf(relation)];
}

/**
 * The year of the payment. A premium for more than a year counts in equal parts in that year and in each later one in
 * which the cover still runs (section 80D, sub-section 4A: "appropriate fraction").
 */
function yearsOf({ receivedOn, coverFrom, coverUntil }: PaidPremium): readonly number[] {
  const first = taxYearOf(receivedOn);
  const isForMore = coverUntil > addDays(addMonths(coverFrom, 12), -1);
  const last = isForMore ? taxYearOf(coverUntil) : first;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** 31 March 2027 is in 2026, 1 April 2027 in 2027. */
export function taxYearOf(date: IsoDate): number {
  const { year, month } = datePartsOf(date);
  return month >= 4 ? year : year - 1;
}

function isSeniorIn({ dateOfBirth }: InsuredPerson, begins: number): boolean {
  return dateOfBirth !== undefined && addMonths(dateOfBirth, 12 * seniorYears) <= isoDate(begins + 1, 3, 31);
}

function limitOf(group: TaxGroup, people: readonly TaxYearPerson[]): Rupees | undefined {
  if (group === 'not-counted') return undefined;
  return people.some(({ isSenior }) => isSenior) ? taxLimits.from60 : taxLimits.below60;
}

/** Parts in the proportion of each person's own lines; whole rupees that add up to the amount. */
function sharesOf(
  amount: Rupees,
  people: readonly InsuredPerson[],
): ReadonlyMap<MemberKey, Rupees> | undefined {
  const [only, ...others] = people;
  if (only && others.length === 0) return new Map([[only.key, amount]]);
  const weights = people.flatMap(({ key, ownPrice }) => (ownPrice === undefined ? [] : [{ key, ownPrice }]));
  if (weights.length < people.length) return undefined;
  const whole = addRupees(weights.map(({ ownPrice }) => ownPrice));
  let sum = 0;
  let weight = 0;
  return new Map(
    weights.map(({ key, ownPrice }) => {
      weight += ownPrice;
      const upTo = partOf(amount, rupees(weight), whole);
      const share = rupees(upTo - sum);
      sum = upTo;
      return [key, share];
    }),
  );
}

/** Whole rupees that add up to the amount; what cannot be divided goes to the first parts. */
function inEqualParts(amount: Rupees, parts: number): readonly Rupees[] {
  const least = Math.floor(amount / parts);
  const rest = amount - least * parts;
  return Array.from({ length: parts }, (_, at) => rupees(least + (at < rest ? 1 : 0)));
}
