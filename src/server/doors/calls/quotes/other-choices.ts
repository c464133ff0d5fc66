import { otherChoicesToWire } from '#contract/quote/bearable/other-choices-wire.ts';
import { filtersFrom } from '#contract/quote/filters-wire.ts';
import { productTypes } from '#contract/quote/wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { ok } from '#domain/result.ts';
import { readOtherChoices } from '#usecases/quoting/judging/read-other-choices.ts';
import type { ScoringNeeds } from '#usecases/quoting/score-quote.ts';
import type { Handler } from '../handlers.ts';
import { scoreCheck } from './score-validity.ts';

/** What other choices would have recommended in a list, for whoever asks. */
export const getOtherChoices =
  (needs: ScoringNeeds): Handler<'getOtherChoices'> =>
  async ({ params, body: { data, filters, IS_AROGYA } }, { visitor, mayRemember }) => {
    const read = await readOtherChoices(needs, visitor, {
      quoteId: asId<QuoteId>(params.quote_id),
      block: data.block,
      productType: data.product_type && productTypes[data.product_type],
      filters: filtersFrom(filters ?? {}),
      variant: IS_AROGYA === 'true' ? 'arogya-sanjeevani' : undefined,
    });
    if (!read.ok) return read;
    const { catalogue, stamp, live, quote } = read.value;
    mayRemember(scoreCheck(needs.ports, { catalogue, stamp, live, quote, visitor }));
    const { mayAdvise: mayShowScores } = licenceRules[needs.licence];
    return ok(otherChoicesToWire({ ...read.value, mayShowScores }));
  };
