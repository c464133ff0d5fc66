import type { Catalogue, Slab } from '../../catalogue/catalogue.ts';
import { type ExistingCover, existingSlab } from '../../claim/stack-check.ts';
import type { Rupees } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import { type ClaimsTable, hospitalChoices } from './claims-table.ts';
import { kept } from './kept.ts';
import { countingRoom, ownShares, shareRunOut } from './own-share.ts';
import { type ReferenceSlabs, referenceSlabs } from './reference.ts';
import { stackedYears } from './stacked.ts';
import { leftInFirstYear, leftOfStays } from './stays/left-of-stays.ts';
import type { SettledStays } from './stays/settled-stays.ts';
import { type Ward, wardOf } from './stays/stay-bill.ts';
import {
  type CostChances,
  costChances,
  dearerAlone,
  type StayChances,
  stayChances,
} from './stays/stay-chances.ts';
import { costLevel, personOdds, treatedAt, usualYears, type YearsChoice } from './stays/stay-odds.ts';
import { coverTerms, mostTerms, stayTerms } from './stays/stay-terms.ts';
import { openWard, type WardDesk } from './stays/ward-desk.ts';
import { sampledYears, sampleYears, type YearSample } from './year-sample.ts';
import { type YearsAhead, yearsAhead } from './years.ts';

export type FamilyOfYears = {
  readonly members: readonly Pick<Member, 'age' | 'gender' | 'conditions'>[];
  readonly pincode: string;
  readonly basis: CoverBasis;
  readonly choice?: YearsChoice;
};

/** The years ahead of one family; plans with the same terms in a hospital stay have the same figures. */
export type FamilyYears = {
  readonly chances: StayChances;
  readonly sample: YearSample;
  readonly ward: Ward;
  /** Contracts to hold a plan against, at that cover. */
  readonly reference: (sumInsured: Rupees, deductible: Rupees | undefined) => ReferenceSlabs;
  /** `firstYear`: in the first year of a new policy, when waits run; else every wait is over. */
  readonly of: (slab: Slab, firstYear?: boolean) => YearsAhead;
  /** The same while a policy that is held already pays first. */
  readonly besideHeld: (existing: ExistingCover, slab: Slab, firstYear?: boolean) => YearsAhead;
};

/** The years ahead of any family, with what one catalogue has settled already. */
export type YearsDesk = (family: FamilyOfYears) => FamilyYears;

/** So many levels of cost are kept: one a place and kind of hospital. */
const mostLevels = 500;
/** And references: one a cover that is asked for. */
const mostReferences = 100;

export function openYears(catalogue: Pick<Catalogue, 'claims' | 'stays' | 'placeOf' | 'cities'>): YearsDesk {
  const { claims, stays } = catalogue;
  const wards = new Map<string, WardDesk>();
  const costs = new Map<number, CostChances>();
  const references = new Map<string, ReferenceSlabs>();
  const reference: FamilyYears['reference'] = (sumInsured, deductible) =>
    kept(references, `${sumInsured} ${deductible}`, mostReferences, () =>
      referenceSlabs(sumInsured, deductible),
    );
  const yearsOf = ({ members, pincode, basis, choice }: Required<FamilyOfYears>): FamilyYears => {
    const place = treatedAt(catalogue, pincode);
    const { tier } = place;
    const ward = kept(wards, `${tier} ${choice.hospital}`, hospitalChoices.length * 3, () =>
      openWard(claims, wardOf(claims, stays, tier, choice.hospital)),
    );
    const level = costLevel(claims, place, choice);
    const people = members.map((member) => personOdds(claims, member, place, choice));
    const byCost = kept(costs, level, mostLevels, () => costChances(claims, level));
    const chances = stayChances(claims, people, byCost);
    const sample = sampleYears(claims, people, level, basis);
    return { reference, ...countedYears({ claims, desk: ward, chances, sample, basis }) };
  };
  /** One list asks for the same people several times in a row, as for each of the covers beside its own. */
  let last: { readonly of: FamilyOfYears; readonly years: FamilyYears } | undefined;
  return ({ choice = usualYears, ...family }) => {
    const asked = { ...family, choice };
    if (!last || !isSameFamily(last.of, asked)) last = { of: asked, years: yearsOf(asked) };
    return last.years;
  };
}

/** The very same people, not others of their age. */
function isSameFamily(one: FamilyOfYears, other: FamilyOfYears): boolean {
  return (
    one.members === other.members &&
    one.pincode === other.pincode &&
    one.basis === other.basis &&
    one.choice === other.choice
  );
}

type Counted = {
  readonly claims: ClaimsTable;
  readonly desk: WardDesk;
  readonly chances: StayChances;
  readonly sample: YearSample;
  readonly basis: CoverBasis;
};

function countedYears({ claims, desk, chances, sample, basis }: Counted): Omit<FamilyYears, 'reference'> {
  const room = countingRoom(sample);
  const runsOut = new Map<string, number>();
  const settledBy = settledByPeople(
    desk,
    sample.people.map(({ age }) => age),
    basis,
  );
  const count = (slab: Slab, settled: readonly SettledStays[], firstYear: boolean): YearsAhead =>
    yearsAhead({
      alone: firstYear
        ? leftInFirstYear({ claims, chances, settled, unpaid: desk.unpaid, slab })
        : leftOfStays(chances, settled),
      several: ownShares(
        { claims, sample, slab, recognised: settled.map(({ recognised }) => recognised), firstYear },
        room,
      ),
      eachOfSeveral: chances.several / sampledYears,
      runsOut: kept(runsOut, coverTerms(slab), mostTerms, () => {
        const alone = dearerAlone(chances, slab.sumInsured + (slab.deductible ?? 0));
        return alone + chances.several * shareRunOut(sample, slab);
      }),
    });
  return {
    chances,
    sample,
    ward: desk.ward,
    of: onceEach(settledBy, count),
    besideHeld: (existing, slab, firstYear = false) => {
      const like = existingSlab(existing);
      const plan = { slab, settled: settledBy(slab) };
      const held = { slab: like, settled: settledBy(like) };
      return stackedYears({ claims, bills: desk.bills, chances, sample, basis, plan, held, firstYear });
    },
  };
}

/** By person: a floater asks the age of the eldest of everybody. */
function settledByPeople(
  desk: WardDesk,
  ages: readonly number[],
  basis: CoverBasis,
): (slab: Slab) => readonly SettledStays[] {
  const eldest = Math.max(...ages);
  return (slab) => {
    if (basis === 'individual') return ages.map((age) => desk.settledBy(slab, age));
    const ofAll = desk.settledBy(slab, eldest);
    return ages.map(() => ofAll);
  };
}

/** Figures that depend on the same are counted once: those of the same terms, and those of terms that come to the same. */
function onceEach(
  settledBy: (slab: Slab) => readonly SettledStays[],
  count: (slab: Slab, settled: readonly SettledStays[], firstYear: boolean) => YearsAhead,
): FamilyYears['of'] {
  const ofTerms = new Map<string, YearsAhead>();
  const ofTermsInFirstYear = new Map<string, YearsAhead>();
  const figures = new Map<string, YearsAhead>();
  const names = new Map<SettledStays, number>();
  let next = 0;
  const nameOf = (settled: SettledStays) => kept(names, settled, mostTerms, () => next++);
  return (slab, firstYear = false) =>
    kept(firstYear ? ofTermsInFirstYear : ofTerms, stayTerms(slab), mostTerms, () => {
      const settled = settledBy(slab);
      const waits = firstYear ? JSON.stringify(slab.features.waitingPeriods) : '';
      const same = `${settled.map(nameOf)} ${coverTerms(slab)} ${waits}`;
      return kept(figures, same, mostTerms, () => count(slab, settled, firstYear));
    });
}
