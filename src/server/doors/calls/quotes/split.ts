import type { CallAnswer, CallRequest } from '#contract/call/shapes.ts';
import { splitToWire } from '#contract/quote/split-wire.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { ok, type Result } from '#domain/result.ts';
import { isStillTrue, type StillTrue } from '#usecases/quoting/judging/still-true.ts';
import { readSplitPlans, type SplitRequest } from '#usecases/quoting/read-split-plans.ts';
import type { ScoringNeeds } from '#usecases/quoting/score-quote.ts';
import type { CallContext } from '../../../visit/call-context.ts';

/** The ways to insure the people of a quote, each policy on the pick of its own people. */
export async function getSplitPlans(
  needs: ScoringNeeds,
  { params, body: { data = {} } }: CallRequest<'getSplitPlans'>,
  { visitor, locale, mayRemember }: CallContext,
): Promise<Result<CallAnswer<'getSplitPlans'>>> {
  const request: SplitRequest = {
    quoteId: asId<QuoteId>(params.quote_id),
    claimant: data.claimant === undefined ? undefined : memberKeyFrom(data.claimant),
    claim: data.claim ?? 'within',
  };
  const result = await readSplitPlans(needs, visitor, request);
  if (!result.ok) return result;
  const { quote, catalogue, stamp, live, question } = result.value.rated;
  mayRemember(truthOf(needs, { catalogue, stamp, live, quote, visitor }));
  const mayShowScores = licenceRules[needs.licence].mayAdvise;
  const context = {
    quote,
    catalogue,
    language: locale,
    mayShowScores,
    pricedOn: stamp.on,
    coverStart: question.on,
  };
  return ok(splitToWire({ ...request, ...result.value, ...context }));
}

/** Apart, so that what is kept to look again holds on to this and not to all the plans. */
function truthOf({ ports }: ScoringNeeds, facts: StillTrue): () => Promise<boolean> {
  return () => isStillTrue(ports, facts);
}
