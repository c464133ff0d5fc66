import * as v from 'valibot';
import { cityTiers } from '#domain/location/city.ts';
import { protections, usualOutcomes } from '#domain/person/condition.ts';
import { genders } from '#domain/person/relation.ts';

/** Wire shapes of what the steps of a quote look up. */

export const medicalConditionsRequest = v.strictObject({
  /** For a small screen: the ones that are asked first stand first. */
  mobile: v.optional(v.picklist(['true', 'false'])),
});
export const medicalConditionsResponse = v.object({
  medical_conditions: v.array(
    v.object({
      id: v.number(),
      medical_condition: v.string(),
      /** Its name in every language, for those who type it. */
      found_as: v.array(v.string()),
      permission: v.boolean(),
      usual_outcome: v.picklist(usualOutcomes),
      common: v.boolean(),
      gender: v.nullable(v.picklist(genders)),
      common_from: v.nullable(v.number()),
      /** A law of its own forbids to turn somebody away over it. */
      protection: v.nullable(v.picklist(protections)),
    }),
  ),
});
export const citiesResponse = v.object({
  cities: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** Its name in every language, for those who type it. */
      found_as: v.array(v.string()),
      state: v.string(),
      /** The pincode of the city's main post office. */
      pincode: v.string(),
      tier: v.picklist(cityTiers),
    }),
  ),
});
export const placeResponse = v.object({
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
  /** It is the pincode itself, as everywhere (decision record 133). */
  city_id: v.string(),
  /** What forms take and keep, whatever the language. */
  state_id: v.string(),
  zone: v.number(),
  /** Ours: a pincode of a border has offices in another state too. */
  also_in: v.array(v.object({ city: v.string(), state: v.string(), state_id: v.string() })),
  /** Ours: no list has the pincode; this is the place of its nearest neighbour. */
  is_guess: v.boolean(),
});
