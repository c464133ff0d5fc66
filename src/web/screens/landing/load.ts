import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import type { LandingForm } from '#web/forms/landing/step-names.ts';
import { loadCities, type OfferedCity } from '#web/forms/place/cities.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import { stepPart } from './step-part.ts';

export type LoadedStep = {
  /** What the form needs without scripts; null once they run. */
  readonly plain: PlainForm | null;
  /** Null where the step asks nothing of it, and when it cannot be had right now. */
  readonly conditions: readonly ConditionQuestion[] | null;
  /** Only the city mode has them. */
  readonly cities: readonly OfferedCity[] | null;
};

type ServerContext = { readonly site: Site; readonly plain: PlainForm | undefined };

const asksPlace: readonly LandingForm[] = ['gender-pincode', 'members', 'health'];
const asksIllness: readonly LandingForm[] = ['medical', 'health'];

export async function loadStep(
  api: Api,
  step: LandingForm,
  { site, plain }: ServerContext,
): Promise<LoadedStep> {
  const [conditions, cities] = await Promise.all([
    asksIllness.includes(step) ? loadConditions(api) : null,
    site.locationMode === 'city' && asksPlace.includes(step) ? loadCities(api) : null,
    stepPart.fetchCode(),
  ]);
  return { plain: plain ?? null, conditions, cities };
}
