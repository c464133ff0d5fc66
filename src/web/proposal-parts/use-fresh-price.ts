import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';

/** A fresh quote from the answers of a purchase, and on to its plans. */
export function useFreshPrice({ proposalID }: { readonly proposalID: string }) {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setMessage(undefined);
    const answer = await api.call('quoteResults', { params: {}, body: { data: { proposalID } } });
    if (answer.ok) return router.history.push(paths.results(answer.value.block, answer.value.quoteID));
    setBusy(false);
    setMessage(answer.failure.message);
  };
  return { busy, message, ask: () => void ask() };
}
