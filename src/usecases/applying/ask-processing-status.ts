import type { SlabId } from '#domain/ids.ts';
import { type ProcessingStatus, processingStatus } from '#domain/purchase/processing-status.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** How the plan can be bought by people of this eldest age (specification section 4). Fails with `PLAN_NOT_OFFERED`. */
export function askProcessingStatus(
  { catalogue }: Pick<Ports, 'catalogue'>,
  slabId: SlabId,
  eldestYears: number,
): Result<ProcessingStatus> {
  const entry = catalogue.current().slabs.get(slabId);
  return entry ? ok(processingStatus(entry.product, entry.slab, eldestYears)) : fail('PLAN_NOT_OFFERED');
}
