import type { Product, Slab } from '../catalogue/catalogue.ts';
import { never } from '../result.ts';

/** What the processing-status call answers (specification section 4, decisions section 8). */
export const processingStatuses = [
  'FILL_FORM',
  'MEDICAL_REQUIRED',
  'OFFLINE',
  'COVER_OFFLINE',
  'AGE_OFFLINE',
  'BACKEND_NOT_INTEGRATED',
] as const;

export type ProcessingStatus = (typeof processingStatuses)[number];

/**
 * From the product's own data. Online limits are inclusive and age is judged before cover; an insurer's medical
 * decision is needed from its age or cover on. `eldestAge` in whole years.
 */
export function processingStatus(
  { sale }: Pick<Product, 'sale'>,
  { sumInsured }: Pick<Slab, 'sumInsured'>,
  eldestAge: number,
): ProcessingStatus {
  if (sale.mode === 'not-integrated') return 'BACKEND_NOT_INTEGRATED';
  if (sale.mode === 'offline') return 'OFFLINE';
  if (isAbove(eldestAge, sale.onlineUpToAge)) return 'AGE_OFFLINE';
  if (isAbove(sumInsured, sale.onlineUpToSumInsured)) return 'COVER_OFFLINE';
  const isMedical =
    reaches(eldestAge, sale.medicalFromAge) || reaches(sumInsured, sale.medicalFromSumInsured);
  return isMedical ? 'MEDICAL_REQUIRED' : 'FILL_FORM';
}

function isAbove(value: number, limit: number | undefined): boolean {
  return limit !== undefined && value > limit;
}

function reaches(value: number, limit: number | undefined): boolean {
  return limit !== undefined && value >= limit;
}

export const offlineTypes = ['offline', 'cover-offline', 'age-offline'] as const;
export type OfflineType = (typeof offlineTypes)[number];

/** The screen that a refused purchase names; the plain one where it names none of them. */
export function offlineTypeOf(status: string | undefined): OfflineType {
  return offlineTypes.find((type) => type === status) ?? 'offline';
}

/**
 * `medical`: the insurer decides after a medical review; `porting`: after it was given the history of the policy that is
 * moved. Money is blocked until then.
 */
export const routes = ['straight-through', 'medical', 'porting'] as const;
export type Route = (typeof routes)[number];

/** Whether the insurer takes days to decide, with the money blocked and nobody covered meanwhile. */
export function isDecidedLater(route: Route): boolean {
  return route !== 'straight-through';
}

export type PurchaseDestination =
  | { readonly kind: 'buy'; readonly route: Route }
  | { readonly kind: 'offline'; readonly type: OfflineType };

/** Where the buyer goes with a status: on to buy, or to one of the offline screens. */
export function nextScreen(status: ProcessingStatus): PurchaseDestination {
  switch (status) {
    case 'FILL_FORM':
      return { kind: 'buy', route: 'straight-through' };
    case 'MEDICAL_REQUIRED':
      return { kind: 'buy', route: 'medical' };
    case 'AGE_OFFLINE':
      return { kind: 'offline', type: 'age-offline' };
    case 'COVER_OFFLINE':
      return { kind: 'offline', type: 'cover-offline' };
    case 'OFFLINE':
    case 'BACKEND_NOT_INTEGRATED':
      return { kind: 'offline', type: 'offline' };
    default:
      return never(status);
  }
}
