import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { StayTable } from '#domain/claim/stay.ts';
import {
  type CityPeople,
  type ClaimsTable,
  type FactorKnot,
  healthChoices,
  hospitalChoices,
  type SexKnot,
  stayChoices,
  stayWorks,
} from '#domain/judge/years/claims-table.ts';
import { differencePercent, type Recomputed, recomputed } from '#domain/judge/years/official-figures.ts';
import { leftOut } from '#domain/judge/years/rounded-years.ts';
import type { AgeCurve } from '#domain/judge/years/stays/age-curve.ts';
import { expectedBills, meanOfRare } from '#domain/judge/years/stays/expected-bills.ts';
import { hospitalFactor, wardOf } from '#domain/judge/years/stays/stay-bill.ts';
import { costLevel, meanCity, personOdds, usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { sampledYears } from '#domain/judge/years/year-sample.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { cityTiers } from '#domain/location/city.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Gender } from '#domain/person/relation.ts';
import type { WireYearsMethod } from './years-method.ts';

type MethodSources = Pick<Catalogue, 'claims' | 'stays'> & { readonly conditions: readonly Condition[] };

/** Every number that the years ahead are counted from, and the published ones beside what it gives. */
export function yearsMethodToWire(
  { claims, conditions, stays: usualStays }: MethodSources,
  language: Language,
): WireYearsMethod {
  const { stays, official, elders } = claims;
  const factorOf = ({ source }: { readonly source: string }, factor: number) => ({ factor, source });
  return {
    as_of: claims.asOf,
    sampled_years: sampledYears,
    sources: claims.sources.map(({ id, mark, year, title }) => ({
      id,
      mark,
      year,
      title: inLanguage(title, language),
    })),
    stays_by_age: sexesToWire(stays.perThousand),
    cover_by_age: sexesToWire(stays.insured),
    people_by_age: stays.people.map(({ fromAge, toAge, sharePercent, source }) => ({
      from: fromAge,
      to: toAge ?? null,
      percent: sharePercent,
      source,
    })),
    expected: expectedToWire(claims),
    city: factorOf(stays.area, stays.area.urban),
    elsewhere: factorOf(stays.area, stays.area.rural),
    ...conditionsToWire({ claims, conditions }, language),
    elders: { ...elders },
    kinds: claims.kinds.map(({ id, title, work, sharePercent, costIn2018, source }) => ({
      id,
      title: inLanguage(title, language),
      work,
      percent_younger: sharePercent.younger,
      percent_elder: sharePercent.elder,
      share_source: sharePercent.source,
      cost_2018: costIn2018,
      source,
    })),
    cost: costToWire(claims, language),
    bills: billsToWire(claims, usualStays),
    moved: movedToWire(claims),
    official: recomputed(claims).map((figure) => officialToWire(figure, language)),
    claims_ratio: {
      published: official.claimsRatio.value,
      from: official.claimsRatio.from,
      to: official.claimsRatio.to,
      source: official.claimsRatio.source,
    },
    not_in_it: [...leftOut],
  };
}

function sexesToWire(curve: AgeCurve<SexKnot>): WireYearsMethod['stays_by_age'] {
  return curve.map(({ age, MALE, FEMALE, source }) => ({ age, men: MALE, women: FEMALE, source }));
}

const factorsToWire = (curve: AgeCurve<FactorKnot>) => curve.map((knot) => ({ ...knot }));

/** So far apart are the ages of which the curve is shown. */
const everyYears = 5;
const shownAges = 19;

function expectedToWire(claims: ClaimsTable): WireYearsMethod['expected'] {
  const of = (age: number, gender: Gender) => {
    const odds = personOdds(
      claims,
      { age: { unit: 'years', count: age }, gender, conditions: [] },
      meanCity,
      usualYears,
    );
    const bills = expectedBills(claims, odds, costLevel(claims, meanCity, usualYears));
    return { stays: oneDecimal(odds.rate * 1_000), bills: Math.round(bills) };
  };
  return Array.from({ length: shownAges }, (_, at) => at * everyYears).map((age) => ({
    age,
    men: of(age, 'MALE'),
    women: of(age, 'FEMALE'),
  }));
}

function conditionsToWire(
  { claims, conditions }: Omit<MethodSources, 'stays'>,
  language: Language,
): Pick<WireYearsMethod, 'conditions' | 'other_conditions' | 'no_condition' | 'condition_by_age'> {
  const { byId, others, none, added } = claims.conditions;
  return {
    conditions: byId.flatMap(({ id, factor, kind: name, source }) => {
      const condition = conditions.find((one) => one.id === id);
      const kind = claims.kinds.find((one) => one.id === name);
      return condition && kind
        ? [
            {
              title: inLanguage(condition.name, language),
              factor,
              kind: inLanguage(kind.title, language),
              source,
            },
          ]
        : [];
    }),
    other_conditions: { factor: others.factor, source: others.source },
    no_condition: factorsToWire(none),
    condition_by_age: factorsToWire(added),
  };
}

function costToWire({ cost }: ClaimsTable, language: Language): WireYearsMethod['cost'] {
  const { rare, sigma, tiers } = cost;
  const amountOf = ({ value, source }: { readonly value: number; readonly source: string }) => ({
    amount: value,
    source,
  });
  return {
    private: amountOf(cost.private),
    government: amountOf(cost.government),
    charitable: amountOf(cost.charitable),
    city: { ...cost.urban },
    rise: { ...cost.yearsRise },
    cover: { ...cost.insured },
    by_age: factorsToWire(cost.byAge),
    mean_2018: amountOf(cost.costIn2018),
    sigma: { ...sigma },
    rare: {
      percent: rare.sharePercent,
      from: rare.from,
      to: rare.to,
      mean: Math.round(meanOfRare(rare)),
      source: rare.source,
    },
    states: cost.states.map(({ state, percent, cityPeople, source }) => ({
      state: inLanguage(state, language),
      percent,
      city_people: cityPeopleToWire(cityPeople),
      source,
    })),
    city_people: cityPeopleToWire(cost.cityPeople),
    tiers: cityTiers.map((tier) => ({ tier, factor: tiers[tier], source: tiers.source })),
  };
}

function cityPeopleToWire(people: CityPeople): WireYearsMethod['cost']['city_people'] {
  return { metro: people[1], big_city: people[2], source: people.source };
}

function billsToWire(claims: ClaimsTable, stays: StayTable): WireYearsMethod['bills'] {
  const { bills } = claims;
  const { source } = bills;
  return {
    bed: { percent: bills.bedPercent, source },
    icu: { percent: bills.icuPercent, source },
    day_care_below: { amount: bills.dayCareBelow, source },
    days: { ...bills.days },
    wards: cityTiers.map((tier) => {
      const { rents, room, nursingPerDay, icuPerDay } = wardOf(claims, stays, tier, 'private');
      return { tier, room: rents[room], nursing: nursingPerDay, icu: icuPerDay };
    }),
    lines: stayWorks.map((work) => ({
      work,
      parts: { ...bills.lines[work] },
      source,
    })),
  };
}

function movedToWire(claims: ClaimsTable): WireYearsMethod['moved'] {
  const { cost, stays } = claims;
  const { choice: moved, health } = stays;
  return {
    hospital: hospitalChoices.map((choice) => ({
      choice,
      factor: Math.round(hospitalFactor(claims, choice) * 100) / 100,
      source: cost[choice].source,
    })),
    stays: stayChoices.map((choice) => ({ choice, factor: moved[choice], source: moved.source })),
    health: healthChoices.map((choice) => ({ choice, factor: health[choice], source: health.source })),
  };
}

const idOf = { 'kind-share': 'kindShare', 'cost-above': 'costAbove', 'bill-part': 'billPart' } as const;

function officialToWire(figure: Recomputed, language: Language): WireYearsMethod['official'][number] {
  const { of, official, ours } = figure;
  return {
    id: of.kind === 'figure' ? of.id : idOf[of.kind],
    part: of.kind === 'bill-part' ? of.part : null,
    kind: of.kind === 'kind-share' ? inLanguage(of.stay.title, language) : null,
    above: of.kind === 'cost-above' ? of.above : null,
    official: official.value,
    ours: oneDecimal(ours),
    difference_percent: oneDecimal(differencePercent(figure)),
    tolerance_percent: official.tolerancePercent,
    source: official.source,
  };
}

/** Rupees stay whole, the others are rounded to a tenth. */
function oneDecimal(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Math.round(value * 10) / 10;
}
