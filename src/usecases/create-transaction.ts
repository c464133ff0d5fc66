import type { CptId, QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { isOffered } from '#domain/offer/eligibility.ts';
import type { Plan } from '#domain/offer/plan.ts';
import { eldestAge } from '#domain/person/family.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { expiryOf } from '#domain/proposal/expiry.ts';
import { noIssueTries } from '#domain/proposal/issuing.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { nextScreen, processingStatus } from '#domain/purchase/processing-status.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import { type Block, blocksFor } from '#domain/quote/block.ts';
import type { PlanGroup, Quote } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';
import { pricedAt, pricePlan } from './price-plan.ts';

export type PurchaseWish = {
  readonly quoteId: QuoteId;
  readonly slabId: SlabId;
  /** The priced row that was on the page. */
  readonly cptId: CptId;
  readonly group: PlanGroup;
  readonly memberKeys: readonly MemberKey[];
};

/**
 * Opens a purchase of one plan of an owned quote; asked again it answers the open one. The price is worked out anew
 * here: another than the page's fails with `PRICE_CHANGED`. Also fails with `NOT_FOUND`, `PLAN_NOT_OFFERED`,
 * `PLAN_NOT_SOLD_ONLINE`, `PRICE_PENDING`, `PRICE_UNAVAILABLE`.
 */
export async function createTransaction(
  ports: Ports,
  owner: VisitorId,
  wish: PurchaseWish,
): Promise<Result<Proposal>> {
  const quote = await ports.store.findQuote(owner, wish.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const wanted = blockWanted(quote, wish);
  if (!wanted) return fail('PLAN_NOT_OFFERED');
  const { group, members } = wanted;

  const catalogue = ports.catalogue.current();
  const { pincode, parentsPincode } = quote.request;
  const priced = await pricePlan(ports, catalogue, {
    slabId: wish.slabId,
    group,
    members,
    pincode,
    parentsPincode,
    termYears: 1,
  });
  if (!priced.ok) return priced;
  const plan = priced.value;
  const block = { ...wanted, pincode: pincodeOf(quote.request, members), request: quote.request };
  if (!isOffered(plan, block, quote.channel)) return fail('PLAN_NOT_OFFERED');

  const destination = nextScreen(processingStatus(plan.product, plan.slab, eldestAge(members) ?? 0));
  if (destination.kind === 'offline')
    return fail('PLAN_NOT_SOLD_ONLINE', { detail: { screen: destination.type } });
  const price = pricedAt(ports, catalogue, plan.premium);
  if (!price.ok) return price;
  if (plan.cptId !== wish.cptId) return fail('PRICE_CHANGED', { detail: { total: price.value.total } });

  const { transaction, proposal } = draft(ports, quote, plan, wanted, price.value, destination.route);
  return ports.store.atomically(async (store) => {
    // It may have passed to another name meanwhile: what is begun under the old one would be lost.
    if (!(await store.ownsQuote(owner, quote.id))) return fail('NOT_FOUND');
    return ok(await store.insertProposal(transaction, proposal));
  });
}

/** The block with the members that the wish names, all of them and nobody else. */
function blockWanted(quote: Quote, wish: PurchaseWish): Block | undefined {
  const wanted = [...wish.memberKeys].sort().join();
  return blocksFor(quote.request.members).find(
    ({ group, members }) =>
      group === wish.group &&
      members
        .map((member) => member.key)
        .sort()
        .join() === wanted,
  );
}

function draft(
  ports: Ports,
  quote: Quote,
  plan: Plan,
  { group, members }: Block,
  price: PricedAt,
  route: Proposal['route'],
): { readonly transaction: Transaction; readonly proposal: Proposal } {
  const at = ports.clock.now();
  const proposal: Proposal = {
    id: ports.ids.proposal(),
    owner: quote.owner,
    transactionId: ports.ids.transaction(),
    quoteId: quote.id,
    number: ports.ids.proposalNumber(),
    proposalType: 'new-policy',
    channel: quote.channel,
    state: 'drafting',
    version: 1,
    route,
    insurerSlug: plan.insurer.slug,
    productId: plan.product.id,
    slabId: plan.slab.id,
    cptId: plan.cptId,
    plan: pricedPlanOf(plan),
    group,
    termYears: 1,
    members,
    pincode: quote.request.pincode,
    parentsPincode: quote.request.parentsPincode,
    firstPrice: price,
    price,
    forms: {},
    completed: ['buy'],
    kyc: kycNotStarted,
    consents: [],
    agreement: undefined,
    declineReason: undefined,
    issueTries: noIssueTries,
    paymentVisits: [],
    tpa: undefined,
    expiry: expiryOf(price.at, undefined),
    createdAt: at,
    updatedAt: at,
  };
  const transaction: Transaction = {
    id: proposal.transactionId,
    proposalId: proposal.id,
    quoteId: quote.id,
    owner: quote.owner,
    slabId: proposal.slabId,
    cptId: proposal.cptId,
    createdAt: at,
  };
  return { transaction, proposal };
}

/** How the plan can be bought by people of this eldest age (specification section 4). Fails with `PLAN_NOT_OFFERED`. */
export function askProcessingStatus(ports: Ports, slabId: SlabId, eldestYears: number) {
  const found = ports.catalogue.current().slabs.get(slabId);
  return found ? ok(processingStatus(found.product, found.slab, eldestYears)) : fail('PLAN_NOT_OFFERED');
}
