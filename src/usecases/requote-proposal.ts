import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/form/declared.ts';
import { requestLike } from '#domain/proposal/priced-plan.ts';
import { type Block, blockIdOf } from '#domain/quote/block.ts';
import type { ProductType } from '#domain/quote/quote.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';
import { coverStart } from './price-plan.ts';
import { saveQuote } from './save-quote.ts';

export type Requoted = {
  readonly quoteId: string;
  readonly block: Block;
  /** That of the proposal's plan, where the fresh quote still lists it. */
  readonly productType: ProductType;
};

/**
 * A fresh quote for the people of a proposal, as its forms declare them: the way on from an expired one. Nothing of the
 * old proposal changes. `memberKeys` narrows it to some of them; undefined means all. Fails with `NOT_FOUND`.
 */
export async function requoteProposal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  memberKeys: readonly string[] | undefined,
): Promise<Result<Requoted>> {
  const proposal = await ports.store.findProposal(owner, id);
  const before = proposal && (await ports.store.findQuote(owner, proposal.quoteId));
  if (!proposal || !before) return fail('NOT_FOUND');
  const members = declaredMembers(proposal.members, proposal.forms, coverStart(ports)).filter(
    ({ key }) => memberKeys === undefined || memberKeys.includes(key),
  );
  const { request } = before;
  const declared = declaredPincode(request.pincode, proposal.forms);
  const saved = await saveQuote(ports, owner, proposal.channel, {
    ...request,
    pincode: ports.catalogue.current().placeOf(declared) ? declared : request.pincode,
    members,
    parentQuote: before.id,
  });
  if (!saved.ok) return saved;
  const { quote } = saved.value;
  const catalogue = ports.catalogue.current();
  const asked = requestLike(quote.request, proposal, catalogue);
  const blocks = offeredBlocks(catalogue.products, asked, quote.channel);
  const block = blocks.find(({ id }) => id === blockIdOf(proposal)) ?? blocks[0];
  return block ? ok({ quoteId: quote.id, block, productType: asked.productType }) : fail('NOBODY_LEFT');
}
