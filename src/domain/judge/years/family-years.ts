import type { Catalogue, Slab } from '../../catalogue/catalogue.ts';
import { type ExistingCover, existingSlab } from '../../claim/stack-check.ts';
import type { CityTier } from '../../location/city.ts';
import type { Member } from '../../person/member.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import { type HospitalChoice, hospitalChoices } from './claims-table.ts';
import { ownShares } from './own-share.ts';
import { type Recognised, recognisedBy, type SampledBills, sampledBills } from './recognised.ts';
import { stackedYears } from './stacked.ts';
import { type Ward, wardOf } from './stay-bill.ts';
import { treatedAt, usualYears, type YearsChoice } from './stay-odds.ts';
import { stayTerms } from './stay-terms.ts';
import { sampleYears, type YearSample } from './year-sample.ts';
import { type YearsAhead, yearsAhead } from './years.ts';

export type FamilyOfYears = {
  readonly members: readonly Pick<Member, 'age' | 'gender' | 'conditions'>[];
  readonly pincode: string;
  readonly basis: CoverBasis;
  readonly choice?: YearsChoice;
};

/** The years ahead of one family; plans with the same terms in a hospital stay have the same figures. */
export type FamilyYears = {
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
  readonly recognised: Map<string, Recognised>;
};

/** A ward forgets what it has settled beyond so many sets of terms: a catalogue of thousands of slabs has thousands. */
const mostTerms = 2_000;

export function openYears(catalogue: Pick<Catalogue, 'claims' | 'stays' | 'placeOf' | 'cities'>): YearsDesk {
  const wards = new Map<string, WardDesk>();
  const wardAt = (tier: CityTier, hospital: HospitalChoice): WardDesk => {
    const key = `${tier} ${hospitalChoices.indexOf(hospital)}`;
    const known = wards.get(key);
    if (known) return known;
    const ward = wardOf(catalogue.claims, catalogue.stays, tier, hospital);
    const made = { ward, bills: sampledBills(catalogue.claims, ward), recognised: new Map() };
    wards.set(key, made);
    return made;
  };
  return ({ members, pincode, basis, choice = usualYears }) => {
    const { claims } = catalogue;
    const place = treatedAt(catalogue, pincode);
    const desk = wardAt(place.tier, choice.hospital);
    const sample = sampleYears(claims, members, place, choice);
    const known = new Map<string, YearsAhead>();
    const of = (slab: Slab, firstYear = false): YearsAhead => {
      const terms = stayTerms(slab);
      const key = firstYear ? `first ${terms}` : terms;
      const figures = known.get(key) ?? settled(slab, terms, firstYear);
      known.set(key, figures);
      return figures;
    };
    const recognisedOf = (slab: Slab, terms: string) =>
      sample.people.map(({ age }) => {
        const entryAge = basis === 'floater' ? Math.max(...sample.people.map((one) => one.age)) : age;
        return recognisedIn(desk, slab, terms, entryAge);
      });
    const settled = (slab: Slab, terms: string, firstYear: boolean) => {
      const recognised = recognisedOf(slab, terms);
      return yearsAhead(sample, ownShares({ claims, sample, slab, basis, recognised, firstYear }));
    };
    const besideHeld = (existing: ExistingCover, slab: Slab, firstYear = false): YearsAhead => {
      const held = existingSlab(existing, slab);
      const of = { claims, sample, basis };
      return stackedYears({
        plan: { ...of, slab, recognised: recognisedOf(slab, stayTerms(slab)), firstYear },
        held: { ...of, slab: held, recognised: recognisedOf(held, stayTerms(held)), firstYear: false },
      });
    };
    return { sample, ward: desk.ward, of, besideHeld };
  };
}

function recognisedIn(
  { bills, recognised }: WardDesk,
  slab: Slab,
  terms: string,
  entryAge: number,
): Recognised {
  const { fromAge } = slab.features.copay;
  const key = fromAge !== undefined && entryAge >= fromAge ? `old ${terms}` : terms;
  const known = recognised.get(key);
  if (known) return known;
  if (recognised.size >= mostTerms) recognised.clear();
  const made = recognisedBy(bills, slab, entryAge);
  recognised.set(key, made);
  return made;
}
