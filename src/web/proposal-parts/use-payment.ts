import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';

/** Refusals after which the proposal stands otherwise than the page knows: it is read again, and leads to where it belongs. */
const movedOn: ReadonlySet<string> = new Set([
  'PROPOSAL_DECLINED',
  'PAYMENT_PENDING',
  'PAYMENT_ALREADY_MADE',
  'PROPOSAL_LOCKED',
  'PROPOSAL_EXPIRED',
  'KYC_REQUIRED',
  'TERMS_NOT_ACCEPTED',
  'TERMS_CHANGED',
  'PRICE_CHANGED',
]);

type Refusal = Pick<WireFailure, 'code' | 'message'>;

type HandOverCall = 'toProcess' | 'toCisProposal' | 'toPaymentGateway';

/** An insurer that takes the customer information sheet's receipt has a hand-over of its own. */
export function handOverOf({ is_cis_insurer: isCis }: Pick<WireProposal, 'is_cis_insurer'>): HandOverCall {
  return isCis ? 'toCisProposal' : 'toProcess';
}

/** One press, one hand-over: a second press while the first runs does nothing. */
export function usePayment(proposalID: string, handOverCall: HandOverCall) {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal>();
  useEffect(() => {
    // A page that comes back from the browser's memory was left in the middle of the hand-over.
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const refuse = async (refusal: Refusal) => {
    setFailure(refusal);
    if (movedOn.has(refusal.code)) await router.invalidate();
  };
  const handOver = async () => {
    const answer = await api.call(handOverCall, { params: { id: proposalID }, body: {} });
    if (answer.ok) return window.location.assign(answer.value.redirect_url);
    setBusy(false);
    await refuse(answer.failure);
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
    /** Tells of a refusal that came before the payment. */
    refuse,
    /** Hands over to the gateway's page; `first` has to answer true for that. */
    start: (first = () => Promise.resolve(true)) => void start(first),
  };
}
