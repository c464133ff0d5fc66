import type { InsurerSlug, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/**
 * The visitor's own purchase of a product that has not ended, the last begun of several; undefined where none stands open.
 * Fails with `NOT_FOUND` for a product that the insurer does not sell.
 */
export async function findOpenProposal(
  ports: Pick<Ports, 'store' | 'catalogue'>,
  owner: VisitorId,
  insurer: InsurerSlug,
  productSlug: string,
): Promise<Result<Proposal | undefined>> {
  const product = ports.catalogue
    .current()
    .products.find((one) => one.slug === productSlug && one.insurer === insurer);
  if (!product) return fail('NOT_FOUND');
  const open = await ports.store.openProposalsOf(owner);
  return ok(open.find(({ productId }) => productId === product.id));
}
