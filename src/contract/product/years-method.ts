import * as v from 'valibot';
import {
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
  /** Stays of 1,000 people a year; `to` null: and older. */
  stays_by_age: v.array(
    v.object({ from: v.number(), to: v.nullable(v.number()), stays: v.number(), source }),
  ),
  men_from_60: factor,
  women_from_60: factor,
  city: factor,
  elsewhere: factor,
  conditions: v.array(v.object({ title: v.string(), factor: v.number(), source })),
  other_conditions: factor,
  no_condition: v.object({ from_age: v.number(), factor: v.number(), source }),
  kinds: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      work: v.picklist(stayWorks),
      percent_under_60: v.number(),
      percent_from_60: v.number(),
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
    sigma: v.object({ value: v.number(), source }),
    rare: v.object({ percent: v.number(), from: v.number(), to: v.number(), source }),
    states: v.array(v.object({ state: v.string(), percent: v.number(), city_people: cityPeople, source })),
    city_people: cityPeople,
    tiers: v.array(v.object({ tier: v.number(), factor: v.number(), source })),
  }),
  bills: v.object({
    bed: percent,
    icu: percent,
    day_care_below: amount,
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
      id: v.picklist([...officialIds, 'kindShare', 'costAbove']),
      /** The kind of stay, of `kindShare`. */
      kind: v.nullable(v.string()),
      /** It is in rupees, of `costAbove`. */
      above: v.nullable(v.number()),
      official: v.number(),
      ours: v.number(),
      difference_percent: v.number(),
      tolerance_percent: v.number(),
      source,
    }),
  ),
  not_in_it: v.array(v.picklist(leftOut)),
});

export type WireYearsMethod = v.InferOutput<typeof yearsMethodResponse>;
