import type { Catalogue, Slab } from '../../catalogue/catalogue.ts';
import { type ExistingCover, existingSlab } from '../../claim/stack-check.ts';
import type { CityTier } from '../../location/city.ts';
import type { Member } from '../../person/member.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import { type HospitalChoice, hospitalChoices } from './claims-table.ts';
import { ownShares, shareRunOut } from './own-share.ts';
import { stackedYears } from './stacked.ts';
import { leftInFirstYear, leftOfStays } from './stays/left-of-stays.ts';
import {
  type LeftOfBills,
  type SampledBills,
  type SettledStays,
  sampledBills,
  settledStays,
  unpaidStays,
} from './stays/settled-stays.ts';
import { type Ward, wardOf } from './stays/stay-bill.ts';
import {
  type CostChances,
  costChances,
  dearerAlone,
  type StayChances,
  stayChances,
} from './stays/stay-chances.ts';
import { costLevel, personOdds, treatedAt, usualYears, type YearsChoice } from './stays/stay-odds.ts';
import { coverTerms, stayTerms } from './stays/stay-terms.ts';
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
  /** `firstYear`: in the first year of a new policy, when waits run; else every wait is over. */
  readonly of: (slab: Slab, firstYear?: boolean) => YearsAhead;
  /** The same while a policy that is held already pays first. */
  readonly besideHeld: (existing: ExistingCover, slab: Slab, firstYear?: boolean) => YearsAhead;
};

/** The years ahead of any family, with what one catalogue has settled already. */
export type YearsDesk = (family: FamilyOfYears) => FamilyYears;

type WardDesk = {
  readonly ward: Ward;
  readonly bills: SampledBills;
  readonly unpaid: LeftOfBills;
  readonly settled: Map<string, SettledStays>;
};

/** A ward forgets what it has settled beyond so many sets of terms, 9 KB each: a catalogue of thousands of slabs has thousands. */
const mostTerms = 1_500;

/** So many levels of cost are kept: one a place and kind of hospital. */
const mostLevels = 500;

export function openYears(catalogue: Pick<Catalogue, 'claims' | 'stays' | 'placeOf' | 'cities'>): YearsDesk {
  const { claims } = catalogue;
  const wards = new Map<string, WardDesk>();
  const costs = new Map<number, CostChances>();
  const wardAt = (tier: CityTier, hospital: HospitalChoice) =>
    kept(wards, `${tier} ${hospitalChoices.indexOf(hospital)}`, hospitalChoices.length * 3, () => {
      const ward = wardOf(claims, catalogue.stays, tier, hospital);
      const bills = sampledBills(claims, ward);
      return { ward, bills, unpaid: unpaidStays(bills), settled: new Map() };
    });
  return ({ members, pincode, basis, choice = usualYears }) => {
    const place = treatedAt(catalogue, pincode);
    const desk = wardAt(place.tier, choice.hospital);
    const level = costLevel(claims, place, choice);
    const people = members.map((member) => personOdds(claims, member, place, choice));
    const chances = stayChances(
      claims,
      people,
      kept(costs, level, mostLevels, () => costChances(claims, level)),
    );
    const sample = sampleYears(claims, people, level, basis);
    const eldest = Math.max(...people.map(({ age }) => age));
    const known = { figures: new Map<string, YearsAhead>(), runsOut: new Map<string, number>() };
    const settledBy = (slab: Slab, terms: string) =>
      people.map(({ age }) => settledIn(desk, slab, terms, basis === 'floater' ? eldest : age));
    const count = (slab: Slab, terms: string, firstYear: boolean): YearsAhead => {
      const settled = settledBy(slab, terms);
      const recognised = settled.map((one) => one.recognised);
      const runsOut = kept(known.runsOut, coverTerms(slab), mostTerms, () => {
        const alone = dearerAlone(chances, slab.sumInsured + (slab.deductible ?? 0));
        return alone + chances.several * shareRunOut(sample, slab);
      });
      return yearsAhead({
        alone: firstYear
          ? leftInFirstYear({ claims, chances, settled, unpaid: desk.unpaid, slab })
          : leftOfStays(chances, settled),
        several: ownShares({ claims, sample, slab, recognised, firstYear }),
        eachOfSeveral: chances.several / sampledYears,
        runsOut,
      });
    };
    const of = (slab: Slab, firstYear = false): YearsAhead => {
      const terms = stayTerms(slab);
      return kept(known.figures, firstYear ? `first ${terms}` : terms, mostTerms, () =>
        count(slab, terms, firstYear),
      );
    };
    const besideHeld = (existing: ExistingCover, slab: Slab, firstYear = false): YearsAhead => {
      const like = existingSlab(existing);
      const plan = { slab, settled: settledBy(slab, stayTerms(slab)) };
      const held = { slab: like, settled: settledBy(like, stayTerms(like)) };
      return stackedYears({ claims, bills: desk.bills, chances, sample, basis, plan, held, firstYear });
    };
    return { chances, sample, ward: desk.ward, of, besideHeld };
  };
}

function settledIn({ bills, settled }: WardDesk, slab: Slab, terms: string, entryAge: number): SettledStays {
  const { fromAge } = slab.features.copay;
  const isOld = fromAge !== undefined && entryAge >= fromAge;
  return kept(settled, isOld ? `old ${terms}` : terms, mostTerms, () => settledStays(bills, slab, entryAge));
}

/** What is made once; beyond so many, all of it is forgotten. */
function kept<Key, Made>(known: Map<Key, Made>, key: Key, most: number, make: () => Made): Made {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= most) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
