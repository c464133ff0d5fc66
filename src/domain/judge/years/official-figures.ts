import { type Gender, genders } from '../../person/relation.ts';
import type {
  BillPart,
  ClaimsTable,
  OfficialFigure,
  OfficialId,
  StayKind,
  StayWork,
} from './claims-table.ts';
import { normalShareBelow } from './normal.ts';
import { fadedShare } from './stays/age-curve.ts';
import { costFactorAt, sharePercentOf, staysOfEverybody } from './stays/stay-odds.ts';

/** A published figure beside what comes out of our table for it. */
export type Recomputed = {
  readonly of:
    | { readonly kind: 'figure'; readonly id: OfficialId }
    | { readonly kind: 'kind-share'; readonly stay: StayKind }
    | { readonly kind: 'bill-part'; readonly part: BillPart }
    | { readonly kind: 'cost-above'; readonly above: number };
  readonly official: OfficialFigure;
  readonly ours: number;
};

/** Everything official that the table can be held against. */
export function recomputed(claims: ClaimsTable): readonly Recomputed[] {
  const { figures, kinds, tail, bill } = claims.official;
  const ids = Object.keys(recompute) as readonly OfficialId[]; // the record holds each and no other
  return [
    ...ids.map((id) => ({
      of: { kind: 'figure', id } as const,
      official: figures[id],
      ours: recompute[id](claims),
    })),
    ...kinds.flatMap((official) => {
      const stay = claims.kinds.find(({ id }) => id === official.kind);
      return stay
        ? [{ of: { kind: 'kind-share', stay } as const, official, ours: kindShare(claims, stay) }]
        : [];
    }),
    ...tail.map((official) => ({
      of: { kind: 'cost-above', above: official.above } as const,
      official,
      ours: shareAbove(claims, official.above),
    })),
    ...bill.map((official) => ({
      of: { kind: 'bill-part', part: official.part } as const,
      official,
      ours: billShare(claims, official.part),
    })),
  ];
}

/** Percent of the official figure by which ours is higher. */
export function differencePercent({ official, ours }: Recomputed): number {
  return ((ours - official.value) / official.value) * 100;
}

export function isWithinTolerance(figure: Recomputed): boolean {
  return Math.abs(differencePercent(figure)) <= figure.official.tolerancePercent;
}

const recompute: Readonly<Record<OfficialId, (claims: ClaimsTable) => number>> = {
  stays: (claims) => meanRate(claims),
  staysMenFrom60: (claims) => meanRate(claims, isElder, ['MALE']),
  staysWomenFrom60: (claims) => meanRate(claims, isElder, ['FEMALE']),
  staysUrban: (claims) => meanRate(claims) * claims.stays.area.urban,
  staysRural: (claims) => meanRate(claims) * claims.stays.area.rural,
  costPrivateUrban2018: (claims) =>
    meanOfStays(claims, (kind, age) => kind.costIn2018 * costFactorAt(claims, age)),
  costAnyHospital: ({ cost }) =>
    total(hospitals.map((hospital) => (cost.sharePercent[hospital] / 100) * cost[hospital].value)),
};

const hospitals = ['private', 'government', 'charitable'] as const;
const isElder = (age: number) => age >= 60;
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

/** How many of India's people are of a single age. */
type PeopleOfAge = { readonly age: number; readonly percent: number };
/** The last ages of the table have no end: most of those people are not older than ten years more. */
const yearsOfLast = 10;

/** Within a band of ages each has as many people. */
function peopleByAge({ stays }: ClaimsTable): readonly PeopleOfAge[] {
  return stays.people.flatMap(({ fromAge, toAge = fromAge + yearsOfLast - 1, sharePercent }) => {
    const years = toAge - fromAge + 1;
    return Array.from({ length: years }, (_, year) => ({
      age: fromAge + year,
      percent: sharePercent / years,
    }));
  });
}

/** Stays of 1,000 people, as many of each sex; the mean weighs each age by how many people of it live in India. */
function meanRate(
  claims: ClaimsTable,
  isCounted: (age: number) => boolean = () => true,
  of: readonly Gender[] = genders,
): number {
  const people = peopleByAge(claims).filter(({ age }) => isCounted(age));
  const stays = total(people.map(({ age, percent }) => percent * bothSexes(claims, age, of)));
  return (1_000 * stays) / total(people.map(({ percent }) => percent));
}

function bothSexes(claims: ClaimsTable, age: number, of: readonly Gender[] = genders): number {
  return total(of.map((gender) => staysOfEverybody(claims, age, gender))) / of.length;
}

/** Percent of all stays that are of this kind. */
function kindShare(claims: ClaimsTable, { id }: StayKind): number {
  return 100 * meanOfStays(claims, (kind) => (kind.id === id ? 1 : 0));
}

/** Percent of all stays in any hospital that cost more, the rare ones aside: a survey misses them. */
function shareAbove(claims: ClaimsTable, above: number): number {
  const { cost } = claims;
  return meanOfStays(claims, ({ costIn2018 }, age) => {
    const ordinary = (costFactorAt(claims, age) * costIn2018) / cost.costIn2018.value;
    const dearer = hospitals.map((hospital) => {
      const deviations = Math.log(above / (cost[hospital].value * ordinary)) / cost.sigma.value;
      return cost.sharePercent[hospital] * (1 - normalShareBelow(deviations + cost.sigma.value / 2));
    });
    return total(dearer);
  });
}

/** The mean over the stays of all people, by the reason and the age of each. */
function meanOfStays(claims: ClaimsTable, of: (kind: StayKind, age: number) => number): number {
  const ages = peopleByAge(claims).map(({ age, percent }) => {
    const elder = fadedShare(claims.elders, age);
    const mean = total(claims.kinds.map((kind) => (sharePercentOf(kind, elder) / 100) * of(kind, age)));
    return { stays: percent * bothSexes(claims, age), mean };
  });
  return total(ages.map(({ stays, mean }) => stays * mean)) / total(ages.map(({ stays }) => stays));
}

/** Lines of our bills by the part of the survey's in which they are. */
const linesOf = {
  doctors: ['doctors', 'theatre'],
  medicines: ['medicines', 'consumables'],
  tests: ['tests'],
  others: ['implants', 'nonPayables', 'ambulance'],
} as const;

/** Percent of the bills of all stays, as rupees; what is spent before and after a stay is not on them. */
function billShare(claims: ClaimsTable, part: BillPart): number {
  const { bedPercent, icuPercent, lines } = claims.bills;
  const bed = bedPercent + icuPercent;
  const share = ({ work }: StayKind, of: readonly (keyof (typeof lines)[StayWork])[]) =>
    ((100 - bed) / 100) * total(of.map((line) => lines[work][line]));
  const meanOf = (percent: (kind: StayKind) => number) =>
    meanOfStays(claims, (kind, age) => kind.costIn2018 * costFactorAt(claims, age) * percent(kind));
  const ours = meanOf((kind) => (part === 'bed' ? bed : share(kind, linesOf[part])));
  return (100 * ours) / meanOf((kind) => 100 - share(kind, ['before', 'after']));
}
