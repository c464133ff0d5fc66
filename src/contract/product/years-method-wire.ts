import {
  type CityPeople,
  type ClaimsTable,
  healthChoices,
  hospitalChoices,
  stayChoices,
  stayWorks,
} from '#domain/judge/years/claims-table.ts';
import { differencePercent, type Recomputed, recomputed } from '#domain/judge/years/official-figures.ts';
import { leftOut } from '#domain/judge/years/rounded-years.ts';
import { hospitalFactor } from '#domain/judge/years/stays/stay-bill.ts';
import { sampledYears } from '#domain/judge/years/year-sample.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { cityTiers } from '#domain/location/city.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { WireYearsMethod } from './years-method.ts';

type MethodSources = { readonly claims: ClaimsTable; readonly conditions: readonly Condition[] };

/** Every number that the years ahead are counted from, and the published ones beside what it gives. */
export function yearsMethodToWire(
  { claims, conditions }: MethodSources,
  language: Language,
): WireYearsMethod {
  const { stays } = claims;
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
    stays_by_age: stays.perThousand.map(({ fromAge, toAge, value, source }) => ({
      from: fromAge,
      to: toAge ?? null,
      stays: value,
      source,
    })),
    men_from_60: factorOf(stays.sexFrom60, stays.sexFrom60.MALE),
    women_from_60: factorOf(stays.sexFrom60, stays.sexFrom60.FEMALE),
    city: factorOf(stays.area, stays.area.urban),
    elsewhere: factorOf(stays.area, stays.area.rural),
    ...conditionsToWire({ claims, conditions }, language),
    kinds: claims.kinds.map(({ id, title, work, sharePercent, costIn2018, source }) => ({
      id,
      title: inLanguage(title, language),
      work,
      percent_under_60: sharePercent.under60,
      percent_from_60: sharePercent.from60,
      share_source: sharePercent.source,
      cost_2018: costIn2018,
      source,
    })),
    cost: costToWire(claims, language),
    bills: billsToWire(claims),
    moved: movedToWire(claims),
    official: recomputed(claims).map((figure) => officialToWire(figure, language)),
    not_in_it: [...leftOut],
  };
}

function conditionsToWire({ claims, conditions }: MethodSources, language: Language) {
  const { byId, others, none } = claims.conditions;
  return {
    conditions: byId.flatMap(({ id, factor, source }) => {
      const condition = conditions.find((one) => one.id === id);
      return condition ? [{ title: inLanguage(condition.name, language), factor, source }] : [];
    }),
    other_conditions: { factor: others.factor, source: others.source },
    no_condition: { from_age: none.fromAge, factor: none.factor, source: none.source },
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
    sigma: { ...sigma },
    rare: { percent: rare.sharePercent, from: rare.from, to: rare.to, source: rare.source },
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

function billsToWire({ bills }: ClaimsTable): WireYearsMethod['bills'] {
  const { source } = bills;
  return {
    bed: { percent: bills.bedPercent, source },
    icu: { percent: bills.icuPercent, source },
    day_care_below: { amount: bills.dayCareBelow, source },
    lines: stayWorks.map((work) => ({
      work,
      parts: { ...bills.lines[work] },
      source,
    })),
  };
}

function movedToWire(claims: ClaimsTable): WireYearsMethod['moved'] {
  const { cost, stays } = claims;
  const { insured, health } = stays;
  return {
    hospital: hospitalChoices.map((choice) => ({
      choice,
      factor: Math.round(hospitalFactor(claims, choice) * 100) / 100,
      source: cost[choice].source,
    })),
    stays: stayChoices.map((choice) => ({ choice, factor: insured[choice], source: insured.source })),
    health: healthChoices.map((choice) => ({ choice, factor: health[choice], source: health.source })),
  };
}

function officialToWire(figure: Recomputed, language: Language): WireYearsMethod['official'][number] {
  const { of, official, ours } = figure;
  return {
    id: of.kind === 'figure' ? of.id : of.kind === 'kind-share' ? 'kindShare' : 'costAbove',
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
