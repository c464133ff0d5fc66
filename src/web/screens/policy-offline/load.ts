import type { WireHelp } from '#contract/help/shapes.ts';
import { type BlockId, isBlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { loadConditions } from '#web/forms/quote/conditions.ts';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import type { Search } from '#web/paths.ts';
import { type ListPlace, lastList } from '#web/plan-parts/address/list-place.ts';
import { chosenOf } from '#web/plan-parts/choice/plan-choices.ts';
import { type NamedPlan, ridersIn } from '#web/plan-parts/compare/compare-address.ts';

/** What somebody asks an adviser for. */
export type OfflinePlan = {
  readonly title: string;
  readonly insurer: string;
  readonly cover: number;
  /** Rupees a year; null while the insurer has to say it. */
  readonly premium: number | null;
};

export type LoadedOffline = {
  /** Undefined where the address names none, or none that these people can have. */
  readonly plan: OfflinePlan | undefined;
  readonly help: Pick<WireHelp, 'phone' | 'hours' | 'is_sandbox'>;
  /** That was shown last in this visit; its code is thus no part of the first load. */
  readonly list: ListPlace | undefined;
  /** Without a plan: who leaves over one of these is told what else there is. */
  readonly conditions: readonly ConditionQuestion[];
};

/** The plan that the address names, and whom to call about it. */
export async function loadOffline(api: Api, search: Search): Promise<LoadedOffline> {
  const [plan, help, conditions] = await Promise.all([
    namedPlan(api, search),
    api.call('getHelp', { params: {}, body: {} }),
    search.plan === undefined ? loadConditions(api) : null,
  ]);
  const { phone, hours, is_sandbox } = loaded(help);
  return { plan, help: { phone, hours, is_sandbox }, list: lastList(), conditions: conditions ?? [] };
}

async function namedPlan(
  api: Api,
  { quoteID, block, plan, riders }: Search,
): Promise<OfflinePlan | undefined> {
  if (quoteID === undefined || plan === undefined || block === undefined || !isBlockId(block))
    return undefined;
  const foundPlan = await askFor(api, quoteID, block, { slab_id: plan, riders: ridersIn(riders) });
  return (
    foundPlan && {
      title: foundPlan.product_title,
      insurer: foundPlan.insurer_title,
      cover: foundPlan.sum_assured,
      premium: foundPlan.premium,
    }
  );
}

async function askFor(api: Api, quoteId: string, block: BlockId, plan: NamedPlan) {
  const answer = await api.call('getScore', {
    params: { quote_id: quoteId },
    body: { data: { slab_ids: [plan.slab_id], ...chosenOf([plan]) }, result_type: planGroupOf(block) },
  });
  if (!answer.ok) return undefined;
  return answer.value.score_data.find((one) => one.block === block)?.plans[0];
}
