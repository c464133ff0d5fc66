import { conditionId } from '#domain/ids.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { LoaderInput } from '#web/platform/loader-input.ts';

/** Null when the list cannot be had right now: the page says so and asks again. */
export async function loadConditions({ api }: LoaderInput): Promise<readonly Condition[] | null> {
  const result = await api.call('getMedicalConditions', { params: {}, body: {} });
  if (!result.ok) return null;
  return result.value.medical_conditions.map(({ id, medical_condition: name, permission, common }) => ({
    id: conditionId(id),
    name,
    blocks: !permission,
    common,
  }));
}
