import type { Instant } from '#domain/date.ts';
import type { CptId, ProposalId, QuoteId, SlabId, TransactionId, VisitorId } from '#domain/ids.ts';

/** The decision to buy one priced plan of a quote; its link leads to the proposal made from it. */
export type Transaction = {
  readonly id: TransactionId;
  readonly proposalId: ProposalId;
  readonly quoteId: QuoteId;
  readonly owner: VisitorId;
  readonly slabId: SlabId;
  readonly cptId: CptId;
  readonly createdAt: Instant;
};
