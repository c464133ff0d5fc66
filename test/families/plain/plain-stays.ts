import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Bill } from '#domain/claim/bill.ts';
import type { YearBill } from '#domain/claim/settle-year.ts';
import type { WaitKind } from '#domain/cover/waiting.ts';
import type { ConditionId } from '#domain/ids.ts';
import type { StayKind } from '#domain/judge/years/claims-table.ts';
import { costLadder as ladder, topOfRung } from '#domain/judge/years/cost-ladder.ts';
import { normalShareBelow } from '#domain/judge/years/normal.ts';
import { stayBill, wardOf } from '#domain/judge/years/stays/stay-bill.ts';
import {
  costLevel,
  type PersonOdds,
  personOdds,
  treatedAt,
  usualYears,
} from '#domain/judge/years/stays/stay-odds.ts';
import { sampleYears, type YearSample } from '#domain/judge/years/year-sample.ts';
import type { QuotedBlock } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';

// The published distribution of stays and bills, one person and one kind of stay at a time.

export type Bills = readonly (readonly Bill[])[];
const billsBy = new Map<string, Bills>();

/** By kind and rung: the bill of a stay where these people are treated. */
export function billsIn(catalogue: Catalogue, pincode: string): Bills {
  const { claims, stays, version } = catalogue;
  const { tier } = treatedAt(catalogue, pincode);
  const ward = wardOf(claims, stays, tier, 'private');
  const bills =
    billsBy.get(`${version} ${tier}`) ??
    claims.kinds.map((kind) => ladder.map((cost) => stayBill(claims, kind, cost, ward)));
  billsBy.set(`${version} ${tier}`, bills);
  return bills;
}

type IllKind = {
  /** Stays a year. */
  readonly often: number;
  readonly wait: WaitKind;
  /** The shares that a declared illness causes, and one that the contract never covers. */
  readonly old: number;
  readonly never: number;
  /** By rung of the ladder: such a stay costs so much. */
  readonly costs: readonly number[];
};

type IllPerson = { readonly odds: PersonOdds; readonly kinds: readonly IllKind[] };
/** A stay of a drawn year, and whether the contract never covers its illness. */
export type Stay = Pick<YearBill, 'bill' | 'person' | 'entryAge'> & {
  readonly day: number;
  readonly never: boolean;
};

/** How likely years without a stay and with several are, who falls ill of what in those with one, and what is drawn of several. */
export type Illness = ReturnType<typeof illnessOf>;
type IllnessOf = { readonly excluded: readonly ConditionId[]; readonly entryAges: readonly number[] };

export function illnessOf(catalogue: Catalogue, block: QuotedBlock, { excluded, entryAges }: IllnessOf) {
  const people = illPeople(catalogue, block, excluded);
  const odds = people.map((one) => one.odds);
  const rate = odds.reduce((sum, one) => sum + one.rate, 0);
  const claimFree = Math.exp(-rate);
  const level = costLevel(catalogue.claims, treatedAt(catalogue, block.pincode), usualYears);
  const basis = block.group === 'individual' ? 'individual' : 'floater';
  const sample = sampleYears(catalogue.claims, odds, level, basis);
  const severalYears = drawnYears(sample, billsIn(catalogue, block.pincode), entryAges);
  return { people, claimFree, several: 1 - claimFree - rate * claimFree, severalYears };
}

/** By year the stays of each cover. */
function drawnYears(sample: YearSample, bills: Bills, entryAges: readonly number[]) {
  const stays = [...sample.bill].map((name, at): Stay => {
    const bill = bills[Math.floor(name / ladder.length)]?.[name % ladder.length] as Bill; // by kind and rung
    const who = sample.person[at] ?? 0;
    return {
      bill: sample.isPreExisting[at] ? { ...bill, waits: 'pre-existing' } : bill,
      ...{ person: `${who}`, entryAge: entryAges[who] ?? 0, day: sample.day[at] ?? 0 },
      never: sample.isNever?.[at] === 1,
    };
  });
  const coverOf = (_year: number, nth: number) => stays.slice(sample.from[nth], sample.from[nth + 1]);
  const covers = [...sample.year].map((year, nth) => ({ year, stays: coverOf(year, nth) }));
  return [...Map.groupBy(covers, ({ year }) => year).values()].map((some) => some.map((one) => one.stays));
}

/** How often each falls ill of what, under a contract that never covers the excluded illnesses. */
function illPeople(
  catalogue: Catalogue,
  { members, pincode }: QuotedBlock,
  excluded: readonly ConditionId[],
): readonly IllPerson[] {
  const { claims } = catalogue;
  const place = treatedAt(catalogue, pincode);
  const oddsOf = (member: Member) => personOdds(claims, member, place, usualYears);
  return members.map((member) => {
    const odds = oddsOf(member);
    const leftOut = member.conditions.filter((id) => excluded.includes(id));
    // An illness adds as many stays beside others as it does alone.
    const added = oldStays(oddsOf({ ...member, conditions: leftOut }));
    const often = staysOf(odds);
    const never = often.map((stays, kind) => (added[kind] ?? 0) / stays);
    const old = odds.preExisting.map((share, kind) => share - (never[kind] ?? 0));
    const level = costLevel(claims, place, usualYears) * odds.costFactor;
    return {
      odds: { ...odds, preExisting: old, never: leftOut.length > 0 ? never : undefined },
      kinds: claims.kinds.map((kind, nth) => ({
        ...{ often: often[nth] ?? 0, wait: kind.waits, old: old[nth] ?? 0, never: never[nth] ?? 0 },
        costs: chancesOfCosts(catalogue, kind, level),
      })),
    };
  });
}

const staysOf = ({ rate, kinds }: PersonOdds) =>
  kinds.map((upTo, nth) => rate * (upTo - (kinds[nth - 1] ?? 0)));

/** Those a year that declared illnesses cause. */
const oldStays = (odds: PersonOdds) =>
  staysOf(odds).map((stays, kind) => stays * (odds.preExisting[kind] ?? 0));

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
