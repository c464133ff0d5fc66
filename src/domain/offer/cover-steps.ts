import { isSound } from '../judge/picks.ts';
import { lakh, type Rupees } from '../money.ts';
import { soundnessFor } from './blocks.ts';
import { noFilters } from './filters/filters.ts';
import type { OfferedBlock } from './plan.ts';
import { type PlansQuestion, type RatedBlock, rateOffered } from './rated-blocks.ts';

/** A cover that can be asked for instead, and the lowest sound price at exactly it. */
export type CoverStep = { readonly sumInsured: Rupees; readonly from: Rupees | undefined };

const ladder: readonly Rupees[] = [3, 5, 10, 15, 20, 30, 40].map(lakh);
const stepsShown = 4;

/** Four steps in rising order: one below the asked cover where there is one, the asked one itself, and those above it. */
export function stepsAround(asked: Rupees): readonly Rupees[] {
  const all = [...new Set([...ladder, asked])].sort((left, right) => left - right);
  const first = Math.min(all.indexOf(asked) - 1, all.length - stepsShown);
  return all.slice(Math.max(0, first)).slice(0, stepsShown);
}

/** What insurers price live is left out: its price is known only once it was asked for. */
export function coverSteps(
  question: PlansQuestion,
  block: OfferedBlock,
  asked: Rupees,
): readonly CoverStep[] {
  const steps = stepsAround(asked).map((sumInsured) => ({
    sumInsured,
    rated: rateOffered({ ...question, filters: { ...noFilters, sumInsured } }, block),
  }));
  return steps.map(({ sumInsured, rated }) => ({ sumInsured, from: lowestSound(rated) }));
}

function lowestSound({ plans, facts }: RatedBlock): Rupees | undefined {
  const soundness = soundnessFor(facts, plans);
  return plans
    .filter(({ plan }) => plan.slab.sumInsured === facts.asked && isSound(plan, soundness))
    .flatMap(({ plan: { premium } }) => (premium.kind === 'quoted' ? [premium.total] : []))
    .reduce<Rupees | undefined>(
      (least, total) => (least === undefined || total < least ? total : least),
      undefined,
    );
}
