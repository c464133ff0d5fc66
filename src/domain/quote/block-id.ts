import type { PlanGroup } from './quote.ts';

/** In the order in which blocks are shown. Own parents and in-laws are two blocks of one plan group. */
export const blockIds = ['family', 'parents', 'parents-in-law', 'combined', 'individual'] as const;

/** Says which people of a quote are meant, not how old they are or who else is insured. Stands in addresses. */
export type BlockId = (typeof blockIds)[number];

const groups: Readonly<Record<BlockId, PlanGroup>> = {
  family: 'family',
  parents: 'parents',
  'parents-in-law': 'parents',
  combined: 'combined',
  individual: 'individual',
};

export function isBlockId(text: string): text is BlockId {
  return Object.hasOwn(groups, text);
}

/** The plan group of specification section 4 that a block belongs to. */
export function planGroupOf(id: BlockId): PlanGroup {
  return groups[id];
}
