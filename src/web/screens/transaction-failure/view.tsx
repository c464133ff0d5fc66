import type { ReactNode } from 'react';
import { useLoaded } from '#web/page/use-page.ts';
import { PaymentPending } from '#web/proposal-parts/outcome/payment-pending.tsx';
import { transactionFailurePage } from './page.ts';
import { Closed } from './parts/closed.tsx';
import { Failed } from './parts/failed.tsx';

/** After a payment that did not become a policy, or may not have. */
export function Screen(): ReactNode {
  const { proposalID, after } = useLoaded(transactionFailurePage);
  const { outcome } = after;
  if (outcome === 'pending') return <PaymentPending proposalID={proposalID} after={after} />;
  if (outcome === 'failed' || outcome === 'cancelled')
    return <Failed proposalID={proposalID} after={after} />;
  return <Closed proposalID={proposalID} after={after} />;
}
