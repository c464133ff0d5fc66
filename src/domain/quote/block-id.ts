import type { PlanGroup } from './quote.ts';

/** In the order in which blocks are shown. Own parents and in-laws are two blocks of one plan group. */
export const idsOfSeveral = ['family', 'parents', 'parents-in-law', 'combined', 'individual'] as const;

export const personPrefix = 'individual-';

/** One person's own block, where the others are on other products: `individual-` and the server's id of the member. */
export type PersonBlockId = `individual-${string}`;

/** Says which people of a quote are meant, not how old they are or who else is insured. Stands in addresses. */
export type BlockId = (typeof idsOfSeveral)[number] | PersonBlockId;

/** Checks the form of a person's own block only: whether there is such a person the quote alone can say. */
export function isBlockId(text: string): text is BlockId {
  return idsOfSeveral.some((id) => id === text) || text.startsWith(personPrefix);
}

/** The plan group of specification section 4 that a block belongs to. */
export function planGroupOf(id: BlockId): PlanGroup {
  if (id === 'family' || id === 'combined') return id;
  return id.startsWith('parents') ? 'parents' : 'individual';
}
