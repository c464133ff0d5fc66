import type { WireKyc } from '#contract/kyc/shapes.ts';
import type { WireRiders } from '#contract/proposal/riders.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WirePostPayment, WireTerms } from '#contract/purchase/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import { loadChunk } from '#web/frame/chunk.ts';

export type LoadedBuy = { readonly proposal: WireProposal; readonly riders: WireRiders };
export type LoadedTerms = { readonly proposal: WireProposal; readonly terms: WireTerms };
export type LoadedKyc = { readonly proposal: WireProposal; readonly kyc: WireKyc };
export type LoadedResume =
  | { readonly kind: 'make'; readonly proposal: Pick<WireProposal, 'proposalID' | 'screen'> }
  | { readonly kind: 'asked'; readonly state: WireResume }
  | { readonly kind: 'over' };
export type LoadedOutcome = { readonly proposalID: string; readonly after: WirePostPayment };

/** What every page of a purchase has in common. */
export const ofPurchase = {
  words: ['purchase'],
  budget: 'proposal',
  loading: 'loading.processing',
} as const;

/** Nobody needs these before they buy. */
export const purchaseLoaders = () => loadChunk('proposal-parts/load', () => import('./load.ts'));
