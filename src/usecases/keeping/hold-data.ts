import type { VisitorId } from '#domain/ids.ts';
import {
  fieldsByName,
  type HeldData,
  heldCallBack,
  heldEvent,
  heldProposal,
} from '#domain/retention/held-data.ts';
import type { Ports } from '../ports.ts';

/** Everything that is held of a visitor. Nobody outside is asked, and nothing is changed. */
export async function holdData(
  { store, catalogue }: Pick<Ports, 'store' | 'catalogue'>,
  visitor: VisitorId,
): Promise<HeldData> {
  const fields = fieldsByName(catalogue.current());
  const quotes = await store.quotesOf(visitor);
  const proposals = await store.proposalsOf(visitor);
  const purchases = await Promise.all(
    proposals.map(async (proposal) => {
      const policy = await store.policyOf(proposal.id);
      const letters = await store.deliveriesAbout(proposal.id);
      return {
        proposal: heldProposal(proposal, fields),
        policy: policy && withoutOwner(policy),
        payments: await store.paymentsOf(proposal.id),
        letters: letters.map(({ delivery }) => delivery),
      };
    }),
  );
  const shares = await store.sharesOf(visitor);
  return {
    quotes: quotes.map(withoutOwner),
    purchases,
    shares: shares.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
    callBacks: (await store.callBacksOf(visitor)).map(heldCallBack),
    consents: await store.consentsOf(visitor),
    events: (await store.eventsOf(visitor)).map(heldEvent),
    flags: await store.flagsOf(visitor),
  };
}

function withoutOwner<Owned extends { readonly owner: VisitorId }>(owned: Owned): Omit<Owned, 'owner'> {
  const { owner: _, ...rest } = owned;
  return rest;
}
