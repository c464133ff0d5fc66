import type { QuoteId, SlabId } from '../ids.ts';
import type { PlanChoice } from '../price/riders/plan-choice.ts';
import type { DroppedPart } from '../price/riders/remaining-choice.ts';
import type { Proposal } from '../proposal/proposal.ts';
import type { Block } from '../quote/block.ts';
import type { ProductType } from '../quote/quote.ts';

/** A fresh quote in place of a proposal. */
export type Requote = {
  readonly quoteId: QuoteId;
  readonly block: Block;
  /** That of the proposal's plan, where the fresh quote still lists it. */
  readonly productType: ProductType;
  /** The plan of the proposal with its term and riders, as far as they are still sold to these people; undefined: not at all. */
  readonly choice: (PlanChoice & { readonly slabId: SlabId }) | undefined;
  readonly fellAway: readonly DroppedPart[];
  readonly proposal: Proposal;
};
