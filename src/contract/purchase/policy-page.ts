import * as v from 'valibot';
import { coverBases } from '#domain/catalogue/catalogue.ts';
import { settlements } from '#domain/catalogue/hospital.ts';
import { coverPhases } from '#domain/cover/cover-today.ts';
import { roomAndCopayEntries } from '../plan/shapes.ts';

const hospitalShape = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  /** Else it lies in the same area: the same first three digits. */
  same_pincode: v.boolean(),
  settlement: v.picklist(settlements),
});

/** A policy that is there, as its page shows it on a day; health only as the schedule has it. */
export const policyPageShape = v.object({
  /** Whoever reads it decides over it: its buyer or its holder, but nobody whom they let in. */
  is_holder: v.boolean(),
  phase: v.picklist(coverPhases),
  /** Ready to be read: what is covered today, and what comes next. */
  today: v.string(),
  /** Ready to be read: what is covered now, what from when, and what never. */
  rows: v.array(v.object({ what: v.string(), when: v.string(), is: v.picklist(['now', 'later', 'never']) })),
  people: v.array(
    v.object({
      key: v.string(),
      date_of_birth: v.nullable(v.string()),
      /** Illnesses that were declared. */
      declared: v.array(v.string()),
    }),
  ),
  /** The age that a share of each bill goes by. */
  entry_age: v.number(),
  /** From when illness is covered that was there before; `each`: not from one day for all. */
  old_illness: v.object({ kind: v.picklist(['day', 'each', 'never']), from: v.nullable(v.string()) }),
  /** The facts as cards of plans have them, with its riders in them. */
  sum_assured: v.number(),
  deductible: v.nullable(v.number()),
  ped: v.object({ waiting_period: v.number() }),
  facts: v.object({
    ...roomAndCopayEntries,
    restoration: v.picklist(['none', 'once', 'once-any', 'unlimited']),
    cover_basis: v.picklist(coverBases),
    consumables: v.boolean(),
  }),
  /** With the percent of the money that each receives. */
  nominees: v.array(v.object({ name: v.string(), share: v.number() })),
  near: v.array(
    v.object({
      pincode: v.string(),
      city: v.string(),
      cashless: v.number(),
      count: v.number(),
      hospitals: v.array(hospitalShape),
    }),
  ),
  /** From this day on a letter reminds to renew. */
  reminded_from: v.string(),
});

export type WirePolicyPage = v.InferOutput<typeof policyPageShape>;
