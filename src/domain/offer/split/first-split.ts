import { isSound } from '../../judge/verdict/soundness.ts';
import { largeClaim } from '../../quote/large-claim.ts';
import { coveredMembers, isSplitOffered } from '../../quote/recommendation.ts';
import type { RatedBlock } from '../rated-blocks.ts';
import { soundnessFor } from '../sound-price.ts';
import { listedSplits } from './listed-splits.ts';
import { type PartMarket, partPrice } from './part-price.ts';
import { type ListedSplit, listedSplit, type SplitListPlan } from './split-plans.ts';

/**
 * The ways that can be bought, on the cheapest sound plan, as the split-plan view tells them once a quote is there: by
 * prices alone, nothing is scored. `rated` are all blocks of these people. Undefined where no split is offered, and where
 * no way can be bought on sound plans.
 */
export function firstSplit(market: PartMarket, rated: readonly RatedBlock[]): ListedSplit | undefined {
  const { request } = market;
  if (!isSplitOffered(request.members)) return undefined;
  const members = coveredMembers(request.members);
  const lists = new Map(rated.map((one) => [one.facts.block.id, soundList(one)]));
  const blocks = rated.map(({ facts }) => facts.block);
  const split = listedSplit({
    members,
    listed: listedSplits(members, blocks),
    plansOf: (id) => lists.get(id) ?? [],
    priceOn: (slabId, part, separate) => partPrice(market, slabId, part, separate),
    pick: 'cheapest',
    largeClaim: largeClaim(request.sumInsured, 'within'),
  });
  const splits = split.splits.filter(({ total }) => total !== undefined);
  return splits.length === 0 ? undefined : { ...split, splits };
}

/** Sound plans by price: for people whom the plan of all ways does not take, the first one stands in. */
function soundList({ facts, plans }: RatedBlock): readonly SplitListPlan[] {
  const soundness = soundnessFor(facts, plans);
  const priceOf = ({ premium }: SplitListPlan) =>
    premium.kind === 'quoted' ? premium.total : Number.POSITIVE_INFINITY;
  return plans
    .filter(({ plan }) => isSound(plan, soundness))
    .map(({ plan }) => ({ ...plan, recommended: false, sound: true }))
    .toSorted((a, b) => priceOf(a) - priceOf(b));
}
