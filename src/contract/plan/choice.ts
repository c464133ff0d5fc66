import * as v from 'valibot';
import { policyTerms } from '#domain/catalogue/catalogue.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import type { Failure, FailureCode } from '#domain/result.ts';

/** Wire shapes of what is chosen with a plan: `tenure` is in years, `riders` are ids. */

const riderId = v.pipe(v.string(), v.maxLength(80));
export const tenureShape = v.picklist(policyTerms);
export const riderIdsShape = v.pipe(v.array(riderId), v.maxLength(20));

/** When they are absent, the term is a year and there are no riders. */
export const choiceEntries = { tenure: v.optional(tenureShape), riders: v.optional(riderIdsShape) };

const slabId = v.pipe(v.string(), v.maxLength(80));
const once = <One extends { readonly slab_id: string }>(keyOf: (one: One) => string) =>
  v.check((list: One[]) => new Set(list.map(keyOf)).size === list.length, 'each plan once');

/** With named plans of one block. */
export const chosenShape = v.pipe(
  v.array(v.strictObject({ slab_id: slabId, ...choiceEntries })),
  v.maxLength(4),
  once(({ slab_id }) => slab_id),
);

/** With named plans of several blocks. Absent `block`: in each in which the plan stands. */
export const chosenInBlocksShape = v.pipe(
  v.array(v.strictObject({ slab_id: slabId, block: v.optional(v.picklist(blockIds)), ...choiceEntries })),
  v.maxLength(12),
  once(({ slab_id, block = '' }) => `${slab_id} ${block}`),
);

type WireChoice = {
  readonly tenure?: PlanChoice['termYears'] | undefined;
  readonly riders?: readonly string[] | undefined;
};

export function choiceFrom({ tenure = 1, riders = [] }: WireChoice): PlanChoice {
  return { termYears: tenure, riders };
}

const fieldOf: Readonly<Partial<Record<FailureCode, string>>> = {
  PLAN_NOT_OFFERED: 'slab_id',
  TERM_NOT_SOLD: 'tenure',
  RIDER_NOT_OFFERED: 'riders',
  RIDERS_EXCLUDE_EACH_OTHER: 'riders',
  RIDER_NEEDS_ANOTHER: 'riders',
  RIDER_AGE_OUT_OF_RANGE: 'riders',
  RIDERS_OVER_CAP: 'riders',
};

/** A choice that cannot be had, told beside the field of it that is wrong. */
export function refusedChoice(failure: Failure, path = ''): Failure {
  const { code, detail } = failure;
  const name = fieldOf[code];
  return name === undefined
    ? failure
    : { code, ...(detail && { detail }), fields: [{ field: path + name, code }] };
}

/** The failure is about one of several plans: the detail says which. */
export function refusedNamedChoice(failure: Failure): Failure {
  const { chosen, ...detail } = failure.detail ?? {};
  return chosen === undefined ? failure : refusedChoice({ ...failure, detail }, `data.chosen.${chosen}.`);
}
