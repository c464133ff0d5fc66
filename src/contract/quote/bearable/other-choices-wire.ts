import type { OtherChoices } from '#domain/judge/alternatives/other-choices.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { namedToWire } from '../../plan/judged/alternatives-wire.ts';
import type { WireOtherChoice, WireOtherChoices } from './other-choices.ts';

export type OtherChoicesAnswer = OtherChoices & {
  readonly quote: Pick<Quote, 'id'>;
  readonly block: BlockId;
  readonly mayShowScores: boolean;
};

export function otherChoicesToWire({
  quote,
  block,
  recommended,
  outcomes,
  mayShowScores,
}: OtherChoicesAnswer): WireOtherChoices {
  return {
    quote_id: quote.id,
    block,
    recommended: planToWire(recommended),
    choices: mayShowScores ? outcomes.map(outcomeToWire) : [],
  };
}

function outcomeToWire(outcome: OtherChoices['outcomes'][number]): WireOtherChoice {
  const recommended = planToWire(outcome.recommended);
  switch (outcome.kind) {
    case 'years':
      return { kind: outcome.kind, years: outcome.years, recommended };
    case 'borrowed':
      return { kind: outcome.kind, times: 1 + outcome.borrowed, recommended };
    case 'bearable':
      return { kind: outcome.kind, amount: outcome.bearable, recommended };
  }
}

function planToWire(plan: ScoredPlan | undefined): WireOtherChoices['recommended'] {
  if (!plan?.allIn || plan.premium.kind !== 'quoted') return null;
  return { ...namedToWire(plan), premium: plan.premium.total, all_in: plan.allIn.total };
}
