import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { Plain } from '#web/forms/landing/said.ts';
import type { LandingStep } from '#web/forms/landing/step-names.ts';
import { type AskedCity, loadCities } from '#web/forms/place/cities.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import type { AskedCondition } from '#web/forms/quote/health-answers.ts';
import { stepPart } from './step-part.ts';

export type LoadedStep = {
  /** What the form needs without scripts; null once they run. */
  readonly plain: Plain | null;
  /** Null where the step asks nothing of it, and when it cannot be had right now. */
  readonly conditions: readonly AskedCondition[] | null;
  /** Of the city mode only. */
  readonly cities: readonly AskedCity[] | null;
};

type Drawn = { readonly site: Site; readonly plain: Plain | undefined };

const asksPlace: readonly LandingStep[] = ['gender-pincode', 'members'];

export async function loadStep(api: Api, step: LandingStep, { site, plain }: Drawn): Promise<LoadedStep> {
  const [conditions, cities] = await Promise.all([
    step === 'medical' ? loadConditions(api) : null,
    site.locationMode === 'city' && asksPlace.includes(step) ? loadCities(api) : null,
    stepPart.fetchCode(),
  ]);
  return { plain: plain ?? null, conditions, cities };
}
