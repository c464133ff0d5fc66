import type { Api } from '#web/browser/network/api.ts';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import { rightsPart } from '#web/plan-parts/rights/rights-part.ts';
import { leavingPart } from './leaving-part.ts';

export async function loadLeaving(api: Api, plain: PlainForm | undefined) {
  const [conditions] = await Promise.all([
    loadConditions(api),
    leavingPart.fetchCode(),
    rightsPart.fetchCode(),
  ]);
  return { plain: plain ?? null, conditions };
}
