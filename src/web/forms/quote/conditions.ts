import { conditionId } from '#domain/ids.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { ConditionQuestion } from './health-answers.ts';

/** Null when the list cannot be had right now: the page says so and asks again. */
export async function loadConditions(api: Pick<Api, 'call'>): Promise<readonly ConditionQuestion[] | null> {
  const result = await api.call('getMedicalConditions', { params: {}, body: {} });
  if (!result.ok) return null;
  return result.value.medical_conditions.map((condition) => ({
    id: conditionId(condition.id),
    name: condition.medical_condition,
    foundAs: condition.found_as,
    outcome: condition.usual_outcome,
    blocks: !condition.permission,
    common: condition.common,
    gender: condition.gender ?? undefined,
    commonFrom: condition.common_from ?? undefined,
    protection: condition.protection ?? undefined,
  }));
}
