import { FamilyPage } from '#web/plan-parts/family-page.tsx';
import { usePlanModel } from '../model.ts';

/** The page for the family, of this plan and the two that the list has beside it. */
export function Family() {
  const { quoteId, block, slabId } = usePlanModel().page.address;
  return <FamilyPage asked={{ quote_id: quoteId, block, slab_id: slabId }} madeOn="plan" />;
}
