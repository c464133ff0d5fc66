import { otherAnswersToWire } from '#contract/quote/importance/other-answers-wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { ok } from '#domain/result.ts';
import { readOtherAnswers } from '#usecases/quoting/judging/read-other-answers.ts';
import type { ScoringNeeds } from '#usecases/quoting/score-quote.ts';
import type { Handler } from '../handlers.ts';
import { scoreCheck } from './score-validity.ts';

/** The questions of the checklist, with what each other answer would change. */
export const getOtherAnswers =
  (needs: ScoringNeeds): Handler<'getOtherAnswers'> =>
  async ({ params, body: { data } }, { visitor, locale: language, mayRemember }) => {
    const quoteId = asId<QuoteId>(params.quote_id);
    const read = await readOtherAnswers(needs, visitor, { quoteId, block: data.block });
    if (!read.ok) return read;
    const { catalogue, stamp, live, quote } = read.value;
    mayRemember(scoreCheck(needs.ports, { catalogue, stamp, live, quote, visitor }));
    const { mayAdvise: mayShowScores } = licenceRules[needs.licence];
    return ok(otherAnswersToWire({ ...read.value, mayShowScores, language }));
  };
