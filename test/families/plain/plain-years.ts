import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { type Bill, billTotal } from '#domain/claim/bill.ts';
import { settleYear, type YearBill } from '#domain/claim/settle-year.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { type WaitKind, waitsFrom } from '#domain/cover/waiting.ts';
import { daysBetween, isoDate } from '#domain/date.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import type { StayKind } from '#domain/judge/years/claims-table.ts';
import { costLadder as ladder, topOfRung } from '#domain/judge/years/cost-ladder.ts';
import { normalShareBelow } from '#domain/judge/years/normal.ts';
import { stayBill, wardOf } from '#domain/judge/years/stays/stay-bill.ts';
import { costLevel, personOdds, treatedAt, usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { sampleYears } from '#domain/judge/years/year-sample.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { Rupees } from '#domain/money.ts';
import type { QuotedBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { plainPremiums } from '../plain-price.ts';

// What a plan costs all in, in other words than the judge's: each bill of the published distribution by the bill test, one
// policy year after the other. Of the years with several stays the same ones are drawn, so that only the reckoning differs.

const { allIn, stated, claimFreeYears } = scoringMethod;
const daysOfYear = 365;
const start = isoDate(2026, 1, 1);

export type PlainAsk = {
  readonly block: QuotedBlock;
  readonly sumInsured: Rupees;
  readonly bearable: number;
  readonly birthChance: number;
  /** Features that the family said matter. */
  readonly importantItems?: readonly ScoreItem[];
};

type Waits = Readonly<Record<WaitKind, number>>;
type Own = { readonly average: number; readonly above: number };
/** A stay of a drawn year. */
type Stay = Pick<YearBill, 'bill' | 'person' | 'entryAge'> & { readonly day: number };
type Cover = readonly Stay[];

/** What any plan costs these people all in: its parts, rupees a year. */
export function plainJudge(
  catalogue: Catalogue,
  { block, sumInsured, bearable, birthChance, importantItems = [] }: PlainAsk,
) {
  const { claims } = catalogue;
  const { members, pincode } = block;
  const place = treatedAt(catalogue, pincode);
  const level = costLevel(claims, place, usualYears);
  const people = members.map((member) => personOdds(claims, member, place, usualYears));
  const rate = people.reduce((sum, one) => sum + one.rate, 0);
  /** The chance of a year without a stay. */
  const claimFree = Math.exp(-rate);
  const several = 1 - claimFree - rate * claimFree;
  const costs = people.map(({ costFactor }) =>
    claims.kinds.map((kind) => chancesOfCosts(catalogue, kind, level * costFactor)),
  );
  const bills = billsIn(catalogue, place.tier);
  const basis = block.group === 'individual' ? 'individual' : 'floater';
  const ages = members.map(({ age }) => (age ? ageInYears(age) : 0));
  const entryAges = ages.map((age) => (basis === 'floater' ? Math.max(...ages) : age));
  const sample = drawnYears(sampleYears(claims, people, level, basis), bills, entryAges);
  const above = (amount: number) => Math.max(0, amount - bearable);

  /** Years with one stay: anybody, of any kind and cost, as likely as it is; nothing of it is paid on days of its wait. */
  const alone = (slab: Slab, bonusYears: number, waits?: Waits): Own =>
    sumOf(
      people.flatMap(({ rate: often, kinds, preExisting }, person) => {
        const own = ownOfBills(slab, bills, entryAges[person] ?? 0, bonusYears);
        return claims.kinds.map(({ waits: wait }, kind): Own => {
          const ofKind = claimFree * often * ((kinds[kind] ?? 0) - (kinds[kind - 1] ?? 0));
          const old = preExisting[kind] ?? 0;
          const refused = waits ? old * waits['pre-existing'] + (1 - old) * waits[wait] : 0;
          const mean = (amounts: readonly number[] = []) =>
            ofKind *
            amounts.reduce((sum, amount, rung) => sum + (costs[person]?.[kind]?.[rung] ?? 0) * amount, 0);
          const mixed = (own: readonly number[] = [], all: readonly number[]) =>
            (1 - refused) * mean(own) + refused * mean(all);
          return {
            average: mixed(own[kind], ladder),
            above: mixed(own[kind]?.map(above), ladder.map(above)),
          };
        });
      }),
    );

  /** The same and, of years with several stays, the drawn ones: what each leaves. */
  const withSeveral = (one: Own, own: readonly number[]): Own => {
    const mean = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + amount, 0) / own.length;
    return {
      average: one.average + several * mean(own),
      above: one.above + several * mean(own.map(above)),
    };
  };

  /** Any policy year, with the bonus of so many years without a claim. */
  const yearsWith = (slab: Slab, bonusYears: number): ((year: number) => Own) => {
    const own = sample.map((covers) => leftOf(slab, covers, bonusYears));
    const later = withSeveral(alone(slab, bonusYears), own);
    const ends = waitEnds(slab);
    return (year) => {
      const waits = sharesOf(ends, year);
      if (Object.values(waits).every((share) => share === 0)) return later;
      const isWaiting = ({ day, bill }: Stay) => year * daysOfYear + day < ends[bill.waits];
      const leftNow = sample.map((covers, nth) =>
        covers.flat().some(isWaiting) ? leftOf(slab, covers, bonusYears, isWaiting) : (own[nth] ?? 0),
      );
      return withSeveral(alone(slab, bonusYears, waits), leftNow);
    };
  };

  const ownYears = (slab: Slab): readonly Own[] => {
    const without = yearsWith(slab, 0);
    const { percentPerYear } = slab.features.noClaimBonus;
    const eased = percentPerYear === 0 ? without : yearsWith(slab, claimFreeYears);
    return Array.from({ length: allIn.years }, (_one, year) => {
      const grown = (claimFree ** claimFreeYears * Math.min(year, claimFreeYears)) / claimFreeYears;
      const [own, more] = [without(year), year === 0 ? without(year) : eased(year)];
      const mixed = (figure: keyof Own) => own[figure] - grown * (own[figure] - more[figure]);
      return { average: mixed('average'), above: mixed('above') };
    });
  };

  /** Undefined where what is paid for the plan alone is `upTo` or more. */
  return (plan: ScoredPlan, upTo = Number.POSITIVE_INFINITY) => {
    const years = Array.from({ length: allIn.years }, (_one, year) => year);
    const zone = zoneOf(pincode, catalogue.zones);
    const premium = mean(plainPremiums(plan, block, { zone, sumInsured, years: years.length }));
    const paidBeside = mean(years.map((year) => besideIn(plan.slab, year, { birthChance, importantItems })));
    if (premium - paidBeside >= upTo) return undefined;
    const own = ownYears(plan.slab);
    const ownShare = mean(own.map(({ average }) => average));
    const above = mean(own.map((one) => one.above));
    return { premium, ownShare, above, paidBeside, total: premium + ownShare + above - paidBeside };
  };
}

function sumOf(parts: readonly Own[]): Own {
  const sum = (figure: keyof Own) => parts.reduce((all, one) => all + one[figure], 0);
  return { average: sum('average'), above: sum('above') };
}

/** The mean of ten years, each kept by nine tenths of those who kept the last; whole rupees. */
function mean(amounts: readonly number[]): number {
  const sum = amounts.reduce((all, amount, year) => all + Math.round(amount) * 0.9 ** year, 0);
  return Math.round(sum / amounts.reduce((all, _one, year) => all + 0.9 ** year, 0));
}

/** By rung of the ladder: a bill of that kind costs so much. */
function chancesOfCosts({ claims }: Catalogue, kind: StayKind, level: number): readonly number[] {
  const { rare, sigma, costIn2018 } = claims.cost;
  const median = Math.log((level * kind.costIn2018) / costIn2018.value) - sigma.value ** 2 / 2;
  const upTo = ladder.map((_cost, rung) => {
    const top = rung + 1 < ladder.length ? topOfRung(rung) : Number.POSITIVE_INFINITY;
    const ofRare = Math.log(top / rare.from) / Math.log(rare.to / rare.from);
    const ordinary = normalShareBelow((Math.log(top) - median) / sigma.value);
    return ordinary + (rare.sharePercent / 100) * (Math.min(1, Math.max(0, ofRare)) - ordinary);
  });
  return upTo.map((share, rung) => share - (upTo[rung - 1] ?? 0));
}

type Bills = readonly (readonly Bill[])[];
const billsBy = new Map<string, Bills>();

/** By kind and rung. */
function billsIn({ claims, stays, version }: Catalogue, tier: 1 | 2 | 3): Bills {
  const ward = wardOf(claims, stays, tier, 'private');
  const bills =
    billsBy.get(`${version} ${tier}`) ??
    claims.kinds.map((kind) => ladder.map((cost) => stayBill(claims, kind, cost, ward)));
  billsBy.set(`${version} ${tier}`, bills);
  return bills;
}

const ownBy = new WeakMap<Bills, Map<string, readonly (readonly number[])[]>>();

/** What a plan leaves of each bill that is the only one of its year. */
function ownOfBills(slab: Slab, bills: Bills, entryAge: number, bonusYears: number) {
  const cached = ownBy.get(bills) ?? new Map<string, readonly (readonly number[])[]>();
  ownBy.set(bills, cached);
  const isOld = entryAge >= (slab.features.copay.fromAge ?? 0);
  const name = JSON.stringify([slab, isOld, bonusYears]);
  const facts = { person: '0', entryAge, claimFreeYears: bonusYears, dates: undefined };
  const own =
    cached.get(name) ?? bills.map((row) => row.map((bill) => settleYear(slab, [{ ...facts, bill }]).youPay));
  cached.set(name, own);
  return own;
}

/** What a drawn year leaves; nothing is paid of a stay that waits. */
function leftOf(
  slab: Slab,
  covers: readonly Cover[],
  bonusYears: number,
  isWaiting: (stay: Stay) => boolean = () => false,
): number {
  const facts = { claimFreeYears: bonusYears, dates: undefined };
  return covers.reduce((sum, stays) => {
    const refused = stays.filter(isWaiting).reduce((all, { bill }) => all + billTotal(bill), 0);
    const claims = stays.filter((stay) => !isWaiting(stay)).map((stay) => ({ ...stay, ...facts }));
    return sum + refused + settleYear(slab, claims).youPay;
  }, 0);
}

/** By year the stays of each cover. */
function drawnYears(
  { from, year, bill, person, day, isPreExisting }: ReturnType<typeof sampleYears>,
  bills: Bills,
  entryAges: readonly number[],
): readonly (readonly Cover[])[] {
  const stays = [...bill].map((name, at): Stay => {
    const sample = bills[Math.floor(name / ladder.length)]?.[name % ladder.length] as Bill; // by kind and rung
    const who = person[at] ?? 0;
    return {
      bill: isPreExisting[at] ? { ...sample, waits: 'pre-existing' } : sample,
      ...{ person: `${who}`, entryAge: entryAges[who] ?? 0, day: day[at] ?? 0 },
    };
  });
  const covers = [...year].map((of, nth) => ({ of, stays: stays.slice(from[nth], from[nth + 1]) }));
  return [...Map.groupBy(covers, ({ of }) => of).values()].map((some) => some.map((one) => one.stays));
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
function sharesOf(ends: Waits, year: number): Waits {
  const shares = Object.entries({ ...ends, maternity: 0 }).map(([kind, end]) => [
    kind,
    Math.min(1, Math.max(0, end / daysOfYear - year)),
  ]);
  return Object.fromEntries(shares) as Waits; // one entry for each of these
}

/** Doctor visits, check-ups, a lump sum, and a birth once its wait is over. */
function besideIn(
  slab: Slab,
  year: number,
  { birthChance, importantItems = [] }: Pick<PlainAsk, 'birthChance' | 'importantItems'>,
): number {
  const { outpatient, healthCheckup: checkup, criticalIllness: lump, maternity } = slab.features;
  const isWished = (item: ScoreItem) => importantItems.includes(item);
  const visits =
    isWished('outpatient_benefits') && outpatient.kind === 'covered'
      ? Math.min(outpatient.perYear, 10_000) / 2
      : 0;
  const tests =
    isWished('health_checkup') && checkup.kind === 'covered'
      ? Math.min(checkup.max / checkup.everyYears, 5_000) / 2
      : 0;
  const sum =
    isWished('critical_illness_coverage') && lump.kind === 'covered'
      ? Math.min(lump.sumInsured, 10_00_000) / 500
      : 0;
  const birth = maternity.kind === 'covered' ? (maternity.normal + maternity.caesarean) / 2 : 0;
  const waits = Math.min(1, Math.max(0, waitEnds(slab).maternity / daysOfYear - year));
  return visits + tests + sum + birthChance * Math.min(birth, stated.maternity.upTo) * (1 - waits);
}
