import type { SlabId } from '../../ids.ts';
import { cptIdOf } from '../../price/cpt.ts';
import { ratePlan } from '../../price/rating.ts';
import { type PlanChoice, soundChoice } from '../../price/riders/plan-choice.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Plan } from '../plan.ts';
import type { BlockFacts, RatedBlock, RatedPlan } from '../rated-blocks.ts';
import { slabWithRiders } from './rider-forms.ts';

/** What was chosen with one named plan. */
export type ChosenPlan = PlanChoice & {
  readonly slabId: SlabId;
  /** Undefined: in every block in which the plan stands. */
  readonly block: BlockId | undefined;
};

/**
 * The blocks with each chosen plan as its term and riders make it: price, priced row and terms. Fails with
 * `PLAN_NOT_OFFERED`, `TERM_NOT_SOLD` and as `chosenRiders` does, and says in the detail with which of them (`chosen`).
 */
export function withNamedChoices(
  blocks: readonly RatedBlock[],
  choices: readonly ChosenPlan[],
): Result<readonly RatedBlock[]> {
  const isMeant = ({ block, slabId }: ChosenPlan, { plan }: RatedPlan) =>
    slabId === plan.slab.id && (block === undefined || block === plan.block);
  const absent = choices.findIndex(
    (one) => !blocks.some(({ plans }) => plans.some((plan) => isMeant(one, plan))),
  );
  if (absent >= 0) return fail('PLAN_NOT_OFFERED', { detail: { chosen: absent } });
  const changed: RatedBlock[] = [];
  for (const block of blocks) {
    const plans: RatedPlan[] = [];
    for (const rated of block.plans) {
      const at = choices.findIndex((one) => isMeant(one, rated));
      const choice = choices[at];
      const plan = choice ? chosenPlan(block.facts, rated.plan, choice) : ok(rated);
      if (!plan.ok) return fail(plan.failure.code, { detail: { ...plan.failure.detail, chosen: at } });
      plans.push(plan.value);
    }
    changed.push({ ...block, plans });
  }
  return ok(changed);
}

/** Fails as `soundChoice` does. `plain`: for a year, without riders. */
export function chosenPlan(
  { ratedFor, rows, eldestAge }: BlockFacts,
  plain: Plan,
  choice: PlanChoice,
): Result<RatedPlan> {
  const sound = soundChoice(plain, ratedFor.members, choice);
  if (!sound.ok) return sound;
  const { termYears, riders } = sound.value;
  const { slab, factsAt } = slabWithRiders(plain.insurer, plain.slab, riders);
  const ids = riders.map(({ id }) => id);
  return ok({
    plan: {
      ...plain,
      slab,
      choice: sound.value,
      premium: ratePlan({ ...ratedFor, ...plain, termYears, riders }),
      cptId: cptIdOf({ ...rows, slabId: slab.id, termYears, riders: ids }),
    },
    facts: factsAt(eldestAge),
    isNamed: true,
  });
}
