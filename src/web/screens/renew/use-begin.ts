import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';

/** Begins the renewal, or finds the one that was begun, and goes on to a page of it. */
export function useBegin(policyID: string) {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const begin = async (next: ProposalScreen) => {
    setBusy(true);
    setMessage(undefined);
    const answer = await api.call('beginRenewal', { params: { id: policyID }, body: {} });
    if (answer.ok) return router.history.push(paths.proposal(answer.value.proposalID, next));
    setBusy(false);
    setMessage(answer.failure.message);
  };
  return { busy, message, begin: (next: ProposalScreen) => void begin(next) };
}
