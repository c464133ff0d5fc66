import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallResult } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { kycPage } from './page.ts';

function refusalOf(answer: CallResult<'editPan'>): string | undefined {
  if (!answer.ok) return answer.failure.message;
  if (answer.value.success) return undefined;
  const [said] = Object.values(answer.value.form_error ?? {});
  return said ?? answer.value.err_msg;
}

/** The PAN of the application, changed on the page of the identity check. */
export function usePanEdit() {
  const api = useApi();
  const t = useText();
  const router = useRouter();
  const { proposal } = useLoaded(kycPage);
  const [typed, setTyped] = useState('');
  const [error, setError] = useWorded<string | undefined>(undefined);
  const [{ isSaved, isPriceChanged }, setEnd] = useState({ isSaved: false, isPriceChanged: false });
  const [busy, setBusy] = useState(false);
  const { pan } = proposal.savedForm.formData.proposerDetails ?? {};

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setError(() => undefined);
    setEnd({ isSaved: false, isPriceChanged: false });
    const answer = await api.call('editPan', { params: { id: proposal.proposalID }, body: { pan: typed } });
    if (answer.ok && answer.value.success) {
      await router.invalidate();
      setTyped('');
      setEnd({ isSaved: true, isPriceChanged: answer.value.price_changed });
    } else {
      setError(() => refusalOf(answer) ?? t('kyc.pan.failed'));
    }
    setBusy(false);
  };
  return {
    /** As it is saved, masked; empty where the application has none. */
    saved: typeof pan === 'string' ? pan : '',
    typed,
    type: (text: string) => {
      setTyped(text);
      setError(() => undefined);
    },
    /** What is wrong with what was typed, or with the save. */
    error,
    isSaved,
    /** The price that is asked is another one now. */
    isPriceChanged,
    busy,
    save,
  };
}
