import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Draft, Health } from '#web/browser/storage/draft-shape.ts';
import { firstGap, type QuoteStepName, wireQuoteOf } from './quote-answers.ts';

type Saved = CallAnswer<'saveDetails'>;

export type Trouble =
  | { readonly kind: 'gap'; readonly step: QuoteStepName }
  | { readonly kind: 'refused'; readonly failure: WireFailure };

export type SaveEnding =
  | {
      readonly ok: true;
      readonly saved: Saved;
      /** The list of conditions can have changed since it was asked: who leaves over one, and children with them. */
      readonly leaving: readonly MemberKey[];
    }
  | { readonly ok: false; readonly trouble: Trouble };

/** Makes a quote of the answers, unless one is missing. */
export async function saveAnswers(api: Pick<Api, 'call'>, draft: Draft, health: Health): Promise<SaveEnding> {
  const gap = firstGap(draft, health);
  const data = wireQuoteOf(draft, health);
  if (gap !== undefined || data === undefined) {
    return { ok: false, trouble: { kind: 'gap', step: gap ?? 'who' } };
  }
  const result = await api.call('saveDetails', { params: {}, body: { data } });
  if (!result.ok) return { ok: false, trouble: { kind: 'refused', failure: result.failure } };
  return {
    ok: true,
    saved: result.value,
    leaving: result.value.dropped.map(({ id }) => memberKeyFrom(id)),
  };
}
