import type { Api } from '#web/browser/network/api.ts';
import type { Plain } from '#web/forms/landing/said.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import type { AskedCondition } from '#web/forms/quote/health-answers.ts';
import { leavingPart } from './leaving-part.ts';

export type LoadedLeaving = {
  readonly plain: Plain | null;
  readonly conditions: readonly AskedCondition[] | null;
};

export async function loadLeaving(api: Api, plain: Plain | undefined): Promise<LoadedLeaving> {
  const [conditions] = await Promise.all([loadConditions(api), leavingPart.fetchCode()]);
  return { plain: plain ?? null, conditions };
}
