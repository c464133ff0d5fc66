import { choiceFrom, refusedNamedChoice } from '#contract/plan/choice.ts';
import { yearsToWire } from '#contract/quote/years-wire.ts';
import { assumedLimits } from '#domain/claim/held-cover.ts';
import { asId, type QuoteId, type SlabId } from '#domain/ids.ts';
import { usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { ok } from '#domain/result.ts';
import { readYearsAhead, type YearsRequest } from '#usecases/quoting/read-years-ahead.ts';
import type { ScoringNeeds } from '#usecases/quoting/score-quote.ts';
import type { Handler } from '../handlers.ts';

/** What named plans leave to the people of a block in the years ahead. */
export const getYears =
  (needs: ScoringNeeds): Handler<'getYears'> =>
  async ({ params, body: { data } }, { visitor }) => {
    const request: YearsRequest = {
      quoteId: asId<QuoteId>(params.quote_id),
      block: data.block,
      slabIds: data.slab_ids.map((id) => asId<SlabId>(id)),
      choice: {
        hospital: data.hospital ?? usualYears.hospital,
        stays: data.stays ?? usualYears.stays,
        health: data.health ?? usualYears.health,
      },
      choices: (data.chosen ?? []).map((one) => ({ ...choiceFrom(one), slabId: asId<SlabId>(one.slab_id) })),
      firstYear: data.first_year ?? false,
      heldLimits: {
        roomCapPercent: data.held?.room_percent ?? assumedLimits.roomCapPercent,
        copayPercent: data.held?.copay_percent ?? assumedLimits.copayPercent,
      },
    };
    const result = await readYearsAhead(needs, visitor, request);
    if (!result.ok) return { ok: false, failure: refusedNamedChoice(result.failure) };
    return ok(yearsToWire({ ...request, ...result.value }));
  };
