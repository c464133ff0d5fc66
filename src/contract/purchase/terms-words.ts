import type { ConsentPurpose } from '#domain/proposal/terms.ts';
import { never } from '#domain/result.ts';
import type { PaymentOutcome } from '../proposal/shapes.ts';

/** A change of any text here needs a new `termsVersion`. */
export const consentWords: Readonly<Record<ConsentPurpose['purpose'], string>> = {
  terms: 'I have read these terms and agree to the plan, the people and the premium shown here.',
  declaration:
    'I declare for everybody insured that the answers in this proposal are true and complete, and that nobody offered me a rebate.',
  'customer-information-sheet': 'I have read the Customer Information Sheet of this plan.',
  'do-not-call-override':
    'I authorise Chhatri and the insurers whose quotes I ask for to contact me by phone, SMS and e-mail about this enquiry. This consent overrides my registration on the National Do Not Call registry. I can withdraw it at any time.',
  whatsapp: 'Chhatri may send me messages about this policy on WhatsApp.',
};

/** The server's own message on the pages after payment; null where there is nothing wrong. */
export function outcomeWords(
  outcome: PaymentOutcome,
  bankText: string | undefined,
  declineReason: string | undefined,
): string | null {
  switch (outcome) {
    case 'none':
    case 'paid':
    case 'issued':
    case 'blocked':
      return null;
    case 'pending':
      return 'The bank has not said yet whether the payment went through.';
    case 'failed':
      return bankText ?? 'The bank did not say why.';
    case 'cancelled':
      return bankText ?? 'The payment was cancelled.';
    case 'declined':
      return declineReason ?? 'The insurer did not accept the proposal.';
    case 'expired':
      return 'The price is too old to pay. Get the price of today: your answers are kept.';
    case 'refund-due':
      return 'The policy could not be issued. Your money is on its way back.';
    case 'refunded':
      return 'The policy could not be issued. Your money was sent back.';
    default:
      return never(outcome);
  }
}
