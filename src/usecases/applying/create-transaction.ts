import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CptId, QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { betterTermRiders, riderSets } from '#domain/offer/choice/rider-forms.ts';
import { isOffered } from '#domain/offer/eligibility.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { type PlanChoice, plainChoice } from '#domain/price/riders/plan-choice.ts';
import { expiryOf } from '#domain/proposal/expiry.ts';
import { noIssueTries } from '#domain/proposal/issuing.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { nextScreen } from '#domain/purchase/processing-status.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import type { Block } from '#domain/quote/block.ts';
import { requestFor } from '#domain/quote/listed-types.ts';
import type { PlanGroup, Quote } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { type PriceQuestion, pricedAt, pricePlan } from '../quoting/price-plan.ts';
import { isChoiceOf, saveChoice } from './choose-riders.ts';
import { takeOver } from './take-over.ts';

export type PurchaseRequest = {
  readonly quoteId: QuoteId;
  readonly slabId: SlabId;
  /** The priced row that was on the page. */
  readonly cptId: CptId;
  /** Undefined: the priced row tells which of the blocks of these people is meant. */
  readonly group: PlanGroup | undefined;
  readonly memberKeys: readonly MemberKey[];
  /**
   * Undefined: a purchase that is open keeps its own; a new one is for a year, with the riders with which a list gave out
   * its row, else without any.
   */
  readonly choice?: PlanChoice | undefined;
  /** The visit that began this purchase, as events count it. */
  readonly visit?: string | undefined;
};

/**
 * Opens a purchase of one plan of an owned quote; asked again it answers the open one, which takes the term and the riders
 * of the wish while it is a draft. The price is worked out anew here: another than the page's fails with `PRICE_CHANGED`.
 * Also fails with `NOT_FOUND`, `PLAN_NOT_OFFERED`,
 * `PLAN_NOT_SOLD_ONLINE`, as `pricePlan` and `pricedAt` do, and, where a purchase is open, as `saveChoice` does.
 */
export async function createTransaction(
  ports: Ports,
  owner: VisitorId,
  request: PurchaseRequest,
): Promise<Result<Proposal>> {
  const quote = await ports.store.findQuote(owner, request.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const catalogue = ports.catalogue.current();
  const result = await wishedPlan(ports, catalogue, quote, request);
  if (!result.ok) return result;
  const { plan, block } = result.value;

  const destination = nextScreen(plan.status);
  if (destination.kind === 'offline')
    return fail('PLAN_NOT_SOLD_ONLINE', { detail: { status: destination.type } });
  const price = pricedAt(ports, catalogue, plan.premium, plan.choice.termYears);
  if (!price.ok) return price;
  if (plan.cptId !== request.cptId) return fail('PRICE_CHANGED', { detail: { total: price.value.total } });

  const { transaction, proposal: empty } = draft(
    ports,
    { quote, visit: request.visit },
    plan,
    block,
    price.value,
    destination.route,
  );
  const proposal = takeOver(ports, empty, await ports.store.proposalsOf(owner));
  const opened = await ports.store.atomically(async (store): Promise<Result<Proposal>> => {
    await store.holdVisitor(owner);
    // It may have passed to another name meanwhile: what is begun under the old one would be lost.
    if (!(await store.ownsQuote(owner, quote.id))) return fail('NOT_FOUND');
    return ok(await store.insertProposal(transaction, proposal));
  });
  return opened.ok ? asWished(ports, opened.value, request) : opened;
}

/** One that was open already may have been begun with another term or other riders. */
async function asWished(
  ports: Ports,
  proposal: Proposal,
  { choice }: PurchaseRequest,
): Promise<Result<Proposal>> {
  const isAsWished = choice === undefined || isChoiceOf(proposal, choice);
  return isAsWished || proposal.state !== 'drafting' ? ok(proposal) : saveChoice(ports, proposal, choice);
}

type WishedPlan = { readonly plan: Plan; readonly block: Block };

/** The plan as these people are offered it: the priced row that was on the page, where it is one of theirs. */
async function wishedPlan(
  ports: Ports,
  catalogue: Catalogue,
  { owner, request: quoteRequest, channel }: Quote,
  purchaseRequest: PurchaseRequest,
): Promise<Result<WishedPlan>> {
  const product = catalogue.slabs.get(purchaseRequest.slabId)?.product;
  const request = product && requestFor(quoteRequest, product.productType);
  if (!request) return fail('PLAN_NOT_OFFERED');
  const offered: WishedPlan[] = [];
  for (const block of namedBlockList(offeredBlocks(catalogue.products, request, channel), purchaseRequest)) {
    const { pincode, parentsPincode } = request;
    const { id, group, members } = block;
    const people = { owner, block: id, group, members, pincode, parentsPincode };
    const priced = await priceRow(ports, catalogue, people, purchaseRequest);
    if (!priced.ok) return priced;
    const quoted = { ...block, pincode: pincodeOf(request, block.members), request };
    if (isOffered(priced.value, quoted, channel)) offered.push({ plan: priced.value, block });
  }
  const plan = offered.find(({ plan }) => plan.cptId === purchaseRequest.cptId) ?? offered[0];
  return plan ? ok(plan) : fail('PLAN_NOT_OFFERED');
}

/** With the choice that was made, else with the one that the priced row is of, as far as a list gives such a row out. */
async function priceRow(
  ports: Ports,
  catalogue: Catalogue,
  people: Omit<PriceQuestion, keyof PlanChoice | 'slabId'>,
  { slabId, cptId, choice }: PurchaseRequest,
): Promise<Result<Plan>> {
  const plain = await pricePlan(ports, catalogue, { ...people, slabId, ...(choice ?? plainChoice) });
  if (choice !== undefined || !plain.ok || plain.value.cptId === cptId) return plain;
  const { product, slab } = plain.value;
  if (product.pricing === 'live') return plain;
  for (const set of riderSets(betterTermRiders(product, slab))) {
    const riders = set.map(({ id }) => id);
    const priced = await pricePlan(ports, catalogue, { ...people, slabId, ...plainChoice, riders });
    if (priced.ok && priced.value.cptId === cptId) return priced;
  }
  return plain;
}

/** The blocks of the people that the wish names, all of them and nobody else. */
function namedBlockList(blocks: readonly Block[], request: PurchaseRequest): readonly Block[] {
  const keysOf = (keys: readonly MemberKey[]) => [...keys].sort().join();
  const keys = keysOf(request.memberKeys);
  return blocks.filter(
    (block) =>
      (request.group === undefined || block.group === request.group) &&
      keysOf(block.members.map(({ key }) => key)) === keys,
  );
}

function draft(
  ports: Ports,
  { quote, visit }: { readonly quote: Quote; readonly visit: string | undefined },
  plan: Plan,
  { id: block, group, members }: Block,
  price: PricedAt,
  route: Proposal['route'],
): { readonly transaction: Transaction; readonly proposal: Proposal } {
  const at = ports.clock.now();
  const proposal: Proposal = {
    id: ports.ids.proposal(),
    owner: quote.owner,
    visit,
    transactionId: ports.ids.transaction(),
    quoteId: quote.id,
    number: ports.ids.proposalNumber(),
    channel: quote.channel,
    partner: quote.partner,
    state: 'drafting',
    version: 1,
    route,
    insurerSlug: plan.insurer.slug,
    productId: plan.product.id,
    slabId: plan.slab.id,
    cptId: plan.cptId,
    plan: pricedPlanOf(plan),
    group,
    block,
    termYears: plan.choice.termYears,
    riders: plan.choice.riders.map(({ id }) => id),
    members,
    genderOfYou: quote.request.genderOfYou,
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
