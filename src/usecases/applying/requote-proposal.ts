import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { isOffered } from '#domain/offer/eligibility.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import type { Member } from '#domain/person/member.ts';
import { remainingChoice } from '#domain/price/riders/remaining-choice.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/form/declared.ts';
import { requestLike } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Requote } from '#domain/purchase/requote.ts';
import { type Block, blockIdOf } from '#domain/quote/block.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { coverStart } from '../quoting/price-plan.ts';
import { saveQuote } from '../quoting/save-quote.ts';

/**
 * A fresh quote for the people of a proposal, as its forms declare them: the way on from an expired one. Nothing of the
 * old proposal changes. `memberKeys` names whom instead: some of them, or others of its quote; undefined means all of them.
 * Fails with `NOT_FOUND`, with `INVALID_ANSWERS` and a code for each key that names neither, as `saveQuote` does, and
 * with `NOBODY_LEFT` where nothing is sold to them.
 */
export async function requoteProposal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  memberKeys: readonly string[] | undefined,
): Promise<Result<Requote>> {
  const proposal = await ports.store.findProposal(owner, id);
  const before = proposal && (await ports.store.findQuote(owner, proposal.quoteId));
  if (!proposal || !before) return fail('NOT_FOUND');
  const { request } = before;
  const people = peopleWithNames(
    declaredMembers(proposal.members, proposal.forms, coverStart(ports)),
    request.members,
    memberKeys,
  );
  if (!people.ok) return people;
  const members = people.value;
  const declared = declaredPincode(request.pincode, proposal.forms);
  const saved = await saveQuote(
    ports,
    owner,
    { channel: proposal.channel, partner: proposal.partner },
    {
      ...request,
      pincode: ports.catalogue.current().placeOf(declared) ? declared : request.pincode,
      members,
      parentQuote: before.id,
    },
  );
  if (!saved.ok) return saved;
  const { quote } = saved.value;
  const catalogue = ports.catalogue.current();
  const ownRequest = requestLike(quote.request, proposal, catalogue);
  const blocks = offeredBlocks(catalogue.products, ownRequest, quote.channel);
  const block = blocks.find(({ id }) => id === blockIdOf(proposal)) ?? blocks[0];
  if (!block) return fail('NOBODY_LEFT');
  const remaining = keepChoice(ports, { request: ownRequest, channel: quote.channel }, block, proposal);
  return ok({ quoteId: quote.id, block, productType: ownRequest.productType, proposal, ...remaining });
}

/** Those of the proposal; or the ones that are named, who may also be others of its quote: whom to buy for next. */
function peopleWithNames(
  own: readonly Member[],
  quoted: readonly Member[],
  keys: readonly string[] | undefined,
): Result<readonly Member[]> {
  if (keys === undefined) return ok(own);
  const members = [...own, ...quoted.filter(({ key }) => own.every((member) => member.key !== key))];
  const fields = keys.flatMap((key, at): FieldFailure[] =>
    members.some((member) => member.key === key) ? [] : [{ field: `members.${at}`, code: 'CHOICE_UNKNOWN' }],
  );
  if (fields.length > 0) return fail('INVALID_ANSWERS', { fields });
  return ok(members.filter(({ key }) => keys.includes(key)));
}

function keepChoice(
  ports: Ports,
  { request, channel }: Pick<Quote, 'request' | 'channel'>,
  block: Block,
  { slabId, termYears, riders = [] }: Proposal,
): Pick<Requote, 'choice' | 'fellAway'> {
  const entry = ports.catalogue.current().slabs.get(slabId);
  const quoted = { ...block, pincode: pincodeOf(request, block.members), request };
  if (!entry || !isOffered(entry, quoted, channel)) {
    return { choice: undefined, fellAway: [{ kind: 'plan', code: 'PLAN_NOT_OFFERED' }] };
  }
  const { choice, fellAway } = remainingChoice(entry, block.members, { termYears, riders });
  return { choice: { ...choice, slabId }, fellAway };
}
