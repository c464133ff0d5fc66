import { cardsAnswer } from '#contract/quote/cards-wire.ts';
import { filtersFrom } from '#contract/quote/filters-wire.ts';
import { productTypes } from '#contract/quote/wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { ok } from '#domain/result.ts';
import { listCards } from '#usecases/quoting/list-cards.ts';
import type { Handler } from '../handlers.ts';
import { type CountingNeeds, conflictOf, rememberStep, scoreCheck } from './score-validity.ts';

/** One block of a quote as its list shows it. */
export const getCards =
  (needs: CountingNeeds): Handler<'getCards'> =>
  async ({ params, body: { data, filters, IS_AROGYA } }, context) => {
    const { visitor, locale } = context;
    const quoteId = asId<QuoteId>(params.quote_id);
    const listed = await listCards(needs, visitor, {
      quoteId,
      block: data.block,
      productType: data.product_type && productTypes[data.product_type],
      filters: filtersFrom(filters ?? {}),
      variant: IS_AROGYA === 'true' ? 'arogya-sanjeevani' : undefined,
      stay: data.stay,
      first: data.first,
    });
    if (!listed.ok) return listed;
    const { catalogue, stamp, live, quote, block } = listed.value;
    const isTrue = scoreCheck(needs.ports, { catalogue, stamp, live, quote, visitor });
    const { group } = block.block;
    const event = { name: 'results-seen', fields: { plan_type: group } } as const;
    await rememberStep(needs, context, isTrue, { event, about: `${quoteId} ${group}` });
    return ok(
      cardsAnswer({
        ...listed.value,
        language: locale,
        mayShowScores: licenceRules[needs.licence].mayAdvise,
        channelConflict: conflictOf(quote, context, data.block),
      }),
    );
  };
