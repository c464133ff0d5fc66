import { choiceFrom, refusedNamedChoice } from '#contract/plan/choice.ts';
import { sharedToWire } from '#contract/share/wire.ts';
import { asId, type QuoteId, type ShareId, type SlabId } from '#domain/ids.ts';
import type { Licence } from '#domain/offer/licence.ts';
import { fail, ok } from '#domain/result.ts';
import { formerReferenceOf } from '#domain/share/reference.ts';
import type { Ports } from '#usecases/ports.ts';
import { type ScoringNeeds, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { shareDecision } from '#usecases/quoting/sharing/share-decision.ts';
import { shareLastQuote } from '#usecases/quoting/sharing/share-last-quote.ts';
import type { Handler, Handlers } from './handlers.ts';

export function shareHandlers(ports: Ports, licence: Licence): Pick<Handlers, 'share' | 'getShared'> {
  const needs = scoringNeeds(ports, licence);
  return {
    share: share(needs),
    getShared: getShared(ports),
  };
}

/** Goes to others, so it never leads where a request says that we are: without an origin of ours it is a path. */
const shortUrl = (publicOrigin: string, id: string) => `${publicOrigin}/s/${encodeURIComponent(id)}`;

const share =
  (needs: ScoringNeeds): Handler<'share'> =>
  async ({ body: { data } }, { visitor, publicOrigin }) => {
    const shared = data
      ? await shareDecision(needs, visitor, {
          quoteId: asId<QuoteId>(data.quote_id),
          block: data.block,
          slabId: asId<SlabId>(data.slab_id),
          besideIds: (data.beside ?? []).map((id) => asId<SlabId>(id)),
          choices: (data.chosen ?? []).map((one) => ({
            ...choiceFrom(one),
            slabId: asId<SlabId>(one.slab_id),
          })),
        })
      : await shareLastQuote(needs, visitor);
    if (!shared.ok) return { ok: false, failure: refusedNamedChoice(shared.failure) };
    return ok({ shorturl: shortUrl(publicOrigin, shared.value) });
  };

/** Whoever has the link may read what was shared, and nothing else by it. */
const getShared =
  ({ store, clock }: Ports): Handler<'getShared'> =>
  async ({ params: { id } }, { publicOrigin, locale: language, say }) => {
    const shareId = asId<ShareId>(id);
    const shared = await store.readShare(shareId, clock.now());
    if (!shared) return fail('NOT_FOUND');
    const names = {
      shorturl: shortUrl(publicOrigin, id),
      reference: shared.decision.reference ?? formerReferenceOf(shareId),
    };
    return ok(sharedToWire({ ...shared, ...names }, { say, language }));
  };
