import type { Api } from '#web/browser/network/api.ts';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import { leavingPart } from './leaving-part.ts';

export type LoadedLeaving = {
  readonly plain: PlainForm | null;
  readonly conditions: readonly ConditionQuestion[] | null;
};

export async function loadLeaving(api: Api, plain: PlainForm | undefined): Promise<LoadedLeaving> {
  const [conditions] = await Promise.all([loadConditions(api), leavingPart.fetchCode()]);
  return { plain: plain ?? null, conditions };
}
