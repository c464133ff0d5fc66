import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { type DemandOutcome, demandOutcomes } from '#domain/judge/verdict/demand-outcomes.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import type { WireDemand, WireImportance } from './shapes.ts';

export function importanceToWire(importance: ImportanceAnswers = {}): WireImportance {
  return { ...importance };
}

export function demandsToWire(block: Pick<ScoredBlock, 'plans' | 'demands'>): readonly WireDemand[] {
  return demandOutcomes(block).map(demandToWire);
}

function demandToWire({ item, isMet, having }: DemandOutcome): WireDemand {
  return {
    name: item,
    is_met: isMet,
    having: having
      ? {
          slab_id: having.plan.slab.id,
          product_title: having.plan.product.title,
          more: having.more,
          is_put_forward: having.isPutForward,
        }
      : null,
  };
}
