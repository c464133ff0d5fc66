import { redirect } from '@tanstack/react-router';
import type { CallResult } from '#contract/call/shapes.ts';
import { filtersToWire } from '#contract/quote/filter-names.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api, CallManner } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/address/block-address.ts';
import { takeOldAddress } from '#web/plan-parts/address/old-address.ts';
import { type BearableForm, bearableFormOf } from '#web/plan-parts/bearable/bearable-form.ts';
import { type ConditionNames, declaredNames } from '#web/plan-parts/people/conditions.ts';
import { type ResultsData, resultsOf, showsAcceptances } from './answer.ts';
import { fullPlansAddress, type ListOptions, listOptionsFrom, searchOf } from './list-options.ts';
import { acceptancesPart } from './parts/acceptances-part.ts';
import { assumedPart } from './parts/picks/assumed-part.ts';
import { otherChoicesPart } from './parts/picks/other-choices-part.ts';
import { unmetDemandsPart } from './parts/picks/unmet-demands-part.ts';

/** Cards before "Show all plans". */
const firstCards = 20;

export function askCards(
  api: Api,
  quoteId: string,
  block: BlockId,
  options: ListOptions,
  how?: CallManner,
): Promise<CallResult<'getCards'>> {
  const { data, ...list } = listQuestion(block, options);
  const body = {
    ...list,
    data: {
      ...data,
      ...(options.stay !== undefined && { stay: options.stay }),
      ...(!options.all && { first: firstCards }),
    },
  };
  return api.call('getCards', { params: { quote_id: quoteId }, body }, how);
}

/** Which plans a list is of, as calls are asked for them. */
export function listQuestion(block: BlockId, options: ListOptions) {
  return {
    data: {
      block,
      ...(options.fullPlans && { product_type: fullPlansAddress }),
    },
    filters: filtersToWire(options.filters),
    ...(options.standard && { IS_AROGYA: 'true' as const }),
  };
}

export type ResultsPage = {
  readonly data: ResultsData;
  readonly conditions: ConditionNames;
  readonly bearableForm: BearableForm;
};

/** The list of one block. One that does not apply to these people leads to another of its group, or to their first. */
export async function loadResults(
  api: Api,
  group: PlanGroup,
  quoteId: string,
  search: Search,
  plain?: PlainForm,
): Promise<ResultsPage> {
  const block = blockOfAddress(group, search);
  const options = listOptionsFrom(search);
  if (search.importance !== undefined)
    await takeOldAddress(api, quoteId, search.importance, paths.results(block, quoteId, searchOf(options)));
  const [cards, conditions] = await Promise.all([
    askCards(api, quoteId, block, options),
    api.call('getMedicalConditions', { params: {}, body: {} }),
    assumedPart.fetchCode(),
    otherChoicesPart.fetchCode(),
  ]);
  const data = resultsOf(loaded(cards), options);
  if (data.block !== block)
    throw redirect({ href: paths.results(data.block, quoteId, searchOf(options)), replace: true });
  if (showsAcceptances(data)) await acceptancesPart.fetchCode();
  if (data.demands.length > 0) await unmetDemandsPart.fetchCode();
  return {
    data,
    conditions: declaredNames(conditions, data.uidata.members),
    bearableForm: bearableFormOf(plain),
  };
}
