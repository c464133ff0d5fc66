import * as v from 'valibot';
import {
  billParts,
  claimMarks,
  healthChoices,
  hospitalChoices,
  officialIds,
  stayChoices,
  stayWorks,
} from '#domain/judge/years/claims-table.ts';
import { leftOut } from '#domain/judge/years/rounded-years.ts';

/** Wire shape of what the years ahead are counted from: every number with its source. Rupees are whole. */

const source = v.string();
const factor = v.object({ factor: v.number(), source });
const percent = v.object({ percent: v.number(), source });
/** These are percent of the people of cities, by tier. */
const cityPeople = v.object({ metro: v.number(), big_city: v.number(), source });
const byAge = v.array(v.object({ age: v.number(), factor: v.number(), source }));
const ofSexes = v.array(v.object({ age: v.number(), men: v.number(), women: v.number(), source }));
const amount = v.object({ amount: v.number(), source });
const choices = <Name extends string>(names: readonly Name[]) =>
  v.array(v.object({ choice: v.picklist(names), factor: v.number(), source }));

export const yearsMethodResponse = v.object({
  as_of: v.string(),
  /** Years with a stay that stand for all of them. */
  sampled_years: v.number(),
  sources: v.array(
    v.object({ id: source, mark: v.picklist(claimMarks), year: v.number(), title: v.string() }),
  ),
  /** Stays of 1,000 people a year. Between two ages of a curve the value changes in equal proportion each year. */
  stays_by_age: ofSexes,
  /** People with cover, against those. */
  cover_by_age: ofSexes,
  /** Percent of India's people; `to` null: and older. The published figures are sums over them. */
  people_by_age: v.array(
    v.object({ from: v.number(), to: v.nullable(v.number()), percent: v.number(), source }),
  ),
  /** Somebody without an illness in a city of the country's mean: stays of 1,000 in a year, and rupees of hospital bills. */
  expected: v.array(
    v.object({
      age: v.number(),
      men: v.object({ stays: v.number(), bills: v.number() }),
      women: v.object({ stays: v.number(), bills: v.number() }),
    }),
  ),
  city: factor,
  elsewhere: factor,
  /** `kind`: the reason that its stays have. */
  conditions: v.array(v.object({ title: v.string(), factor: v.number(), kind: v.string(), source })),
  other_conditions: factor,
  no_condition: byAge,
  /** What a condition adds is multiplied by this; several add theirs to one another. */
  condition_by_age: byAge,
  /** Between these ages reasons and health go over from younger to elder people, in equal steps. */
  elders: v.object({ from: v.number(), to: v.number(), source }),
  kinds: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      work: v.picklist(stayWorks),
      percent_younger: v.number(),
      percent_elder: v.number(),
      share_source: source,
      /** Only its ratio to the other kinds is used. */
      cost_2018: v.number(),
      source,
    }),
  ),
  cost: v.object({
    private: amount,
    government: amount,
    charitable: amount,
    city: factor,
    rise: factor,
    /** People with cover, against everybody. */
    cover: factor,
    by_age: byAge,
    /** What `cost_2018` of the reasons is divided by. */
    mean_2018: amount,
    sigma: v.object({ value: v.number(), source }),
    /** A stay of any reason may cost this instead; any amount between the two is as likely in its logarithm. */
    rare: v.object({ percent: v.number(), from: v.number(), to: v.number(), mean: v.number(), source }),
    states: v.array(v.object({ state: v.string(), percent: v.number(), city_people: cityPeople, source })),
    city_people: cityPeople,
    tiers: v.array(v.object({ tier: v.number(), factor: v.number(), source })),
  }),
  bills: v.object({
    bed: percent,
    icu: percent,
    day_care_below: amount,
    /** Days before and after a stay in which its other bills are spent. */
    days: v.object({ before: v.number(), after: v.number() }),
    /** Rupees a day in the usual room of a private hospital. */
    wards: v.array(v.object({ tier: v.number(), room: v.number(), nursing: v.number(), icu: v.number() })),
    lines: v.array(
      v.object({
        work: v.picklist(stayWorks),
        /** These are percent by line. */
        parts: v.record(v.string(), v.number()),
        source,
      }),
    ),
  }),
  /** What a visitor may move. */
  moved: v.object({
    hospital: choices(hospitalChoices),
    stays: choices(stayChoices),
    health: choices(healthChoices),
  }),
  /** Published, and what the table gives for it. */
  official: v.array(
    v.object({
      id: v.picklist([...officialIds, 'kindShare', 'costAbove', 'billPart']),
      /** The kind of stay, of `kindShare`. */
      kind: v.nullable(v.string()),
      /** The part of a bill, of `billPart`. */
      part: v.nullable(v.picklist(billParts)),
      /** It is in rupees, of `costAbove`. */
      above: v.nullable(v.number()),
      official: v.number(),
      ours: v.number(),
      difference_percent: v.number(),
      tolerance_percent: v.number(),
      source,
    }),
  ),
  /** What is paid of 100 rupees of premium: published, and between what the plans of the catalogue pay at every age. */
  claims_ratio: v.object({ published: v.number(), from: v.number(), to: v.number(), source }),
  not_in_it: v.array(v.picklist(leftOut)),
});

export type WireYearsMethod = v.InferOutput<typeof yearsMethodResponse>;
