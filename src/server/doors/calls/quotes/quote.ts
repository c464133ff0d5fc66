import type { CallAnswer } from '#contract/call/shapes.ts';
import { choiceFrom, refusedChoice, refusedNamedChoice } from '#contract/plan/choice.ts';
import { parsePlanIdentifier } from '#contract/plan/plan-identifier.ts';
import { projectionToWire } from '#contract/plan/projection-wire.ts';
import { type PlanWireContext, planToWire } from '#contract/plan/wire.ts';
import { quoteAnswersToWire } from '#contract/quote/answers/wire.ts';
import { bearableToWire } from '#contract/quote/bearable/wire.ts';
import { scoreAnswer } from '#contract/quote/blocks-wire.ts';
import { filtersFrom } from '#contract/quote/filters-wire.ts';
import { importanceToWire } from '#contract/quote/importance/wire.ts';
import { citiesToWire } from '#contract/quote/look-ups/cities-wire.ts';
import { conditionsToWire, inOrderOf } from '#contract/quote/look-ups/conditions-wire.ts';
import { placeToWire } from '#contract/quote/look-ups/place-wire.ts';
import { quoteRequestFrom, refusedQuote } from '#contract/quote/request/request.ts';
import { requoteToWire } from '#contract/quote/requote-wire.ts';
import { covidPlans, type WireQuote } from '#contract/quote/shapes.ts';
import { memberKeyFrom, productTypes } from '#contract/quote/wire.ts';
import { asId, type QuoteId, type SlabId } from '#domain/ids.ts';
import { inLanguage } from '#domain/local-text.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { pincodeFailure } from '#domain/location/pincode-failure.ts';
import { type Licence, licenceRules } from '#domain/offer/licence.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import { noLivePriceReasons } from '#domain/price/premium.ts';
import { trendPercentAYear } from '#domain/price/price-rise.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { askProcessingStatus } from '#usecases/applying/ask-processing-status.ts';
import { requoteProposal } from '#usecases/applying/requote-proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import { changeAnswers } from '#usecases/quoting/judging/change-answers.ts';
import { policyYearsIn } from '#usecases/quoting/judging/policy-years-in.ts';
import { priceChoicesIn } from '#usecases/quoting/price-choices.ts';
import { projectPlan } from '#usecases/quoting/project-plan.ts';
import { rankNamedPlans } from '#usecases/quoting/rank-named-plans.ts';
import { readQuote } from '#usecases/quoting/read-quote.ts';
import { type AfterQuote, saveQuote } from '#usecases/quoting/save-quote.ts';
import {
  needsOfNow,
  type ScoreRequest,
  type ScoringNeeds,
  scoreOnePlan,
  scoreQuote,
  scoringNeeds,
} from '#usecases/quoting/score-quote.ts';
import { begunByQuote, savedEvent } from '#usecases/telling/count-step.ts';
import type { Locale } from '#words/areas.ts';
import { clausesOfPlan, papersOfProduct } from '../../../drawing/papers/product-papers.ts';
import { messageOf } from '../../../ground/words/failure-words.ts';
import type { Handler, Handlers } from '../handlers.ts';
import type { CountStep } from '../site/step-counter.ts';
import { getCards } from './cards.ts';
import { hospitalsByPincode } from './hospitals.ts';
import { getOtherAnswers } from './other-answers.ts';
import { getOtherChoices } from './other-choices.ts';
import { type CountingNeeds, conflictOf, scoreCheck } from './score-validity.ts';
import { getSplitPlans } from './split.ts';
import { getYears } from './years.ts';

export function quoteHandlers(ports: Ports, licence: Licence, countStep: CountStep) {
  const needs = { ...scoringNeeds(ports, licence), countStep };
  return {
    getMedicalConditions: async ({ body }, { locale }) => {
      const { conditions } = ports.catalogue.current();
      return ok(conditionsToWire(inOrderOf(conditions, body.mobile === 'true'), locale));
    },
    getCities: async (_, { locale }) => ok(citiesToWire(ports.catalogue.current(), locale)),
    getPlace: async ({ params }, context) => {
      const place = placeAnswer(ports, params.pincode, context.locale);
      if (place.ok) await countStep(context, { name: 'quote-begun', fields: { by: 'place' } });
      return place;
    },
    hospitalsByPincode: hospitalsByPincode(ports),
    saveDetails: saveDetails(needs),
    getQuote: tellQuote(ports),
    changeBearable: async ({ params, body: { amount: bearable } }, { visitor }) => {
      const changed = await changeAnswers(ports, visitor, asId<QuoteId>(params.quote_id), { bearable });
      return changed.ok ? ok(bearableToWire(changed.value.bearable)) : changed;
    },
    changeImportance: async ({ params, body: { data: importance } }, { visitor }) => {
      const changed = await changeAnswers(ports, visitor, asId<QuoteId>(params.quote_id), { importance });
      return changed.ok ? ok(importanceToWire(changed.value.importance)) : changed;
    },
    getScore: getScore(needs),
    getCards: getCards(needs),
    getOtherChoices: getOtherChoices(needs),
    getOtherAnswers: getOtherAnswers(needs),
    getYears: getYears(needs),
    getSplitPlans: (request, context) => getSplitPlans(needs, request, context),
    quoteResults: quoteResults(ports),
    getFiveYearProjection: fiveYears(ports),
    onserverPremium: livePremiums(needs),
    getProcessingStatus: async ({ body }) => {
      const status = askProcessingStatus(ports, asId<SlabId>(body.slab_id), body.age);
      return status.ok ? ok({ status: status.value }) : status;
    },
  } satisfies Partial<Handlers>;
}

function placeAnswer({ catalogue }: Ports, text: string, locale: Locale): Result<CallAnswer<'getPlace'>> {
  const { placeOf, zones } = catalogue.current();
  const code = pincodeFailure(text) ?? 'PINCODE_INVALID';
  const place = isPincode(text) ? placeOf(normalisePincode(text)) : undefined;
  if (!place) return fail(code, { fields: [{ field: 'pincode', code }] });
  return ok(placeToWire(place, zones, locale));
}

const saveDetails =
  ({ ports, countStep }: CountingNeeds): Handler<'saveDetails'> =>
  async ({ body }, context) => {
    const { visitor, sale, locale } = context;
    const isCovid = body.data.product_type === covidPlans;
    if (isCovid !== (body.hot === 'true')) return fail('INVALID_ANSWERS', { fields: [typeOfHot] });
    // None is sold any more: what was answered for one is asked of the plans of today.
    const data: WireQuote = isCovid ? { ...body.data, product_type: 'INDEMNITY' } : (body.data as WireQuote); // no other type is left
    const quoteRequest = quoteRequestFrom(data);
    if (!quoteRequest.ok) return quoteRequest;
    const saved = await saveQuote(ports, visitor, sale, quoteRequest.value);
    if (!saved.ok) return { ok: false, failure: refusedQuote(data, saved.failure) };
    const { quote, dropped, next } = saved.value;
    await countStep(context, begunByQuote);
    await countStep(context, savedEvent(quote), quote.id);
    return ok({
      quote_id: quote.id,
      quote_crn: quote.crn,
      dropped: dropped.map(({ member, reason, conditions }) => ({
        id: serverIdOf(member.key) ?? member.key,
        reason,
        conditions: conditions.map(({ name }) => inLanguage(name, locale)),
      })),
      next: isCovid ? nextOfCovid(next) : nextToWire(next),
    });
  };

const typeOfHot = { field: 'data.product_type', code: 'CHOICE_UNKNOWN' } as const;

function nextOfCovid(next: AfterQuote): CallAnswer<'saveDetails'>['next'] {
  if (next.kind === 'offline') return nextToWire(next);
  const block = next.kind === 'results' ? next.block.id : 'family';
  return { kind: 'covid-plan', planType: planGroupOf(block), block };
}

const tellQuote =
  (ports: Ports): Handler<'getQuote'> =>
  async ({ params }, { visitor, locale }) => {
    const read = await readQuote(ports, visitor, asId<QuoteId>(params.quote_id));
    if (!read.ok) return read;
    const { quote, next } = read.value;
    const catalogue = ports.catalogue.current();
    return ok(quoteAnswersToWire(quote, { catalogue, language: locale, next: nextToWire(next) }));
  };

function nextToWire(next: AfterQuote): CallAnswer<'getQuote'>['next'] {
  if (next.kind === 'results') return { kind: 'results', planType: next.block.group, block: next.block.id };
  return next.kind === 'offline' ? { kind: 'policy-offline', type: 'offline' } : next;
}

const getScore =
  (needs: ScoringNeeds): Handler<'getScore'> =>
  async ({ params, body }, context) => {
    const { visitor, locale, mayRemember, say } = context;
    const coverage = body.data?.sum_assured;
    const slabIds = (body.data?.slab_ids ?? []).map((id) => asId<SlabId>(id));
    const request: ScoreRequest = {
      quoteId: asId<QuoteId>(params.quote_id),
      filters: filtersFrom({ ...(coverage === undefined ? {} : { coverage }), ...body.filters }),
      resultType: body.result_type ?? 'all',
      variant: body.IS_AROGYA === 'true' ? 'arogya-sanjeevani' : undefined,
      slabIds,
      productType: body.data?.product_type && productTypes[body.data.product_type],
      choices: (body.data?.chosen ?? []).map((one) => ({
        ...choiceFrom(one),
        slabId: asId<SlabId>(one.slab_id),
        block: one.block,
      })),
    };
    const now = needsOfNow(needs);
    const scored = await scoreQuote(now, visitor, request);
    if (!scored.ok) return { ok: false, failure: refusedNamedChoice(scored.failure) };
    const ranks = await rankNamedPlans(now, visitor, request);
    const { catalogue, stamp, quote } = scored.value;
    const live = [...scored.value.live, ...ranks.live];
    mayRemember(scoreCheck(needs.ports, { catalogue, stamp, live, quote, visitor }));
    return ok(
      scoreAnswer({
        ...scored.value,
        language: locale,
        say,
        mayShowScores: licenceRules[needs.licence].mayAdvise,
        withContent: slabIds.length > 0,
        channelConflict: conflictOf(quote, context),
        papersOf: (plan) => papersOfProduct(say, catalogue, plan, stamp.on),
        clausesOf: (plan) => clausesOfPlan(say, catalogue, plan, stamp.on),
        policyYearsOf: policyYearsIn(now, scored.value),
        choicesOf: priceChoicesIn(scored.value),
        rankOf: ranks.rankOf,
      }),
    );
  };

const quoteResults =
  (ports: Ports): Handler<'quoteResults'> =>
  async ({ body }, { visitor, locale, say }) => {
    const fresh = await requoteProposal(
      ports,
      visitor,
      asId(body.data.proposalID),
      body.data.members?.map(memberKeyFrom),
    );
    if (!fresh.ok) return { ok: false, failure: inData(fresh.failure) };
    return ok(requoteToWire(fresh.value, locale, (code, detail) => messageOf(say, code, detail)));
  };

/** Its fields as the payload names them. */
function inData(failure: Failure): Failure {
  const { fields } = failure;
  return fields
    ? { ...failure, fields: fields.map((one) => ({ ...one, field: `data.${one.field}` })) }
    : failure;
}

const fiveYears =
  (ports: Ports): Handler<'getFiveYearProjection'> =>
  async ({ body }, { visitor }) => {
    const projected = await projectPlan(ports, visitor, {
      quoteId: asId<QuoteId>(body.quote_id),
      slabId: asId<SlabId>(body.slab_id),
      group: body.plan_type,
      block: body.block,
      ...choiceFrom(body),
      risePercent: body.rise_percent ?? trendPercentAYear,
    });
    if (!projected.ok) return { ok: false, failure: refusedChoice(projected.failure) };
    const { firstYear, risePercent, years } = projected.value;
    return ok(projectionToWire(firstYear, risePercent, years));
  };

const livePremiums =
  (needs: ScoringNeeds): Handler<'onserverPremium'> =>
  async ({ body }, { visitor, locale, say }) => {
    const telling = { say, language: locale, mayShowScores: licenceRules[needs.licence].mayAdvise };
    const now = needsOfNow(needs);
    const results = body.plan_identifiers.map(async (identifier): Promise<Result<PremiumResult>> => {
      const place = parsePlanIdentifier(identifier);
      if (!place) return fail('NOT_FOUND');
      const quoteId = asId<QuoteId>(place.quoteId);
      const plan = await scoreOnePlan(now, visitor, {
        quoteId,
        block: place.block,
        slabId: asId<SlabId>(place.slabId),
        choice: place.chosen,
      });
      return plan.ok ? ok(premiumResult(identifier, plan.value, quoteId, telling)) : plan;
    });
    const premium_results: PremiumResult[] = [];
    for (const answer of await Promise.all(results)) {
      if (!answer.ok) return answer;
      premium_results.push(answer.value);
    }
    return ok({ premium_results, finish: premium_results.every(({ status }) => status !== 'pending') });
  };

type PremiumResult = CallAnswer<'onserverPremium'>['premium_results'][number];

function premiumResult(
  identifier: string,
  plan: ScoredPlan,
  quoteId: QuoteId,
  wording: PlanWireContext,
): PremiumResult {
  const wire = planToWire(plan, quoteId, wording);
  const { premium_status: status, premium_reason: reason } = wire;
  return {
    plan_identifier: identifier,
    status,
    premium: wire.premium,
    reason: reason && (noLivePriceReasons.find((cause) => cause === reason) ?? 'insurer-gave-none'),
    plan: status === 'pending' ? null : wire,
  };
}
