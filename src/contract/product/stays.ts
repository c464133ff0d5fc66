import * as v from 'valibot';
import { stepKinds } from '#domain/claim/claim-step.ts';
import { roomChoices, stayLines } from '#domain/claim/stay.ts';
import { limitedTreatments } from '#domain/cover/features.ts';
import { waitKinds } from '#domain/cover/waiting.ts';
import { cityTiers } from '#domain/location/city.ts';

/** Wire shape of the usual hospital stays and of how a bill is settled. Rupees are whole. */

const room = v.picklist(roomChoices);
const waits = v.picklist(waitKinds);
const treatment = v.nullable(v.picklist(limitedTreatments));
const byRoom = v.array(v.object({ room, amount: v.number() }));

/** This is one tier of city: 1 is the metros, 2 other big cities, 3 everywhere else. */
const tierShape = v.object({
  tier: v.picklist(cityTiers),
  rents: byRoom,
  icu_per_day: v.number(),
  nursing_per_day: v.number(),
  before: v.number(),
  after: v.number(),
  lines: v.array(v.object({ line: v.picklist(stayLines), amount: v.number() })),
  /** This is the whole bill in each room. */
  totals: byRoom,
});

export const stayShape = v.object({
  id: v.string(),
  title: v.string(),
  waits,
  treatment,
  /** What it is limited as when done in a newer way. */
  option: treatment,
  admissions: v.number(),
  room_days: v.number(),
  icu_days: v.number(),
  days_before: v.number(),
  days_after: v.number(),
  tiers: v.array(tierShape),
});

export const staysResponse = v.object({
  as_of: v.string(),
  note: v.string(),
  /** Percent of its price in a shared room at which nursing, doctors and theatre are billed. */
  room_factors: v.array(v.object({ room, percent: v.number() })),
  /** In the order in which a bill is settled. */
  steps: v.array(v.picklist(stepKinds)),
  /** A plan for a shared room, in a single room with air conditioning; null without stays. */
  cut_example: v.nullable(
    v.object({
      title: v.string(),
      rent: v.number(),
      limit: v.number(),
      percent: v.number(),
      /** The whole bill, what is taken off it step by step, and what the plan pays: they add up. */
      total: v.number(),
      not_payable: v.number(),
      above_limit: v.number(),
      fees_cut: v.number(),
      plan_pays: v.number(),
    }),
  ),
  stays: v.array(stayShape),
});

export type WireStays = v.InferOutput<typeof staysResponse>;
