import { type BlockId, isBlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { Search } from '#web/paths.ts';
import type { Api } from '#web/platform/network/api.ts';

/** What somebody asks an adviser for. */
export type OfflinePlan = {
  readonly title: string;
  readonly insurer: string;
  readonly cover: number;
  /** Rupees a year; null while the insurer has to say it. */
  readonly premium: number | null;
};

/** The plan that the address names; undefined where it names none, or none that these people can have. */
export async function loadOffline(
  api: Api,
  { quoteID, block, plan }: Search,
): Promise<OfflinePlan | undefined> {
  if (quoteID === undefined || plan === undefined || block === undefined || !isBlockId(block))
    return undefined;
  const found = await askFor(api, quoteID, block, plan);
  return (
    found && {
      title: found.product_title,
      insurer: found.insurer_title,
      cover: found.sum_assured,
      premium: found.premium,
    }
  );
}

async function askFor(api: Api, quoteId: string, block: BlockId, slabId: string) {
  const answer = await api.call('getScore', {
    params: { quote_id: quoteId },
    body: { data: { slab_ids: [slabId] }, result_type: planGroupOf(block) },
  });
  if (!answer.ok) return undefined;
  return answer.value.score_data.find((one) => one.block === block)?.plans[0];
}
