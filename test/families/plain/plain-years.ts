import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { billTotal } from '#domain/claim/bill.ts';
import { settleYear } from '#domain/claim/settle-year.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { type WaitKind, waitsFrom } from '#domain/cover/waiting.ts';
import { daysBetween, isoDate } from '#domain/date.ts';
import { costLadder as ladder } from '#domain/judge/years/cost-ladder.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { Rupees } from '#domain/money.ts';
import type { QuotedBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type Age, ageInYears } from '#domain/person/age.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import { plainPremiums } from '../plain-price.ts';
import { type Bills, billsIn, type Illness, illnessOf, type Stay } from './plain-stays.ts';

// What a plan costs all in, in other words than the judge's: every outcome of a policy year with its chance, each bill of
// the published distribution by the bill test. Of the years with several stays the same ones are drawn, so that only the
// reckoning differs. Its figures are those of the published method.

const start = isoDate(2026, 1, 1);
const tenYears = Array.from({ length: 10 }, (_one, year) => year);
const bonusYears = 3;

export type PlainAsk = {
  readonly block: QuotedBlock;
  readonly sumInsured: Rupees;
  readonly bearable: number;
  readonly birthChance: number;
  /** Features that the family said matter. */
  readonly importantItems?: readonly ScoreItem[];
};

export type PlainForm = Pick<ScoredPlan, 'premium' | 'product' | 'slab' | 'choice'>;
type Waits = Readonly<Record<WaitKind, number>>;
/** Rupees that a year leaves to pay, and how likely such a year is. */
type Outcome = { readonly own: number; readonly chance: number };
/** What any plan costs these people: all in, rupees a year, and what the bad ones of a policy year leave. */
export function plainJudge(catalogue: Catalogue, ask: PlainAsk) {
  const { block, sumInsured, bearable } = ask;
  const bills = billsIn(catalogue, block.pincode);
  const ages = block.members.map(({ age }) => (age ? ageInYears(age) : 0));
  const entryAges = ages.map((age) => (block.group !== 'individual' ? Math.max(...ages) : age));
  const illnesses = new Map<string, Illness>();
  const illnessUnder = ({ features: { neverCovered = [] } }: Slab) => {
    const name = neverCovered.join(' ');
    const illness = illnesses.get(name) ?? illnessOf(catalogue, block, { excluded: neverCovered, entryAges });
    illnesses.set(name, illness);
    return illness;
  };

  /** What a policy year may leave, or one after every wait, with the bonus of so many years without a claim. */
  const outcomesOf = (slab: Slab, year: number | undefined, claimFreeYears: number): readonly Outcome[] => {
    const { people, claimFree, several, severalYears } = illnessUnder(slab);
    const waits = waitShares(slab, year);
    const single = people.flatMap(({ kinds }, person) => {
      const ownOf = ownOfBills(slab, bills, entryAges[person] ?? 0, claimFreeYears);
      return kinds.flatMap(({ often, wait, old, never, costs }, kind) => {
        const refused = never + old * waits['pre-existing'] + (1 - old - never) * waits[wait];
        return ladder.flatMap((cost, rung): readonly Outcome[] => {
          const chance = claimFree * often * (costs[rung] ?? 0);
          const own = ownOf[kind]?.[rung] ?? Number.NaN;
          return [
            { own, chance: chance * (1 - refused) },
            { own: cost, chance: chance * refused },
          ];
        });
      });
    });
    const ends = waitEnds(slab);
    const isRefused = ({ day, bill, never }: Stay) =>
      never || (year !== undefined && year * 365 + day < ends[bill.waits]);
    const ofSeveral = severalYears.map((covers) => leftOf(slab, covers, claimFreeYears, isRefused));
    return [...single, ...ofSeveral.map((own) => ({ own, chance: several / severalYears.length }))];
  };

  const meanOf = (outcomes: readonly Outcome[]) => ({
    average: outcomes.reduce((sum, { own, chance }) => sum + own * chance, 0),
    above: outcomes.reduce((sum, { own, chance }) => sum + Math.max(0, own - bearable) * chance, 0),
  });
  const meansWith = (slab: Slab, claimFreeYears: number) => {
    const later = meanOf(outcomesOf(slab, undefined, claimFreeYears));
    return (year: number) =>
      Object.values(waitShares(slab, year)).some((share) => share > 0)
        ? meanOf(outcomesOf(slab, year, claimFreeYears))
        : later;
  };
  /** A bonus has grown whole in families who claimed nothing, and in part before. */
  const ownYears = (slab: Slab) => {
    const without = meansWith(slab, 0);
    const eased = slab.features.noClaimBonus.percentPerYear === 0 ? without : meansWith(slab, bonusYears);
    const unclaimed = illnessUnder(slab).claimFree ** bonusYears;
    return tenYears.map((year) => {
      const grown = (unclaimed * Math.min(year, bonusYears)) / bonusYears;
      const [own, more] = [without(year), year === 0 ? without(year) : eased(year)];
      const mixed = (figure: keyof typeof own) => own[figure] - grown * (own[figure] - more[figure]);
      return { average: mixed('average'), above: mixed('above') };
    });
  };

  return {
    /** Undefined where what is paid for the plan alone is `upTo` or more. */
    allIn: (plan: PlainForm, upTo = Number.POSITIVE_INFINITY) => {
      const zone = zoneOf(block.pincode, catalogue.zones);
      const premium = mean(plainPremiums(plan, block, { zone, sumInsured, years: 10 }));
      const paidBeside = mean(tenYears.map((year) => besideIn(plan.slab, year, ask)));
      if (premium - paidBeside >= upTo) return undefined;
      const own = ownYears(plan.slab);
      const [ownShare, above] = [mean(own.map((one) => one.average)), mean(own.map((one) => one.above))];
      return { premium, ownShare, above, paidBeside, total: premium + ownShare + above - paidBeside };
    },
    /** What 1 of 20 and 1 of 100 of a policy year leave. */
    badYears: (slab: Slab, year: number) => {
      const falling = outcomesOf(slab, year, 0).toSorted((one, other) => other.own - one.own);
      return { oneInTwenty: dearestAround(falling, 0.05), oneInHundred: dearestAround(falling, 0.01) };
    },
  };
}

/** The mean of the years around a share, from 1.15 times rarer to 1.15 times as frequent. */
function dearestAround(falling: readonly Outcome[], share: number): number {
  const within = (at: number) => Math.min(share * 1.15, Math.max(share / 1.15, at));
  let [sum, passed] = [0, 0];
  for (const { own, chance } of falling) {
    sum += own * (within(passed + chance) - within(passed));
    passed += chance;
  }
  return sum / (share * 1.15 - share / 1.15);
}

/** The mean of ten years, each kept by nine tenths of those who kept the last; whole rupees. */
function mean(amounts: readonly number[]): number {
  const sum = amounts.reduce((all, amount, year) => all + Math.round(amount) * 0.9 ** year, 0);
  return Math.round(sum / amounts.reduce((all, _one, year) => all + 0.9 ** year, 0));
}

const ownBy = new WeakMap<Bills, Map<string, readonly (readonly number[])[]>>();

/** What a plan leaves of each bill that is the only one of its year. */
function ownOfBills(slab: Slab, bills: Bills, entryAge: number, claimFreeYears: number) {
  const cached = ownBy.get(bills) ?? new Map<string, readonly (readonly number[])[]>();
  ownBy.set(bills, cached);
  const name = JSON.stringify([slab, entryAge >= (slab.features.copay.fromAge ?? 0), claimFreeYears]);
  const facts = { person: '0', entryAge, claimFreeYears, dates: undefined };
  const own =
    cached.get(name) ?? bills.map((row) => row.map((bill) => settleYear(slab, [{ ...facts, bill }]).youPay));
  cached.set(name, own);
  return own;
}

/** What a drawn year leaves; nothing is paid of a stay that is refused. */
function leftOf(
  slab: Slab,
  covers: readonly (readonly Stay[])[],
  claimFreeYears: number,
  isRefused: (stay: Stay) => boolean,
): number {
  return covers.reduce((sum, stays) => {
    const refused = stays.filter(isRefused).reduce((all, { bill }) => all + billTotal(bill), 0);
    const claims = stays
      .filter((stay) => !isRefused(stay))
      .map((stay) => ({ ...stay, claimFreeYears, dates: undefined }));
    return sum + refused + settleYear(slab, claims).youPay;
  }, 0);
}

/** The day of a new policy from which a claim of each kind is paid. */
function waitEnds({ features }: Pick<Slab, 'features'>): Waits {
  const ends = waitsFrom(features, start).map(({ kind, coveredFrom }) => [
    kind,
    coveredFrom ? daysBetween(start, coveredFrom) : Number.POSITIVE_INFINITY,
  ]);
  return Object.fromEntries(ends) as Waits; // one entry for each kind of wait
}

/** The share of a policy year before those days; no stay of the distribution is a birth. */
function waitShares(slab: Slab, year: number | undefined): Waits {
  const shares = Object.entries({ ...waitEnds(slab), maternity: 0 }).map(([kind, end]) => [
    kind,
    year === undefined ? 0 : Math.min(1, Math.max(0, end / 365 - year)),
  ]);
  return Object.fromEntries(shares) as Waits; // one entry for each of these
}

const laterAge = (age: Age, years: number): Age => ({ unit: 'years', count: ageInYears(age) + years });

/** Doctor visits, check-ups, a lump sum, and a birth once its wait is over. */
function besideIn(slab: Slab, year: number, { block, birthChance, importantItems = [] }: PlainAsk): number {
  const { outpatient, healthCheckup: checkup, criticalIllness: lump, maternity } = slab.features;
  const isImportant = (item: ScoreItem) => importantItems.includes(item);
  let sum = 0;
  if (isImportant('outpatient_benefits') && outpatient.kind === 'covered')
    sum += Math.min(outpatient.perYear, 10_000) / 2;
  if (isImportant('health_checkup') && checkup.kind === 'covered')
    sum += Math.min(checkup.max / checkup.everyYears, 5_000) / 2;
  if (isImportant('critical_illness_coverage') && lump.kind === 'covered')
    sum += Math.min(lump.sumInsured, 10_00_000) / 500;
  const birth = maternity.kind === 'covered' ? (maternity.normal + maternity.caesarean) / 2 : 0;
  const waits = Math.min(1, Math.max(0, waitEnds(slab).maternity / 365 - year));
  const then = block.members.map((member) => ({ ...member, age: member.age && laterAge(member.age, year) }));
  return mayHaveBirth(then) ? sum + birthChance * Math.min(birth, 75_000) * (1 - waits) : sum;
}
