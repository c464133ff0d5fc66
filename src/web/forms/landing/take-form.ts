import { createMemoryHistory } from '@tanstack/react-router';
import { dateTextIn } from '#web/browser/dates.ts';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter } from '#web/page/router.ts';
import type { FormMemory } from './form-memory.ts';
import { goOnFrom } from './go-on.ts';
import { takeHome } from './home-price.ts';
import { sayForm } from './say-form.ts';
import { landingSteps } from './step-names.ts';
import type { GoOnNeeds, StepResult } from './step-result.ts';

type Posted = Parameters<typeof sayForm>[2];
type TakenAt = (
  at: { readonly params: Readonly<Record<string, string>>; readonly url: string },
  posted: Posted,
  memory: FormMemory,
  needs: GoOnNeeds,
) => Promise<StepResult> | undefined;

/** The screens whose forms work without scripts, by their folders. */
const takers: Readonly<Record<string, TakenAt>> = {
  intro: (_at, posted, memory, needs) => takeHome(sayForm('home', memory, posted), needs),
  landing({ params }, posted, memory, needs) {
    const step = landingSteps.find((each) => each === params.step);
    return step && goOnFrom(step, sayForm(step, memory, posted), needs);
  },
  async results({ params, url }, posted, memory, { api }) {
    const [, amount = ''] = posted.find(([name]) => name === 'amount') ?? [];
    const quote = { quote_id: params.quoteID ?? '' };
    const changed = await api.call('changeBearable', { params: quote, body: { amount } });
    const next = { said: memory, to: url, found: [] };
    if (!changed.ok) return next;
    return { ...next, said: { ...memory, draft: { ...memory.draft, bearable: changed.value.amount } } };
  },
};

/** What follows from a form that was sent to the page at an address, on the server; undefined where none is taken. */
export async function takeForm(
  url: string,
  posted: Posted,
  memory: FormMemory,
  context: PageContext,
): Promise<StepResult | undefined> {
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
  const params = match.params as Readonly<Record<string, string>>;
  return takers[row.screen]?.({ params, url }, posted, memory, needs);
}
