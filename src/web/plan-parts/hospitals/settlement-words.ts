import type { MessageId } from '#words/areas.ts';
import type { Settlement } from './settlements.ts';

/** What a way of paying is called beside a hospital. */
export const settlementWords = {
  cashless: 'hospitals.cashless',
  reimbursement: 'hospitals.reimbursement',
  excluded: 'hospitals.excluded',
} as const satisfies Record<Settlement, MessageId>;
