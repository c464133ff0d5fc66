import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';

/** Refusals that have a page of their own; all others are told where the button was pressed. */
const pages: Readonly<Record<string, ProposalScreen>> = {
  PROPOSAL_DECLINED: 'transaction-failure',
  PAYMENT_PENDING: 'transaction-failure',
  PAYMENT_ALREADY_MADE: 'transaction-success',
  PROPOSAL_LOCKED: 'transaction-failure',
  PROPOSAL_EXPIRED: 'transaction-expired',
  KYC_REQUIRED: 'kyc',
  TERMS_NOT_ACCEPTED: 't-and-c',
};

export type PaymentStart = {
  readonly busy: boolean;
  readonly failure: Pick<WireFailure, 'code' | 'message'> | undefined;
  /** Tells of a refusal that came before the payment, or with undefined that there is none. */
  readonly refuse: (failure: PaymentStart['failure']) => void;
  /** Hands over to the gateway's page; `first` has to answer true for that. */
  readonly start: (first?: () => Promise<boolean>) => void;
};

/** One press, one hand-over: a second press while the first runs does nothing. */
export function usePayment(proposalID: string): PaymentStart {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PaymentStart['failure']>();
  useEffect(() => {
    // A page that comes back from the browser's memory was left in the middle of the hand-over.
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const handOver = async () => {
    const answer = await api.call('toProcess', { params: { id: proposalID }, body: {} });
    if (answer.ok) return window.location.assign(answer.value.redirect_url);
    setBusy(false);
    const page = pages[answer.failure.code];
    if (page) return router.history.push(paths.proposal(proposalID, page));
    setFailure(answer.failure);
    const { code } = answer.failure;
    if (code === 'PRICE_CHANGED' || code === 'TERMS_CHANGED') await router.invalidate();
  };
  const start = async (first: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    if (await first()) await handOver();
    else setBusy(false);
  };
  return {
    busy,
    failure,
    refuse: setFailure,
    start: (first = () => Promise.resolve(true)) => void start(first),
  };
}
