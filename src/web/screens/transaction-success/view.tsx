import type { ReactNode } from 'react';
import { useLoaded } from '#web/page/use-page.ts';
import { PaymentPending } from '#web/proposal-parts/outcome/payment-pending.tsx';
import { transactionSuccessPage } from './page.ts';
import { Awaited } from './parts/awaited.tsx';
import { Issued } from './parts/issued.tsx';

/** After a payment that went through, or is still on its way. */
export function Screen(): ReactNode {
  const { proposalID, after } = useLoaded(transactionSuccessPage);
  const { outcome } = after;
  if (outcome === 'pending') return <PaymentPending proposalID={proposalID} after={after} />;
  if (outcome === 'issued') return <Issued after={after} />;
  return <Awaited proposalID={proposalID} after={after} isDecision={outcome === 'blocked'} />;
}
