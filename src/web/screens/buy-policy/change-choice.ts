import type { CallAnswer, CallResult, WireFailure } from '#contract/call/shapes.ts';
import type { WireRiders } from '#contract/proposal/riders.ts';
import { livePremiumPauseMs, pollDecision } from '#domain/price/live-tries.ts';
import type { Api } from '#web/browser/network/api.ts';

export type TermYears = WireRiders['discounts'][number]['year'];

export type Press =
  | { readonly kind: 'rider'; readonly id: string; readonly isTaken: boolean }
  | { readonly kind: 'term'; readonly years: TermYears };

export type ChangedChoice = CallAnswer<'addRiders'>;

/** What one call of a press came to; `asking`: the insurer works on the price, and nothing is changed. */
export type ChangeResult =
  | { readonly kind: 'changed'; readonly answer: ChangedChoice }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: WireFailure };

/** `token` names the proposal as it is priced (decision record 064). */
export async function sendPress(api: Api, token: string, press: Press): Promise<ChangeResult> {
  const result = await callOf(api, token, press);
  if (!result.ok) return { kind: 'failed', failure: result.failure };
  return result.value.status === 'pending' ? { kind: 'asking' } : { kind: 'changed', answer: result.value };
}

function callOf(api: Api, token: string, press: Press): Promise<CallResult<'addRiders'>> {
  if (press.kind === 'term')
    return api.call('addRiders', {
      params: {},
      body: { data: [{ cpt_id: token, tenure: press.years }] },
    });
  const place = { cpt_id: token, rider_id: press.id };
  return press.isTaken
    ? api.call('addRiders', { params: {}, body: { data: [place] } })
    : api.call('removeRider', { params: {}, body: place });
}

/** Asks on until the insurer has said its price, as often as for a live plan; undefined: it did not, or nobody waits. */
export async function askOn(
  send: () => Promise<ChangeResult>,
  until: AbortSignal,
  pause: () => Promise<void> = () => new Promise((next) => setTimeout(next, livePremiumPauseMs)),
): Promise<Exclude<ChangeResult, { readonly kind: 'asking' }> | undefined> {
  for (let tries = 1; pollDecision(tries, false) === 'again'; tries += 1) {
    await pause();
    if (until.aborted) return undefined;
    const result = await send();
    if (result.kind !== 'asking') return result;
  }
  return undefined;
}
