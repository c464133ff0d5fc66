import type { Catalogue, Insurer, Product, Slab } from '../catalogue/catalogue.ts';
import type { SoundChoice } from '../price/riders/plan-choice.ts';
import { requestFor } from '../quote/listed-types.ts';
import type { ProductType, QuoteRequest } from '../quote/quote.ts';
import type { PricedPlan, Proposal } from './proposal.ts';

type SoldPlan = { readonly insurer: Insurer; readonly product: Product; readonly slab: Slab };

type Priced = SoldPlan & { readonly choice: Pick<SoundChoice, 'riders'> };

export function pricedPlanOf({ choice, ...entry }: Priced): PricedPlan {
  const riders = choice.riders.map(({ id, title, effect }) => ({ id, title, effect }));
  return { ...soldPlanOf(entry), riders };
}

function soldPlanOf({ insurer, product, slab }: SoldPlan): PricedPlan {
  return {
    insurerTitle: insurer.title,
    insurerMark: insurer.mark,
    insurerPhone: insurer.phone,
    productSlug: product.slug,
    productTitle: product.title,
    sumInsured: slab.sumInsured,
    deductible: slab.deductible,
    features: slab.features,
    networkHospitals: product.networkHospitals,
    endings: product.endings,
  };
}

/** For a proposal that was kept without its plan, the one of the catalogue; undefined when that has left as well. */
export function planOfProposal(
  proposal: Pick<Proposal, 'plan' | 'slabId'>,
  catalogue: Catalogue,
): PricedPlan | undefined {
  if (proposal.plan !== undefined) return proposal.plan;
  const entry = catalogue.slabs.get(proposal.slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  return insurer && soldPlanOf({ ...entry, insurer });
}

/** Super top-ups alone have a deductible. */
export function typeOfProposal(
  proposal: Pick<Proposal, 'plan' | 'slabId'>,
  catalogue: Catalogue,
): ProductType {
  return planOfProposal(proposal, catalogue)?.deductible === undefined ? 'indemnity' : 'super-top-up';
}

/** What the quote asks, of the type of product that a proposal is for; as it is, where it does not list that. */
export function requestLike(
  request: QuoteRequest,
  proposal: Pick<Proposal, 'plan' | 'slabId'>,
  catalogue: Catalogue,
): QuoteRequest {
  return requestFor(request, typeOfProposal(proposal, catalogue)) ?? request;
}
