import type { PurchaseView } from '#domain/purchase/purchase-view.ts';
import { never } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';

type OutcomeFacts = Pick<PurchaseView, 'outcome'> & {
  /** The bank's own words of a failed try. */
  readonly bankText: string | undefined;
  readonly declineReason: string | undefined;
};

/** The server's own message on the pages after payment; null where there is nothing wrong. */
export function outcomeMessage(say: Say, { outcome, bankText, declineReason }: OutcomeFacts): string | null {
  switch (outcome) {
    case 'none':
    case 'paid':
    case 'issued':
    case 'blocked':
      return null;
    case 'failed':
      return bankText ?? say('after-payment.failed');
    case 'declined':
      return declineReason ?? say('after-payment.declined');
    case 'cancelled':
    case 'pending':
    case 'expired':
    case 'refund-due':
    case 'refunded':
      return say(`after-payment.${outcome}`);
    default:
      return never(outcome);
  }
}
