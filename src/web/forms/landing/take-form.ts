import { createMemoryHistory } from '@tanstack/react-router';
import { csrfField } from '#contract/call/encoding.ts';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { genders } from '#domain/person/relation.ts';
import { dateTextIn } from '#web/browser/dates.ts';
import { type PeopleChange, saveChanged, withChange } from '#web/forms/people/change-people.ts';
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
    const step = ([...landingSteps, 'health'] as const).find((each) => each === params.step);
    return step && goOnFrom(step, sayForm(step, memory, posted), needs);
  },
  results: takeAssumption,
  'plan-detail': takeBearable,
};

/** One of the questions above the picks: what can be borne, or who and where the people are. */
function takeAssumption(...form: Parameters<TakenAt>) {
  const [{ params, url }, posted, memory, { api, t }] = form;
  const [name, value = ''] = posted.find(([field]) => field !== csrfField) ?? [];
  const change = name === undefined ? undefined : changeOf(name, value);
  if (change === undefined) return takeBearable(...form);
  return takeChange({ quoteId: params.quoteID ?? '', url, change }, memory, { api, t });
}

function changeOf(name: string, value: string): PeopleChange | undefined {
  if (name === 'pincode' || name === 'parents-pincode') return { name, value };
  const gender = name === 'spouse-gender' && genders.find((each) => each === value);
  return gender ? { name: 'spouse-gender', value: gender } : undefined;
}

type Changing = { readonly quoteId: string; readonly url: string; readonly change: PeopleChange };

/** Leads to the same list of the quote that has the change. */
async function takeChange(
  { quoteId, url, change }: Changing,
  memory: FormMemory,
  { api, t }: Pick<GoOnNeeds, 'api' | 't'>,
): Promise<StepResult> {
  const field = change.name;
  const isPlace = field !== 'spouse-gender';
  if (isPlace && parsePincode(change.value) === undefined)
    return { said: memory, found: [{ field, message: t('assume.place.wrong') }] };
  const saved = await saveChanged(api, quoteId, change);
  if (!saved.ok) return { said: memory, found: [{ field, message: saved.failure.message }] };
  const draft = withChange(memory.draft, change, saved.value);
  return { said: { ...memory, draft }, to: url.replace(quoteId, saved.value.quote_id), found: [] };
}

/** What can be borne is changed in the quote of the page; an amount that is none of the choices is said on it. */
async function takeBearable(...[{ params, url }, posted, memory, { api, t }]: Parameters<TakenAt>) {
  const [, amount = ''] = posted.find(([name]) => name === 'amount') ?? [];
  const refused = (message: string) => ({ said: memory, found: [{ field: 'amount', message }] });
  if (!bearableChoices.some((choice) => String(choice) === amount)) return refused(t('assume.bearable.none'));
  const quote = { quote_id: params.quoteID ?? '' };
  const changed = await api.call('changeBearable', { params: quote, body: { amount } });
  if (!changed.ok) return refused(changed.failure.message);
  const draft = { ...memory.draft, bearable: changed.value.amount };
  return { said: { ...memory, draft }, to: url, found: [] };
}

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
