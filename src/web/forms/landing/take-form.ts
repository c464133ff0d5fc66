import { createMemoryHistory } from '@tanstack/react-router';
import { dateTextIn } from '#web/browser/dates.ts';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter } from '#web/page/router.ts';
import { goOnFrom } from './go-on.ts';
import type { Gone, GoOnNeeds } from './gone.ts';
import { takeHome } from './home-price.ts';
import type { Said } from './said.ts';
import { sayForm } from './say-form.ts';
import { landingSteps } from './step-names.ts';

type Posted = Parameters<typeof sayForm>[2];
type TakenAt = (
  params: Readonly<Record<string, string>>,
  posted: Posted,
  said: Said,
  needs: GoOnNeeds,
) => Promise<Gone> | undefined;

/** The screens whose forms work without scripts, by their folders. */
const takers: Readonly<Record<string, TakenAt>> = {
  intro: (_params, posted, said, needs) => takeHome(sayForm('home', said, posted), needs),
  landing(params, posted, said, needs) {
    const step = landingSteps.find((each) => each === params.step);
    return step && goOnFrom(step, sayForm(step, said, posted), needs);
  },
};

/** What follows from a form that was sent to the page at an address, on the server; undefined where none is taken. */
export async function takeForm(
  url: string,
  posted: Posted,
  said: Said,
  context: PageContext,
): Promise<Gone | undefined> {
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createPageRouter({ context, history });
  const match = router.matchRoutes(router.latestLocation).at(-1);
  const row = match?.staticData.row;
  if (!row || !('screen' in row)) return undefined;
  const { words, api, site } = context;
  const needs = {
    t: words.t,
    dateText: dateTextIn(words.t),
    today: site.pricesAsOf,
    locationMode: site.locationMode,
    api,
  };
  // Texts of an address, by the names of its path.
  return takers[row.screen]?.(match.params as Readonly<Record<string, string>>, posted, said, needs);
}
